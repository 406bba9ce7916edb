import { add, cross, minus, times, unit, type Vec } from '../../../pixels/vector.ts'

/** A surface as a grid of points, `columns` × `rows`, each with its normal; u runs along the columns, v along the rows, 0..1. */
export interface Surface {
  columns: number
  rows: number
  points: Vec[]
  normals: Vec[]
}

/** A surface from its equation. Normals point to the side from which u runs to the right and v up. */
export function surface(columns: number, rows: number, at: (u: number, v: number) => Vec): Surface {
  const points: Vec[] = []
  const normals: Vec[] = []
  const step = 1e-3
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [u, v] = [column / (columns - 1), row / (rows - 1)]
      const across = minus(at(u + step, v), at(u - step, v))
      const [low, high] = [Math.max(0, v - step), Math.min(1, v + step)]
      points.push(at(u, v))
      normals.push(unit(cross(across, minus(at(u, high), at(u, low)))))
    }
  }
  return { columns, rows, points, normals }
}

export type Path = (t: number) => Vec

/** A round bar along a path; `radius` may change along it. */
export function tube(
  path: Path,
  radius: number | ((t: number) => number),
  { steps = 64, sides = 10, up = [0, 0.3, 1] as Vec } = {},
): Surface {
  const thickness = typeof radius === 'number' ? () => radius : radius
  return surface(sides + 1, steps, (u, v) => {
    const along = unit(minus(path(v + 1e-3), path(v - 1e-3)))
    const side = unit(cross(along, up))
    const out = cross(side, along)
    const angle = -u * 2 * Math.PI
    return add(path(v), add(times(side, thickness(v) * Math.cos(angle)), times(out, thickness(v) * Math.sin(angle))))
  })
}

export const ball = (centre: Vec, radius: number, detail = 16): Surface =>
  surface(detail * 2 + 1, detail + 1, (u, v) => {
    const [a, b] = [u * 2 * Math.PI, (v - 0.5) * Math.PI]
    return add(centre, times([Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)], radius))
  })

/** A ring about the y axis: at turn 0 it faces the viewer. */
export const ringPoint = (turn: number, rx: number, rz: number, y: number): Vec => [
  Math.sin(turn * 2 * Math.PI) * rx,
  y,
  Math.cos(turn * 2 * Math.PI) * rz,
]

/** A profile turned about the y axis: radius as a share of the ring, and height, at v. */
export const lathe = (
  rx: number,
  rz: number,
  profile: (v: number, turn: number) => readonly [radius: number, y: number],
  columns = 72,
  rows = 24,
): Surface =>
  surface(columns, rows, (u, v) => {
    const [radius, y] = profile(v, u)
    return ringPoint(u, rx * radius, rz * radius, y)
  })

/** A curve through points, by which a path runs at even pace. */
export function curve(points: readonly Vec[]): Path {
  const last = points.length - 1
  const at = (i: number) => points[Math.min(last, Math.max(0, i))]!
  return (t) => {
    const place = Math.min(last, Math.max(0, t * last))
    const i = Math.min(last - 1, Math.floor(place))
    const s = place - i
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const along = (k: 0 | 1 | 2) =>
      b[k] + 0.5 * s * (c[k] - a[k] + s * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + s * (3 * (b[k] - c[k]) + d[k] - a[k])))
    return [along(0), along(1), along(2)]
  }
}

/** The surface pushed out along its normals. */
export const swollen = (shape: Surface, by: number): Surface => ({
  ...shape,
  points: shape.points.map((p, i) => add(p, times(shape.normals[i]!, by))),
})
