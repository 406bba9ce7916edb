import { describe, expect, it } from 'vitest'
import { encodeImage } from '../pixels/codec.ts'
import { crop } from '../avatar/frame-head.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { run } from './extend-task.ts'
import { extend } from './extend.ts'
import { idle, photo } from './fixtures.ts'

const pixels = ({ width, data }: RasterImage, x: number, y: number, length: number) => {
  const start = (y * width + x) * 3
  return [...data.subarray(start, start + length * 3)]
}

describe('extend', async () => {
  const rocket = await photo('rocket.jpg')

  it('sets the photo untouched into a larger frame and continues it', async () => {
    const { picture, notes } = await extend(rocket, { top: 0.1, right: 0.25, bottom: 0, left: 0 }, 1, idle)
    expect(picture).toMatchObject({ width: rocket.width + 64, height: rocket.height + 17 })
    expect(pixels(picture, 0, 17 + 50, rocket.width)).toEqual(pixels(rocket, 0, 50, rocket.width))
    // The night sky goes on: dark blue.
    const [red, , blue] = pixels(picture, picture.width - 10, 20, 1)
    expect(blue!).toBeGreaterThan(red!)
    expect(notes).toEqual([])
  })

  it('says so where a side runs through the middle of somebody, and extends the other sides', async () => {
    const astronaut = await photo('astronaut.png')
    const half = crop(astronaut, { left: 0, top: 0, width: Math.round(astronaut.width * 0.42), height: astronaut.height })
    const none = { top: 0, right: 0, bottom: 0, left: 0 }
    await expect(extend(half, { ...none, right: 0.2 }, 1, idle)).rejects.toMatchObject({ reason: 'person-halved' })
    const { picture } = await extend(half, { ...none, top: 0.1 }, 1, idle)
    expect(picture.width).toBe(half.width)
  })

  it('keeps within the size of a photo', async () => {
    const wide: RasterImage = { width: 4000, height: 40, channels: 3, data: new Uint8Array(4000 * 40 * 3).fill(120) }
    const margins = { top: 0, right: 0.05, bottom: 0, left: 0.05 }
    const output = await run({ photo: await encodeImage(wide, 'png'), margins, seed: 1 }, idle)
    expect(output.width).toBeLessThanOrEqual(4096)
    expect(output.width / output.height).toBeGreaterThan(100)
    expect(output.notes).toEqual([])
  })
})
