import { hex, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import { joined, placed, type Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { along, ellipsoid } from '../../solid/shapes.ts'
import { between } from './anatomy.ts'

const CORAL = hex('#c9502e')
const PALE: Rgb = [0.9, 0.66, 0.5]
const IRIS = plain('#e0b24a', { rough: 0.15, coat: 0.8 })
const PUPIL = plain('#0c0808', { rough: 0.1, coat: 1 })
const GLINT = plain('#ffffff', { glow: 0.9 })
const ARMS = 8
const STEPS = 16

/** Arms that reach out over the ground, each with a curl of its own at its tip. */
function armPaths(random: Random): Point[][] {
  return Array.from({ length: ARMS }, (_, k) => {
    const turn = ((k + 0.5) / ARMS) * 2 * Math.PI + 0.15 * (random() - 0.5)
    // Those towards the eye lie low, so that they hide nothing.
    const low = Math.sin(turn) + Math.cos(turn) > 0.4
    const [reach, lift, bend, curl] = [0.95 + 0.35 * random(), (0.15 + 0.5 * random()) * (low ? 0.12 : 1), 0.5 * (random() - 0.5), Math.sin(turn - 0.8) > 0 ? 1 : -1]
    const at = (out: number, y: number, aside: number): Point => [Math.cos(turn + aside) * out, y, Math.sin(turn + aside) * out]
    return [
      at(0.16, 0.5, 0), at(0.38, 0.3, bend * 0.2), at(0.62 * reach, 0.12, bend * 0.6), at(0.92 * reach, 0.08 + lift * 0.12, bend),
      at(1.18 * reach, 0.14 + lift * 0.42, bend + 0.08 * curl), at(1.26 * reach, 0.3 + lift * 0.6, bend + 0.22 * curl), at(1.14 * reach, 0.38 + lift * 0.66, bend + 0.32 * curl), at(1.04 * reach, 0.3 + lift * 0.62, bend + 0.3 * curl), at(1.06 * reach, 0.22 + lift * 0.6, bend + 0.25 * curl),
    ]
  })
}

const girthAt = (t: number) => 0.13 * (1 - t) ** 0.85 + 0.016

function skin(colour: Rgb, noise: Noise): Paint {
  const deep: Rgb = [colour[0] * 0.5, colour[1] * 0.36, colour[2] * 0.36]
  return ({ x, y, z }, matter) => {
    const mottle = noise.fbm(x * 3.2 + z, y * 3.2 - z * 2.2, 3)
    const spots = smoothstep(0.3, 0.6, noise.at(x * 9 + 3, y * 9) + noise.at(z * 9, y * 9 + 7))
    const under = smoothstep(0.34, 0.14, y) * smoothstep(0.3, 0.6, Math.hypot(x, z)) * 0.35
    setColour(matter, between(between(between(colour, deep, smoothstep(-0.05, 0.35, mottle) * 0.7), PALE, spots * 0.3), PALE, under), 1 + 0.1 * noise.at(x * 40, y * 40) + 0.1 * noise.at(z * 40, y * 40))
    matter.rough = 0.42
    matter.metal = 0
    matter.coat = 0.3
  }
}

/** An octopus of 1.6 units that has settled with its arms about it, looking along x. */
export function octopusParts(colour: Rgb | undefined, noise: Noise, random: Random): Part[] {
  const paths = armPaths(random)
  const limbs: Limb[] = [
    limb([0.02, 0.66, 0], [-0.2, 1.16, 0], 0.27, 0.36), ball([-0.26, 1.26, 0], 0.36), ball([0.04, 0.56, 0], 0.27),
    ball([0.14, 0.82, 0.2], 0.13), ball([0.14, 0.82, -0.2], 0.13),
  ]
  for (const path of paths) for (let k = 0; k < STEPS; k++) limbs.push(limb(along(path, k / STEPS), along(path, (k + 1) / STEPS), girthAt(k / STEPS), girthAt((k + 1) / STEPS)))
  const parts: Part[] = [{ mesh: blob(limbs, 0.07, 0.026), paint: skin(colour ?? CORAL, noise), relief: ({ x, y, z }) => 0.003 * (noise.fbm(x * 14, y * 14, 2) + noise.fbm(z * 14, y * 14 + 5, 2)) }]
  const cup = ellipsoid(1, 0.7, 1, 8)
  // Two rows of cups under each arm, and so inside its curl.
  const cups = paths.flatMap((path) => Array.from({ length: 15 }, (_, k) => {
    const t = 0.24 + (0.7 * k) / 15
    const [a, b] = [along(path, t - 0.02), along(path, t + 0.02)]
    const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const level = Math.hypot(dx, dz) || 1
    const length = Math.hypot(level, dy)
    const girth = girthAt(t)
    const [ux, uy, uz] = [(dx / level) * (dy / length), -level / length, (dz / level) * (dy / length)]
    const aside = (k % 2 ? 0.45 : -0.45) * girth
    const [x, y, z] = along(path, t)
    return placed(cup, { x: x + ux * girth * 0.88 - (dz / level) * aside, y: y + uy * girth * 0.88, z: z + uz * girth * 0.88 + (dx / level) * aside, size: girth * 0.34 + 0.004 })
  }))
  parts.push({ mesh: joined(cups), paint: plain(PALE, { rough: 0.5, coat: 0.2 }) })
  for (const side of [-1, 1]) {
    parts.push({ mesh: ellipsoid(0.078, 0.078, 0.05, 20), paint: IRIS, at: { x: 0.19, y: 0.86, z: side * 0.285 } })
    parts.push({ mesh: ellipsoid(0.05, 0.022, 0.022, 14), paint: PUPIL, at: { x: 0.2, y: 0.86, z: side * 0.325 } })
    parts.push({ mesh: ellipsoid(0.014, 0.014, 0.01, 8), paint: GLINT, at: { x: 0.215, y: 0.89, z: side * 0.336 } })
  }
  return parts
}
