import type { Vec } from '../../pixels/vector.ts'

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
  const corners = new Map<number, number[]>()
  const keys = new Float64Array(positions.length / 3)
  for (let i = 0; i < keys.length; i++) {
    keys[i] = Math.round(positions[3 * i]! * WELD) * 4294967296 + Math.round(positions[3 * i + 1]! * WELD) * 65537 + Math.round(positions[3 * i + 2]! * WELD)
    const known = corners.get(keys[i]!)
    if (known) known.push((i / 3) | 0)
    else corners.set(keys[i]!, [(i / 3) | 0])
  }
  const normals = new Float32Array(positions.length)
  for (let i = 0; i < keys.length; i++) {
    const own = 3 * ((i / 3) | 0)
    let x = 0, y = 0, z = 0
    for (const face of corners.get(keys[i]!)!) {
      const at = 3 * face
      if (facing[at]! * facing[own]! + facing[at + 1]! * facing[own + 1]! + facing[at + 2]! * facing[own + 2]! < crease) continue
      x += areas[at]!
      y += areas[at + 1]!
      z += areas[at + 2]!
    }
    const length = Math.hypot(x, y, z) || 1
    normals[3 * i] = x / length
    normals[3 * i + 1] = y / length
    normals[3 * i + 2] = z / length
  }
  return normals
}

/** The mesh in its place, and in a turned one: `mirror` swaps left and right (z). */
export function placed({ positions, normals, uvs }: Mesh, { x = 0, y = 0, z = 0, turnX = 0, turnY = 0, turnZ = 0, size = 1 }: Placing): Mesh {
  const [sx, sy, sz] = typeof size === 'number' ? [size, size, size] : size
  const turn = rotation(turnX, turnY, turnZ)
  const out = { positions: new Float32Array(positions.length), normals: new Float32Array(normals.length), uvs }
  const apply = (into: Float32Array, at: number, px: number, py: number, pz: number) => {
    into[at] = turn[0] * px + turn[1] * py + turn[2] * pz
    into[at + 1] = turn[3] * px + turn[4] * py + turn[5] * pz
    into[at + 2] = turn[6] * px + turn[7] * py + turn[8] * pz
  }
  for (let i = 0; i < positions.length; i += 3) {
    apply(out.positions, i, positions[i]! * sx, positions[i + 1]! * sy, positions[i + 2]! * sz)
    out.positions[i]! += x
    out.positions[i + 1]! += y
    out.positions[i + 2]! += z
    const [nx, ny, nz] = [normals[i]! / sx, normals[i + 1]! / sy, normals[i + 2]! / sz]
    const length = Math.hypot(nx, ny, nz) || 1
    apply(out.normals, i, nx / length, ny / length, nz / length)
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
