import { createMeeting, KINDS, STRIDE, type Hit, type Ray } from './meet.ts'

/** What stands in the city: boxes and drums with a flat or a slanting top, and crowns of trees. Metres; y is up. */
export interface Solid {
  kind: 'box' | 'drum' | 'crown'
  x0: number
  x1: number
  z0: number
  z1: number
  y0: number
  y1: number
  /** Fall of the top along x and z. */
  fallX?: number
  fallZ?: number
  /** Index of its look. */
  look: number
}

/** Cells along a ward, which a ray passes in one step where it is above all of it. */
const WARD = 8

/** Solids sorted into the square cells of a plan, for rays that walk it cell by cell (Amanatides and Woo 1987). */
export interface City {
  size: number
  cell: number
  looks: Uint16Array
  /** Finds the first solid before `limit` within so many cells; `leafy` lets rays through the ragged edge of crowns. */
  trace(ray: Ray, limit: number, cells: number, leafy: boolean, hit: Hit): void
  /** Whether a solid lies across the ray within the limit; ragged edges count as whole. */
  blocks(solid: number, ray: Ray, limit: number): boolean
  /** Whether a ray that is known to meet no other solid meets this one, as `trace` would find it. */
  meets(solid: number, ray: Ray, limit: number, hit: Hit): boolean
}

export function buildCity(solids: readonly Solid[], size: number, cell: number, leaf: (x: number, y: number, z: number) => number): City {
  const data = new Float32Array(solids.length * STRIDE)
  const lists: number[][] = Array.from({ length: size * size }, () => [])
  const tops = new Float32Array(size * size)
  const peaks = new Float32Array(solids.length)
  const bounds = new Float32Array(4 * solids.length)
  solids.forEach((solid, index) => {
    const { kind, x0, x1, y0, y1, z0, z1, fallX = 0, fallZ = 0 } = solid
    data.set([KINDS.indexOf(kind), x0, x1, y0, y1, z0, z1, fallX, fallZ], index * STRIDE)
    const peak = y1 + Math.max(0, -fallX * (x1 - x0)) + Math.max(0, -fallZ * (z1 - z0))
    peaks[index] = peak + 1e-3
    const [middle, reach] = [(z0 + z1) / 2, (kind === 'drum' ? x1 - x0 : z1 - z0) / 2]
    bounds.set([x0, x1, middle - reach, middle + reach], 4 * index)
    for (let j = Math.max(0, Math.floor(z0 / cell)); j <= Math.min(size - 1, Math.floor(z1 / cell)); j++)
      for (let i = Math.max(0, Math.floor(x0 / cell)); i <= Math.min(size - 1, Math.floor(x1 / cell)); i++) {
        lists[j * size + i]!.push(index)
        tops[j * size + i] = Math.max(tops[j * size + i]!, peak)
      }
  })
  const wards = size / WARD
  const wardTops = new Float32Array(wards * wards)
  tops.forEach((top, at) => {
    const ward = Math.floor(Math.floor(at / size) / WARD) * wards + Math.floor((at % size) / WARD)
    wardTops[ward] = Math.max(wardTops[ward]!, top)
  })
  const highest = wardTops.reduce((a, b) => Math.max(a, b), 0)
  const starts = new Uint32Array(size * size + 1)
  lists.forEach((list, i) => { starts[i + 1] = starts[i]! + list.length })
  const members = Uint32Array.from(lists.flat())

  const meet = createMeeting(data, leaf)
  const tried: Hit = { t: 0, solid: -1, nx: 0, ny: 0, nz: 0 }
  return {
    size,
    cell,
    looks: Uint16Array.from(solids, ({ look }) => look),
    blocks(solid, ray, limit) {
      tried.t = limit
      tried.solid = -1
      meet(solid, ray, 1e-3, limit, false, tried)
      return tried.solid >= 0
    },
    meets(solid, ray, limit, hit) {
      hit.t = limit
      hit.solid = -1
      meet(solid, ray, 1e-3, limit, true, hit)
      return hit.solid >= 0
    },
    trace(ray, limit, cells, leafy, hit) {
      hit.t = limit
      hit.solid = -1
      const { x, y, z, dx, dy, dz } = ray
      const stepX = dx > 0 ? 1 : -1
      const stepZ = dz > 0 ? 1 : -1
      const deltaX = Math.abs(cell / dx)
      const deltaZ = Math.abs(cell / dz)
      const aheadX = dx > 0 ? 1 : 0
      const aheadZ = dz > 0 ? 1 : 0
      let i = Math.floor(x / cell)
      let j = Math.floor(z / cell)
      let nextX = ((i + aheadX) * cell - x) / dx
      let nextZ = ((j + aheadZ) * cell - z) / dz
      let t = 0
      let asked = -1
      const leaving = (wardX: number, wardZ: number) => Math.min(((wardX + aheadX) * WARD * cell - x) / dx, ((wardZ + aheadZ) * WARD * cell - z) / dz)
      for (let k = 0; k < cells && t < hit.t; k++) {
        if (dy > 0 && y + dy * t > highest) return
        if (i < 0 || j < 0 || i >= size || j >= size) {
          if ((stepX > 0 ? i >= size : i < 0) || (stepZ > 0 ? j >= size : j < 0)) return
        } else {
          const wardX = i >> 3
          const wardZ = j >> 3
          const ward = wardZ * wards + wardX
          const top = wardTops[ward]!
          // A falling ray need ask once for each ward; a rising one asks again when it is above it.
          const leave = dy > 0 ? (y + dy * t > top ? leaving(wardX, wardZ) : Infinity) : ward === asked ? Infinity : leaving(wardX, wardZ)
          asked = ward
          if (leave < Infinity && (dy > 0 || y + dy * leave > top)) {
            t = leave
            const beyond = leave + 1e-3 * deltaX
            const across = x + dx * beyond
            const along = z + dz * beyond
            i = Math.floor(across / cell)
            j = Math.floor(along / cell)
            nextX = ((i + aheadX) * cell - x) / dx
            nextZ = ((j + aheadZ) * cell - z) / dz
            continue
          }
          const end = nextX < nextZ ? nextX : nextZ
          const at = j * size + i
          if ((dy > 0 ? y + dy * t : y + dy * end) <= tops[at]!) {
            // A solid may reach into later cells: what lies beyond this one waits until the ray is there.
            const from = t > 2e-3 ? t - 1e-3 : 1e-3
            const lowest = dy > 0 ? y + dy * from : y + dy * (end + 1e-3)
            const to = end + 1e-3
            // Wider by a centimetre, for what a ray only grazes.
            const xa = x + dx * from
            const xb = x + dx * to
            const za = z + dz * from
            const zb = z + dz * to
            const x0 = (xa < xb ? xa : xb) - 0.01
            const x1 = (xa < xb ? xb : xa) + 0.01
            const z0 = (za < zb ? za : zb) - 0.01
            const z1 = (za < zb ? zb : za) + 0.01
            for (let m = starts[at]!; m < starts[at + 1]!; m++) {
              const index = members[m]!
              const of = index * 4
              // Most of what stands along a street lies beside the ray.
              const beside = bounds[of]! > x1 || bounds[of + 1]! < x0 || bounds[of + 2]! > z1 || bounds[of + 3]! < z0
              if (!beside && peaks[index]! >= lowest) meet(index, ray, from, to, leafy, hit)
            }
            if (hit.solid >= 0) return
          }
        }
        if (nextX < nextZ) {
          t = nextX
          i += stepX
          nextX += deltaX
        } else {
          t = nextZ
          j += stepZ
          nextZ += deltaZ
        }
      }
    },
  }
}
