import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import { blend, type Pigment } from '../brush/pigment.ts'
import { curveOf, scaleAt } from './fish.ts'
import { over, paintSprite, type Box, type Paint, type Sprite } from './sprite.ts'

/** A koi's dress: ground colour, fins, and patches laid over it where noise passes a threshold. */
export interface KoiPattern {
  ground: Pigment
  fin: Pigment
  patches: readonly { colour: Pigment; above: number; scale: number; head?: boolean }[]
  /** A single round mark on the head. */
  crown?: Pigment
  /** How strongly the net of scales shows, 0..1. */
  net: number
  /** Short and round with a veil of a tail. */
  veil?: boolean
}

const WHITE: Pigment = [250, 246, 238]
const RED: Pigment = [224, 62, 30]
const BLACK: Pigment = [28, 28, 36]

export const koiPatterns = {
  kohaku: { ground: WHITE, fin: [248, 244, 240], patches: [{ colour: RED, above: 0.02, scale: 2.3, head: true }], net: 0.35 },
  sanke: { ground: WHITE, fin: [244, 240, 238], patches: [{ colour: RED, above: 0.08, scale: 2.2, head: true }, { colour: BLACK, above: 0.32, scale: 4.2 }], net: 0.35 },
  showa: { ground: BLACK, fin: [60, 58, 66], patches: [{ colour: RED, above: -0.02, scale: 2.4, head: true }, { colour: WHITE, above: 0.16, scale: 3 }], net: 0.3 },
  tancho: { ground: WHITE, fin: [250, 246, 240], patches: [], crown: RED, net: 0.4 },
  ogon: { ground: [246, 190, 62], fin: [255, 214, 112], patches: [], net: 0.85 },
  orange: { ground: [242, 122, 32], fin: [255, 160, 72], patches: [{ colour: [224, 84, 20], above: 0.1, scale: 2 }], net: 0.7 },
  asagi: { ground: [112, 138, 166], fin: [232, 120, 62], patches: [{ colour: [222, 226, 230], above: 0.36, scale: 2.6, head: true }], net: 1 },
  goldfish: { ground: [240, 92, 24], fin: [255, 156, 84], patches: [{ colour: [255, 196, 120], above: 0.3, scale: 2.2 }], net: 0.7, veil: true },
} as const satisfies Record<string, KoiPattern>
export type KoiPatternName = keyof typeof koiPatterns

/** Swims to the left, the snout at x = -0.5, in body lengths; veils trail far. */
const BOX: Box = { left: -0.62, right: 1.12, top: -0.62, bottom: 0.62 }
const BODY = [0.085, 0.108, 0.118, 0.122, 0.112, 0.092, 0.068, 0.046, 0.03]
const EGG = [0.11, 0.15, 0.172, 0.185, 0.17, 0.13, 0.085, 0.05, 0.035]
const SPINE = 28

/** The backbone as points from snout to the end of the tail; `curl` is how far it bends, `phase` where in its stroke. */
function spineOf(curl: number, phase: number, reach: number): { x: number; y: number; angle: number }[] {
  const points = []
  let [x, y] = [-0.5, 0]
  let angle = 0
  const step = reach / SPINE
  for (let i = 0; i <= SPINE; i++) {
    const s = i * step
    angle = curl * Math.sin(s * 4.4 + phase) * (0.25 + 0.75 * clamp(s))
    points.push({ x, y, angle })
    x += Math.cos(angle) * step
    y += Math.sin(angle) * step
  }
  return points
}

/** Where a place lies along the backbone: s from the snout in body lengths, t to its side (negative: left). */
function project(spine: readonly { x: number; y: number; angle: number }[], x: number, y: number, step: number, out: { s: number; t: number }): void {
  let best = Infinity
  let at = 0
  for (let i = 0; i < spine.length; i++) {
    const p = spine[i]!
    const d = (p.x - x) ** 2 + (p.y - y) ** 2
    if (d < best) [best, at] = [d, i]
  }
  const p = spine[at]!
  const [cos, sin] = [Math.cos(p.angle), Math.sin(p.angle)]
  out.s = at * step + (x - p.x) * cos + (y - p.y) * sin
  out.t = (y - p.y) * cos - (x - p.x) * sin
}

/** Paints a koi or goldfish from above for the given body length in pixels; no two have the same patches. */
export function paintKoi(pattern: KoiPattern, length: number, random: Random, noise: Noise): Sprite {
  const half = curveOf(pattern.veil ? EGG : BODY)
  const reach = pattern.veil ? 1.62 : 1.36
  const spine = spineOf(0.28 + 0.4 * random(), random() * 6.3, reach)
  const step = reach / SPINE
  const [du, dv] = [random() * 40, random() * 40]
  const beat = 0.5 + 0.35 * random()
  const soft = 0.75 / length
  const place = { s: 0, t: 0 }
  const rays = (value: number) => 0.88 + 0.12 * Math.sin(value)

  const colourAt = (s: number, t: number): Pigment => {
    let colour: Pigment = pattern.ground
    pattern.patches.forEach(({ colour: patch, above, scale, head }, i) => {
      // Patches wander over the back from the head on; the belly's sides stay plain.
      const n = noise.fbm(du + s * scale + i * 9.7, dv + t * scale * 1.4, 3)
      const bound = above + 0.5 * smoothstep(0.5, 1, Math.abs(t) / Math.max(half(s), 0.02)) - (head ? 0.28 * smoothstep(0.3, 0.08, s) : -0.5 * smoothstep(0.2, 0.1, s)) + 0.5 * smoothstep(0.05, 0, s)
      colour = blend(colour, patch, smoothstep(bound - 0.012, bound + 0.025, n))
    })
    if (pattern.crown) colour = blend(colour, pattern.crown, smoothstep(1.06, 0.94, Math.hypot((s - 0.15) / 0.055, t / 0.05)))
    return colour
  }
  const fan = (s: number, t: number, side: number, root: number, size: number, spread: number, paint: Paint) => {
    const [x, y] = [s - root, side * t - half(root) * 0.7]
    if (y < -0.01) return
    const r = Math.hypot(x, y) / size
    const angle = Math.atan2(y, x) - beat
    const cover = clamp((spread * (0.35 + 0.65 * r) - Math.abs(angle)) * size * r / soft / 1.5 + 0.5) * clamp((1 - 0.25 * angle * angle - r) * size / soft / 1.5 + 0.5)
    if (cover > 0) over(paint, pattern.fin, cover * (0.85 - 0.42 * r), rays(angle * 34) * (1 - 0.08 * r))
  }
  const tail = (s: number, t: number, paint: Paint) => {
    const from = 0.93
    if (s < from) return
    const r = (s - from) / (reach - from)
    const spread = pattern.veil ? 0.05 + 0.24 * Math.pow(clamp(r), 0.8) : 0.028 + 0.12 * Math.pow(clamp(r), 0.9)
    const wave = t + 0.02 * Math.sin(r * 7 + du)
    const across = Math.abs(wave) / spread
    const end = 1 - (pattern.veil ? 0.3 : 0.45) * (1 - across) ** 1.2 * smoothstep(1.1, 0, across)
    const cover = clamp((1 - across) * spread / soft / 1.5 + 0.5) * clamp((end - r) * (reach - from) / soft / 1.5 + 0.5)
    if (cover > 0) over(paint, blend(colourAt(0.96, 0), pattern.fin, 0.35 + 0.65 * clamp(r * 2)), cover * (0.92 - 0.55 * clamp(r)), rays((wave / spread) * 26))
  }
  const body = (s: number, t: number, paint: Paint) => {
    if (s < 0 || s > 1.05) return
    const width = half(s) * Math.sqrt(clamp(s / 0.09))
    const cover = clamp((width - Math.abs(t)) / soft / 1.5 + 0.5) * clamp((1.04 - s) / soft / 6)
    if (cover <= 0) return
    const side = t / Math.max(width, 1e-4)
    const round = Math.sqrt(Math.max(0, 1 - side * side))
    const scale = s > 0.24 ? (scaleAt(s, t, 0.026) - 0.5) * pattern.net * 0.5 * smoothstep(0.24, 0.32, s) * smoothstep(1, 0.85, s) : 0
    const gill = smoothstep(0.012, 0.003, Math.abs(s - 0.235 + 0.06 * side * side)) * smoothstep(0.25, 0.6, Math.abs(side)) * 0.25
    over(paint, colourAt(s, t), cover, 0.5 + 0.52 * round - 0.12 * side + scale - gill)
    const shine = smoothstep(0.16, 0, Math.abs(side + 0.26)) * smoothstep(0.02, 0.2, s) * smoothstep(0.95, 0.6, s)
    over(paint, [255, 255, 255], cover * shine * (0.26 + 0.3 * Math.max(0, scale)))
  }
  const head = (s: number, t: number, paint: Paint) => {
    if (s > 0.2) return
    const eye = Math.hypot((s - 0.12) / 0.017, (Math.abs(t) - half(0.12) * 0.8) / 0.013)
    over(paint, [14, 14, 18], smoothstep(1.25, 0.85, eye))
    over(paint, [255, 255, 255], smoothstep(0.5, 0.2, Math.hypot((s - 0.115) / 0.017, (Math.abs(t) - half(0.12) * 0.8 + 0.004) / 0.013)) * 0.8)
    over(paint, [90, 50, 40], 0.4 * smoothstep(0.006, 0.002, Math.hypot(s - 0.055, Math.abs(t) - 0.024)))
    const barbel = Math.abs(Math.abs(t) - 0.05 - (0.02 - s) * 0.5)
    if (!pattern.veil && s < 0.045 && s > -0.05) over(paint, pattern.fin, smoothstep(0.006, 0.002, barbel) * 0.9, 0.9)
  }
  return paintSprite(BOX, length, (x, y, paint) => {
    project(spine, x, y, step, place)
    const { s, t } = place
    if (s > reach + 0.1) return
    for (const side of [-1, 1]) {
      if (s > 0.2 && s < 0.55) fan(s, t, side, 0.26, 0.19, 0.62, paint)
      if (s > 0.5 && s < 0.8) fan(s, t, side, 0.58, 0.11, 0.42, paint)
    }
    tail(s, t, paint)
    body(s, t, paint)
    const ridge = smoothstep(0.4, 0.44, s) * smoothstep(0.7, 0.6, s)
    if (ridge > 0) over(paint, pattern.fin, ridge * smoothstep(0.02, 0.008, Math.abs(t + 0.012 * Math.sin(s * 9 + dv))) * 0.5, rays(s * 120))
    if (s > -0.06) head(s, t, paint)
  })
}
