import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../pixels/linear-image.ts'
import { applyStyle } from './apply-style.ts'
import { techniques, type Technique } from './techniques.ts'

const context = { progress: () => {}, checkCancelled: () => {} }

/** A bright disc on a slope of colour: edges, flats and a gradient. */
function sample(width: number, height: number): RasterImage {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = Math.hypot(x / width - 0.5, y / height - 0.45) < 0.25
      data.set(inside ? [240, 170, 60] : [40 + (120 * y) / height, 90, 200 - (120 * x) / width], 3 * (y * width + x))
    }
  }
  return { width, height, channels: 3, data }
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length
}

/** Mean of each cell of a 6 × 6 grid: what is where, whatever the size. */
function layout({ width, height, data }: RasterImage): Uint8Array {
  const sums = new Float64Array(36)
  const counts = new Float64Array(36)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y * 6) / height) * 6 + Math.floor((x * 6) / width)
      const at = 3 * (y * width + x)
      sums[cell]! += data[at]! + data[at + 1]! + data[at + 2]!
      counts[cell]! += 3
    }
  }
  return Uint8Array.from(sums, (sum, cell) => sum / counts[cell]!)
}

const redrawn = Object.keys(techniques) as Technique[]

describe('applyStyle', () => {
  it('leaves a photo as it is', () => {
    const image = sample(40, 30)
    expect(applyStyle(image, 'photo', { seed: 1, context })).toBe(image)
  })

  it.each(redrawn)('%s redraws the picture, the same way every time, at its own size', (style) => {
    const image = sample(96, 72)
    const before = image.data.slice()
    const first = applyStyle(image, style, { seed: 1, context })
    const second = applyStyle(image, style, { seed: 1, context })
    expect([first.width, first.height, first.data.length]).toEqual([96, 72, 96 * 72 * 3])
    expect(first.data).toEqual(second.data)
    expect(image.data).toEqual(before)
    expect(meanDifference(first.data, before)).toBeGreaterThan(2)
  })

  it.each(redrawn)('%s previews itself at a small size', (style) => {
    const small = applyStyle(sample(96, 96), style, { seed: 1, context })
    const large = applyStyle(sample(288, 288), style, { seed: 1, context })
    expect(meanDifference(layout(small), layout(large))).toBeLessThan(14)
  })

  it.each(redrawn)('%s copes with a picture of one colour and with a narrow one', (style) => {
    const flat: RasterImage = { width: 48, height: 20, channels: 3, data: new Uint8Array(48 * 20 * 3).fill(128) }
    expect(applyStyle(flat, style, { seed: 1, context }).data).toHaveLength(48 * 20 * 3)
  })

  it.each(redrawn)('%s stops when cancelled', (style) => {
    const cancelled = { progress: () => {}, checkCancelled: () => { throw new Error('cancelled') } }
    expect(() => applyStyle(sample(64, 64), style, { seed: 1, context: cancelled })).toThrow('cancelled')
  })
})
