import type { Colours, Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import { luma } from '../../../style/display-image.ts'
import { CLASSES, classify } from './classify.ts'
import { FILTER_LENGTH, type Bank } from './filters.ts'
import { taps } from './taps.ts'
import { keepWithin } from './within.ts'

const MARGIN = 3

/** A picture (0..1) at twice its size: each pixel's four quarters by the filter that its surroundings ask for. */
export function double(planes: Colours, size: Size, bank: Bank, step: (fraction: number) => void): Colours {
  const { width, height } = size
  const { classes, turns } = classify(luma({ planes }), size, () => step(0))
  step(0.3)
  const stride = width + 2 * MARGIN
  const [red, green, blue] = planes.map((plane) => withMargin(plane, size)) as unknown as Colours
  const offsets = Int32Array.from(taps, ([x, y]) => y * stride + x)
  const wide = 2 * width
  const out = planes.map(() => new Float32Array(4 * width * height)) as unknown as Colours
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = (y + MARGIN) * stride + x + MARGIN
      const r = red[at]!
      const g = green[at]!
      const b = blue[at]!
      let weight = (turns[i]! * CLASSES + classes[i]!) * FILTER_LENGTH
      let r0 = r
      let r1 = r
      let r2 = r
      let r3 = r
      let g0 = g
      let g1 = g
      let g2 = g
      let g3 = g
      let b0 = b
      let b1 = b
      let b2 = b
      let b3 = b
      for (let k = 0; k < offsets.length; k++, weight += 4) {
        const from = at + offsets[k]!
        const w0 = bank[weight]!
        const w1 = bank[weight + 1]!
        const w2 = bank[weight + 2]!
        const w3 = bank[weight + 3]!
        const dr = red[from]! - r
        const dg = green[from]! - g
        const db = blue[from]! - b
        r0 += w0 * dr
        r1 += w1 * dr
        r2 += w2 * dr
        r3 += w3 * dr
        g0 += w0 * dg
        g1 += w1 * dg
        g2 += w2 * dg
        g3 += w3 * dg
        b0 += w0 * db
        b1 += w1 * db
        b2 += w2 * db
        b3 += w3 * db
      }
      const to = 2 * y * wide + 2 * x
      const below = to + wide
      out[0][to] = r0
      out[0][to + 1] = r1
      out[0][below] = r2
      out[0][below + 1] = r3
      out[1][to] = g0
      out[1][to + 1] = g1
      out[1][below] = g2
      out[1][below + 1] = g3
      out[2][to] = b0
      out[2][to + 1] = b1
      out[2][below] = b2
      out[2][below + 1] = b3
    }
    if (y % 32 === 0) step(0.3 + (0.6 * y) / height)
  }
  planes.forEach((plane, c) => {
    keepWithin(out[c]!, plane, size)
    step(0.9 + (c + 1) / 30)
  })
  return out
}

/** The plane with its border repeated around it. */
export function withMargin(plane: Plane, { width, height }: Size): Plane {
  const stride = width + 2 * MARGIN
  const out = new Float32Array(stride * (height + 2 * MARGIN))
  for (let y = 0, at = 0; y < height + 2 * MARGIN; y++) {
    const row = Math.min(height - 1, Math.max(0, y - MARGIN)) * width
    for (let x = 0; x < stride; x++, at++) out[at] = plane[row + Math.min(width - 1, Math.max(0, x - MARGIN))]!
  }
  return out
}
