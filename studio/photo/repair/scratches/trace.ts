import type { Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import { fitCurve, type Curve } from './curve.ts'
import type { Piece } from './thin-things.ts'

/** A scratch goes on over this gap, as a share of the longest side. */
const PATIENCE = 0.03
/** Pixels each way in which a scratch is looked for beside its curve. */
const SEARCH = 2
/** Pixels from its curve after which it is something else that is followed. */
const MOST_DRIFT = 2.5
/** A piece that does not hold this share of its pixels near its curve is no scratch. */
const FITTING = 0.65
/** A rim is bent more than this. */
const BENT = 0.06

/**
 * Marks a scratch along the curve fitted to it: without what has grown together with it, over gaps, and on past its
 * ends as long as `contrast` reaches `least`. A piece that is no line is left.
 */
export function traceScratch(
  piece: Piece,
  labels: Int32Array,
  contrast: Plane,
  least: number,
  size: Size,
  marked: Uint8Array,
): void {
  const curve = fitCurve(piece, labels, size)
  if (curve.fit < FITTING || curve.bow > BENT) return
  const thickness = Math.min(4, Math.max(1, (curve.fit * piece.area) / (curve.to - curve.from + 1)))
  for (let t = curve.from; t <= curve.to; t += 0.5) markAcross(curve, t, 0, thickness, size, marked)
  const patience = PATIENCE * Math.max(size.width, size.height)
  for (const direction of [1, -1]) {
    const end = direction > 0 ? curve.to : curve.from
    let drift = 0
    let pending: number[] = []
    for (let gone = 1; pending.length < patience; gone++) {
      const t = end + direction * gone
      const found = strongest(curve, t, drift, contrast, least, size)
      if (found === 'outside') break
      pending.push(t)
      if (found === undefined) continue
      drift += 0.25 * (found - drift)
      if (Math.abs(drift) > MOST_DRIFT) break
      for (const place of pending) {
        for (const half of [0, 0.5]) markAcross(curve, place + half, drift, thickness, size, marked)
      }
      pending = []
    }
  }
}

/** Where across the curve the contrast is greatest. */
function strongest(curve: Curve, t: number, drift: number, contrast: Plane, least: number, { width, height }: Size): number | 'outside' | undefined {
  let best: number | undefined
  let most = least
  for (let step = -SEARCH; step <= SEARCH; step++) {
    const [x, y] = curve.at(t, drift + step)
    if (x < 0 || y < 0 || x >= width || y >= height) return 'outside'
    const value = contrast[y * width + x]!
    if (value > most) [best, most] = [drift + step, value]
  }
  return best
}

function markAcross(curve: Curve, t: number, drift: number, thickness: number, { width, height }: Size, marked: Uint8Array): void {
  for (let step = -thickness / 2; step <= thickness / 2; step += 0.5) {
    const [x, y] = curve.at(t, drift + step)
    if (x >= 0 && y >= 0 && x < width && y < height) marked[y * width + x] = 1
  }
}
