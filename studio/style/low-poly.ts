import { clamp } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import { delaunay } from './delaunay.ts'
import { luma, saturate } from './display-image.ts'
import type { StylePass } from './style-pass.ts'

/** Cells a side of the grid on which corners are chosen; a corner a cell at most, so that facets keep a size. */
const GRID = 58

/** Facets between corners that sit on the edges of the picture: small where it is busy, large where it is calm. */
export const lowPoly: StylePass = (source, { seed, context }) => {
  const { width, height, planes } = source
  const points = chooseCorners(edgeStrength(luma(source), width, height), width, height, seed)
  context.checkCancelled()
  const triangles = delaunay(points)
  context.progress(0.4)
  const random = createRandom(seed)
  const out = planes.map((plane) => plane.slice()) as [Plane, Plane, Plane]
  for (const [index, corners] of triangles.entries()) {
    if (index % 256 === 0) context.checkCancelled()
    const [a, b, c] = corners.map((corner) => points[corner]!) as [Point, Point, Point]
    const glint = 1 + (random() - 0.5) * 0.13
    const sums = [0, 0, 0]
    let count = 0
    const inside: number[] = []
    scanTriangle(a, b, c, width, height, (at) => {
      inside.push(at)
      for (let k = 0; k < 3; k++) sums[k]! += planes[k]![at]!
      count++
    })
    for (let k = 0; k < 3; k++) {
      const value = clamp((sums[k]! / count) * glint)
      for (const at of inside) out[k]![at] = value
    }
  }
  context.progress(0.9)
  const facets = { width, height, planes: out }
  saturate(facets, 1.22)
  return facets
}

type Point = readonly [x: number, y: number]

function edgeStrength(grey: Plane, width: number, height: number): Plane {
  const soft = gaussianBlur(grey, width, height, Math.max(0.8, Math.max(width, height) / 420))
  const out = new Float32Array(grey.length)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      out[i] = Math.hypot(soft[i + 1]! - soft[i - 1]!, soft[i + width]! - soft[i - width]!)
    }
  }
  return out
}

/** The strongest edge point of each busy cell, a thin scatter in the calm ones, and an even row along the border. */
function chooseCorners(edges: Plane, width: number, height: number, seed: number): Point[] {
  const long = Math.max(width, height)
  const cell = long / GRID
  const random = createRandom(seed)
  const points: Point[] = []
  const columns = Math.round(width / cell)
  const rows = Math.round(height / cell)
  // Slopes are per pixel: scaled to the frame, the same edge weighs the same at every size.
  const strong = 5 / long
  for (let row = 1; row < rows; row++) {
    // Every other row backwards keeps neighbours in the list near each other for the triangulation's walk.
    for (let step = 1; step < columns; step++) {
      const column = row % 2 ? step : columns - step
      const [dx, dy, chance] = [random(), random(), random()]
      let best = { x: (column + dx - 0.5) * cell, y: (row + dy - 0.5) * cell, edge: 0 }
      for (let v = 0; v < 8; v++) {
        for (let u = 0; u < 8; u++) {
          const x = Math.min(width - 2, Math.max(1, (column - 0.5 + (u + 0.5) / 8) * cell))
          const y = Math.min(height - 2, Math.max(1, (row - 0.5 + (v + 0.5) / 8) * cell))
          const edge = edges[(y | 0) * width + (x | 0)]!
          if (edge > best.edge * 1.05 && edge > strong * 0.4) best = { x, y, edge }
        }
      }
      if (chance > 0.07 + 0.85 * clamp(best.edge / strong - 0.25)) continue
      // A hair's breadth off: corners in exact rows would lie on one circle by fours.
      points.push([best.x + (dx - 0.5) * 0.01, best.y + (dy - 0.5) * 0.01])
    }
  }
  const border = 14
  const across = Math.max(3, Math.round((border * width) / long))
  const down = Math.max(3, Math.round((border * height) / long))
  for (let k = 0; k <= across; k++) points.push([((width - 1) * k) / across, -0.5], [((width - 1) * k) / across, height - 0.5])
  for (let k = 1; k < down; k++) points.push([-0.5, ((height - 1) * k) / down], [width - 0.5, ((height - 1) * k) / down])
  points.push([-1, -1], [width, -1], [-1, height], [width, height])
  return points
}

/** Visits the pixels whose centre lies in the triangle. */
function scanTriangle(a: Point, b: Point, c: Point, width: number, height: number, visit: (at: number) => void): void {
  const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5))
  const bottom = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5))
  for (let y = top; y <= bottom; y++) {
    let left = Infinity
    let right = -Infinity
    for (const [p, q] of [[a, b], [b, c], [c, a]] as const) {
      if (p[1] === q[1]) continue
      const t = (y + 0.5 - p[1]) / (q[1] - p[1])
      if (t < 0 || t > 1) continue
      const x = p[0] + (q[0] - p[0]) * t
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
    const end = Math.min(width - 1, Math.ceil(right - 0.5) - 1)
    for (let x = Math.max(0, Math.ceil(left - 0.5)); x <= end; x++) visit(y * width + x)
  }
}
