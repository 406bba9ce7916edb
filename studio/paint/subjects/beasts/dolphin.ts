import { smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import type { Point } from '../../solid/mesh.ts'
import { setColour, type Paint, type Part } from '../../solid/model.ts'
import { between, eyeParts, headFrame } from './anatomy.ts'
import { fin } from './fin.ts'

const BACK: Rgb = [0.075, 0.11, 0.15]
const FLANK: Rgb = [0.27, 0.34, 0.4]
const BELLY: Rgb = [0.86, 0.84, 0.82]
const DARK: Rgb = [0.02, 0.025, 0.03]

/** A body on an arc about the origin: its radius, and the angles of tail and brow. */
interface Arc {
  radius: number
  tail: number
  brow: number
}
const ARCS = { leaping: { radius: 1.2, tail: 2.92, brow: 0.94 }, swimming: { radius: 3.4, tail: 1.95, brow: 1.27 } } as const satisfies Record<string, Arc>
export type DolphinPose = keyof typeof ARCS
/** Girths from the tail to the brow. */
const GIRTHS = [0.05, 0.075, 0.115, 0.165, 0.21, 0.24, 0.252, 0.25, 0.236, 0.208, 0.168] as const

function girthAt(s: number): number {
  const at = Math.max(0, Math.min(0.9999, s)) * (GIRTHS.length - 1)
  const i = Math.floor(at)
  return GIRTHS[i]! + (GIRTHS[i + 1]! - GIRTHS[i]!) * (at - i)
}

/** A dolphin that looks along x; of a leap the tail comes up last. */
export function dolphinParts(pose: DolphinPose, colour: Rgb | undefined, noise: Noise): Part[] {
  const { radius, tail, brow } = ARCS[pose]
  const angle = (s: number) => tail + (brow - tail) * s
  /** A place by share of the length, outwards, sideways and ahead. */
  const at = (s: number, out = 0, z = 0, ahead = 0): Point => {
    const [c, n] = [Math.cos(angle(s)), Math.sin(angle(s))]
    return [c * (radius + out) + n * ahead, n * (radius + out) - c * ahead, z]
  }
  const forward = (s: number): Point => [Math.sin(angle(s)), -Math.cos(angle(s)), 0]
  const limbs: Limb[] = Array.from({ length: 24 }, (_, k) => limb(at(k / 24), at((k + 1) / 24), girthAt(k / 24), girthAt((k + 1) / 24)))
  limbs.push(ball(at(1, 0.0, 0, 0.04), 0.155), limb(at(1, -0.055, 0, 0.12), at(1, -0.085, 0, 0.36), 0.07, 0.042), limb(at(1, -0.09, 0, 0.1), at(1, -0.115, 0, 0.34), 0.05, 0.034))
  const [back, flank] = colour ? [colour, between(colour, BELLY, 0.45)] as const : [BACK, FLANK] as const
  const paint: Paint = ({ x, y, z }, matter) => {
    const s = (Math.atan2(y, x) - tail) / (brow - tail)
    const up = (Math.hypot(x, y) - radius) / girthAt(s)
    const n = 0.06 * noise.fbm(x * 5, y * 5 + z * 4, 2)
    // The cape dips behind the fin; the pale of the flank reaches back from the throat.
    const cape = smoothstep(0.16, 0.34, up + n - 0.28 * Math.sin(Math.PI * Math.min(1, Math.max(0, s * 1.15))) + 0.42 * smoothstep(0.35, 0.05, s) + 0.26 * smoothstep(0.75, 1.02, s))
    const pale = smoothstep(-0.3, -0.52, up + n * 1.5 + 0.5 * smoothstep(0.3, 0.1, s))
    let own = between(between(flank, back, cape), BELLY, pale)
    const lip = s > 1.0 && Math.abs(up * girthAt(s) + 0.088 + 0.05 * (s - 1.1)) < 0.007
    const stripe = smoothstep(0.955, 0.99, s) * smoothstep(1.06, 1.03, s) * smoothstep(0.03, 0.01, Math.abs(up * girthAt(s) + 0.03)) * 0.35
    if (s > 1.04) own = between(own, back, smoothstep(-0.085, -0.06, up * girthAt(s)) * 0.8)
    setColour(matter, between(own, DARK, lip ? 0.8 : stripe), 0.96 + n)
    matter.rough = 0.34
    matter.metal = 0
    matter.coat = 0.45
  }
  const parts: Part[] = [{ mesh: blob(limbs, 0.07, 0.024), paint }]
  const dark: Paint = ({ u }, matter) => {
    setColour(matter, between(back, flank, 0.25 * (1 - u)))
    matter.rough = 0.34
    matter.metal = 0
    matter.coat = 0.45
  }
  const mesh = (path: readonly Point[], s: number, depth: (t: number) => number, thickness?: number) => parts.push({ mesh: fin(path, forward(s), depth, thickness), paint: dark })
  mesh([at(0.535, 0.17), at(0.525, 0.31), at(0.485, 0.42), at(0.445, 0.465)], 0.5, (t) => 0.34 * (1 - t) ** 0.75 + 0.012)
  const head = headFrame([0, 0, 0], 0, 0)
  for (const side of [-1, 1]) {
    mesh([at(0.79, -0.1, side * 0.17), at(0.76, -0.22, side * 0.3), at(0.7, -0.34, side * 0.38), at(0.65, -0.4, side * 0.4)], 0.76, (t) => 0.19 * (1 - t) ** 0.6 * (1 + 0.35 * Math.sin(Math.PI * t)) + 0.012)
    mesh([at(0.015, 0, 0), at(-0.02, 0.01, side * 0.14), at(-0.06, 0.02, side * 0.28), at(-0.12, 0.02, side * 0.4)], 0, (t) => 0.2 * (1 - t) ** 0.65 * (1 + 0.2 * Math.sin(Math.PI * t)) + 0.012, 0.14)
    parts.push(...eyeParts(head, at(0.985, -0.035, side * 0.16), 0.03))
  }
  return parts
}
