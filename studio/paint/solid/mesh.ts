import type { Vec } from '../../pixels/vector.ts'
import { mayPause } from './pausing.ts'

export type Point = Vec

/** Triangles without an index: nine coordinates of positions and normals, and six of surface coordinates, for each. */
export interface Mesh {
  positions: Float32Array
  normals: Float32Array
  uvs: Float32Array
}

/** Corners by number before their normals are known. */
export interface Surface {
  points: number[]
  uvs: number[]
  /** Three corners each, counter-clockwise seen from outside. */
  triangles: number[]
}

/** Where a part stands in its model: scaled, turned about x, then z, then y (radians), then moved. */
export interface Placing {
  x?: number
  y?: number
  z?: number
  turnX?: number
  turnY?: number
  turnZ?: number
  size?: number | Point
}

/** Faces that meet at less than this angle are one smooth surface. */
const CREASE = Math.cos((38 * Math.PI) / 180)
/** Corners nearer than one in this many units are one. */
const WELD = 2e4

/** Normals of faces, averaged over those that meet smoothly in a corner. */
export function meshOf({ points, uvs, triangles }: Surface, crease = CREASE): Mesh {
  const faces = triangles.length / 3
  const facing = new Float32Array(triangles.length)
  const areas = new Float32Array(triangles.length)
  const positions = new Float32Array(faces * 9)
  const surface = new Float32Array(faces * 6)
  for (let f = 0; f < faces; f++) {
    for (let k = 0; k < 3; k++) {
      const from = triangles[3 * f + k]!
      for (let c = 0; c < 3; c++) positions[9 * f + 3 * k + c] = points[3 * from + c]!
      for (let c = 0; c < 2; c++) surface[6 * f + 2 * k + c] = uvs[2 * from + c]!
    }
    const at = 9 * f
    const ax = positions[at + 3]! - positions[at]!, ay = positions[at + 4]! - positions[at + 1]!, az = positions[at + 5]! - positions[at + 2]!
    const bx = positions[at + 6]! - positions[at]!, by = positions[at + 7]! - positions[at + 1]!, bz = positions[at + 8]! - positions[at + 2]!
    const nx = ay * bz - az * by, ny = az * bx - ax * bz, nz = ax * by - ay * bx
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    facing[3 * f] = nx / length
    facing[3 * f + 1] = ny / length
    facing[3 * f + 2] = nz / length
    areas[3 * f] = nx
    areas[3 * f + 1] = ny
    areas[3 * f + 2] = nz
  }
  return { positions, normals: averaged(positions, facing, areas, crease), uvs: surface }
}

function averaged(positions: Float32Array, facing: Float32Array, areas: Float32Array, crease: number): Float32Array {
  const { first, next } = corners(positions)
  mayPause()
  const normals = new Float32Array(positions.length)
  for (let i = 0; i < next.length; i++) {
    const own = 3 * ((i / 3) | 0)
    let x = 0, y = 0, z = 0
    for (let corner = first[i]!; corner >= 0; corner = next[corner]!) {
      const at = 3 * ((corner / 3) | 0)
      if (facing[at]! * facing[own]! + facing[at + 1]! * facing[own + 1]! + facing[at + 2]! * facing[own + 2]! < crease) continue
      x += areas[at]!
      y += areas[at + 1]!
      z += areas[at + 2]!
    }
    const length = Math.sqrt(x * x + y * y + z * z) || 1
    normals[3 * i] = x / length
    normals[3 * i + 1] = y / length
    normals[3 * i + 2] = z / length
  }
  mayPause()
  return normals
}

/** For each corner the first one in its place, and from there the next ones (-1: none). */
function corners(positions: Float32Array): { first: Int32Array; next: Int32Array } {
  const count = positions.length / 3
  const mask = 2 ** Math.ceil(Math.log2(count * 2 + 1)) - 1
  const slots = new Int32Array(mask + 1).fill(-1)
  const first = new Int32Array(count)
  const next = new Int32Array(count).fill(-1)
  const last = new Int32Array(count)
  const places = new Int32Array(positions.length)
  for (let i = 0; i < places.length; i++) places[i] = Math.round(positions[i]! * WELD)
  for (let i = 0; i < count; i++) {
    const x = places[3 * i]!, y = places[3 * i + 1]!, z = places[3 * i + 2]!
    let slot = (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & mask
    for (; ; slot = (slot + 1) & mask) {
      const at = slots[slot]!
      if (at < 0) {
        slots[slot] = first[i] = last[i] = i
        break
      }
      if (places[3 * at] !== x || places[3 * at + 1] !== y || places[3 * at + 2] !== z) continue
      first[i] = at
      next[last[at]!] = i
      last[at] = i
      break
    }
  }
  return { first, next }
}

/** The mesh in its place, and in a turned one: `mirror` swaps left and right (z). */
export function placed({ positions, normals, uvs }: Mesh, { x = 0, y = 0, z = 0, turnX = 0, turnY = 0, turnZ = 0, size = 1 }: Placing): Mesh {
  const [sx, sy, sz] = typeof size === 'number' ? [size, size, size] : size
  const turn = rotation(turnX, turnY, turnZ)
  const out = { positions: new Float32Array(positions.length), normals: new Float32Array(normals.length), uvs }
  const [a, b, c, d, e, f, g, h, k] = turn
  for (let i = 0; i < positions.length; i += 3) {
    const px = positions[i]! * sx, py = positions[i + 1]! * sy, pz = positions[i + 2]! * sz
    out.positions[i] = a * px + b * py + c * pz + x
    out.positions[i + 1] = d * px + e * py + f * pz + y
    out.positions[i + 2] = g * px + h * py + k * pz + z
    const nx = normals[i]! / sx, ny = normals[i + 1]! / sy, nz = normals[i + 2]! / sz
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    out.normals[i] = (a * nx + b * ny + c * nz) / length
    out.normals[i + 1] = (d * nx + e * ny + f * nz) / length
    out.normals[i + 2] = (g * nx + h * ny + k * nz) / length
  }
  return out
}

function rotation(ax: number, ay: number, az: number) {
  const [cx, sx, cy, sy, cz, sz] = [Math.cos(ax), Math.sin(ax), Math.cos(ay), Math.sin(ay), Math.cos(az), Math.sin(az)]
  return [
    cy * cz, -cy * sz * cx + sy * sx, cy * sz * sx + sy * cx,
    sz, cz * cx, -cz * sx,
    -sy * cz, sy * sz * cx + cy * sx, -sy * sz * sx + cy * cx,
  ] as const
}

/** A shape set down flat: what would be under `floor` lies on it. */
export function setDown(mesh: Mesh, floor: number): Mesh {
  const { positions } = mesh
  for (let i = 1; i < positions.length; i += 3) positions[i] = Math.max(floor, positions[i]!)
  return mesh
}

/** Many small shapes as one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const all = (of: keyof Mesh) => {
    const out = new Float32Array(meshes.reduce((sum, mesh) => sum + mesh[of].length, 0))
    let at = 0
    for (const mesh of meshes) {
      out.set(mesh[of], at)
      at += mesh[of].length
    }
    return out
  }
  return { positions: all('positions'), normals: all('normals'), uvs: all('uvs') }
}

/** The same surface in triangles whose sides are no longer than `longest`: what is painted by place on a large one would bend. */
export function fine({ positions, normals, uvs }: Mesh, longest: number): Mesh {
  // Eight numbers a corner: place, normal, surface coordinates.
  const corner = (i: number) => [...positions.subarray(3 * i, 3 * i + 3), ...normals.subarray(3 * i, 3 * i + 3), ...uvs.subarray(2 * i, 2 * i + 2)]
  const out: number[][] = []
  const todo = Array.from({ length: positions.length / 9 }, (_, t) => [corner(3 * t), corner(3 * t + 1), corner(3 * t + 2)] as const)
  for (let next = todo.pop(); next; next = todo.pop()) {
    const sides = next.map((from, k) => Math.hypot(...[0, 1, 2].map((c) => next[(k + 1) % 3]![c]! - from[c]!)))
    const k = sides.indexOf(Math.max(...sides))
    const [a, b, c] = [next[k]!, next[(k + 1) % 3]!, next[(k + 2) % 3]!]
    if (sides[k]! <= longest) out.push(a, b, c)
    else {
      const half = a.map((value, i) => (value + b[i]!) / 2)
      todo.push([a, half, c], [half, b, c])
    }
  }
  const part = (from: number, to: number) => Float32Array.from(out.flatMap((values) => values.slice(from, to)))
  return { positions: part(0, 3), normals: part(3, 6), uvs: part(6, 8) }
}
