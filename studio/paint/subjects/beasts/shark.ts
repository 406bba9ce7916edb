import { smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import type { Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { along, ellipsoid } from '../../solid/shapes.ts'
import { between } from './anatomy.ts'
import { fin } from './fin.ts'

const BACK: Rgb = [0.1, 0.135, 0.16]
const BELLY: Rgb = [0.8, 0.81, 0.8]
const DARK: Rgb = [0.012, 0.012, 0.014]
const GUM: Rgb = [0.3, 0.06, 0.06]
const EYE = plain('#08090a', { rough: 0.08, coat: 1 })
const GLINT = plain('#ffffff', { glow: 0.8 })
/** The spine from tail to snout, in a swimming bend, and how thick the body is round it. */
const SPINE: readonly Point[] = [[-1.36, 0.05, 0.26], [-0.9, 0.02, 0.04], [-0.4, 0, -0.05], [0.1, 0, -0.02], [0.6, 0.0, 0.05], [1.02, 0.01, 0.14]]
const GIRTHS = [0.05, 0.115, 0.225, 0.29, 0.275, 0.15] as const
const FORWARD: Point = [1, 0, 0]

function girthAt(s: number): number {
  const at = Math.max(0, Math.min(0.9999, s)) * (GIRTHS.length - 1)
  const i = Math.floor(at)
  const t = at - i
  return GIRTHS[i]! + (GIRTHS[i + 1]! - GIRTHS[i]!) * t * t * (3 - 2 * t)
}

/** Slate above and white below, with a ragged line between; gills, and an open mouth under the snout. */
function skin(noise: Noise, back: Rgb): Paint {
  return ({ x, y, z }, matter) => {
    const s = (x + 1.36) / 2.38
    const spine = along(SPINE, Math.max(0, Math.min(1, s)))
    const up = (y - spine[1]) / girthAt(s)
    const n = noise.fbm(x * 6, y * 7 + z * 5, 3)
    const white = smoothstep(-0.1, -0.18, up + 0.22 * n + 0.12 * Math.sin(s * 9) + 0.25 * smoothstep(0.3, 0, s) - 0.22 * smoothstep(0.8, 1, s))
    let own = between(between(back, [back[0] * 0.55, back[1] * 0.55, back[2] * 0.58], smoothstep(0.2, 0.9, up)), BELLY, white)
    for (let k = 0; k < 5; k++) {
      const slit = Math.abs(x - 0.34 - 0.062 * k + 0.09 * (up - 0.1) * up) < 0.008 && up > -0.5 + 0.03 * k && up < 0.36 - 0.02 * k
      if (slit) own = between(own, DARK, 0.75)
    }
    // An open crescent under the snout, teeth along its upper edge.
    const round = x > 0.6 ? Math.atan2(z - 0.11, x - 0.6) : 9
    const gape = 0.034 * (1 - (round / 1.3) ** 2)
    const below = -0.1 - 0.05 * Math.abs(round) - y
    if (gape > 0 && below > 0 && below < 2 * gape) own = below < 0.022 * Math.abs(((round * 9) % 1 + 1) % 1 - 0.5) * 2 + 0.004 ? BELLY : between(GUM, DARK, 0.6)
    setColour(matter, own, 0.95 + 0.14 * n + 0.05 * noise.at(x * 60, y * 60 + z * 40))
    matter.rough = 0.5
    matter.metal = 0
    matter.coat = 0.12
  }
}

/** A great white shark, 2.6 units long, looking along x. */
export function sharkParts(colour: Rgb | undefined, noise: Noise): Part[] {
  const back = colour ?? BACK
  const limbs: Limb[] = Array.from({ length: 24 }, (_, k) => limb(along(SPINE, k / 24), along(SPINE, (k + 1) / 24), girthAt(k / 24), girthAt((k + 1) / 24)))
  limbs.push(limb([1.0, 0.02, 0.14], [1.24, 0.02, 0.19], 0.15, 0.05), limb([0.78, -0.12, 0.1], [0.95, -0.14, 0.14], 0.14, 0.09), ball([0.62, -0.06, 0.06], 0.25))
  const parts: Part[] = [{ mesh: blob(limbs, 0.09, 0.026), paint: skin(noise, back) }]
  const edge: Paint = ({ u, x, y, z }, matter) => {
    setColour(matter, between(back, [back[0] * 0.5, back[1] * 0.5, back[2] * 0.52], 0.8 * u), 0.95 + 0.12 * noise.fbm(x * 6, y * 6 + z * 5, 2))
    matter.rough = 0.5
    matter.metal = 0
    matter.coat = 0.12
  }
  const add = (path: readonly Point[], depth: (t: number) => number, thickness = 0.13) => parts.push({ mesh: fin(path, FORWARD, depth, thickness), paint: edge })
  const blade = (deep: number) => (t: number) => deep * (1 - t) ** 0.8 + 0.014
  add([[0.08, 0.2, -0.02], [-0.02, 0.42, -0.02], [-0.16, 0.62, -0.02], [-0.24, 0.68, -0.02]], blade(0.44))
  add([[-0.86, 0.07, 0.03], [-0.92, 0.15, 0.04], [-0.98, 0.2, 0.05]], blade(0.12))
  add([[-0.8, -0.1, 0.02], [-0.87, -0.18, 0.03], [-0.93, -0.22, 0.03]], blade(0.12))
  add([[-1.3, 0.05, 0.23], [-1.4, 0.28, 0.29], [-1.52, 0.5, 0.35], [-1.62, 0.62, 0.39]], blade(0.3))
  add([[-1.3, 0.04, 0.23], [-1.38, -0.14, 0.28], [-1.46, -0.3, 0.32], [-1.52, -0.38, 0.35]], blade(0.26))
  for (const side of [-1, 1]) {
    add([[0.3, -0.14, side * 0.2], [0.18, -0.24, side * 0.42], [0.0, -0.33, side * 0.64], [-0.12, -0.37, side * 0.76]], (t) => 0.32 * (1 - t) ** 0.75 + 0.014)
    add([[-0.48, -0.14, side * 0.1 - 0.04], [-0.58, -0.2, side * 0.2 - 0.04], [-0.66, -0.22, side * 0.26 - 0.04]], blade(0.15))
    const eye: Point = [0.93, 0.055, 0.125 + side * 0.17]
    parts.push({ mesh: ellipsoid(0.034, 0.034, 0.03, 14), paint: EYE, at: { x: eye[0], y: eye[1], z: eye[2] } })
    parts.push({ mesh: ellipsoid(0.008, 0.008, 0.008, 8), paint: GLINT, at: { x: eye[0] + 0.012, y: eye[1] + 0.014, z: eye[2] + side * 0.026 } })
  }
  return parts
}
