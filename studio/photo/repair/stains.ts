import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { gaussianBlur, type Plane } from '../../pixels/plane.ts'
import { colourPlanes, fitWithin, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { connectedComponents } from '../../vision/components.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import { hasAged } from './tone.ts'

/** Longest side at which stains are looked for: they are large and soft. */
const SIDE = 384
/** Levels of red at which the print's own green and blue are read; red is what a stain takes least of. */
const LEVELS = 48
/** Logarithms of blue over red: a print in one tone stays this near to its own tone in this share of it, and is brown. */
const TONED = { near: 0.05, share: 0.6, brown: -0.08 }
/** By how much less blue a stain has, and where it is whole. */
const STAINED = [0.09, 0.2] as const
/** Shares of the photo that one stain may take. */
const AREA = { least: 0.002, most: 0.25 }
/** How far inside and outside of its edge a stain is measured, as a share of the longest side. */
const RIM = 0.025
const OFFSET = 0.02

/**
 * Takes brown stains out of a print in one tone (sepia), where colour follows from brightness and so tells them from the
 * picture. Undefined where the photo is no such print, or has none.
 */
export function liftStains(cv: OpenCv, photo: RasterImage, tick: () => void): RasterImage | undefined {
  const size = fitWithin(photo, SIDE)
  const [red, green, blue] = colourPlanes(photo, size)
  tick()
  const tone = { green: usualBy(red, green), blue: usualBy(red, blue) }
  const excess = red.map((value, i) => Math.log((tone.blue(value) + OFFSET) / (value + OFFSET)) - Math.log((blue[i]! + OFFSET) / (value + OFFSET)))
  const near = excess.reduce((sum, value) => sum + (Math.abs(value) < TONED.near ? 1 : 0), 0) / excess.length
  const brown = red.reduce((sum, value) => sum + Math.log((tone.blue(value) + OFFSET) / (value + OFFSET)), 0) / red.length
  if (near < TONED.share || brown > TONED.brown || !hasAged([red, green, blue])) return undefined
  const longest = Math.max(size.width, size.height)
  const soft = gaussianBlur(excess, size.width, size.height, Math.max(1, 0.004 * longest))
  const wide = gaussianBlur(excess, size.width, size.height, 0.012 * longest)
  const { labels, areas } = connectedComponents(cv, Uint8Array.from(wide, (value) => (value > STAINED[0] ? 1 : 0)), size)
  tick()
  const isStain = areas.map((area, label) => label > 0 && area > AREA.least * labels.length && area < AREA.most * labels.length)
  if (!isStain.some(Boolean)) return undefined
  const inside = gaussianBlur(Float32Array.from(labels, (label) => (isStain[label] ? 1 : 0)), size.width, size.height, 0.006 * longest)
  const share = inside.map((value, i) => smoothstep(0.1, 0.5, value) * smoothstep(0.25 * STAINED[0], STAINED[1], soft[i]!))
  const loss = redLost(red, soft, inside, size)
  tick()
  const stretch = new Stretch(size, photo)
  const data = Uint8Array.from(photo.data)
  for (let y = 0, at = 0; y < photo.height; y++) {
    if (y % 64 === 0) tick()
    stretch.row(y)
    for (let x = 0; x < photo.width; x++, at += 3) {
      const part = stretch.at(share, x)
      if (part < 0.01) continue
      const own = data[at]! / 255
      const cleaned = clamp(own * Math.exp(loss * Math.max(0, stretch.at(soft, x))))
      const wanted = [cleaned, tone.green(cleaned), tone.blue(cleaned)]
      for (let c = 0; c < 3; c++) data[at + c] = data[at + c]! + part * (255 * wanted[c]! - data[at + c]!) + 0.5
    }
  }
  return { ...photo, data }
}

/** What a stain takes less of than this share of the print's pixels leaves as the print's own tone, since it only darkens. */
const USUAL = 0.8

/** What one plane usually is, unstained, where another has each level. */
function usualBy(red: Plane, other: Plane): (value: number) => number {
  const BINS = 128
  const counts = Array.from({ length: LEVELS }, () => new Uint32Array(BINS))
  for (let i = 0; i < red.length; i++) counts[Math.min(LEVELS - 1, Math.floor(red[i]! * LEVELS))]![Math.min(BINS - 1, Math.floor(other[i]! * BINS))]!++
  const fewest = red.length / 4000
  const known = counts.flatMap((bins, level) => {
    const all = bins.reduce((sum, count) => sum + count, 0)
    if (all < fewest) return []
    let left = all * USUAL
    const bin = bins.findIndex((count) => (left -= count) <= 0)
    return [[(level + 0.5) / LEVELS, (bin + 0.5) / BINS] as const]
  })
  return (value) => {
    const next = known.findIndex(([level]) => level > value)
    if (next === 0 || known.length === 0) return known[0] ? (known[0][1] * value) / known[0][0] : value
    const [from, start] = known.at(next - 1)!
    if (next < 0) return Math.min(1, start * (value / from))
    const [to, end] = known[next]!
    return start + ((end - start) * (value - from)) / (to - from)
  }
}

/** How much red goes with the blue that a stain takes, by what lies on both sides of its edge. */
function redLost(red: Plane, excess: Plane, inside: Plane, { width, height }: Size): number {
  const reach = Math.max(3, Math.round(RIM * Math.max(width, height)))
  const [lost, stained]: [number[], number[]] = [[], []]
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach, i = y * width + x; x < width - reach; x++, i++) {
      if (Math.abs(inside[i]! - 0.5) > 0.1) continue
      const [dx, dy] = [inside[i + 1]! - inside[i - 1]!, inside[i + width]! - inside[i - width]!]
      const length = Math.hypot(dx, dy)
      if (length === 0) continue
      const step = Math.round((reach * dy) / length) * width + Math.round((reach * dx) / length)
      lost.push(Math.log((red[i - step]! + OFFSET) / (red[i + step]! + OFFSET)))
      stained.push(excess[i + step]! - excess[i - step]!)
    }
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  return clamp(middle(lost) / Math.max(0.05, middle(stained)), 0, 0.6)
}
