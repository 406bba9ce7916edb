import { resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin } from '../pixels/raster.ts'
import { horizonIn } from './horizon.ts'
import { drawnToEdges, type Look } from './look.ts'

/** Longest side at which the border of the sky is looked for. */
const BORDER_SIDE = 160
/** Columns on either side that say where the sky ends as well. */
const BESIDE = 2
/** Edges that may be where the sky ends, from faint to strong: steps of light from one row to the next. */
const EDGES = Array.from({ length: 30 }, (_, i) => 0.035 * 1.1 ** i)
/** The sky's own evenness counts this many times as much as the ground's. */
const EVENNESS = 2.4
const LEAST_SHARE = 0.07
/** Colours this far apart, in spreads of both, are of two things. */
const APART = 0.7
/** A sky is seen over most of the width, and ends above this part of the height nearly everywhere. */
const LEAST_WIDTH = 0.35
const LOWEST = 0.93
/** How green the yellow of leaves is: towards green from grey, where no sky with a yellow light is. */
const LEAVES = -0.065
/** How far a level border strays, as a share of the height. */
const LEVEL = 0.03
/** Between two pieces of sky no farther apart than this share of the width, what differs less from both is a cloud, also below its own edge. */
const GAP = 0.12
const CLOUD = 0.04

/**
 * The sky of a photo (0..1, the look's size), where it shows one: the edge, first from above in each column, that best parts colours into two
 * even groups (Shen, Wang 2013, 'Sky Region Detection in a Single Image'). `taken` (0..1) is what stands in front.
 */
export function findSky(look: Look, taken: Plane | undefined): Plane | undefined {
  const size = fitWithin(look, BORDER_SIDE)
  const { width, height } = size
  const shrink = (plane: Plane) => resizePlane(plane, look.width, look.height, width, height)
  const planes = look.lab.map(shrink)
  const front = taken && shrink(taken)
  const steps = edgesOf(planes, width, height)
  let best: { value: number; border: Int32Array } | undefined
  for (const edge of EDGES) {
    const border = borderAt(steps, front, edge, width, height)
    const value = evenness(planes, border, front, width, height)
    if (value !== undefined && value > (best?.value ?? 0)) best = { value, border }
  }
  if (!best || !isSky(planes, best.border, front, width, height)) return undefined
  const mask = new Float32Array(width * height)
  best.border.forEach((end, x) => {
    for (let y = 0; y < end; y++) mask[y * width + x] = 1
  })
  closeGaps(planes, mask, width, height)
  const whole = resizePlane(mask, width, height, look.width, look.height)
  const sky = drawnToEdges(look, whole)
  const horizon = horizonIn(look, sky)
  // Water in haze has the sky's colours: what lies below a level line is none of it.
  return horizon === undefined ? sky : drawnToEdges(look, whole.fill(0, horizon * look.width))
}

/** How much light and hue change around each pixel (Sobel). */
function edgesOf(planes: readonly Plane[], width: number, height: number): Plane {
  const out = new Float32Array(width * height)
  for (const plane of planes) {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x
        const [a, b, c] = [plane[at - width - 1]!, plane[at - width]!, plane[at - width + 1]!]
        const [d, e, f] = [plane[at + width - 1]!, plane[at + width]!, plane[at + width + 1]!]
        const down = d + 2 * e + f - a - 2 * b - c
        const across = c + 2 * plane[at + 1]! + f - a - 2 * plane[at - 1]! - d
        out[at]! += Math.hypot(down, across) / 4
      }
      out[y * width] = out[y * width + 1]!
      out[(y + 1) * width - 1] = out[(y + 1) * width - 2]!
    }
  }
  return out
}

/** In each column, the first row that is not sky; the whole height where no edge is met. */
function borderAt(steps: Plane, front: Plane | undefined, edge: number, width: number, height: number): Int32Array {
  const first = Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y++) if (steps[y * width + x]! > edge || (front?.[y * width + x] ?? 0) > 0.5) return y
    return height
  })
  // A wire or a mast is no horizon.
  return Int32Array.from(first, (_, x) => first.slice(Math.max(0, x - BESIDE), x + BESIDE + 1).sort((a, b) => a - b).at(-Math.ceil(BESIDE / 2))!)
}

/** Adds what lies between two pieces of sky in a row and has their colours: clouds and birds end a column before the land does. */
function closeGaps(planes: readonly Plane[], mask: Plane, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    let last = Infinity
    for (let i = y * width; i < (y + 1) * width; i++) {
      if (mask[i] !== 1) continue
      if (i - last < GAP * width) closeGap(planes, mask, last, i)
      last = i
    }
  }
}

/** Adds the pixels between two of a row that have the colours of both. */
function closeGap(planes: readonly Plane[], mask: Plane, from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const share = (i - from) / (to - from)
    const away = Math.hypot(...planes.map((plane) => plane[i]! - plane[from]! * (1 - share) - plane[to]! * share))
    if (away < CLOUD) mask[i] = 1
  }
}

interface Spread {
  count: number
  mean: number[]
  /** Of each channel. */
  variance: number[]
}

function spreadOf(planes: readonly Plane[], holds: (x: number, y: number) => boolean, width: number, height: number): Spread {
  const spread: Spread = { count: 0, mean: [0, 0, 0], variance: [0, 0, 0] }
  const squares = [0, 0, 0]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!holds(x, y)) continue
      spread.count++
      for (let c = 0; c < 3; c++) {
        spread.mean[c]! += planes[c]![i]!
        squares[c]! += planes[c]![i]! ** 2
      }
    }
  }
  const count = Math.max(1, spread.count)
  spread.mean = spread.mean.map((sum) => sum / count)
  spread.variance = squares.map((sum, c) => Math.max(1e-5, sum / count - spread.mean[c]! ** 2))
  return spread
}

const skySpread = (planes: readonly Plane[], border: Int32Array, width: number, height: number) => spreadOf(planes, (x, y) => y < border[x]!, width, height)

function groundSpread(planes: readonly Plane[], border: Int32Array, front: Plane | undefined, width: number, height: number): Spread {
  return spreadOf(planes, (x, y) => y >= border[x]! && (front?.[y * width + x] ?? 0) < 0.5, width, height)
}

/** High where both sides of the border are even in themselves; nothing where there are not two sides. */
function evenness(planes: readonly Plane[], border: Int32Array, front: Plane | undefined, width: number, height: number): number | undefined {
  const sky = skySpread(planes, border, width, height)
  const ground = groundSpread(planes, border, front, width, height)
  if (sky.count < LEAST_SHARE * width * height || ground.count < 0.05 * width * height) return undefined
  const sum = ({ variance }: Spread) => variance.reduce((total, value) => total + value, 0)
  return 1 / (EVENNESS * sum(sky) + sum(ground))
}

/** A border found in a photo without a sky parts nothing, or what lies above has not the colours of one. */
function isSky(planes: readonly Plane[], border: Int32Array, front: Plane | undefined, width: number, height: number): boolean {
  const sky = skySpread(planes, border, width, height)
  const ground = groundSpread(planes, border, front, width, height)
  const apart = Math.sqrt(sky.mean.reduce((sum, mean, c) => sum + (mean - ground.mean[c]!) ** 2 / (sky.variance[c]! + ground.variance[c]!), 0))
  const wide = border.filter((end) => end > 0.06 * height).length / width
  const deep = border.filter((end) => end >= LOWEST * height).length / width
  // Calm water has the colours of the sky, and a shore as level as nothing else.
  if ((apart < APART && !isLevel(border, height)) || wide < LEAST_WIDTH || deep > 0.15) return false
  // Blues are the day, whites clouds and haze, warm tones the sun's hours; the greens and browns of leaves and walls are none of them.
  const [light, red, hue] = sky.mean
  const yellow = hue! / 1.6 - 0.5
  // Leaves in the light are as bright as a sky at sunset, but greener than any.
  if (yellow > 0.1 && red! / 1.6 - 0.5 < LEAVES) return false
  return yellow < -0.015 || (light! > ground.mean[0]! - 0.05 && (yellow < 0.035 || (light! > 0.35 && yellow < 0.2)))
}

function isLevel(border: Int32Array, height: number): boolean {
  const mean = border.reduce((sum, end) => sum + end, 0) / border.length
  return Math.sqrt(border.reduce((sum, end) => sum + (end - mean) ** 2, 0) / border.length) < LEVEL * height
}
