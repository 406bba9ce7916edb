import { hex, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import type { Point } from '../../solid/mesh.ts'
import { plain, type Paint, type Part } from '../../solid/model.ts'
import { tube } from '../../solid/shapes.ts'
import { between, chain, eyeParts, hairTone, headFrame, hoofPart, inHead, setCoat, sideOn, type HeadFrame } from './anatomy.ts'

const ROSE: Rgb = [0.78, 0.36, 0.33]
const DARK: Rgb = [0.16, 0.05, 0.05]
const HOOF = plain('#6b4a44', { rough: 0.5 })
const FORE = [[[0.38, 0.52], [0.41, 0.33], [0.42, 0.1]], [[0.38, 0.52], [0.35, 0.33], [0.3, 0.1]]] as const
const HIND = [[[-0.4, 0.58], [-0.4, 0.36], [-0.48, 0.24], [-0.44, 0.1]], [[-0.38, 0.58], [-0.34, 0.36], [-0.4, 0.24], [-0.34, 0.1]]] as const
const SPREAD = 0.17

function flesh(head: HeadFrame): Limb[] {
  const limbs: Limb[] = [
    limb([-0.36, 0.6, 0], [0.3, 0.6, 0], 0.31, 0.29), ball([-0.04, 0.55, 0], 0.33), ball([-0.5, 0.62, 0], 0.24), limb([0.34, 0.63, 0], [0.6, 0.72, 0], 0.27, 0.23),
    ...inHead(head, [
      ball([0.02, -0.05, 0], 0.225), limb([0.1, -0.08, 0], [0.36, -0.12, 0], 0.18, 0.088), ball([0.1, -0.16, 0.09], 0.14), ball([0.1, -0.16, -0.09], 0.14), limb([0.2, -0.2, 0], [0.32, -0.19, 0], 0.08, 0.05),
      limb([0.41, -0.12, 0], [0.43, -0.12, 0], 0.075), ball([0.425, -0.12, 0.035], 0.068), ball([0.425, -0.12, -0.035], 0.068),
    ]),
  ]
  for (const side of [1, -1]) {
    const [k, z] = [side > 0 ? 0 : 1, side * SPREAD] as const
    limbs.push(...chain(sideOn(FORE[k], z), [0.15, 0.095, 0.064]), ...chain(sideOn(HIND[k], z), [0.23, 0.15, 0.082, 0.06]))
  }
  return limbs
}

/** Bare skin under thin hair: rosier where it is thin, muddy below. */
function skinPaint(colour: Rgb, head: HeadFrame, noise: Noise): Paint {
  return ({ x, y, z }, matter) => {
    const [hx, hy, hz] = head.local(x, y, z)
    const snout = hx > 0 && Math.hypot(hy + 0.12, hz) < 0.17 ? smoothstep(0.36, 0.43, hx) : 0
    const nostril = Math.hypot((hy + 0.115) * 0.8, Math.abs(hz) - 0.034) < 0.021 && hx > 0.44
    const blush = Math.max(snout * 0.75, hx > 0 ? smoothstep(0.1, 0.04, Math.hypot(hx - 0.2, hy + 0.13)) * 0.4 : 0, smoothstep(0.4, 0.3, y) * 0.25)
    const mouth = hx > 0.16 && hx < 0.4 && Math.abs(hy + 0.2 - 1.1 * Math.max(0, 0.34 - hx) ** 2) < 0.006 && Math.abs(hz) < 0.2
    const own = nostril ? DARK : between(between(colour, [colour[0] * ROSE[0] * 1.2, colour[1] * ROSE[1] * 1.5, colour[2] * ROSE[2] * 1.6], blush), [0.26, 0.19, 0.13], smoothstep(0.3, 0.02, y + 0.06 * noise.fbm(x * 6, z * 6, 2)) * 0.45)
    setCoat(matter, own, (mouth ? 0.45 : 1) * (0.45 + 0.55 * hairTone(noise, x, y, z)), 0.72 - 0.3 * snout)
    matter.coat = 0.08 * snout
  }
}

/** A pig of 0.95 units, looking along x and a little to us. */
export function pigParts(colour: Rgb | undefined, noise: Noise, random: Random): Part[] {
  const head = headFrame([0.72, 0.84, 0], 0.12 + 0.15 * random(), 0.45 + 0.35 * random())
  const own = colour ?? hex('#efb4a4')
  const paint = skinPaint(own, head, noise)
  const parts: Part[] = [{ mesh: blob(flesh(head), 0.08, 0.02), paint, relief: ({ x, y, z }) => 0.0005 * noise.at(x * 40, y * 60 + z * 50) + 0.006 * noise.fbm(x * 5, y * 5 + z * 4, 2) }]
  for (const side of [-1, 1]) {
    parts.push(...eyeParts(head, [0.19, 0.005, side * 0.122], 0.035))
    const ear: readonly Point[] = [head.place([-0.02, 0.11, side * 0.12]), head.place([0.02, 0.24, side * 0.19]), head.place([0.13, 0.32, side * 0.25])]
    parts.push({ mesh: tube(ear, (t) => 0.1 * (1 - t) ** 0.55 * (0.75 + 0.4 * Math.sin(Math.PI * t)) + 0.008, { rows: 18, segments: 16, flat: 0.26, up: [1, -0.5, 0.15 * side] }), paint: (spot, matter) => {
      paint(spot, matter)
      setCoat(matter, between(own, [own[0] * 0.9, own[1] * 0.66, own[2] * 0.64], 0.5), 0.7 + 0.3 * hairTone(noise, spot.x, spot.y, spot.z), 0.6)
    } })
    for (const leg of side > 0 ? [FORE[0], HIND[0]] : [FORE[1], HIND[1]]) parts.push(hoofPart(leg.at(-1)![0] + 0.015, side * SPREAD, 0.072, 0.085, HOOF))
  }
  const curl = Array.from({ length: 18 }, (_, k): Point => [-0.72 - 0.011 * k, 0.76 + 0.05 * Math.cos(k * 0.72), 0.05 * Math.sin(k * 0.72)])
  parts.push({ mesh: tube(curl, (t) => 0.024 - 0.015 * t, { rows: 60, segments: 10, up: [1, 0.1, 0] }), paint })
  return parts
}
