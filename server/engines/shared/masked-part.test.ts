import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { maskedPart } from './masked-part.ts'
import { maskPicture } from './masks.ts'

const photo = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } } }).png().toBuffer()
const dot = (x: number, y: number, radius = 0.02) => ({ strokes: [{ mode: 'keep' as const, radius, points: [[x, y]] as [number, number][] }], inverted: false, grow: 0 })

describe('the part of a photo that a mask is about', () => {
  it.each([[0.5, 0.5], [0, 0], [1, 1], [0.9, 0.1]])('lies around %d, %d, inside the photo, and goes back into its place', async (x, y) => {
    const bytes = await photo()
    const part = await maskedPart(bytes, await maskPicture(dot(x, y), bytes))
    const { width, height } = await sharp(part.photo).metadata()
    expect([width, height]).toEqual([100, 75])
    expect(await sharp(part.mask).metadata()).toMatchObject({ width, height, channels: 1 })
    expect((await sharp(part.mask).toColourspace('b-w').raw().toBuffer()).includes(255)).toBe(true)
    const back = await sharp(await part.putBack(part.photo)).raw().toBuffer()
    expect(back.equals(await sharp(bytes).raw().toBuffer())).toBe(true)
  })

  it('is the whole of it where much is chosen', async () => {
    const bytes = await photo()
    const { photo: part } = await maskedPart(bytes, await maskPicture({ ...dot(0.5, 0.5), inverted: true }, bytes))
    expect(await sharp(part).metadata()).toMatchObject({ width: 400, height: 300 })
  })

  it('is refused when nothing is chosen', async () => {
    const bytes = await photo()
    const nothing = await maskPicture({ strokes: [], inverted: false, grow: 0 }, bytes)
    await expect(maskedPart(bytes, nothing)).rejects.toMatchObject({ reason: 'mask-empty', kind: 'refused' })
  })
})
