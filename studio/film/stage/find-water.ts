import { mapToBytes, mapToPlane } from '../../pixels/map-values.ts'
import { gaussianBlur, type Plane } from '../../pixels/plane.ts'
import { connectedComponents } from '../../vision/components.ts'
import { drawnToEdges, type Look } from '../../vision/look.ts'
import type { OpenCv } from '../../vision/opencv.ts'

/** Water lies below this share of the height. */
const UPPER = 0.22
/** Without a sky above it, only this low: blue higher up may be anything. */
const UPPER_ALONE = 0.45
const LEAST_SHARE = 0.05
const LIKE_SKY = 0.17
const LIKELY = 0.5
/** How far the sky's end strays, as a share of the height, where it is no shore's. */
const RAGGED = 0.1
/** Colours change this much at a shore. */
const SEEN_SHORE = 0.05
/** The share of the water that is farthest away, and how far the hue of the rest may be from it. */
const FARTHEST = 0.35
const ONE_HUE = 0.075
/** Where so much of a row is sky, what has its colours between clouds and wires is sky too. */
const ABOVE_SHORE = 0.1

/**
 * Water in a photo (0..1, the look's size), where it shows some: what lies low, has the blue or green of water or the colours of the sky above
 * it, and is marked by lines across rather than down.
 */
export function findWater(cv: OpenCv, look: Look, sky: Plane | undefined, taken: Plane | undefined): Plane | undefined {
  const { width, height, lab, across, down } = look
  const skyColour = sky && lab.map((plane) => weightedMean(plane, sky))
  const ends = skyEnds(sky, width, height)
  const score = new Float32Array(width * height)
  for (let y = Math.floor((sky ? UPPER : UPPER_ALONE) * height), i = y * width; y < height; y++) {
    if (skyShare(sky, y, width) > ABOVE_SHORE) {
      i += width
      continue
    }
    for (let x = 0; x < width; x++, i++) {
      if ((taken?.[i] ?? 0) > 0.5 || (sky?.[i] ?? 0) > 0.5) continue
      const lines = down[i]! / (across[i]! + down[i]! + 0.004)
      const isStill = across[i]! + down[i]! < 0.02
      const lying = isStill ? 0.75 : Math.min(1, Math.max(0, (lines - 0.5) / 0.13))
      score[i] = Math.max(waterColour(look, i), skyColour ? likeness(lab, skyColour, i) : 0, sky ? mirrored(lab, ends[x]!, x, y, width) : 0) * lying
    }
  }
  const even = gaussianBlur(score, width, height, 3)
  const { labels, areas } = connectedComponents(cv, mapToBytes(even, (value) => (value > LIKELY ? 1 : 0)), look)
  const largest = Math.max(0, ...areas.slice(1))
  if (largest < LEAST_SHARE * labels.length) return undefined
  const large = areas.map((area, label) => label > 0 && area > 0.15 * largest)
  const belongs = lowest(labels, large, look)
  const mask = mapToPlane(labels, (label) => (belongs[label] ? 1 : 0))
  if (sky && goesOn(look, ends, mask)) return undefined
  return drawnToEdges(look, ofOneHue(lab, mask))
}

/** Which of some regions lie low: where one reaches the lower half, what ends above it is sky between clouds. */
function lowest(labels: ArrayLike<number>, large: readonly boolean[], { width, height }: Look): readonly boolean[] {
  const bottoms = large.map(() => 0)
  for (let i = 0; i < labels.length; i++) bottoms[labels[i]!] = Math.floor(i / width)
  const isLow = bottoms.map((bottom, label) => large[label]! && bottom > height / 2)
  return isLow.includes(true) ? isLow : large
}

/** Whether there is no shore: the sky ends anywhere, and what would be water begins without an edge. */
function goesOn({ lab, width, height }: Look, ends: Int32Array, mask: Plane): boolean {
  const mean = ends.reduce((sum, end) => sum + end, 0) / width
  if (Math.sqrt(ends.reduce((sum, end) => sum + (end - mean) ** 2, 0) / width) < RAGGED * height) return false
  const meanOf = (plane: Plane, x: number, from: number) => (plane[from * width + x]! + plane[(from + 2) * width + x]!) / 2
  const steps = Array.from(ends, (_, x) => {
    let top = 0
    while (top < height && mask[top * width + x] === 0) top++
    return top < 6 || top > height - 7 ? undefined : Math.hypot(...lab.map((plane) => meanOf(plane, x, top - 6) - meanOf(plane, x, top + 3)))
  }).filter((step) => step !== undefined).sort((a, b) => a - b)
  return steps.length > 0 && steps[steps.length >> 1]! < SEEN_SHORE
}

/** Without what has another hue than most of the water that is far away: a jetty's planks have its light and its lines. */
function ofOneHue([, ...hues]: readonly Plane[], mask: Plane): Plane {
  const taken = Array.from(mask.keys()).filter((i) => mask[i]! > 0)
  const far = taken.slice(0, Math.ceil(FARTHEST * taken.length))
  const middles = hues.map((plane) => mapToPlane(far, (i) => plane[i]!).sort()[far.length >> 1]!)
  return mask.map((value, i) => (value > 0 && Math.hypot(...hues.map((plane, c) => plane[i]! - middles[c]!)) < ONE_HUE ? 1 : 0))
}

function weightedMean(plane: Plane, weights: Plane): number {
  let [sum, weight] = [0, 1e-6]
  plane.forEach((value, i) => {
    sum += value * weights[i]!
    weight += weights[i]!
  })
  return sum / weight
}

/** How much of a row is sky. */
function skyShare(sky: Plane | undefined, y: number, width: number): number {
  return sky ? sky.subarray(y * width, (y + 1) * width).filter((value) => value > 0.5).length / width : 0
}

/** The row at which the sky ends in each column; 0 where there is none. */
function skyEnds(sky: Plane | undefined, width: number, height: number): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => {
    let y = 0
    while (y < height && (sky?.[y * width + x] ?? 0) > 0.5) y++
    return y
  })
}

/** How much a place looks like what is as far above the shore: there is some land between sky and water. */
function mirrored(lab: readonly Plane[], end: number, x: number, y: number, width: number): number {
  let best = 0
  for (const shore of [0, 0.04, 0.1]) {
    const above = Math.round(2 * end * (1 + shore)) - y
    if (end === 0 || above < 0 || above > y) continue
    const [here, there] = [y * width + x, above * width + x]
    const away = Math.hypot((lab[0]![here]! - lab[0]![there]!) * 0.6, lab[1]![here]! - lab[1]![there]!, lab[2]![here]! - lab[2]![there]!)
    best = Math.max(best, Math.min(1, 1.5 - away / 0.14))
  }
  return best
}

function likeness(lab: readonly Plane[], colour: readonly number[], i: number): number {
  // Reflections are darker than what they reflect.
  const away = Math.hypot((lab[0]![i]! - colour[0]!) * 0.45, lab[1]![i]! - colour[1]!, lab[2]![i]! - colour[2]!)
  return Math.min(1, Math.max(0, 1.6 - away / LIKE_SKY))
}

/** Blue and blue-green; not the green of leaves, which hardly holds more blue than red. */
function waterColour({ colours: [red, green, blue] }: Look, i: number): number {
  const [r, g, b] = [red[i]!, green[i]!, blue[i]!]
  const bluer = b - r
  const greener = g - r
  return bluer > 0.025 && b > g * 0.82 ? Math.min(1, 0.55 + bluer * 5) : greener > 0.03 && b > r * 1.02 && b > g * 0.75 ? 0.65 : 0
}
