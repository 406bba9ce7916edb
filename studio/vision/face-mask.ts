import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import type { Loop, Point } from './face-geometry.ts'
import type { Face } from './faces.ts'

/** Points drawn between two of the mesh. */
const STEPS = 6
/** Lines a row of pixels is sampled at; across, the coverage is exact. */
const LINES = 4

/**
 * What the loops enclose (a loop within another is a hole), 0..1 with smooth outlines; the face in pixels of `size`.
 * `feather` is the sigma in pixels by which the edge is softened.
 */
export function regionMask({ mesh }: Face, loops: readonly Loop[], size: Size, feather = 0): Plane {
  const mask = fillOutlines(loops.map((loop) => smoothOutline(loop.map((i) => mesh[i]!))), size)
  return feather > 0.4 ? gaussianBlur(mask, size.width, size.height, feather) : mask
}

/** A closed curve through the points (Catmull-Rom). */
export function smoothOutline(points: readonly (Point | Face['mesh'][number])[]): Point[] {
  const at = (i: number) => points[(i + points.length) % points.length]!
  return points.flatMap((from, i) => {
    const [before, to, after] = [at(i - 1), at(i + 1), at(i + 2)]
    return Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS
      const along = (c: 0 | 1) =>
        from[c] + 0.5 * t * (to[c] - before[c] + t * (2 * before[c] - 5 * from[c] + 4 * to[c] - after[c] + t * (3 * (from[c] - to[c]) + after[c] - before[c])))
      return [along(0), along(1)] as const
    })
  })
}

/** Even-odd fill of closed outlines, with anti-aliased edges; added to `mask` if there is one. */
export function fillOutlines(outlines: readonly (readonly Point[])[], { width, height }: Size, mask: Plane = new Float32Array(width * height)): Plane {
  const ys = outlines.flatMap((outline) => outline.map(([, y]) => y))
  const top = Math.max(0, Math.floor(Math.min(...ys)))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...ys)))
  const crossings: number[] = []
  for (let y = top; y <= bottom; y++) {
    for (let line = 0; line < LINES; line++) {
      crossings.length = 0
      const at = y + (line + 0.5) / LINES
      for (const outline of outlines) {
        let from = outline.at(-1)!
        for (const to of outline) {
          if (from[1] <= at !== to[1] <= at) crossings.push(from[0] + ((at - from[1]) / (to[1] - from[1])) * (to[0] - from[0]))
          from = to
        }
      }
      crossings.sort((a, b) => a - b)
      for (let i = 0; i + 1 < crossings.length; i += 2) addSpan(mask, y * width, width, crossings[i]!, crossings[i + 1]!)
    }
  }
  return mask
}

function addSpan(mask: Plane, row: number, width: number, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(width, to)]
  for (let x = Math.floor(start); x < end; x++) mask[row + x]! += Math.max(0, Math.min(x + 1, end) - Math.max(x, start)) / LINES
}
