import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { Pigment } from '../brush/pigment.ts'
import { over, paintSprite, type Box, type Paint, type Sprite } from './sprite.ts'
import type { Mark, Species } from './species.ts'

/** A fish swims to the left, its middle at the origin, in body lengths. */
const BOX: Box = { left: -0.58, right: 1.0, top: -0.66, bottom: 0.62 }
const MIDDLE = 0.5
const PELVIC: Species['dorsal'] = { from: 0.36, to: 0.46, height: [0.02, 0.13, 0.02], lean: 1 }
const WHITE: Pigment = [255, 255, 255]
const INK: Pigment = [12, 12, 20]

/** A smooth curve through values at even steps of 0..1 (Catmull-Rom). */
export function curveOf(values: readonly number[]): (s: number) => number {
  const last = values.length - 1
  return (s) => {
    const at = clamp(s) * last
    const i = Math.min(last - 1, at | 0)
    const f = at - i
    const [a, b, c, d] = [values[Math.max(0, i - 1)]!, values[i]!, values[i + 1]!, values[Math.min(last, i + 2)]!]
    return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)))
  }
}

/** How much of a mark lies at a place of the flank. */
function markAt(mark: Mark, s: number, t: number, soft: number): number {
  switch (mark.kind) {
    case 'bar':
      return smoothstep(mark.half + soft, mark.half - soft, Math.abs(s - mark.at - (mark.slant ?? 0) * (1 - t * t)))
    case 'line': {
      const middle = mark.at + (mark.rise ?? 0) * Math.sin(s * 5)
      return smoothstep(mark.half + soft * 4, mark.half - soft * 4, Math.abs(t - middle)) * smoothstep(mark.from - 0.04, mark.from + 0.04, s) * smoothstep(mark.to + 0.03, mark.to - 0.03, s)
    }
    case 'spot':
      return smoothstep(1.08, 0.92, Math.hypot((s - mark.at[0]) / mark.half[0], (t - mark.at[1]) / mark.half[1]))
    case 'lines':
      return smoothstep(0.35, 0.75, Math.sin((t + (mark.rise ?? 0) * (s - 0.5) * 1.6) * mark.count * 1.57)) * smoothstep(mark.from, mark.from + 0.06, s) * 0.9
  }
}

/** Scales as overlapping rows: light in the middle, dark at the rim; 0..1. */
export function scaleAt(x: number, y: number, size: number): number {
  const row = Math.round(y / size)
  const shift = (row & 1) * 0.5
  const u = x / (size * 1.3) + shift
  const du = (u - Math.floor(u) - 0.35) * 1.15
  const dv = y / size - row
  return clamp(1 - Math.hypot(du, dv * 1.2) * 1.5)
}

/** Paints a fish of a species for the given body length in pixels: round flanks under light from above, fins with rays. */
export function paintFish(fish: Species, length: number): Sprite {
  const { colours, dorsal, anal, tail } = fish
  const back = curveOf(fish.back)
  const belly = curveOf(fish.belly)
  const dorsalHeight = curveOf(dorsal.height)
  const analHeight = curveOf(anal.height)
  const pelvicHeight = curveOf(PELVIC.height)
  const soft = 0.75 / length
  const rays = (value: number, count: number) => 0.86 + 0.14 * Math.sin(value * count * 6.2832)
  const bend = (x: number) => 0.028 * Math.sin((x - 0.2) * 3.4) * smoothstep(0.2, 1.1, x)

  const edging = (x: number, out: number, { from, to, lean }: Species['dorsal'], height: (s: number) => number, paint: Paint) => {
    const s = x - lean * out
    if (s < from - 0.02 || s > to + 0.02 || out < -0.03) return
    const h = height((s - from) / (to - from)) * smoothstep(from - 0.02, from + 0.02, s) * smoothstep(to + 0.02, to - 0.01, s)
    const cover = clamp((h - out) / soft / 1.5 + 0.5)
    if (cover <= 0) return
    const share = clamp(out / Math.max(h, 0.01))
    const ray = rays(s, 34) * (0.8 + 0.25 * share)
    over(paint, colours.fin, cover * (0.96 - 0.16 * share), ray)
    if (colours.edge) over(paint, colours.edge, cover * smoothstep(0.78, 0.92, share))
  }
  const tailFin = (x: number, y: number, paint: Paint) => {
    const [dx, dy] = [x - 0.96, y]
    if (dx < 0 || dx > tail.length * 1.5) return
    const r = dx / tail.length
    const width = 0.042 + (tail.spread - 0.042) * Math.pow(clamp(r), tail.fork > 0.5 ? 1.05 : 0.7)
    const across = Math.abs(dy) / width
    // The trailing edge: round for a fan, cut in for a fork.
    const end = 1 + tail.fork * 0.42 * across * across - tail.fork * 0.42 - (1 - tail.fork) * 0.22 * across * across
    const cover = clamp((1 - across) * width / soft / 1.5 + 0.5) * clamp((end - r) * tail.length / soft / 1.5 + 0.5)
    if (cover <= 0) return
    const ray = rays((dy / width) * (0.9 + 0.1 * r), 9) * (1.04 - 0.12 * across)
    over(paint, colours.tail, cover * (0.97 - 0.14 * clamp(r)), ray)
    if (colours.edge) over(paint, colours.edge, cover * Math.max(smoothstep(0.84, 0.95, across), smoothstep(0.86, 0.97, r / end)) * 0.9)
  }
  const body = (x: number, y: number, top: number, bottom: number, paint: Paint) => {
    const t = y < 0 ? y / Math.max(top, 1e-4) : y / Math.max(bottom, 1e-4)
    const inside = y < 0 ? top + y : bottom - y
    const cover = clamp(inside / soft / 1.5 + 0.5) * clamp(x / soft / 1.5 + 0.5) * clamp((1.015 - x) / soft / 1.5 + 0.5)
    if (cover <= 0) return
    const a = smoothstep(-0.95, -0.15, t)
    const b = smoothstep(0.05, 0.85, t)
    const mixed: [number, number, number] = [0, 0, 0]
    for (let c = 0; c < 3; c++) {
      const side = colours.back[c]! + (colours.side[c]! - colours.back[c]!) * a
      mixed[c] = side + (colours.belly[c]! - side) * b
    }
    for (const mark of fish.marks) {
      const k = markAt(mark, x, t, soft * 1.2)
      for (let c = 0; c < 3; c++) mixed[c]! += (mark.colour[c]! - mixed[c]!) * k
    }
    // A flank is round: full towards the light above, in shade below, turning away at its rim.
    const round = Math.sqrt(Math.max(0, 1 - t * t))
    const facing = -t * 0.55 + round * 0.62
    const scale = x > 0.27 ? (scaleAt(x, y, 0.03) - 0.45) * fish.scales * 0.42 * smoothstep(0.27, 0.34, x) : 0
    const gill = smoothstep(0.012, 0.002, Math.abs(x - 0.27 + 0.05 * t * t)) * smoothstep(0.75, 0.5, Math.abs(t))
    const light = (0.66 + 0.5 * facing + scale) * (1 - 0.3 * gill)
    over(paint, mixed, cover, light)
    const sheen = smoothstep(0.22, 0, Math.abs(t + 0.42)) * smoothstep(0.05, 0.3, x) * smoothstep(1, 0.75, x)
    over(paint, WHITE, cover * sheen * (0.16 + 0.22 * Math.max(0, scale)))
  }
  const pectoral = (x: number, y: number, paint: Paint) => {
    const [dx, dy] = [x - 0.31, y - 0.05]
    const r = Math.hypot(dx, dy) / 0.17
    if (r > 1.2 || dx < -0.01) return
    const angle = Math.atan2(dy, dx) - 0.42
    const cover = clamp((0.52 * (0.55 + 0.45 * r) - Math.abs(angle)) * 6) * clamp((1 - 0.3 * angle * angle - r) * 0.17 / soft / 1.5 + 0.5)
    over(paint, colours.fin, cover * 0.7, rays(angle, 6) * (1.08 - 0.1 * r))
    over(paint, INK, cover * 0.18 * smoothstep(0.3, 0, r))
  }
  const eye = (x: number, y: number, paint: Paint) => {
    const [dx, dy] = [x - 0.125, y + back(0.125) * 0.22]
    const r = Math.hypot(dx, dy) / fish.eye
    if (r > 1.3) return
    const k = soft / fish.eye
    over(paint, INK, smoothstep(1.14 + k, 1.1 - k, r) * 0.55)
    over(paint, [246, 232, 190], smoothstep(1 + k, 1 - k, r), 0.78 + 0.22 * (1 - r))
    over(paint, [8, 8, 12], smoothstep(0.68 + k, 0.64 - k, r))
    over(paint, WHITE, smoothstep(0.3, 0.16, Math.hypot(dx / fish.eye + 0.24, dy / fish.eye + 0.28)))
  }
  return paintSprite(BOX, length, (bx, by, paint) => {
    const x = bx + MIDDLE
    const y = by + bend(x)
    const snout = Math.sqrt(clamp(x / 0.07))
    const [top, bottom] = [back(x) * snout, belly(x) * snout]
    if (x > 0 && x < 1.1) {
      edging(x, -y - top, dorsal, dorsalHeight, paint)
      edging(x, y - bottom, anal, analHeight, paint)
    }
    if (x > 0.3 && x < 0.7) edging(x, y - bottom, PELVIC, pelvicHeight, paint)
    if (x > 0.9) tailFin(x, y, paint)
    if (x > -0.03 && x < 1.05) body(x, y, top, bottom, paint)
    if (x < 0.1) over(paint, INK, 0.55 * smoothstep(0.006, 0.001, Math.abs(y - 0.012 - x * 0.28)) * smoothstep(0.06, 0.04, x) * paint.alpha)
    pectoral(x, y, paint)
    eye(x, y, paint)
  })
}
