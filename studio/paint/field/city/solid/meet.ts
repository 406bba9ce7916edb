/** Numbers kept of each solid. */
export const STRIDE = 10
export const KINDS = ['box', 'drum', 'crown'] as const

/** Where a ray first meets a solid. */
export interface Hit {
  t: number
  /** Index of the solid; -1 when none was met. */
  solid: number
  nx: number
  ny: number
  nz: number
}

export interface Ray {
  x: number
  y: number
  z: number
  dx: number
  dy: number
  dz: number
}

type Meet = (index: number, ray: Ray, from: number, to: number, leafy: boolean, hit: Hit) => void

/** Where rays meet solids, of which `data` holds STRIDE numbers each. */
export function createMeeting(data: Float32Array, leaf: (x: number, y: number, z: number) => number): Meet {
  /** Enters the hit when the ray meets the solid at a distance in from..to that is nearer than what it holds. */
  function meet(index: number, { x, y, z, dx, dy, dz }: Ray, from: number, to: number, leafy: boolean, hit: Hit): void {
    const at = index * STRIDE
    const kind = data[at]!
    const x0 = data[at + 1]!
    const x1 = data[at + 2]!
    const y0 = data[at + 3]!
    const y1 = data[at + 4]!
    const z0 = data[at + 5]!
    const z1 = data[at + 6]!
    if (kind === 2) {
      const rx = (x1 - x0) / 2
      const ry = (y1 - y0) / 2
      const rz = (z1 - z0) / 2
      const ox = (x - x0) / rx - 1
      const oy = (y - y0) / ry - 1
      const oz = (z - z0) / rz - 1
      const ex = dx / rx
      const ey = dy / ry
      const ez = dz / rz
      const a = ex * ex + ey * ey + ez * ez
      const b = ox * ex + oy * ey + oz * ez
      const root = b * b - a * (ox * ox + oy * oy + oz * oz - 1)
      if (root <= 0) return
      const t = (-b - Math.sqrt(root)) / a
      if (t < from || t >= Math.min(to, hit.t)) return
      if (leafy && root / a < 0.75 * leaf(x + dx * t, y + dy * t, z + dz * t)) return
      const nx = (ox + ex * t) / rx
      const ny = (oy + ey * t) / ry
      const nz = (oz + ez * t) / rz
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz)
      enter(hit, t, index, nx / length, ny / length, nz / length)
      return
    }
    let near = -Infinity
    let far = Infinity
    let nx = 0
    let ny = 0
    let nz = 0
    if (kind === 0) {
      const left = (x0 - x) / dx
      const right = (x1 - x) / dx
      near = left < right ? left : right
      far = left < right ? right : left
      nx = dx > 0 ? -1 : 1
      const front = (z0 - z) / dz
      const back = (z1 - z) / dz
      const first = front < back ? front : back
      const last = front < back ? back : front
      if (first > near) {
        near = first
        nx = 0
        nz = dz > 0 ? -1 : 1
      }
      if (last < far) far = last
      if (near >= far || near > to || far < from) return
    } else {
      const radius = (x1 - x0) / 2
      const ox = x - x0 - radius
      const oz = z - (z0 + z1) / 2
      const a = dx * dx + dz * dz
      const b = ox * dx + oz * dz
      const root = b * b - a * (ox * ox + oz * oz - radius * radius)
      if (root <= 0) return
      near = (-b - Math.sqrt(root)) / a
      far = (-b + Math.sqrt(root)) / a
      nx = (ox + dx * near) / radius
      nz = (oz + dz * near) / radius
    }
    const fallX = data[at + 7]!
    const fallZ = data[at + 8]!
    const over = y - y1 + fallX * (x - x0) + fallZ * (z - z0)
    const rise = dy + fallX * dx + fallZ * dz
    const top = -over / rise
    if (rise < 0) {
      if (top > near) {
        near = top
        const length = Math.sqrt(1 + fallX * fallX + fallZ * fallZ)
        nx = fallX / length
        ny = 1 / length
        nz = fallZ / length
      }
    } else if (top < far) far = top
    if (dy > 0) near = Math.max(near, (y0 - y) / dy)
    else far = Math.min(far, (y0 - y) / dy)
    if (near >= far || near < from || near >= Math.min(to, hit.t)) return
    enter(hit, near, index, nx, ny, nz)
  }
  return meet
}

function enter(hit: Hit, t: number, solid: number, nx: number, ny: number, nz: number): void {
  hit.t = t
  hit.solid = solid
  hit.nx = nx
  hit.ny = ny
  hit.nz = nz
}
