import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../pixels/linear-image.ts'
import { erase } from './erase.ts'
import { drawn, idle, photo } from './fixtures.ts'

const at = ({ width, data }: RasterImage, x: number, y: number) => {
  const start = (y * width + x) * 3
  return [...data.subarray(start, start + 3)]
}

describe('erase', async () => {
  const astronaut = await photo('astronaut.png')
  const shuttle = { left: 185, top: 5, width: 60, height: 95 }

  it('takes a thing away and leaves the rest as it was', async () => {
    const { picture, notes } = await erase(astronaut, drawn(astronaut, shuttle), idle)
    // The tank is brown; the wall behind it is grey.
    const [red, green, blue] = at(picture, 210, 30)
    expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThan(40)
    for (const [x, y] of [[110, 60], [20, 20], [175, 50], [120, 200]] as const) {
      expect(at(picture, x, y)).toEqual(at(astronaut, x, y))
    }
    expect(notes).toEqual([])
  })

  it('says when much was invented, and refuses to invent nearly all or nothing', async () => {
    const half = drawn(astronaut, { left: 0, top: 0, width: 256, height: 100 })
    expect((await erase(astronaut, half, idle)).notes).toEqual(['large-hole'])
    const most = drawn(astronaut, { left: 0, top: 0, width: 256, height: 180 })
    await expect(erase(astronaut, most, idle)).rejects.toMatchObject({ reason: 'mask-too-large' })
    const none = new Float32Array(astronaut.width * astronaut.height)
    await expect(erase(astronaut, none, idle)).rejects.toMatchObject({ reason: 'mask-empty' })
  })
})
