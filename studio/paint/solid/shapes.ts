import { cross, unit } from '../../pixels/vector.ts'
import { meshOf, type Mesh, type Point, type Surface } from './mesh.ts'

/** A net of points over (u, v) in 0..1, `rows` by `columns` cells; a column joined to the first closes it. */
export function net(rows: number, columns: number, at: (u: number, v: number) => Point, crease?: number): Mesh {
  const surface: Surface = { points: [], uvs: [], triangles: [] }
  for (let i = 0; i <= rows; i++) {
    for (let j = 0; j <= columns; j++) {
      surface.points.push(...at(i / rows, j / columns))
      surface.uvs.push(i / rows, j / columns)
    }
  }
  const across = columns + 1
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      const [a, b, c, d] = [i * across + j, i * across + j + 1, (i + 1) * across + j, (i + 1) * across + j + 1]
      surface.triangles.push(a, b, c, b, d, c)
    }
  }
  return meshOf(surface, crease)
}

/** A profile [radius, height] from below turned about the y axis. */
export function lathe(profile: readonly (readonly [radius: number, height: number])[], segments = 40): Mesh {
  const last = profile.length - 1
  return net(last, segments, (u, v) => {
    const [radius, height] = profile[Math.round(u * last)]!
    const angle = v * 2 * Math.PI
    return [radius * Math.cos(angle), height, -radius * Math.sin(angle)]
  })
}

/** A power that keeps the sign: of sine and cosine it makes sections between round and square (superellipses). */
export const power = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent

/** An ellipsoid about the origin. */
export const ellipsoid = (x: number, y: number, z: number, segments = 28): Mesh =>
  net(segments, segments * 2, (u, v) => {
    const [lift, angle] = [(u - 0.5) * Math.PI, v * 2 * Math.PI]
    return [x * Math.cos(lift) * Math.cos(angle), y * Math.sin(lift), -z * Math.cos(lift) * Math.sin(angle)]
  })

/** A box about the origin, half sides; its edges are rounded, or sharp by a radius of 0. */
export function box(x: number, y: number, z: number, radius: number): Mesh {
  const surface: Surface = { points: [], uvs: [], triangles: [] }
  const half = [x, y, z]
  const stops = (h: number) => radius === 0 ? [-h, h] : [...[0, 0.25, 0.5, 0.8, 1].map((t) => -h + radius * t), ...[1, 0.8, 0.5, 0.25, 0].map((t) => h - radius * t)]
  for (let axis = 0; axis < 3; axis++) {
    const [b, c] = [(axis + 1) % 3, (axis + 2) % 3]
    for (const side of [-1, 1]) {
      const [us, vs] = [stops(half[b]!), stops(half[c]!)]
      const start = surface.points.length / 3
      for (const u of us) {
        for (const v of vs) {
          const point = [0, 0, 0]
          point[axis] = side * half[axis]!
          point[b] = u
          point[c] = v
          const inner = point.map((value, k) => Math.max(-(half[k]! - radius), Math.min(half[k]! - radius, value)))
          const away = point.map((value, k) => value - inner[k]!)
          const length = Math.hypot(...away) || 1
          surface.points.push(...inner.map((value, k) => value + (away[k]! / length) * radius))
          surface.uvs.push(u, v)
        }
      }
      const n = vs.length
      for (let i = 0; i < us.length - 1; i++) {
        for (let j = 0; j < n - 1; j++) {
          const [p, q, r, s] = [start + i * n + j, start + i * n + j + 1, start + (i + 1) * n + j, start + (i + 1) * n + j + 1]
          surface.triangles.push(...(side > 0 ? [p, r, q, q, r, s] : [p, q, r, q, s, r]))
        }
      }
    }
  }
  return meshOf(surface)
}

/** A smooth path through points (Catmull-Rom), t in 0..1. */
export function along(points: readonly Point[], t: number): Point {
  const last = points.length - 1
  const i = Math.min(last - 1, Math.floor(t * last))
  const s = t * last - i
  const [a, b, c, d] = [points[Math.max(0, i - 1)]!, points[i]!, points[i + 1]!, points[Math.min(last, i + 2)]!]
  const axis = (k: 0 | 1 | 2) => 0.5 * (2 * b[k] + (c[k] - a[k]) * s + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * s * s + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * s * s * s)
  return [axis(0), axis(1), axis(2)]
}

/** Directions at a place of a path: along it, to its side and over it. */
function frameAt(points: readonly Point[], t: number, up: Point = [0, 1, 0]) {
  const [from, to] = [along(points, Math.max(0, t - 0.004)), along(points, Math.min(1, t + 0.004))]
  const ahead = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]])
  const side = unit(cross(ahead, up))
  return { at: along(points, t), ahead, side, over: cross(side, ahead) }
}

export interface TubeOptions {
  rows?: number
  segments?: number
  /** What is over the path, for its sections; no part of the path may run along it. */
  up?: Point
  /** Height of a section beside its width. */
  flat?: number
}

/** A round, closed-ended body along a smooth path; `radius` of t in 0..1. */
export function tube(points: readonly Point[], radius: number | ((t: number) => number), { rows = 24, segments = 16, up = [0, 1, 0.001], flat = 1 }: TubeOptions = {}): Mesh {
  const caps = 5
  const total = rows + 2 * caps
  const sizeAt = typeof radius === 'number' ? () => radius : radius
  return net(total, segments, (u, v) => {
    const row = Math.round(u * total)
    const t = Math.max(0, Math.min(1, (row - caps) / rows))
    const beyond = row < caps ? (caps - row) / caps : row > total - caps ? (row - total + caps) / caps : 0
    const { at, ahead, side, over } = frameAt(points, t, up)
    const r = sizeAt(t) * Math.cos((beyond * Math.PI) / 2)
    const push = sizeAt(t) * Math.sin((beyond * Math.PI) / 2) * (row < caps ? -1 : 1)
    const [cos, sin] = [Math.cos(v * 2 * Math.PI) * r, Math.sin(v * 2 * Math.PI) * r * flat]
    return [0, 1, 2].map((k) => at[k]! + ahead[k]! * push + side[k]! * cos - over[k]! * sin) as unknown as Point
  })
}

/** A flat outline [x, y], counter-clockwise, as a plate of some thickness about z = 0; outlines are star-shaped about their middle. */
export function plate(outline: readonly (readonly [x: number, y: number])[], thickness: number): Mesh {
  const surface: Surface = { points: [], uvs: [], triangles: [] }
  const n = outline.length
  const middle = [0, 1].map((k) => outline.reduce((sum, point) => sum + point[k as 0 | 1], 0) / n)
  for (const z of [thickness / 2, -thickness / 2]) {
    for (const [x, y] of [...outline, [middle[0]!, middle[1]!] as const]) {
      surface.points.push(x, y, z)
      surface.uvs.push(x, y)
    }
  }
  for (let i = 0; i < n; i++) {
    const next = (i + 1) % n
    surface.triangles.push(n, i, next, 2 * n + 1, n + 1 + next, n + 1 + i, i, n + 1 + i, next, next, n + 1 + i, n + 1 + next)
  }
  return meshOf(surface)
}
