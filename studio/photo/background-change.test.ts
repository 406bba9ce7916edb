import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../pixels/linear-image.ts'
import { backgroundChange, type BackgroundChangeOptions } from './background-change.ts'
import { idle } from './fixtures.ts'

const size = { width: 64, height: 64 }
const flat = (...colour: [number, number, number]): RasterImage => ({
  ...size,
  channels: 3,
  data: Uint8Array.from({ length: size.width * size.height * 3 }, (_, i) => colour[i % 3]!),
})
const inMiddle = (i: number) => Math.abs((i % 64) - 32) < 16 && Math.abs(Math.floor(i / 64) - 32) < 16
const subject = { alpha: Float32Array.from({ length: 4096 }, (_, i) => (inMiddle(i) ? 1 : 0)), foreground: flat(120, 120, 120) }
const change = (backdrop: RasterImage, options: BackgroundChangeOptions) => backgroundChange(subject, backdrop, options, idle)
const placement = { x: 0, y: 0, scale: 1 }
const plain: BackgroundChangeOptions = { blur: 0, lightWrap: 0, colourPull: 0, exposureMatch: 0, placement }
const pixel = ({ data }: RasterImage, x: number, y: number) => [...data.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)]

describe('backgroundChange', () => {
  const orange = flat(240, 140, 20)

  it('fills the frame with a backdrop of any shape and leaves the subject alone', async () => {
    const wide: RasterImage = { width: 192, height: 32, channels: 3, data: new Uint8Array(192 * 32 * 3).fill(200) }
    const picture = await change(wide, plain)
    expect(picture).toMatchObject(size)
    expect(pixel(picture, 2, 2)).toEqual([200, 200, 200])
    expect(pixel(picture, 32, 32)).toEqual([120, 120, 120])
  })

  it('pulls the subject towards the tint and the brightness of the backdrop', async () => {
    const [red, , blue] = pixel(await change(orange, { ...plain, colourPull: 1 }), 32, 32)
    expect(red! - blue!).toBeGreaterThan(30)
    const [dark] = pixel(await change(flat(20, 20, 20), { ...plain, exposureMatch: 1 }), 32, 32)
    expect(dark).toBeLessThan(90)
  })

  it('lets light spill over the edge, not the middle', async () => {
    const picture = await change(orange, { ...plain, lightWrap: 1 })
    expect(pixel(picture, 17, 32)[0]! - pixel(picture, 32, 32)[0]!).toBeGreaterThan(20)
  })

  it('moves and scales the subject', async () => {
    const picture = await change(orange, { ...plain, placement: { x: 0.25, y: 0, scale: 0.5 } })
    expect(pixel(picture, 32 + 16, 48)).toEqual([120, 120, 120])
    expect(pixel(picture, 20, 32)).toEqual([240, 140, 20])
  })
})
