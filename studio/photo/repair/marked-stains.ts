import { clamp } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { mapToPlane } from '../../pixels/map-values.ts'
import { boxBlur, type Plane } from '../../pixels/plane.ts'
import { colourPlanes, fitWithin, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { connectedComponents } from '../../vision/components.ts'
import type { OpenCv } from '../../vision/opencv.ts'

/** Longest side at which a stain is studied. */
const STUDY_SIDE = 320
/** Of the photo: smaller marks are specks and lines, which are filled. */
const LEAST_AREA = 0.004
/** What a stain takes of red and green for each part of blue, in logarithms: from tea to soot. */
const TINTS = [0.08, 0.16, 0.24, 0.34, 0.48, 0.68].flatMap((red) => [0.3, 0.45, 0.6].map((way) => [red, red + way * (1 - red)] as const))
/** Strengths that are tried: logarithms of blue. */
const STRENGTHS = Array.from({ length: 29 }, (_, step) => step * 0.05)
/** Cells of the colours around, and their width in logarithms. */
const CELLS = 52
const CELL = 0.055
const OFFSET = 4 / 255
const WHITE = 0.06
/** Of the usual density of colours: what a colour that is nowhere around has. */
const NONE = 0.03
/** Reach in which one strength is sought, and over which a stain's edge is followed, as shares of the longest side. */
const SEEK = 0.012
const FOLLOW = 0.03
/** Of the texture around, what shows through a stain at least; a hole has none. */
const SHOWS_THROUGH = 0.45
/** A stain is one where lifting makes its colours so much likelier, in logarithms, and is so strong over this share of what is marked. */
const LIKELIER = 0.4
const STAINED = { strength: 0.1, share: 0.2 }

export interface LiftedMarks {
  picture: RasterImage
  /** 1 in what was marked and is no stain. */
  rest: Uint8Array
}

/**
 * Takes stains out of what a person has marked (1 in `marked`): a stain is a filter over the picture, and the one is
 * sought under which the colours are those around it. Marks where no filter helps (holes, cracks, ink) are left over.
 */
export function liftMarked(cv: OpenCv, photo: RasterImage, marked: Uint8Array, tick: () => void): LiftedMarks | undefined {
  const size = fitWithin(photo, STUDY_SIDE)
  const small = shrunk(marked, photo, size)
  const { labels, areas } = connectedComponents(cv, small, size)
  const planes = colourPlanes(photo, size)
  const logs = planes.map((plane) => plane.map((value) => Math.log(value + OFFSET)))
  const strength = new Float32Array(small.length)
  const tints = [new Float32Array(small.length), new Float32Array(small.length)] as const
  const isStain = areas.map((area, label) => {
    if (label === 0 || area < LEAST_AREA * small.length) return false
    tick()
    const stain = stainOf({ planes, logs }, labels, label, small, size)
    if (!stain) return false
    labels.forEach((value, i) => {
      if (value !== label) return
      strength[i] = stain.strength[i]!
      stain.tint.forEach((share, c) => { tints[c]![i] = share })
    })
    return true
  })
  if (!isStain.some(Boolean)) return undefined
  tick()
  return { picture: lifted(photo, logs, strength, tints, labels, isStain, size, tick), rest: restOf(marked, labels, isStain, photo, size) }
}

function shrunk(marked: Uint8Array, { width, height }: Size, size: Size): Uint8Array {
  const out = new Uint8Array(size.width * size.height)
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i++) {
      const [u, v] = [Math.floor(((x + 0.5) * width) / size.width), Math.floor(((y + 0.5) * height) / size.height)]
      out[i] = marked[v * width + u]!
    }
  }
  return out
}

type Tint = (typeof TINTS)[number]

/** The photo's colours, and their logarithms. */
interface Studied {
  planes: readonly Plane[]
  logs: readonly Plane[]
}

interface Stain {
  strength: Plane
  tint: Tint
}

/** The filter under which the colours of a marked piece are likeliest, among those around it; undefined where none helps. */
function stainOf({ planes, logs }: Studied, labels: Int32Array, label: number, marked: Uint8Array, size: Size): Stain | undefined {
  const beside = around(labels, label, marked, size)
  const inside: number[] = []
  labels.forEach((value, i) => { if (value === label) inside.push(i) })
  if (textureOf(planes[1]!, inside, size) < SHOWS_THROUGH * textureOf(planes[1]!, beside, size)) return undefined
  const likely = likelihoodOf(logs, beside)
  const radius = Math.max(1, Math.round(SEEK * Math.max(size.width, size.height)))
  const near = (plane: Plane) => boxBlur(plane, size.width, size.height, radius)
  const weight = near(mapToPlane(labels, (value) => (value === label ? 1 : 0)))
  const likeliest = (tint: Tint, strengths: readonly number[]) => {
    const strength = new Float32Array(marked.length)
    let most: Plane | undefined
    let plain: Plane | undefined
    for (const tried of strengths) {
      const own = new Float32Array(marked.length)
      for (const i of inside) own[i] = likely(logs[0]![i]! + tint[0] * tried, logs[1]![i]! + tint[1] * tried, logs[2]![i]! + tried)
      const sum = near(own)
      plain ??= sum
      most ??= sum.slice()
      for (const i of inside) {
        if (sum[i]! <= most[i]!) continue
        most[i] = sum[i]!
        strength[i] = tried
      }
    }
    const gain = inside.reduce((sum, i) => sum + (most![i]! - plain![i]!) / weight[i]!, 0) / inside.length
    return { tint, strength, gain }
  }
  const rough = TINTS.map((tint) => likeliest(tint, STRENGTHS.filter((_, step) => step % 3 === 0)))
  const { tint } = rough.reduce((best, other) => (other.gain > best.gain ? other : best))
  const found = likeliest(tint, STRENGTHS)
  const share = inside.filter((i) => found.strength[i]! > STAINED.strength).length / inside.length
  return found.gain > LIKELIER && share > STAINED.share ? found : undefined
}

/** The mean step from one pixel to the next across. */
function textureOf(plane: Plane, pixels: readonly number[], { width }: Size): number {
  return pixels.reduce((sum, i) => sum + (i % width === 0 ? 0 : Math.abs(plane[i]! - plane[i - 1]!)), 0) / Math.max(1, pixels.length)
}

/** Pixels beside a marked piece, as far as the piece is wide. */
function around(labels: Int32Array, label: number, marked: Uint8Array, { width, height }: Size): number[] {
  let [left, right, top, bottom] = [width, 0, height, 0]
  labels.forEach((value, i) => {
    if (value !== label) return
    const [x, y] = [i % width, Math.floor(i / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  })
  const reach = Math.round(0.5 * Math.max(right - left, bottom - top)) + 4
  const out: number[] = []
  for (let y = Math.max(0, top - reach); y < Math.min(height, bottom + reach); y++) {
    for (let x = Math.max(0, left - reach); x < Math.min(width, right + reach); x++) if (!marked[y * width + x]) out.push(y * width + x)
  }
  return out
}

/** How likely a colour (logarithms of its channels) is by some pixels, in logarithms. */
function likelihoodOf(logs: readonly Plane[], pixels: readonly number[]): (red: number, green: number, blue: number) => number {
  let counts = new Float32Array(CELLS ** 3)
  const cell = (value: number) => Math.min(CELLS - 1, Math.max(0, Math.round(CELLS - 2 + value / CELL)))
  const at = (red: number, green: number, blue: number) => (cell(red) * CELLS + cell(green)) * CELLS + cell(blue)
  for (const i of pixels) counts[at(logs[0]![i]!, logs[1]![i]!, logs[2]![i]!)]! += 1
  for (const step of [1, CELLS, CELLS * CELLS]) counts = counts.map((value, i) => 0.5 * value + 0.25 * ((counts[i - step] ?? 0) + (counts[i + step] ?? 0)))
  const none = NONE * (counts.reduce((sum, value) => sum + value * value, 0) / Math.max(1, pixels.length))
  const likely = counts.map((value) => Math.log(value + none))
  const least = Math.log(none)
  // Nothing is lighter than white.
  return (red, green, blue) => (Math.max(red, green, blue) > WHITE ? least : likely[at(red, green, blue)]!)
}

function lifted(
  photo: RasterImage, logs: readonly Plane[], strength: Plane, tints: readonly [Plane, Plane], labels: Int32Array, isStain: readonly boolean[], size: Size, tick: () => void,
): RasterImage {
  const { width, height } = size
  const radius = Math.max(2, Math.round(FOLLOW * Math.max(width, height)))
  // A stain's edge is one of the colour that it has.
  const guide = logs[2]!.map((value, i) => value - logs[0]![i]!)
  const blur = (plane: Plane) => boxBlur(plane, width, height, radius)
  const [meanGuide, meanStrength] = [blur(guide), blur(strength)]
  const both = blur(guide.map((value, i) => value * strength[i]!))
  const square = blur(guide.map((value) => value * value))
  const slope = both.map((value, i) => Math.min(0, (value - meanGuide[i]! * meanStrength[i]!) / (square[i]! - meanGuide[i]! ** 2 + 0.002)))
  const offset = meanStrength.map((value, i) => value - slope[i]! * meanGuide[i]!)
  const [slopes, offsets] = [blur(slope), blur(offset)]
  const inside = boxBlur(mapToPlane(labels, (label) => (isStain[label] ? 1 : 0)), width, height, 2)
  const stretch = new Stretch(size, photo)
  const data = Uint8Array.from(photo.data)
  for (let y = 0, at = 0; y < photo.height; y++) {
    if (y % 64 === 0) tick()
    stretch.row(y)
    for (let x = 0; x < photo.width; x++, at += 3) {
      const part = clamp(2 * stretch.at(inside, x) - 1)
      if (part <= 0) continue
      const own = Math.log((data[at + 2]! / 255 + OFFSET) / (data[at]! / 255 + OFFSET))
      const amount = part * clamp(stretch.at(slopes, x) * own + stretch.at(offsets, x), 0, STRENGTHS.at(-1))
      const i = Math.floor((y * height) / photo.height) * width + Math.floor((x * width) / photo.width)
      const shares = [tints[0][i]!, tints[1][i]!, 1]
      for (let c = 0; c < 3; c++) data[at + c] = Math.min(255, (data[at + c]! + 255 * OFFSET) * Math.exp(shares[c]! * amount) - 255 * OFFSET + 0.5)
    }
  }
  return { ...photo, data }
}

function restOf(marked: Uint8Array, labels: Int32Array, isStain: readonly boolean[], { width, height }: Size, size: Size): Uint8Array {
  return marked.map((value, i) => {
    if (!value) return 0
    const [x, y] = [Math.floor(((i % width) * size.width) / width), Math.floor((Math.floor(i / width) * size.height) / height)]
    return isStain[labels[y * size.width + x]!] ? 0 : 1
  })
}
