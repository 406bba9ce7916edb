import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { maskPixels } from './masks.ts'
import { widen } from './widen.ts'

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } } }).png().toBuffer()

describe('a photo that is widened', () => {
  it('stands unchanged in its place, with white around it in the mask', async () => {
    const photo = await noise(200, 100)
    const wide = await widen(photo, { top: 0.5, right: 0, bottom: 0, left: 0.25 })
    expect(await sharp(wide.photo).metadata()).toMatchObject({ width: 250, height: 150 })
    const inner = await sharp(wide.photo).extract({ left: 50, top: 50, width: 200, height: 100 }).raw().toBuffer()
    expect(inner.equals(await sharp(photo).raw().toBuffer())).toBe(true)
    const mask = await maskPixels(wide.mask, { width: 250, height: 150 })
    const at = (x: number, y: number) => mask[y * 250 + x]
    expect([at(49, 100), at(50, 100), at(100, 49), at(100, 50), at(249, 149)]).toEqual([255, 0, 255, 0, 0])
  })

  it('is never too long', async () => {
    const { photo } = await widen(await noise(3000, 300), { top: 0, right: 1, bottom: 1, left: 1 })
    const { width, height } = await sharp(photo).metadata()
    expect(width).toBeLessThanOrEqual(4096)
    expect(width / height).toBeCloseTo(15, 0)
  })
})
