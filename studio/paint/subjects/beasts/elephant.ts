import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { along, ellipsoid, net, tube } from '../../solid/shapes.ts'

const PINK: Rgb = [0.5, 0.3, 0.26]
const IVORY = plain('#ece2c8', { rough: 0.35, coat: 0.15 })
const EYE = plain('#160e0a', { rough: 0.1, coat: 1 })
const NAIL = plain('#b3a690', { rough: 0.5 })
const TRUNK: readonly Point[] = [[1.2, 1.6, 0], [1.42, 1.34, 0.01], [1.52, 0.98, 0.02], [1.53, 0.62, 0.03], [1.5, 0.34, 0.05], [1.58, 0.16, 0.06], [1.74, 0.14, 0.07]]
/** Knee and foot of each leg, of one that walks: [x of hip, x of knee, x of foot, side]. */
const LEGS = [[0.46, 0.56, 0.52, 1], [0.44, 0.36, 0.3, -1], [-0.66, -0.74, -0.82, 1], [-0.62, -0.5, -0.46, -1]] as const
/** An ear's edge from its root on the brow round to its root at the jaw: [back, up]. */
const EAR: readonly (readonly [number, number])[] = [[0, 0.24], [-0.14, 0.36], [-0.36, 0.38], [-0.56, 0.26], [-0.64, 0.02], [-0.58, -0.24], [-0.42, -0.5], [-0.26, -0.66], [-0.14, -0.56], [-0.04, -0.26]]

function flesh(): Limb[] {
  const limbs: Limb[] = [
    limb([-0.58, 1.28, 0], [0.4, 1.36, 0], 0.5, 0.47), ball([-0.08, 1.16, 0], 0.53), ball([-0.72, 1.24, 0], 0.4), ball([0.5, 1.3, 0], 0.42), limb([-0.4, 1.6, 0], [0.1, 1.68, 0], 0.2, 0.18),
    limb([0.6, 1.5, 0], [1.0, 1.62, 0], 0.36, 0.33), ball([1.08, 1.72, 0], 0.27), ball([1.0, 1.86, 0.1], 0.15), ball([1.0, 1.86, -0.1], 0.15), limb([0.98, 1.4, 0], [1.22, 1.16, 0], 0.2, 0.11),
  ]
  for (let k = 0; k < 12; k++) limbs.push(limb(along(TRUNK, k / 12), along(TRUNK, (k + 1) / 12), 0.235 - 0.165 * (k / 12) ** 0.8, 0.235 - 0.165 * ((k + 1) / 12) ** 0.8))
  for (const [hip, knee, foot, side] of LEGS) {
    const z = side * 0.27
    limbs.push(limb([hip, 1.1, z * 0.9], [knee, 0.6, z], 0.29, 0.19), limb([knee, 0.6, z], [foot, 0.14, z], 0.18, 0.165), limb([foot, 0.12, z], [foot + 0.03, 0.09, z], 0.185, 0.19))
  }
  return limbs
}

/** A net of fine wrinkles, deeper round the trunk and the knees, 0..1. */
function wrinkled(noise: Noise, x: number, y: number, z: number): number {
  const bend = 0.12 * noise.at(x * 4, y * 4 + z * 3)
  const across = 1 - Math.abs(noise.at((x + z) * 9 + bend, (y + bend) * 34 - z * 6)) * 3.4
  const slant = 1 - Math.abs(noise.at((x - z) * 22 + y * 9 + 7, y * 21 - (x + z) * 8 + bend * 6)) * 3.6
  const deep = 0.55 + 0.45 * Math.max(smoothstep(1.24, 1.4, x), smoothstep(0.95, 0.5, y))
  return Math.max(0, across * deep, slant * 0.62) ** 1.6
}

/** Grey hide, ruddy where it is thin, dusty above, creased. */
const hide = (colour: Rgb, noise: Noise): Paint => ({ x, y, z }, matter) => {
  const mottle = noise.fbm(x * 2.2 + z * 2, y * 2.2 - z, 3)
  const crease = wrinkled(noise, x, y, z)
  const pink = smoothstep(0.9, 1.5, x) * smoothstep(0.2, 0.55, mottle + 0.35 * smoothstep(1.7, 1.2, y)) * 0.22
  const dust = smoothstep(1.1, 1.9, y) * (0.3 + 0.3 * mottle)
  setColour(matter, mix(mix(colour, PINK, pink), [0.4, 0.36, 0.31], dust * 0.35), (0.86 + 0.22 * mottle) * (1.03 - 0.26 * crease))
  matter.rough = 0.72
  matter.metal = 0
  matter.coat = 0
}

const creases = (noise: Noise): Part['relief'] => ({ x, y, z }) => -0.0042 * wrinkled(noise, x, y, z) + 0.014 * noise.fbm(x * 3, y * 3 + z * 3, 2) - 0.006 * smoothstep(1.28, 1.46, x) * smoothstep(1.5, 1.2, y) * Math.sin(y * 62)

/** An elephant at a walk, 2.1 units high, looking along x. */
export function elephantParts(colour: Rgb, noise: Noise): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at, ...(relief && { relief }) })
  const skin = hide(colour, noise)
  const relief = creases(noise)
  const floored = blob(flesh(), 0.13, 0.043)
  for (let i = 1; i < floored.positions.length; i += 3) floored.positions[i] = Math.max(0, floored.positions[i]!)
  add(floored, skin, {}, relief)
  for (const side of [-1, 1]) {
    // Ears stand away from the neck; their edges wave.
    add(net(28, 40, (u, v): Point => {
      const [back, up] = along(EAR.map(([x, y]) => [x, y, 0] as Point), v)
      const out = 0.1 + 0.36 * Math.sin(Math.min(1, u * 1.1) * 1.35) * Math.min(1, -back * 2 + 0.1) + 0.05 * u * u * Math.sin(v * 15)
      const root: Point = [0.84, 1.52 + 0.1 * (0.5 - v), side * 0.27]
      return [root[0] + back * u * 0.94 + 0.1 * u, root[1] + up * u, root[2] + side * out * (0.25 + 0.75 * u)]
    }, -1), ({ x, y, z, u, v, ...rest }, matter) => {
      skin({ x, y, z, u, v, ...rest }, matter)
      const vein = smoothstep(0.86, 1, Math.abs(Math.sin(v * 9 + 2 * noise.at(u * 3, v * 5)))) * (1 - u) * 0.12
      setColour(matter, mix([matter.red, matter.green, matter.blue], PINK, 0.08 + 0.2 * u * u), 1 - vein)
    }, {}, ({ u, v }) => 0.006 * noise.fbm(u * 5, v * 9, 2))
    add(ellipsoid(0.036, 0.036, 0.022, 16), EYE, { x: 1.17, y: 1.62, z: side * 0.282 })
    add(tube([[1.11, 1.68, side * 0.29], [1.17, 1.667, side * 0.29], [1.22, 1.62, side * 0.265]], 0.021, { rows: 9, segments: 8 }), skin, {}, relief)
    add(tube([[1.2, 1.26, side * 0.15], [1.4, 1.02, side * 0.23], [1.66, 0.93, side * 0.25], [1.86, 1.02, side * 0.2]], (t) => 0.058 * (1 - 0.85 * t ** 1.7), { rows: 24, segments: 14 }), IVORY)
  }
  for (const [, , foot, side] of LEGS) for (const k of [-1, 0, 1]) add(ellipsoid(0.03, 0.042, 0.04, 10), NAIL, { x: foot + 0.2 - 0.035 * Math.abs(k), y: 0.05, z: side * 0.27 + 0.09 * k })
  add(tube([[-1.06, 1.42, 0], [-1.2, 1.2, 0.03], [-1.24, 0.9, 0.08], [-1.2, 0.66, 0.1]], (t) => 0.055 - 0.034 * t, { rows: 20, segments: 10, up: [0.2, 0, 1] }), skin)
  add(ellipsoid(0.035, 0.12, 0.035, 14), plain('#201c1a', { rough: 0.8 }), { x: -1.2, y: 0.6, z: 0.1 })
  return parts
}
