import { hex, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { blob } from '../../solid/blob.ts'
import type { Point } from '../../solid/mesh.ts'
import { plain, type Paint, type Part } from '../../solid/model.ts'
import { along, tube } from '../../solid/shapes.ts'
import { between, eyeParts, hairRelief, hairTone, headFrame, hoofPart, setCoat } from './anatomy.ts'
import { horseLimbs, type HorsePose } from './horse-form.ts'

const CREAM = hex('#f3ede0')
const BLACK: Rgb = [0.02, 0.018, 0.018]
const HOOF = plain('#2b2622', { rough: 0.4 })
const POSE: HorsePose = {
  fore: [[[0.47, 0.84], [0.54, 0.5], [0.56, 0.17], [0.6, 0.08]], [[0.42, 0.84], [0.38, 0.5], [0.3, 0.17], [0.32, 0.08]]],
  hind: [[[-0.44, 0.84], [-0.74, 0.56], [-0.7, 0.17], [-0.66, 0.08]], [[-0.36, 0.84], [-0.58, 0.56], [-0.48, 0.17], [-0.44, 0.08]]],
  poll: [0.98, 1.88], muzzle: [1.4, 1.54], wind: 0,
}
/** Stripes a unit, in radians. */
const PITCH = 47
/** Where the haunch's stripes fan out from. */
const FLANK = [-0.2, 0.86] as const
const FAN = 0.42

/** The way along the stripes: over the trunk, in a fan about the flank, down the legs, up the neck and over the face. */
function phaseAt(x: number, y: number, up: number): number {
  if (up > 0.02) return PITCH * up + 18
  if (y < 0.74 && x > 0.1) return PITCH * 1.25 * y
  const [dx, dy] = [x - FLANK[0], y - FLANK[1]]
  if (dx >= 0) return PITCH * 0.78 * dx
  if (dy >= 0) return -PITCH * 0.78 * FAN * Math.atan2(-dx, dy)
  return PITCH * (0.78 * FAN * -Math.PI / 2 + 1.15 * dy)
}

function coatPaint(noise: Noise): Paint {
  const { poll, muzzle } = POSE
  const length = Math.hypot(muzzle[0] - poll[0], muzzle[1] - poll[1])
  const [ax, ay] = [(muzzle[0] - poll[0]) / length, (muzzle[1] - poll[1]) / length]
  const base = [0.46, 1.3] as const
  const reach = Math.hypot(poll[0] - base[0], poll[1] - base[1])
  const [nx, ny] = [(poll[0] - base[0]) / reach, (poll[1] - base[1]) / reach]
  return ({ x, y, z }, matter) => {
    const down = ((x - poll[0]) * ax + (y - poll[1]) * ay) / length
    const over = (x - poll[0]) * -ay + (y - poll[1]) * ax
    const up = (x - base[0]) * nx + (y - base[1]) * ny
    const head = down > 0.02 && y > 1.3 && x > 0.9
    const wave = 1.3 * noise.fbm(x * 2.6, y * 2.6 + z, 2)
    const phase = head ? (over > 0.03 + 0.25 * Math.abs(z) ? z * 105 : down * 46 + over * 34) : phaseAt(x, y, x > 0.3 && y > 1.1 ? up - 0.28 * smoothstep(1.45, 1.2, y) : 0)
    const belly = smoothstep(0.98, 0.9, y) * smoothstep(0.17, 0.08, Math.abs(z)) * (x < 0.4 && x > -0.5 ? 1 : 0)
    const dark = smoothstep(-0.14, 0.14, Math.sin(phase + wave) + 0.04) * (1 - belly)
    let own = between(CREAM, BLACK, dark)
    own = between(own, BLACK, head ? smoothstep(0.84, 0.96, down + 0.05 * noise.at(x * 9, y * 9)) * 0.93 : 0)
    own = between(own, [0.36, 0.29, 0.2], smoothstep(0.3, 0.06, y) * 0.35)
    setCoat(matter, own, hairTone(noise, x, y, z), 0.74)
  }
}

/** A zebra at a walk, 1.5 units at the withers, looking along x. */
export function zebraParts(noise: Noise, random: Random): Part[] {
  const paint = coatPaint(noise)
  const parts: Part[] = [{ mesh: blob(horseLimbs(POSE), 0.075, 0.027), paint, relief: hairRelief(noise) }]
  const { poll, muzzle } = POSE
  const head = headFrame([poll[0], poll[1], 0], Math.atan2(poll[1] - muzzle[1], muzzle[0] - poll[0]), 0)
  for (const side of [-1, 1]) {
    parts.push(...eyeParts(head, [0.17, 0.035, side * 0.098], 0.036))
    const ear: readonly Point[] = [head.place([-0.06, 0.06, side * 0.075]), head.place([-0.14, 0.16, side * 0.1]), head.place([-0.16, 0.27, side * 0.1])]
    parts.push({ mesh: tube(ear, (t) => 0.058 * Math.sin(Math.PI * (0.24 + 0.74 * t)), { rows: 14, segments: 12, flat: 0.6, up: [1, 0.4, 0] }), paint: ({ x, y, z, u }, matter) => setCoat(matter, between(CREAM, BLACK, smoothstep(0.72, 0.8, u) + smoothstep(0.3, 0.24, Math.abs(u - 0.5) * 3)), hairTone(noise, x, y, z)) })
    for (const leg of side > 0 ? [POSE.fore[0], POSE.hind[0]] : [POSE.fore[1], POSE.hind[1]]) parts.push(hoofPart(leg[3]![0] + 0.015, side * 0.155, 0.066, 0.1, HOOF))
  }
  const crest: readonly Point[] = [[poll[0] + 0.09, poll[1] + 0.06, 0], [poll[0] - 0.07, poll[1] + 0.06, 0], [(poll[0] + 0.5) / 2 - 0.15, (poll[1] + 1.4) / 2 + 0.09, 0], [0.34, 1.52, 0]]
  const paints = [plain(CREAM, { rough: 0.9 }), plain(BLACK, { rough: 0.9 })]
  for (let k = 0; k < 110; k++) {
    const t = (k + 0.5) / 110
    const [x, y] = along(crest, t)
    const [a, b] = [along(crest, Math.max(0, t - 0.02)), along(crest, Math.min(1, t + 0.02))]
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0])
    const [ox, oy] = [Math.sin(turn), -Math.cos(turn)]
    const long = (0.13 + 0.03 * random()) * Math.sin(Math.PI * (0.14 + 0.8 * t)) ** 0.5
    const lean = 0.03 * (random() - 0.5)
    parts.push({ mesh: tube([[x - ox * 0.04, y - oy * 0.04, 0], [x + ox * long, y + oy * long, lean]], (s) => 0.02 * (1 - 0.75 * s), { rows: 3, segments: 6, up: [0, 0, 1] }), paint: paints[Math.sin(t * 34) > 0.05 ? 1 : 0]! })
  }
  parts.push({ mesh: tube([[-0.84, 1.4, 0], [-0.98, 1.2, 0.03], [-0.96, 0.9, 0.05]], (t) => 0.042 - 0.02 * t, { rows: 16, segments: 10, up: [0.2, 0, 1] }), paint })
  for (let k = 0; k < 16; k++) {
    const [dx, dz] = [0.07 * (random() - 0.5), 0.07 * (random() - 0.5)]
    parts.push({ mesh: tube([[-0.96, 0.94, 0.05], [-0.96 + dx, 0.76, 0.05 + dz], [-0.95 + dx * 0.7, 0.58 + 0.06 * random(), 0.05 + dz * 0.7]], (t) => 0.018 * (1 - 0.8 * t), { rows: 6, segments: 6, up: [0.2, 0, 1] }), paint: paints[1]! })
  }
  return parts
}
