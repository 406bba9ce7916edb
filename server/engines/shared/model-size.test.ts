import { describe, expect, it } from 'vitest'
import { pixelsOf, ratios } from '#contract/generators/fields.ts'
import { modelSize } from './model-size.ts'

describe('the size asked of a model', () => {
  it('has the proportions wished for, or nearly, within the limits', () => {
    for (const maxPixels of [256 * 256, 512 * 512, 1024 * 1024, 2048 * 2048]) {
      for (const ratio of ratios) {
        const wish = pixelsOf(ratio, 'standard')
        const { width, height } = modelSize(wish, { multiple: 64, maxPixels, minSide: 64 })
        expect([width % 64, height % 64]).toEqual([0, 0])
        expect(width * height).toBeLessThanOrEqual(maxPixels)
        expect(Math.abs(width / height / (wish.width / wish.height) - 1)).toBeLessThan(maxPixels < 512 * 512 ? 0.12 : 0.05)
      }
    }
  })

  it('is the wish where that fits, and never larger than needed', () => {
    expect(modelSize({ width: 1024, height: 1024 }, { multiple: 64, maxPixels: 2 ** 21 })).toEqual({ width: 1024, height: 1024 })
    expect(modelSize({ width: 720, height: 1280 }, { multiple: 8, maxPixels: 2 ** 21 })).toEqual({ width: 720, height: 1280 })
    expect(modelSize({ width: 1024, height: 1024 }, { multiple: 64, maxPixels: 512 * 512 })).toEqual({ width: 512, height: 512 })
  })

  it('keeps to the sides there are', () => {
    expect(modelSize({ width: 1280, height: 720 }, { multiple: 64, maxPixels: 2 ** 22, maxSide: 768 }).width).toBeLessThanOrEqual(768)
    expect(modelSize({ width: 20, height: 20 }, { multiple: 64, maxPixels: 2 ** 22, minSide: 256 })).toEqual({ width: 256, height: 256 })
  })
})
