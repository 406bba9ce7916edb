import { describe, expect, it } from 'vitest'
import { clamp } from '../pixels/colour.ts'
import { createRandom } from '../pixels/random.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { matte } from './matte.ts'

const SIDE = 320
const SIZE = { width: SIDE, height: SIDE }
/** Round head, and the mask that a network sees of it: blurred, without its locks. */
const HEAD = 80
const fromCentre = (i: number) => Math.hypot((i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2)
const plane = (value: (i: number) => number) => Float32Array.from({ length: SIDE * SIDE }, (_, i) => clamp(value(i)))
const covered = (radius: number) => plane((i) => radius - fromCentre(i) + 0.5)
const mask = plane((i) => (HEAD + 6 - fromCentre(i)) / 12)

/** Thin locks from the head outwards, as alpha. */
function locks(): Float32Array {
  const alpha = covered(HEAD)
  const random = createRandom(3)
  for (let k = 0; k < 90; k++) {
    const angle = random() * 2 * Math.PI
    const bend = (random() - 0.5) * 0.3
    for (let step = 0; step < 44; step++) {
      const [radius, at] = [HEAD - 4 + step / 2, angle + (bend * step) / 44]
      const i = Math.round(SIDE / 2 + radius * Math.sin(at)) * SIDE + Math.round(SIDE / 2 + radius * Math.cos(at))
      alpha[i] = Math.max(alpha[i]!, 0.8)
    }
  }
  return alpha
}

function photographed(alpha: Float32Array, subject: readonly number[], ground: (x: number) => readonly number[]): RasterImage {
  const data = new Uint8Array(SIDE * SIDE * 3)
  const random = createRandom(9)
  alpha.forEach((a, i) => {
    const behind = ground(i % SIDE)
    for (let c = 0; c < 3; c++) data[i * 3 + c] = a * subject[c]! + (1 - a) * behind[c]! + random() * 8
  })
  return { ...SIZE, channels: 3, data }
}

const meanError = (alpha: Float32Array, truth: Float32Array, from: number, to: number) => {
  let [sum, count] = [0, 0]
  alpha.forEach((value, i) => {
    const radius = fromCentre(i)
    if (radius < from || radius > to) return
    sum += Math.abs(value - truth[i]!)
    count++
  })
  return sum / count
}

describe('matte', () => {
  it('finds locks that the mask lacks, and the ground between them', () => {
    const truth = locks()
    const alpha = matte(photographed(truth, [60, 40, 30], (x) => [150 + x / 8, 190, 220]), { ...SIZE, mask })
    expect(meanError(truth, covered(HEAD), HEAD + 2, HEAD + 14)).toBeGreaterThan(0.1)
    expect(meanError(alpha, truth, HEAD + 2, HEAD + 14)).toBeLessThan(0.08)
  })

  it('keeps a sharp outline sharp, and a spot of the colour of the ground within', () => {
    const truth = covered(HEAD)
    const spot = (i: number) => Math.hypot((i % SIDE) - SIDE / 2 - 55, Math.floor(i / SIDE) - SIDE / 2) < 5
    const photo = photographed(truth.map((a, i) => (spot(i) ? 0 : a)), [60, 40, 30], () => [170, 190, 220])
    const alpha = matte(photo, { ...SIZE, mask })
    expect(meanError(alpha, truth, HEAD - 4, HEAD + 4)).toBeLessThan(0.05)
    expect(Math.min(...alpha.filter((_, i) => fromCentre(i) < HEAD - 10))).toBeGreaterThan(0.97)
    expect(Math.max(...alpha.filter((_, i) => fromCentre(i) > HEAD + 6))).toBeLessThan(0.03)
  })

  it('leaves the mask where subject and ground share their colours', () => {
    const truth = covered(HEAD)
    const alpha = matte(photographed(truth, [128, 128, 128], () => [128, 128, 128]), { ...SIZE, mask })
    expect(meanError(alpha, truth, 0, HEAD - 16)).toBeLessThan(0.01)
    expect(meanError(alpha, truth, HEAD + 16, SIDE)).toBeLessThan(0.01)
  })
})
