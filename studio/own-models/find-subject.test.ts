import { describe, expect, it } from 'vitest'
import { redFinder } from '../../tests/support/onnx/tiny-networks.ts'
import { idle, meanIn } from '../photo/fixtures.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Size } from '../pixels/raster.ts'
import { subjectByModel } from './find-subject.ts'
import { createTestModels } from './fixtures.ts'

const model = createTestModels()

/** A grey picture with a red square in it. */
function redSquare({ width, height }: Size, left: number, top: number, side: number): RasterImage {
  const data = new Uint8Array(width * height * 3).fill(128)
  for (let y = top; y < top + side; y++) for (let x = left; x < left + side; x++) data.set([230, 20, 20], (y * width + x) * 3)
  return { width, height, channels: 3, data }
}

describe('finding the subject', () => {
  const scene = redSquare({ width: 200, height: 100 }, 120, 30, 40)

  it.each(['stretch', 'pad'] as const)('by a network that sees a square (%s)', async (fit) => {
    const finder = model('cutout', { size: 64, fit, output: { activation: 'sigmoid' } }, redFinder(64))
    const { mask, width, height } = await subjectByModel(finder, scene, idle)
    expect({ width, height }).toEqual(fit === 'pad' ? { width: 64, height: 32 } : { width: 64, height: 64 })
    const inside = { left: Math.round(0.62 * width), top: Math.round(0.36 * height), width: Math.round(0.16 * width), height: Math.round(0.28 * height) }
    expect(meanIn(mask, { width, height }, inside)).toBeGreaterThan(0.95)
    expect(meanIn(mask, { width, height }, { left: 0, top: 0, width: width >> 1, height })).toBeLessThan(0.05)
  })

  it('minds the order of the colours', async () => {
    const finder = model('cutout', { size: 64, input: { channels: 'bgr' }, output: { activation: 'sigmoid' } }, redFinder(64))
    const { mask } = await subjectByModel(finder, scene, idle)
    expect(Math.max(...mask)).toBeLessThan(0.05)
  })
})
