import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Stroke } from '#contract/generators/fields.ts'
import { greyMask, maskPicture, photoWithHole, strokeMasks } from './masks.ts'

const photo = () => sharp({ create: { width: 200, height: 100, channels: 3, background: '#888' } }).png().toBuffer()
const line = (mode: Stroke['mode'], from: [number, number], to: [number, number] = from): Stroke => ({
  mode,
  radius: 0.05,
  points: from === to ? [from] : [from, to],
})

/** Whether the mask is white at a place given as shares. */
async function whiteAt(mask: Uint8Array | undefined, x: number, y: number): Promise<boolean> {
  const { data, info } = await sharp(mask).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels]! > 127
}

describe('strokes over a photo', () => {
  it('become masks of its proportions, taps included', async () => {
    const { keep, remove } = await strokeMasks([line('keep', [0.2, 0.5], [0.6, 0.5]), line('remove', [0.9, 0.2])], await photo())
    expect(await sharp(keep).metadata()).toMatchObject({ width: 200, height: 100 })
    expect(await Promise.all([whiteAt(keep, 0.4, 0.5), whiteAt(keep, 0.4, 0.9), whiteAt(keep, 0.9, 0.2)])).toEqual([true, false, false])
    expect(await Promise.all([whiteAt(remove, 0.9, 0.2), whiteAt(remove, 0.4, 0.5)])).toEqual([true, false])
  })

  it('undo one another where they cross', async () => {
    const { keep, remove } = await strokeMasks([line('keep', [0.2, 0.5], [0.8, 0.5]), line('remove', [0.5, 0.5])], await photo())
    expect(await Promise.all([whiteAt(keep, 0.3, 0.5), whiteAt(keep, 0.5, 0.5), whiteAt(remove, 0.5, 0.5)])).toEqual([true, false, true])
  })

  it('are no mask when there are none', async () => {
    expect(await strokeMasks([], await photo())).toEqual({})
    expect(Object.keys(await strokeMasks([line('keep', [0.5, 0.5])], await photo()))).toEqual(['keep'])
  })
})

describe('a mask over a photo', () => {
  const square: Stroke = { mode: 'keep', radius: 0.01, points: [[0.2, 0.2], [0.6, 0.2], [0.6, 0.8], [0.2, 0.8]], area: true }
  const places = [[0.4, 0.5], [0.63, 0.5], [0.58, 0.5], [0.9, 0.5]] as const
  const look = async (mask: Parameters<typeof maskPicture>[0]) => {
    const picture = await maskPicture(mask, await photo())
    return Promise.all(places.map(([x, y]) => whiteAt(picture, x, y)))
  }

  it('fills areas, grows and shrinks them', async () => {
    expect(await look({ strokes: [square], inverted: false, grow: 0 })).toEqual([true, false, true, false])
    expect(await look({ strokes: [square], inverted: false, grow: 0.05 })).toEqual([true, true, true, false])
    expect(await look({ strokes: [square], inverted: false, grow: -0.05 })).toEqual([true, false, false, false])
  })

  it('turns over, less what was taken out', async () => {
    expect(await look({ strokes: [square], inverted: true, grow: 0 })).toEqual([false, true, false, true])
    expect(await look({ strokes: [square, line('remove', [0.4, 0.5])], inverted: false, grow: 0 })).toEqual([false, false, true, false])
  })
})

describe('a mask as a server wants it', () => {
  const half = async () => maskPicture({ strokes: [{ mode: 'keep', radius: 0.01, points: [[0, 0], [0.5, 0], [0.5, 1], [0, 1]], area: true }], inverted: false, grow: 0 }, await photo())
  const nothing = async () => maskPicture({ strokes: [], inverted: false, grow: 0 }, await photo())

  it('is white where to edit, of one channel, of the exact size, without greys', async () => {
    const mask = await greyMask(await half(), { width: 130, height: 77 })
    expect(await sharp(mask).metadata()).toMatchObject({ format: 'png', width: 130, height: 77, channels: 1, space: 'b-w' })
    const values = new Set(await sharp(mask).toColourspace('b-w').raw().toBuffer())
    expect(values).toEqual(new Set([0, 255]))
    expect(await Promise.all([whiteAt(mask, 0.2, 0.5), whiteAt(mask, 0.8, 0.5)])).toEqual([true, false])
  })

  it('is transparent where to edit, in the photo itself', async () => {
    const holed = await photoWithHole(await photo(), await half())
    const { data, info } = await sharp(holed).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 200, height: 100, channels: 4 })
    const at = (x: number, y: number) => [...data.subarray((y * 200 + x) * 4, (y * 200 + x) * 4 + 4)]
    expect(at(20, 50)).toEqual([0x88, 0x88, 0x88, 0])
    expect(at(180, 50)).toEqual([0x88, 0x88, 0x88, 255])
  })

  it('is refused when it chooses nothing', async () => {
    const refusal = { name: 'EngineError', reason: 'mask-empty', kind: 'refused' }
    await expect(greyMask(await nothing(), { width: 64, height: 64 })).rejects.toMatchObject(refusal)
    await expect(photoWithHole(await photo(), await nothing())).rejects.toMatchObject(refusal)
  })
})
