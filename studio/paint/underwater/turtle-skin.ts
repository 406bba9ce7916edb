import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import { blend, shade, type Pigment } from '../brush/pigment.ts'

/** Middles of a sea turtle's scutes from above, head at +1: five along the spine, four a side. */
const SCUTES: readonly (readonly [u: number, v: number])[] = [
  ...[0.74, 0.39, 0.02, -0.36, -0.72].map((u) => [u, 0] as const),
  ...[-1, 1].flatMap((side) => ([[0.58, 0.5], [0.2, 0.62], [-0.2, 0.62], [-0.56, 0.47]] as const).map(([u, v]) => [u, v * side] as const)),
]
const RIM = 0.84
const RIM_SCUTES = 26
const AMBER: Pigment = [206, 142, 66]
const UMBER: Pigment = [92, 54, 30]
const SEAM: Pigment = [58, 36, 26]
const PALE: Pigment = [226, 196, 136]

/** A shell's colour; u towards the head, v to its side, w up, each -1..1. */
export function shellAt(u: number, v: number, w: number, tone: Pigment | undefined, noise: Noise): Pigment {
  const [light, dark] = tone ? [blend(tone, [255, 240, 210], 0.35), shade(tone, 0.5)] : [AMBER, UMBER]
  const out = Math.hypot(u, v)
  if (w < -0.12) return PALE
  let edge: number
  let ray: number
  if (out > RIM) {
    const turn = (Math.atan2(v, u) / (2 * Math.PI)) * RIM_SCUTES
    const within = turn - Math.floor(turn)
    edge = Math.min((0.5 - Math.abs(within - 0.5)) * 0.24, (out - RIM) * 0.9)
    ray = within * 0.9
  } else {
    let [first, second, at] = [9, 9, 0]
    for (let k = 0; k < SCUTES.length; k++) {
      const away = Math.hypot(u - SCUTES[k]![0], (v - SCUTES[k]![1]) * 0.92)
      if (away < first) [second, first, at] = [first, away, k]
      else if (away < second) second = away
    }
    edge = Math.min((second - first) * 0.5, (RIM - out) * 0.9)
    const [su, sv] = SCUTES[at]!
    ray = Math.atan2(v - sv * 0.8, u - su + 0.16)
  }
  // Flames run from the back of each scute, light in dark.
  const flame = noise.fbm(Math.cos(ray) * 3.6 + u * 0.7 + 9, Math.sin(ray) * 3.6 + v * 0.7, 3)
  const grown = 0.05 * Math.sin(edge * 150)
  const own = blend(dark, light, smoothstep(-0.26, 0.36, flame + edge * 1.1 - 0.06 + grown))
  const seam = smoothstep(0.026, 0.008, edge)
  const lip = smoothstep(0.05, 0.026, edge) * (1 - seam)
  return blend(blend(own, tone ? light : PALE, lip * 0.4), tone ? shade(tone, 0.3) : SEAM, seam * 0.85)
}

const jitter = (i: number, j: number, salt: number) => {
  const value = Math.sin(i * 127.1 + j * 311.7 + salt * 74.7) * 43758.5453
  return value - Math.floor(value)
}

/** Dark plates on pale skin, `size` across; `edge` 1 is the pale rim of a flipper. */
export function skinAt(x: number, y: number, size: number, edge: number, noise: Noise): Pigment {
  const [gx, gy] = [x / size, y / size]
  const [cx, cy] = [Math.floor(gx), Math.floor(gy)]
  let [first, second, tone] = [9, 9, 0]
  for (let j = cy - 1; j <= cy + 1; j++)
    for (let i = cx - 1; i <= cx + 1; i++) {
      const away = Math.hypot(gx - i - 0.2 - 0.6 * jitter(i, j, 1), gy - j - 0.2 - 0.6 * jitter(i, j, 2))
      if (away < first) [second, first, tone] = [first, away, jitter(i, j, 3)]
      else if (away < second) second = away
    }
  const plate = blend([74, 66, 48], [122, 96, 60], tone * 0.8 + noise.at(x * 9, y * 9) * 0.4)
  return blend(blend([236, 220, 172], plate, smoothstep(0.06, 0.26, second - first)), [232, 216, 170], clamp(edge) * 0.7)
}
