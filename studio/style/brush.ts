import { type Colours, gaussianBlur, type Plane, resizePlane } from '../pixels/plane.ts'
import { whiteNoise } from './texture.ts'

/** One touch of the brush; lengths in pixels, colour 0..1. */
export interface Stroke {
  x: number
  y: number
  angle: number
  length: number
  width: number
  /** Sideways bow of the path: v = bend * u². */
  bend: number
  red: number
  green: number
  blue: number
  /** Where in the bristle texture this stroke reads, 0..1. */
  grain: number
}

export interface PaintLayer {
  width: number
  height: number
  planes: Colours
  /** Thickness of the paint, 0..1, for the raking light. */
  relief: Plane
}

const ALONG = 256
const ACROSS = 64

/** Heights left by a brush's hairs: streaks along it, 0..1. */
export function bristles(seed: number): Plane {
  const streaks = resizePlane(whiteNoise(12, ACROSS, seed), 12, ACROSS, ALONG, ACROSS)
  const fine = resizePlane(whiteNoise(48, ACROSS, seed + 1), 48, ACROSS, ALONG, ACROSS)
  const mixed = streaks.map((value, i) => 0.7 * value + 0.3 * fine[i]!)
  return gaussianBlur(mixed, ALONG, ACROSS, 0.6)
}

/** Lays a stroke: solid in the middle, hairs parting at its ends and sides, a ridge of paint along it. */
export function layStroke(layer: PaintLayer, hairs: Plane, stroke: Stroke): void {
  const { planes, relief, width, height } = layer
  const { x: cx, y: cy, angle, length, bend } = stroke
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const halfLength = length / 2
  const halfWidth = stroke.width / 2
  const bow = Math.abs(bend) * halfLength * halfLength + halfWidth
  const reachX = Math.abs(c) * halfLength + Math.abs(s) * bow + 1
  const reachY = Math.abs(s) * halfLength + Math.abs(c) * bow + 1
  const x0 = Math.max(0, Math.floor(cx - reachX))
  const x1 = Math.min(width - 1, Math.ceil(cx + reachX))
  const y0 = Math.max(0, Math.floor(cy - reachY))
  const y1 = Math.min(height - 1, Math.ceil(cy + reachY))
  const soft = 1 / Math.max(1, 0.12 * stroke.width)
  const start = Math.floor(stroke.grain * ALONG)
  const [red, green, blue] = planes
  for (let y = y0; y <= y1; y++) {
    const dy = y + 0.5 - cy
    // A slanting stroke fills a part of its box: each row is cut to it, by the stroke's sides and by its ends.
    const [left, right] = overlap(within(dy * c, s, bow), within(-dy * s, c, halfLength))
    const end = Math.min(x1, Math.floor(right + cx))
    for (let x = Math.max(x0, Math.floor(left + cx)); x <= end; x++) {
      const dx = x + 0.5 - cx
      const u = dx * c + dy * s
      const v = dy * c - dx * s - bend * u * u
      const side = halfWidth - Math.abs(v)
      if (side <= 0) continue
      const row = Math.min(ACROSS - 1, ((v / stroke.width + 0.5) * ACROSS) | 0) * ACROSS * (ALONG / ACROSS)
      const column = (start + (((u / stroke.width) * 24) | 0) + ALONG * 4) % ALONG
      const hair = hairs[row + column]!
      const room = halfLength - Math.abs(u) - hair * 0.55 * stroke.width
      if (room <= 0) continue
      let alpha = Math.min(1, side * soft) * Math.min(1, room * soft)
      alpha *= 0.72 + 0.4 * hair
      if (alpha > 1) alpha = 1
      const i = y * width + x
      const shade = 1 + (hair - 0.5) * 0.16
      red[i]! += (stroke.red * shade - red[i]!) * alpha
      green[i]! += (stroke.green * shade - green[i]!) * alpha
      blue[i]! += (stroke.blue * shade - blue[i]!) * alpha
      const crown = 0.25 + 0.75 * hair + 0.35 * (1 - side / halfWidth)
      relief[i]! += (crown - relief[i]!) * alpha
    }
  }
}

type Span = readonly [from: number, to: number]

/** Where |x * slope - middle| is below the reach. */
function within(middle: number, slope: number, reach: number): Span {
  if (Math.abs(slope) < 1e-3) return [-Infinity, Infinity]
  const [a, b] = [(middle - reach) / slope, (middle + reach) / slope]
  return a < b ? [a, b] : [b, a]
}

const overlap = (a: Span, b: Span): Span => [Math.max(a[0], b[0]), Math.min(a[1], b[1])]

/** Light raking over the paint from the upper left; strength about 0.1..0.5, in place. */
export function lightRelief({ planes, relief, width, height }: PaintLayer, strength: number): void {
  const smooth = gaussianBlur(relief, width, height, Math.max(0.6, Math.max(width, height) / 1600))
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width
    const row = y * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const i = row + x
      const across = smooth[row + Math.min(width - 1, x + 1)]! - smooth[row + Math.max(0, x - 1)]!
      const slope = smooth[below + x]! - smooth[above + x]! + across
      const light = Math.max(-0.3, Math.min(0.3, slope * strength))
      for (const plane of planes) plane[i] = plane[i]! * (1 + light) + (light > 0 ? 0.1 * light : 0)
    }
  }
}
