import type { Point } from '../../vision/face-geometry.ts'
import type { Bytes } from '../sample/quads.ts'

/** One eye of a face that looks at us, in pixels of the stage. */
export interface Eye {
  /** The upper and the lower lid, from the outer to the inner corner. */
  upper: readonly Point[]
  lower: readonly Point[]
  /** The brow above. */
  brow: readonly Point[]
}

/** Where the lid folds, of the way from its edge to the brow. */
const FOLD = 0.42
/** A closed lid meets the lower one a little above where that was. */
const CLOSED = 0.93
/** Half a pixel's change at the lid's edge, in pixels. */
const SOFT = 0.8

/**
 * Closes an eye by `closed` (0..1) in a plane, from the plane as it was with the eye open: the skin above is drawn down, its lashes with it.
 * `halving` is 2 for chroma planes.
 */
export function closeEye(out: Bytes, open: Bytes, eye: Eye, closed: number, halving: 1 | 2): void {
  const frame = eyeFrame(eye, halving)
  const { left, top, right, bottom } = frame.bounds
  for (let y = Math.max(0, top); y <= Math.min(out.height - 1, bottom); y++) {
    for (let x = Math.max(0, left); x <= Math.min(out.width - 1, right); x++) {
      const at = y * out.width + x
      const value = open.data[at]!
      out.data[at] = value
      const [along, down] = frame.placeOf(x + 0.5, y + 0.5)
      if (along <= 0 || along >= 1) continue
      const [brow, upper, lower] = [heightAt(frame.brow, along), heightAt(frame.upper, along), heightAt(frame.lower, along)]
      const fold = upper - FOLD * Math.max(1, upper - brow)
      const lid = upper + Math.max(0, lower - upper) * CLOSED * closed
      if (down <= fold || down >= lid + SOFT) continue
      const from = fold + ((Math.min(down, lid) - fold) * (upper - fold)) / Math.max(1e-3, lid - fold)
      const [u, v] = frame.pixelOf(along, from)
      const share = Math.min(1, (lid + SOFT - down) / (2 * SOFT))
      out.data[at] = value + (bilinear(open, u - 0.5, v - 0.5) - value) * share + 0.5
    }
  }
}

/** A line as places along the eye and downwards. */
type Line = readonly Point[]

/** Places by the eye's own axes: 0..1 from corner to corner, and pixels downwards. */
function eyeFrame({ upper, lower, brow }: Eye, halving: number) {
  const halved = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x / halving, y / halving])
  const [lidPoints, lowerPoints, browPoints] = [halved(upper), halved(lower), halved(brow)]
  const [ax, ay] = lidPoints[0]!
  const [bx, by] = lidPoints.at(-1)!
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [ex, ey] = [(bx - ax) / length, (by - ay) / length]
  // The axis that points down the face, whichever way the eye runs.
  const side = ex >= 0 ? 1 : -1
  const [nx, ny] = [-ey * side, ex * side]
  const placeOf = (x: number, y: number): Point => [((x - ax) * ex + (y - ay) * ey) / length, (x - ax) * nx + (y - ay) * ny]
  const pixelOf = (along: number, down: number): Point => [ax + ex * along * length + nx * down, ay + ey * along * length + ny * down]
  const lineOf = (points: readonly Point[]): Line => points.map(([x, y]) => placeOf(x, y)).sort((a, b) => a[0] - b[0])
  const all = [...lidPoints, ...lowerPoints, ...browPoints]
  const bounds = {
    left: Math.floor(Math.min(...all.map(([x]) => x))),
    right: Math.ceil(Math.max(...all.map(([x]) => x))),
    top: Math.floor(Math.min(...all.map(([, y]) => y))),
    bottom: Math.ceil(Math.max(...all.map(([, y]) => y)) + 2),
  }
  return { placeOf, pixelOf, bounds, upper: lineOf(lidPoints), lower: lineOf(lowerPoints), brow: lineOf(browPoints) }
}

function heightAt(line: Line, along: number): number {
  let i = 1
  while (i < line.length - 1 && line[i]![0] < along) i++
  const [from, to] = [line[i - 1]!, line[i]!]
  const share = Math.min(1, Math.max(0, (along - from[0]) / Math.max(1e-6, to[0] - from[0])))
  return from[1] + (to[1] - from[1]) * share
}

function bilinear({ data, width, height }: Bytes, x: number, y: number): number {
  const [left, top] = [Math.min(width - 2, Math.max(0, Math.floor(x))), Math.min(height - 2, Math.max(0, Math.floor(y)))]
  const [u, v] = [x - left, y - top]
  const at = top * width + left
  const upper = data[at]! + (data[at + 1]! - data[at]!) * u
  const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * u
  return upper + (lower - upper) * v
}

export const eyeBounds = (eye: Eye, halving: 1 | 2) => eyeFrame(eye, halving).bounds
