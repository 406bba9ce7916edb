import { hex, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import type { Point } from '../../solid/mesh.ts'
import { plain, type Paint, type Part } from '../../solid/model.ts'
import { ellipsoid, tube } from '../../solid/shapes.ts'
import { between, chain, eyeParts, hairRelief, hairTone, headFrame, hoofPart, inHead, setCoat, sideOn, type HeadFrame } from './anatomy.ts'

const WHITE = hex('#f1ece2')
const BLACK: Rgb = [0.022, 0.021, 0.023]
const PINK = hex('#dba396')
const HORN = plain('#d9cbb0', { rough: 0.4, coat: 0.15 })
const HOOF = plain('#35302c', { rough: 0.45 })

/** Near and far legs of one that walks slowly: [fore, hind] from the body to the fetlock. */
const FORE = [[[0.46, 1.02], [0.5, 0.76], [0.54, 0.43], [0.53, 0.14]], [[0.44, 1.02], [0.44, 0.76], [0.4, 0.43], [0.34, 0.14]]] as const
const HIND = [[[-0.62, 1.08], [-0.52, 0.78], [-0.74, 0.48], [-0.68, 0.14]], [[-0.6, 1.08], [-0.48, 0.78], [-0.62, 0.48], [-0.5, 0.14]]] as const
const SPREAD = 0.2

function flesh(head: HeadFrame, nape: Point): Limb[] {
  const limbs: Limb[] = [
    limb([-0.58, 1.1, 0], [-0.02, 1.04, 0], 0.33, 0.41), limb([-0.02, 1.04, 0], [0.46, 1.1, 0], 0.41, 0.33), limb([-0.74, 1.37, 0], [0.5, 1.4, 0], 0.07, 0.08),
    ball([0.56, 1.02, 0], 0.29), ball([0.68, 0.86, 0], 0.17), limb([0.55, 1.22, 0], nape, 0.26, 0.18), limb([0.7, 0.92, 0], [nape[0] + 0.02, nape[1] - 0.2, 0], 0.1, 0.07),
    ...inHead(head, [
      limb([-0.02, -0.06, 0], [0.2, -0.06, 0], 0.145, 0.12), limb([0.2, -0.06, 0], [0.46, -0.08, 0], 0.115, 0.1), limb([0.1, -0.15, 0], [0.36, -0.14, 0], 0.11, 0.07),
      limb([0.0, 0.03, 0.06], [0.0, 0.03, -0.06], 0.07), ball([0.475, -0.075, 0.04], 0.083), ball([0.475, -0.075, -0.04], 0.083), limb([0.4, -0.155, 0], [0.46, -0.15, 0], 0.055),
    ]),
  ]
  for (const side of [1, -1]) {
    const z = side * SPREAD
    const k = side > 0 ? 0 : 1
    limbs.push(
      ...chain(sideOn(FORE[k], z), [0.18, 0.11, 0.068, 0.05]), ball([FORE[k][2][0] + 0.012, FORE[k][2][1], z], 0.074), ball([FORE[k][3][0], 0.12, z], 0.06),
      ...chain(sideOn(HIND[k], z * 1.02), [0.28, 0.19, 0.072, 0.05]), ball([HIND[k][2][0] - 0.02, HIND[k][2][1], z], 0.078), ball([HIND[k][3][0], 0.12, z], 0.06),
      ball([-0.5, 1.34, side * 0.22], 0.1), ball([-0.82, 1.24, side * 0.13], 0.13),
    )
  }
  return limbs
}

/** Patches with clear edges on white, or one colour with a pale belly; a bald face and a pink nose. */
function coatPaint(colour: Rgb | undefined, head: HeadFrame, noise: Noise, from: number): Paint {
  return ({ x, y, z }, matter) => {
    const [hx, hy, hz] = head.local(x, y, z)
    const face = hx > -0.12 && Math.hypot(hy + 0.07, hz) < 0.24
    const edge = 0.018 * noise.at(x * 30, y * 30 + z * 22) + 0.02 * noise.at(x * 9, y * 9 + z * 7)
    let own: Rgb
    if (colour) {
      own = between(colour, [colour[0] * 0.55, colour[1] * 0.5, colour[2] * 0.45], 0.55 * smoothstep(0.75, 0.3, y) + (face ? 0.25 : 0))
    } else {
      const patch = noise.fbm(x * 1.25 + from, y * 1.1 + z * 0.55 + from, 2) + edge + 0.1 * smoothstep(1.0, 1.35, y)
      const dark = smoothstep(-0.012, 0.006, patch) * smoothstep(0.66, 0.69, y + edge + 0.22 * noise.fbm(x * 2.1 + from, z * 3, 2))
      own = between(WHITE, BLACK, dark)
      if (face || x > 0.92) own = between(BLACK, WHITE, smoothstep(0.085, 0.06, Math.abs(hz) + edge * 0.6 - 0.05 * smoothstep(0.2, 0.4, hx)) * smoothstep(-0.05, 0.04, hx) * smoothstep(-0.16, -0.08, hy))
    }
    const nose = face ? smoothstep(0.455, 0.5, hx + edge * 0.5 - 0.6 * Math.max(0, hy + 0.02)) : 0
    own = between(own, PINK, nose * 0.9)
    const nostril = Math.hypot((hx - 0.54) * 0.9, (hy + 0.06) * 1.3, (Math.abs(hz) - 0.065) * 1.1) < 0.034
    if (nostril) own = [0.08, 0.035, 0.03]
    const dirt = smoothstep(0.5, 0.1, y) * 0.3
    setCoat(matter, between(own, [0.24, 0.18, 0.11], dirt), hairTone(noise, x, y, z) * (nose > 0.5 ? 0.96 : 1), 0.82 - 0.4 * nose)
  }
}

/** A dairy cow at a slow walk, 1.5 units high, looking along x and a little to us, or grazing: black and white, or of a colour. */
export function cowParts(colour: Rgb | undefined, grazes: boolean, noise: Noise, random: Random): Part[] {
  const [down, aside] = [0.72 + 0.2 * random(), 0.5 + 0.4 * random()]
  const head = grazes ? headFrame([1.24, 0.6, 0.02], down + 0.32, aside * 0.6) : headFrame([1.08, 1.5, 0.02], down, aside)
  const nape: Point = grazes ? [1.12, 0.68, 0] : [0.98, 1.36, 0]
  const paint = coatPaint(colour, head, noise, 20 * random())
  const parts: Part[] = [{ mesh: blob(flesh(head, nape), 0.075, 0.03), paint, relief: hairRelief(noise) }]
  const skin = plain(PINK, { rough: 0.6 })
  parts.push({ mesh: blob([ball([-0.34, 0.68, 0], 0.17), ball([-0.26, 0.62, 0.07], 0.1), ball([-0.4, 0.61, 0.07], 0.1), ball([-0.26, 0.62, -0.07], 0.1), ball([-0.4, 0.61, -0.07], 0.1), ...[-0.26, -0.4].flatMap((x) => [0.08, -0.08].map((z) => limb([x, 0.56, z], [x, 0.47, z], 0.028, 0.02)))], 0.05, 0.022), paint: skin })
  for (const side of [-1, 1]) {
    parts.push(...eyeParts(head, [0.17, -0.015, side * 0.12], 0.04))
    parts.push({ mesh: tube([head.place([0.12, 0.024, side * 0.118]), head.place([0.17, 0.04, side * 0.126]), head.place([0.22, 0.022, side * 0.116])], 0.013, { rows: 8, segments: 8 }), paint })
    const ear: readonly Point[] = [head.place([0.0, -0.02, side * 0.12]), head.place([-0.03, 0.0, side * 0.25]), head.place([-0.02, -0.04, side * 0.37])]
    parts.push({ mesh: tube(ear, (t) => 0.078 * Math.sin(Math.PI * (0.16 + 0.8 * t)) ** 0.8, { rows: 16, segments: 14, flat: 0.34, up: [0.5, 0.3, 0.1] }), paint: (spot, matter) => {
      paint(spot, matter)
      setCoat(matter, between(colour ?? BLACK, PINK, 0.12), hairTone(noise, spot.x, spot.y, spot.z))
    } })
    parts.push({ mesh: tube([head.place([-0.03, 0.05, side * 0.1]), head.place([-0.04, 0.1, side * 0.19]), head.place([0.02, 0.17, side * 0.21])], (t) => 0.034 * (1 - 0.8 * t), { rows: 14, segments: 12, up: [1, 0, 0.1] }), paint: HORN })
    for (const leg of side > 0 ? [FORE[0], HIND[0]] : [FORE[1], HIND[1]]) parts.push(hoofPart(leg[3][0] + 0.02, side * SPREAD, 0.07, 0.1, HOOF))
  }
  const dark = colour ? between(colour, BLACK, 0.6) : BLACK
  parts.push({ mesh: tube([[-0.88, 1.36, 0], [-1.0, 1.2, 0.03], [-0.99, 0.85, 0.06], [-0.96, 0.56, 0.05]], (t) => 0.045 - 0.022 * t, { rows: 20, segments: 10, up: [0.2, 0, 1] }), paint })
  parts.push({ mesh: ellipsoid(0.055, 0.14, 0.05, 16), paint: plain(colour ? dark : WHITE, { rough: 0.9 }), at: { x: -0.95, y: 0.48, z: 0.05 }, relief: hairRelief(noise, 0.012) })
  return parts
}
