import { expect, it } from 'vitest'
import { unwatched } from '../../vision/watch.ts'
import { garmentShading } from './shading.ts'

const size = { width: 64, height: 64 }
const whole = new Float32Array(4096).fill(1)
const fold = (i: number) => 0.55 + 0.2 * Math.sin(((i % 64) / 64) * 2 * Math.PI)
const contrast = (plane: Float32Array, period: number) => {
  const row = plane.subarray(32 * 64 + 8, 32 * 64 + 56)
  return Math.abs(row.reduce((sum, value, x) => sum + value * (Math.floor(x / period) % 2 ? -1 : 1), 0)) / row.length
}

it('keeps folds and drops stripes', () => {
  const plain = Float32Array.from(whole, (_, i) => fold(i))
  const striped = plain.map((value, i) => value * (Math.floor((i % 64) / 4) % 2 ? 0.25 : 1))
  const folds = garmentShading([plain, plain, plain], whole, size, unwatched).light
  expect(Math.max(...folds) - Math.min(...folds)).toBeGreaterThan(0.5)
  const { light, drawing } = garmentShading([striped, striped, striped], whole, size, unwatched)
  expect(contrast(light, 4)).toBeLessThan(0.1)
  expect(Math.max(...drawing)).toBe(1)
})

it('lights a garment that fills little of the photo like one that fills it', () => {
  const meanLight = (side: number) => {
    const frame = { width: 256, height: 256 }
    const [from, to] = [128 - side / 2, 128 + side / 2]
    const mask = Float32Array.from({ length: 256 ** 2 }, (_, i) => (i % 256 >= from && i % 256 < to && i >= from * 256 && i < to * 256 ? 1 : 0))
    const plain = mask.map((_, i) => 0.55 + 0.2 * Math.sin(((i % 256) / side) * 2 * Math.PI))
    const { light } = garmentShading([plain, plain, plain], mask, frame, unwatched)
    return light.reduce((sum, value, i) => sum + value * mask[i]!, 0) / side ** 2
  }
  expect(meanLight(32)).toBeGreaterThan(meanLight(160) - 0.05)
})
