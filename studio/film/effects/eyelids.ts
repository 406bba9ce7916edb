import type { Point } from '../../vision/face-geometry.ts'
import type { Bytes } from '../sample/bytes.ts'

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
/** Points of a mesh lie a little inside of the opening: what closes is wider and deeper by these shares of its width and height. */
const WIDER = 0.24
const DEEPER = 0.22
/** What is drawn down is the skin above the lashes, which begin this share of the opening above its edge. */
const LASHES = 0.3
/** A closed eye is a dark line: how dark, and how thick, of the eye's width. */
const LINE = { dark: 0.42, thick: 0.035 }
/** Half a pixel's change at the lid's edge, in pixels. */
const SOFT = 0.8

/**
 * Closes an eye by `closed` (0..1) in a plane, from the plane as it was with the eye open: the skin above is drawn down to a line of lashes.
 * `halving` is 2 for chroma planes.
 */
export function closeEye(out: Bytes, open: Bytes, eye: Eye, closed: number, halving: 1 | 2): void {
  const frame = eyeFrame(eye, halving)
  const { left, top, right, bottom } = frame.bounds
  const thick = Math.max(1, frame.length * LINE.thick)
  for (let y = Math.max(0, top); y <= Math.min(out.height - 1, bottom); y++) {
    for (let x = Math.max(0, left); x <= Math.min(out.width - 1, right); x++) {
      const at = y * out.width + x
      const value = open.data[at]!
      out.data[at] = value
      const [along, down] = frame.placeOf(x + 0.5, y + 0.5)
      // From corner to corner of the wider opening; its lids meet there.
      const inside = (along + WIDER) / (1 + 2 * WIDER)
      if (inside <= 0 || inside >= 1) continue
      const rim = Math.min(1, 6 * Math.min(inside, 1 - inside))
      const [brow, upper, lower] = [heightAt(frame.brow, along), heightAt(frame.upper, along), heightAt(frame.lower, along)]
      const gap = Math.max(frame.gap * 0.5, lower - upper)
      const skin = upper - LASHES * gap * rim
      const fold = skin - FOLD * Math.max(1, upper - brow)
      const lid = upper + (lower - upper + DEEPER * gap * rim) * closed
      if (down <= fold || down >= lid + thick) continue
      const from = fold + ((Math.min(down, lid) - fold) * (skin - fold)) / Math.max(1e-3, lid - fold)
      const [u, v] = frame.pixelOf(along, from)
      const share = Math.min(1, Math.max(0, (lid + SOFT - down) / (2 * SOFT))) * Math.min(1, closed * 4) * rim
      const covered = value + (bilinear(open, u - 0.5, v - 0.5) - value) * share
      const line = halving === 1 ? LINE.dark * rim * closed * Math.max(0, 1 - Math.abs(down - lid) / thick) : 0
      out.data[at] = covered + (16 - covered) * line + 0.5
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
  const room = WIDER * length + 2
  const bounds = {
    left: Math.floor(Math.min(...all.map(([x]) => x)) - room),
    right: Math.ceil(Math.max(...all.map(([x]) => x)) + room),
    top: Math.floor(Math.min(...all.map(([, y]) => y)) - room),
    bottom: Math.ceil(Math.max(...all.map(([, y]) => y)) + room),
  }
  const [upperLine, lowerLine] = [lineOf(lidPoints), lineOf(lowerPoints)]
  const gap = heightAt(lowerLine, 0.5) - heightAt(upperLine, 0.5)
  return { placeOf, pixelOf, bounds, length, gap, upper: upperLine, lower: lowerLine, brow: lineOf(browPoints) }
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
