import { meshOf, type Mesh, type Point, type Surface } from './mesh.ts'
import { mayPause } from './pausing.ts'

/** A limb that tapers from one ball to another; both ends in one place make a ball. */
export interface Limb {
  from: Point
  to: Point
  radius: readonly [from: number, to: number]
}

export const ball = (at: Point, radius: number): Limb => ({ from: at, to: at, radius: [radius, radius] })
export const limb = (from: Point, to: Point, start: number, end = start): Limb => ({ from, to, radius: [start, end] })

const NUMBERS = 10

/** Limbs as numbers: start, way, one over its squared length, start's girth and how that changes. */
const numbersOf = (limbs: readonly Limb[]) => Float64Array.from(limbs.flatMap(({ from, to, radius }) => {
  const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const squared = way.reduce((sum, value) => sum + value * value, 0)
  return [...from, ...way, squared > 0 ? 1 / squared : 0, radius[0], radius[1] - radius[0], 0]
}))

function distance(n: Float64Array, at: number, x: number, y: number, z: number): number {
  const px = x - n[at]!, py = y - n[at + 1]!, pz = z - n[at + 2]!
  const ax = n[at + 3]!, ay = n[at + 4]!, az = n[at + 5]!
  const t = Math.max(0, Math.min(1, (px * ax + py * ay + pz * az) * n[at + 6]!))
  const dx = px - ax * t, dy = py - ay * t, dz = pz - az * t
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (n[at + 7]! + n[at + 8]! * t)
}

/** Cells of a block that is looked at or passed over as one. */
const BLOCK = 5

/**
 * Limbs grown together: the zero set of their smooth union (polynomial, Quilez 2013; `melt` is the width of the
 * joints), as naive surface nets (Gibson 1998) over cells of size `cell`.
 */
export function blob(limbs: readonly Limb[], melt: number, cell: number): Mesh {
  const reach = Math.max(...limbs.map(({ radius }) => Math.max(...radius))) + cell * 2
  const low = [0, 1, 2].map((k) => Math.min(...limbs.flatMap(({ from, to }) => [from[k]!, to[k]!])) - reach)
  const high = [0, 1, 2].map((k) => Math.max(...limbs.flatMap(({ from, to }) => [from[k]!, to[k]!])) + reach)
  const [nx, ny, nz] = low.map((value, k) => Math.ceil((high[k]! - value) / cell / BLOCK) * BLOCK + 1) as [number, number, number]
  const [x0, y0, z0] = low as [number, number, number]
  const values = new Float32Array(nx * ny * nz).fill(1e3)
  const numbers = numbersOf(limbs)
  const far = new Float64Array(limbs.length)
  const near = new Int32Array(limbs.length)
  const halfway = (BLOCK / 2) * cell
  const margin = halfway * 1.7321
  for (let bz = 0; bz < nz; bz += BLOCK) {
    mayPause()
    for (let by = 0; by < ny; by += BLOCK) {
      for (let bx = 0; bx < nx; bx += BLOCK) {
        const cx = x0 + bx * cell + halfway, cy = y0 + by * cell + halfway, cz = z0 + bz * cell + halfway
        let nearest = Infinity
        for (let i = 0; i < far.length; i++) nearest = Math.min(nearest, (far[i] = distance(numbers, i * NUMBERS, cx, cy, cz)))
        if (nearest > margin + melt) continue
        let count = 0
        for (let i = 0; i < far.length; i++) if (far[i]! < Math.max(nearest, 0) + 2 * margin + melt) near[count++] = i * NUMBERS
        for (let z = bz; z < Math.min(nz, bz + BLOCK + 1); z++) {
          for (let y = by; y < Math.min(ny, by + BLOCK + 1); y++) {
            for (let x = bx; x < Math.min(nx, bx + BLOCK + 1); x++) {
              let sum = 1e3
              for (let k = 0; k < count; k++) {
                const d = distance(numbers, near[k]!, x0 + x * cell, y0 + y * cell, z0 + z * cell)
                const h = Math.max(melt - Math.abs(sum - d), 0) / melt
                sum = Math.min(sum, d) - h * h * melt * 0.25
              }
              values[(z * ny + y) * nx + x] = sum
            }
          }
        }
      }
    }
  }
  return nets(values, [nx, ny, nz], [x0, y0, z0], cell)
}

function nets(values: Float32Array, [nx, ny, nz]: Point, [x0, y0, z0]: Point, cell: number): Mesh {
  const surface: Surface = { points: [], uvs: [], triangles: [] }
  const vertices = new Int32Array(nx * ny * nz).fill(-1)
  const steps = [1, nx, nx * ny]
  const corners = Array.from({ length: 8 }, (_, k) => (k & 1) + (k & 2 ? nx : 0) + (k & 4 ? nx * ny : 0))
  for (let z = 0; z < nz - 1; z++) {
    if (z % 8 === 0) mayPause()
    for (let y = 0; y < ny - 1; y++)
      for (let x = 0; x < nx - 1; x++) {
        const at = (z * ny + y) * nx + x
        let inside = 0
        for (let k = 0; k < 8; k++) if (values[at + corners[k]!]! < 0) inside |= 1 << k
        if (inside === 0 || inside === 255) continue
        let sx = 0, sy = 0, sz = 0, crossings = 0
        for (let a = 0; a < 8; a++) {
          for (let bit = 1; bit < 8; bit <<= 1) {
            const b = a | bit
            if (a & bit || ((inside >> a) & 1) === ((inside >> b) & 1)) continue
            const da = values[at + corners[a]!]!
            const t = da / (da - values[at + corners[b]!]!)
            sx += (a & 1) + (bit === 1 ? t : 0)
            sy += ((a >> 1) & 1) + (bit === 2 ? t : 0)
            sz += ((a >> 2) & 1) + (bit === 4 ? t : 0)
            crossings++
          }
        }
        vertices[at] = surface.points.length / 3
        surface.points.push(x0 + (x + sx / crossings) * cell, y0 + (y + sy / crossings) * cell, z0 + (z + sz / crossings) * cell)
        surface.uvs.push(0, 0)
      }
  }
  mayPause()
  for (let z = 1; z < nz - 1; z++)
    for (let y = 1; y < ny - 1; y++)
      for (let x = 1; x < nx - 1; x++) {
        const at = (z * ny + y) * nx + x
        const inside = values[at]! < 0
        for (let axis = 0; axis < 3; axis++) {
          if (inside === values[at + steps[axis]!]! < 0) continue
          const s = steps[(axis + 1) % 3]!, t = steps[(axis + 2) % 3]!
          const a = vertices[at - s - t]!, b = vertices[at - t]!, c = vertices[at]!, d = vertices[at - s]!
          if (inside) surface.triangles.push(a, b, c, a, c, d)
          else surface.triangles.push(a, c, b, a, d, c)
        }
      }
  return meshOf(surface, -1)
}
