import { placed, type Mesh } from './mesh.ts'
import type { Part } from './model.ts'

export interface Stand {
  /** Radians: round the upright axis, and how far the eye is raised. */
  yaw: number
  pitch: number
  /** Distance of the eye in model heights or widths; near eyes foreshorten. */
  distance?: number
  /** Share of the square that the model takes, the larger of across and up. */
  fill?: number
  /** Height in the square of the model's lowest point, from the top. */
  foot?: number
  /** Flies: it is in the middle of the square, without a shadow on the ground. */
  aloft?: boolean
}

/** A model as the eye sees it; `seen` are triangles in view space, `spots` in the model, `screen` in pixels with nearness. */
export interface View {
  seen: Float32Array
  normals: Float32Array
  model: Float32Array
  screen: Float32Array
  owner: Uint16Array
  local: Mesh[]
  start: Uint32Array
  /** Rows of the turn from the model to the eye. */
  turn: readonly number[]
  eye: number
  /** Pixels a unit, and the middle of the picture. */
  zoom: number
  middleX: number
  middleY: number
  /** Height of the ground in the model, and half its extent. */
  ground: number
  extent: number
}

export function viewOf(parts: readonly Part[], side: number, checkCancelled: () => void, { yaw, pitch, distance = 5, fill = 0.97, foot = 0.994, aloft = false }: Stand): View {
  const meshes = parts.map(({ mesh, at }) => (at ? placed(mesh, at) : mesh))
  const total = meshes.reduce((sum, { positions }) => sum + positions.length, 0)
  const model = new Float32Array(total)
  const normals = new Float32Array(total)
  const owner = new Uint16Array(total / 9)
  const start = new Uint32Array(parts.length)
  const fitted = new Uint8Array(total / 3)
  let at = 0
  meshes.forEach((mesh, part) => {
    start[part] = at / 9
    owner.fill(part, at / 9, (at + mesh.positions.length) / 9)
    model.set(mesh.positions, at)
    normals.set(mesh.normals, at)
    if (part % 64 === 0) checkCancelled()
    if (!parts[part]!.beyond) fitted.fill(1, at / 3, (at + mesh.positions.length) / 3)
    at += mesh.positions.length
  })
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (let k = 0; k < 3; k++) {
    let least = Infinity, most = -Infinity
    for (let i = k; i < total; i += 3) {
      if (!fitted[(i / 3) | 0]) continue
      if (model[i]! < least) least = model[i]!
      if (model[i]! > most) most = model[i]!
    }
    low[k] = least
    high[k] = most
  }
  const centre = low.map((value, k) => (value + high[k]!) / 2)
  const extent = Math.max(...low.map((value, k) => high[k]! - value)) / 2
  const eye = distance * extent * 2
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)]
  checkCancelled()
  const turn = [cy, 0, sy, sy * sp, cp, -cy * sp, -sy * cp, sp, cy * cp]
  const seen = new Float32Array(total)
  const screen = new Float32Array(total)
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  const [a, b, c, d, e, f, g, h, k] = turn as [number, number, number, number, number, number, number, number, number]
  for (let i = 0; i < total; i += 3) {
    const x = model[i]! - centre[0]!, y = model[i + 1]! - centre[1]!, z = model[i + 2]! - centre[2]!
    const nx = normals[i]!, ny = normals[i + 1]!, nz = normals[i + 2]!
    seen[i] = a * x + b * y + c * z
    seen[i + 1] = d * x + e * y + f * z
    seen[i + 2] = g * x + h * y + k * z
    normals[i] = a * nx + b * ny + c * nz
    normals[i + 1] = d * nx + e * ny + f * nz
    normals[i + 2] = g * nx + h * ny + k * nz
    const near = eye / (eye - seen[i + 2]!)
    screen[i] = seen[i]! * near
    screen[i + 1] = -seen[i + 1]! * near
    screen[i + 2] = seen[i + 2]!
    if (!fitted[(i / 3) | 0]) continue
    left = Math.min(left, screen[i]!)
    right = Math.max(right, screen[i]!)
    top = Math.min(top, screen[i + 1]!)
    bottom = Math.max(bottom, screen[i + 1]!)
  }
  checkCancelled()
  const zoom = (side * fill) / Math.max(right - left, bottom - top)
  const middleX = side / 2 - (zoom * (left + right)) / 2
  const middleY = aloft ? side / 2 - (zoom * (top + bottom)) / 2 : side * foot - zoom * bottom
  for (let i = 0; i < total; i += 3) {
    screen[i] = screen[i]! * zoom + middleX
    screen[i + 1] = screen[i + 1]! * zoom + middleY
  }
  return { seen, normals, model, screen, owner, start, local: parts.map(({ mesh }) => mesh), turn, eye, zoom, middleX, middleY, ground: low[1]! - centre[1]!, extent }
}
