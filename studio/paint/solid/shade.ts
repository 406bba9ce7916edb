import { mirrored, type Light } from './light.ts'
import type { Matter, Part, Spot } from './model.ts'
import { opennessAt, type Openness } from './openness.ts'
import type { Sight } from './raster.ts'
import type { Reaches } from './shadow.ts'
import type { View } from './view.ts'

export interface ShadeInput {
  parts: readonly Part[]
  view: View
  sight: Sight
  light: Light
  reaches: Reaches
  open: Openness
  checkCancelled: () => void
}

/** Linear light of each seen pixel, three a pixel, and the part of it that glows. */
export interface Shown {
  colour: Float32Array
  glow: Float32Array
}

/** From this many pixels on, a side, one of four is enough. */
const ONCE = 1000

interface Place {
  b0: number
  b1: number
  b2: number
  spot: Spot
}

const newSpot = (): Spot => ({ x: 0, y: 0, z: 0, modelX: 0, modelY: 0, modelZ: 0, u: 0, v: 0 })

/** Where in its triangle a pixel lies. */
function locate({ view, sight }: ShadeInput, pixel: number, triangle: number, place: Place): void {
  const { screen, local, owner, start, model } = view
  const at = 9 * triangle
  const px = (pixel % sight.side) + 0.5, py = Math.floor(pixel / sight.side) + 0.5
  const x0 = screen[at]!, y0 = screen[at + 1]!
  const ax = screen[at + 3]! - x0, ay = screen[at + 4]! - y0, bx = screen[at + 6]! - x0, by = screen[at + 7]! - y0
  const area = ax * by - bx * ay
  const b1 = ((px - x0) * by - bx * (py - y0)) / area
  const b2 = (ax * (py - y0) - (px - x0) * ay) / area
  const b0 = 1 - b1 - b2
  place.b0 = b0
  place.b1 = b1
  place.b2 = b2
  const { spot } = place
  const part = owner[triangle]!
  const own = triangle - start[part]!
  const { positions, uvs } = local[part]!
  const p = 9 * own, q = 6 * own
  spot.x = positions[p]! * b0 + positions[p + 3]! * b1 + positions[p + 6]! * b2
  spot.y = positions[p + 1]! * b0 + positions[p + 4]! * b1 + positions[p + 7]! * b2
  spot.z = positions[p + 2]! * b0 + positions[p + 5]! * b1 + positions[p + 8]! * b2
  spot.modelX = model[at]! * b0 + model[at + 3]! * b1 + model[at + 6]! * b2
  spot.modelY = model[at + 1]! * b0 + model[at + 4]! * b1 + model[at + 7]! * b2
  spot.modelZ = model[at + 2]! * b0 + model[at + 5]! * b1 + model[at + 8]! * b2
  spot.u = uvs[q]! * b0 + uvs[q + 2]! * b1 + uvs[q + 4]! * b2
  spot.v = uvs[q + 1]! * b0 + uvs[q + 3]! * b1 + uvs[q + 5]! * b2
}

/** Heights of small forms, where parts have them. */
function reliefOf(input: ShadeInput, place: Place): Float32Array | undefined {
  const { parts, view, sight, checkCancelled } = input
  if (!parts.some(({ relief }) => relief)) return undefined
  const heights = new Float32Array(sight.seen.length)
  for (let i = 0; i < heights.length; i++) {
    if (i % (sight.side * 8) === 0) checkCancelled()
    const triangle = sight.seen[i]!
    const relief = triangle < 0 ? undefined : parts[view.owner[triangle]!]!.relief
    if (!relief) continue
    locate(input, i, triangle, place)
    heights[i] = relief(place.spot)
  }
  return heights
}

/** The pixel that each one looks like: within a part the four that make one of the picture's are shaded once or twice. */
function leadersOf({ owner }: View, { side, seen }: Sight): Int32Array {
  const leader = new Int32Array(seen.length)
  for (let i = 0; i < leader.length; i++) leader[i] = i
  for (let y = 0; y < side; y += 2) {
    for (let x = 0; x < side; x += 2) {
      const i = y * side + x
      const part = seen[i]! < 0 ? -1 : owner[seen[i]!]!
      const same = (k: number) => seen[k]! >= 0 && owner[seen[k]!] === part
      if (part < 0 || !same(i + 1) || !same(i + side) || !same(i + side + 1)) continue
      leader[i + 1] = i
      leader[i + side] = i + side + 1
      if (side > ONCE) leader[i + side] = leader[i + side + 1] = i
    }
  }
  return leader
}

export function shade(input: ShadeInput): Shown {
  const { parts, view, sight, light, reaches, open, checkCancelled } = input
  const { side, seen } = sight
  const colour = new Float32Array(side * side * 3)
  const glow = new Float32Array(side * side)
  const place: Place = { b0: 0, b1: 0, b2: 0, spot: newSpot() }
  const matter: Matter = { red: 0, green: 0, blue: 0, rough: 1, metal: 0, coat: 0, glow: 0 }
  const around = new Float32Array(3)
  const heights = reliefOf(input, place)
  const { normals, seen: points, turn, eye, zoom } = view
  const [upY, upZ] = [turn[4]!, turn[7]!]
  const [kx, ky, kz] = light.toKey
  checkCancelled()
  const leader = leadersOf(view, sight)
  checkCancelled()
  for (let i = 0; i < seen.length; i++) {
    if (i % (side * 8) === 0) checkCancelled()
    const triangle = seen[i]!
    if (triangle < 0 || leader[i] !== i) continue
    locate(input, i, triangle, place)
    const b0 = place.b0, b1 = place.b1, b2 = place.b2
    const at = 9 * triangle
    let nx = normals[at]! * b0 + normals[at + 3]! * b1 + normals[at + 6]! * b2
    let ny = normals[at + 1]! * b0 + normals[at + 4]! * b1 + normals[at + 7]! * b2
    let nz = normals[at + 2]! * b0 + normals[at + 5]! * b1 + normals[at + 8]! * b2
    const px = points[at]! * b0 + points[at + 3]! * b1 + points[at + 6]! * b2
    const py = points[at + 1]! * b0 + points[at + 4]! * b1 + points[at + 7]! * b2
    const pz = points[at + 2]! * b0 + points[at + 5]! * b1 + points[at + 8]! * b2
    if (heights && parts[view.owner[triangle]!]!.relief) {
      const part = view.owner[triangle]!
      const slope = (step: number) => {
        const other = seen[i + step] ?? -1
        return other >= 0 && view.owner[other] === part ? (heights[i + step]! - heights[i]!) * zoom : 0
      }
      nx -= slope(1)
      ny += slope(side)
    }
    let length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    let vx = -px, vy = -py, vz = eye - pz
    const away = Math.sqrt(vx * vx + vy * vy + vz * vz)
    vx /= away
    vy /= away
    vz /= away
    // Sides turned away belong to thin plates: they show their back.
    if (nx * vx + ny * vy + nz * vz < -0.25 * length) length = -length
    nx /= length
    ny /= length
    nz /= length
    const facing = Math.max(0.02, nx * vx + ny * vy + nz * vz)
    const toLight = nx * kx + ny * ky + nz * kz
    const lit = toLight > 0 ? toLight * reaches(px + nx * view.extent * 0.012, py + ny * view.extent * 0.012, pz + nz * view.extent * 0.012, 1.1) : 0
    const ao = opennessAt(open, i % side, (i / side) | 0)
    matter.glow = 0
    parts[view.owner[triangle]!]!.paint(place.spot, matter)
    const up = ny * upY + nz * upZ
    const sky = 0.5 + 0.5 * up
    const rim = (1 - facing) * (1 - facing) * (1 - facing) * 0.9
    const right = rim * Math.max(0, nx + 0.25) * ao, left = rim * Math.max(0, 0.25 - nx) * ao
    // What it mirrors.
    const rx = 2 * facing * nx - vx, ry = 2 * facing * ny - vy, rz = 2 * facing * nz - vz
    const mirrorUp = ry * upY + rz * upZ
    const grazing = 1 - facing
    const fresnel = grazing * grazing * grazing * grazing * grazing
    const hx = kx + vx, hy = ky + vy, hz = kz + vz
    const half = Math.max(0, (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz))
    const shine = lit > 0 ? half ** (2 / (matter.rough ** 4 + 0.0006)) * (0.3 / (matter.rough + 0.06)) * Math.min(1, lit * 4) : 0
    const coatShine = matter.coat > 0 && lit > 0 ? half ** 900 * 5 * Math.min(1, lit * 4) : 0
    const base = 0.04 * (1 - matter.rough * 0.6) * (1 - matter.coat)
    const seenSky = Math.min(1, ao * 1.15)
    mirrored(light, mirrorUp, rx, matter.rough, around)
    const [ar, ag, ab] = [around[0]!, around[1]!, around[2]!]
    if (matter.coat > 0) mirrored(light, mirrorUp, rx, 0.02, around)
    const coat = matter.coat * (0.05 + 0.95 * fresnel) * seenSky
    for (let c = 0; c < 3; c++) {
      const own = c === 0 ? matter.red : c === 1 ? matter.green : matter.blue
      const env = c === 0 ? ar : c === 1 ? ag : ab
      const ambient = (light.ground[c]! + (light.sky[c]! - light.ground[c]!) * sky) * ao
      const diffuse = own * (1 - matter.metal) * (light.key[c]! * lit + ambient)
      const tint = base + (own - base) * matter.metal
      const gloss = tint + (1 - tint) * fresnel * (1 - matter.rough) * (1 - matter.coat)
      const specular = env * gloss * seenSky + light.key[c]! * shine * (tint * 2.2 + 0.02)
      const edge = (light.rim[c]! * right + light.rimLeft[c]! * left) * (0.4 + own)
      colour[3 * i + c] = (diffuse + specular) * (1 - coat) + around[c]! * coat + light.key[c]! * coatShine * matter.coat + edge + own * matter.glow
    }
    glow[i] = matter.glow
  }
  for (let i = 0; i < seen.length; i++) {
    if (i % (side * 256) === 0) checkCancelled()
    const from = leader[i]!
    if (from === i) continue
    for (let c = 0; c < 3; c++) colour[3 * i + c] = colour[3 * from + c]!
    glow[i] = glow[from]!
  }
  return { colour, glow }
}
