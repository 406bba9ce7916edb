import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fitForModel } from './fit.ts'
import { maskPicture } from './masks.ts'

const limits = { multiple: 64, maxPixels: 512 * 512, minSide: 256 }
const plain = (width: number, height: number, background = '#369') => sharp({ create: { width, height, channels: 3, background } }).png().toBuffer()
const astronaut = () => readFile(new URL('../../../tests/fixtures/photos/astronaut.png', import.meta.url))

describe('a photo fitted to a model', () => {
  it.each([[512, 512], [4000, 3000], [3000, 4000], [1001, 777], [64, 64], [300, 100], [4096, 205], [205, 4096]])('%dx%d keeps to its limits and comes back as it was', async (width, height) => {
    const fitted = await fitForModel(await plain(width, height), limits)
    expect([fitted.width % 64, fitted.height % 64]).toEqual([0, 0])
    expect(fitted.width * fitted.height).toBeLessThanOrEqual(limits.maxPixels)
    expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(limits.minSide)
    expect(await sharp(fitted.photo).metadata()).toMatchObject({ width: fitted.width, height: fitted.height, channels: 3 })
    expect(await sharp(await fitted.restore(fitted.photo)).metadata()).toMatchObject({ width, height })
  })

  it('comes back in its place, also when the answer is larger', async () => {
    const photo = await astronaut()
    const { width, height } = await sharp(photo).metadata()
    const wide = await sharp(photo).resize(width, Math.round(height * 0.77), { fit: 'cover' }).png().toBuffer()
    const fitted = await fitForModel(wide, limits)
    const doubled = await sharp(fitted.photo).resize(fitted.width * 2, fitted.height * 2).png().toBuffer()
    for (const answer of [fitted.photo, doubled]) {
      const back = await sharp(await fitted.restore(answer)).blur(3).raw().toBuffer()
      const before = await sharp(wide).removeAlpha().blur(3).raw().toBuffer()
      const difference = back.reduce((sum, value, at) => sum + Math.abs(value - before[at]!), 0) / back.length
      expect(difference).toBeLessThan(4)
    }
  })

  it('is opaque and in colour, whatever it was', async () => {
    const grey = await sharp(await plain(100, 100)).toColourspace('b-w').png().toBuffer()
    const glass = await sharp({ create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer()
    expect(await sharp((await fitForModel(grey, limits)).photo).metadata()).toMatchObject({ channels: 3 })
    const { photo } = await fitForModel(glass, limits)
    expect((await sharp(photo).raw().toBuffer())[0]).toBe(255)
  })

  it('has its mask with it: thin strokes stay, what was added is never chosen', async () => {
    const photo = await plain(4000, 1500)
    const mask = await maskPicture({ strokes: [{ mode: 'keep', radius: 0.001, points: [[0, 0.5], [1, 0.5]] }], inverted: false, grow: 0 }, photo)
    const fitted = await fitForModel(photo, limits)
    const { data, info } = await sharp(await fitted.mask(mask)).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: fitted.width, height: fitted.height, channels: 1 })
    expect(data.every((value) => value === 0 || value === 255)).toBe(true)
    const rows = Array.from({ length: info.height }, (_, y) => data.subarray(y * info.width, (y + 1) * info.width).filter(Boolean).length)
    // All of the photo's width, and less than a step of the model beside it.
    expect(Math.max(...rows)).toBeGreaterThan(info.width - 64)
    expect(rows.slice(0, 20).every((count) => count === 0)).toBe(true)
  })

  it('takes no answer of other proportions for one', async () => {
    const fitted = await fitForModel(await plain(800, 400), limits)
    await expect(fitted.restore(await plain(512, 512))).rejects.toMatchObject({ reason: 'engine-answer-bad', kind: 'transient' })
  })
})
