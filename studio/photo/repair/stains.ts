import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { mapToBytes, mapToPlane } from '../../pixels/map-values.ts'
import { gaussianBlur, type Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { connectedComponents } from '../../vision/components.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import type { Print } from './tone.ts'

/** Levels of red at which the print's own green and blue are read; red is what a stain takes least of. */
const LEVELS = 48
/**
 * Logarithms of blue over red: a print in one tone stays this near to its own tone in this share of it, and in more where
 * that is not brown: photos in pale colours are grey for the most part.
 */
const TONED = { near: 0.05, brown: -0.08, share: 0.6, greyShare: 0.8 }
/** By how much less blue a stain has; of what lies in or beside one, from where on it is lifted and where wholly. */
const STAINED = 0.09
const WHOLE = [0.02, 0.09] as const
/** Shares of the photo that one stain may take. */
const AREA = { least: 0.002, most: 0.25 }
/** Foxing: spots of a pixel or more that are too small for a stain, this many at least, where the print is not dark. */
const SPOTS = { stained: 0.13, pixels: 3, least: 12, light: 0.3 }
/** How far inside and outside of its edge a stain is measured, as a share of the longest side. */
const RIM = 0.025
const OFFSET = 0.02
/** How often what the softening of a stain took is given back: the dark rim of a dried one is as thin as the softening is wide. */
const RIM_PASSES = 3

/**
 * Takes brown stains and foxing out of an aged print in one tone (sepia, grey), where colour follows from brightness and so
 * tells them from the picture; `print` is the same photo. Undefined where it is no such print, or has none.
 */
export function liftStains(
  cv: OpenCv, photo: RasterImage, { isAged, planes: [red, green, blue], ...size }: Print, tick: () => void,
): RasterImage | undefined {
  if (!isAged) return undefined
  const longest = Math.max(size.width, size.height)
  const missing = (usualBlue: Plane) => usualBlue.map((value, i) => Math.log((value + OFFSET) / (blue[i]! + OFFSET)))
  const softened = (plane: Plane, passes = 0) => {
    const blur = (rough: Plane) => gaussianBlur(rough, size.width, size.height, Math.max(1, 0.004 * longest))
    const soft = blur(plane)
    for (let pass = 0; pass < passes; pass++) blur(plane.map((value, i) => value - soft[i]!)).forEach((value, i) => { soft[i]! += value })
    return soft
  }
  const usual = red.map(usualBy(red, blue, USUAL))
  const excess = missing(usual)
  const near = excess.reduce((sum, value) => sum + (Math.abs(value) < TONED.near ? 1 : 0), 0) / excess.length
  const brown = usual.reduce((sum, value, i) => sum + Math.log((value + OFFSET) / (red[i]! + OFFSET)), 0) / usual.length
  if (near < (brown > TONED.brown ? TONED.greyShare : TONED.share)) return undefined
  const soft = softened(excess)
  const wide = gaussianBlur(excess, size.width, size.height, 0.012 * longest)
  const { labels, areas } = connectedComponents(cv, mapToBytes(wide, (value) => (value > STAINED ? 1 : 0)), size)
  tick()
  const isStain = areas.map((area, label) => label > 0 && area > AREA.least * labels.length && area < AREA.most * labels.length)
  const spots = foxing(cv, red, soft, isStain.map((stain) => !stain), labels, size)
  if (!isStain.some(Boolean) && !spots) return undefined
  const within = (isIn: (label: number, i: number) => boolean) =>
    gaussianBlur(mapToPlane(labels, (label, i) => (isIn(label, i) ? 1 : 0)), size.width, size.height, 0.006 * longest)
  const inside = within((label, i) => isStain[label]! || spots?.[i] === 1)
  const tone = { green: usualBy(red, green, 0.5, inside), blue: usualBy(red, blue, 0.5, inside) }
  const taken = softened(missing(red.map(tone.blue)), RIM_PASSES)
  const share = inside.map((value, i) => smoothstep(0.1, 0.5, value) * smoothstep(...WHOLE, taken[i]!))
  const loss = isStain.some(Boolean) ? redLost(red, taken, within((label) => isStain[label]!), size) : FOXED_LOSS
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
      const cleaned = clamp(own * Math.exp(loss * Math.max(0, stretch.at(taken, x))))
      const wanted = [cleaned, tone.green(cleaned), tone.blue(cleaned)]
      for (let c = 0; c < 3; c++) data[at + c] = data[at + c]! + part * (255 * wanted[c]! - data[at + c]!) + 0.5
    }
  }
  return { ...photo, data }
}

/** How much red goes with the blue that foxing takes. */
const FOXED_LOSS = 0.3

/** 1 on the small brown spots outside of stains, where there are enough of them to be the paper's. */
function foxing(cv: OpenCv, red: Plane, excess: Plane, isFree: readonly boolean[], stains: Int32Array, size: Size): Uint8Array | undefined {
  const spotted = mapToBytes(excess, (value, i) => (value > SPOTS.stained && red[i]! > SPOTS.light && isFree[stains[i]!] ? 1 : 0))
  const { labels, areas } = connectedComponents(cv, spotted, size)
  const isSpot = areas.map((area, label) => label > 0 && area >= SPOTS.pixels && area < AREA.least * labels.length)
  return isSpot.filter(Boolean).length < SPOTS.least ? undefined : mapToBytes(labels, (label) => (isSpot[label] ? 1 : 0))
}

/** What a stain takes less of than this share of the print's pixels leaves as the print's own tone, since it only darkens. */
const USUAL = 0.8

/** What another plane usually is where red has each level: at this share of the pixels, from the darkest, without those that are `stained` (0..1). */
function usualBy(red: Plane, other: Plane, share: number, stained?: Plane): (value: number) => number {
  const BINS = 256
  const counts = Array.from({ length: LEVELS }, () => new Uint32Array(BINS))
  for (let i = 0; i < red.length; i++) if (!stained || stained[i]! < 0.05) counts[Math.min(LEVELS - 1, Math.floor(red[i]! * LEVELS))]![Math.min(BINS - 1, Math.floor(other[i]! * BINS))]!++
  const fewest = red.length / 4000
  const known = counts.flatMap((bins, level) => {
    const all = bins.reduce((sum, count) => sum + count, 0)
    if (all < fewest) return []
    let left = all * share
    const bin = bins.findIndex((count) => (left -= count) <= 0)
    return [[(level + 0.5) / LEVELS, (bin + 0.5) / BINS] as const]
  })
  // The first that is not below a level's values: those before it need not be looked at.
  const firstOf = Array.from({ length: LEVELS + 1 }, (_, level) => known.findIndex(([middle]) => middle * LEVELS > level))
  const after = (value: number) => {
    let next = firstOf[Math.min(LEVELS, Math.floor(value * LEVELS))]!
    while (next >= 0 && known[next]![0] <= value) next = next + 1 < known.length ? next + 1 : -1
    return next
  }
  return (value) => {
    const next = after(value)
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
