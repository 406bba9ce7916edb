import { lightOf } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { mapToPlane } from '../pixels/map-values.ts'
import { meanOf, type Plane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, fromColourPlanes, type Size } from '../pixels/raster.ts'
import { connectedComponents } from './components.ts'
import { labPlanes } from './lab.ts'
import type { SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import { outlineCrispness } from './stands-out.ts'

/** Longest side at which a sky is looked for. */
const SIDE = 512
/** The most that a sky changes from a pixel to the next, in weighted Lab. */
const SMOOTH = 0.035
/** How much more blue than red is in a blue sky, and the light of a grey one: at the upper edge, where else it may be a wall, and below. */
const BLUE = 0.06
const BRIGHT = { above: 0.82, below: 0.6 }
/** Of the upper edge, from which on the sky is a blue one. */
const SOME_BLUE = 0.2
/** The share of the frame that a sky takes up where something stands before it. */
const SKY = { least: 0.08, most: 0.85 }
/** Smaller pieces before it, as a share of the frame, are clouds and birds. */
const PIECE = 0.01
/** The share of the sky that may lie below what stands, seen from above: under bridges and branches, but not between fields and lakes. */
const UNDER = 0.05
/** Haze that fades into the land has a softer outline. */
const CRISP = 0.06

/** What stands before a smooth sky that the upper edge of a photo shows: houses, mountains, trees. Undefined where there is none. */
export function standingBeforeSky(cv: OpenCv, photo: RasterImage): SubjectMask | undefined {
  const size = skySize(photo)
  const sky = skyFromAbove(cv, photo, size)
  const share = meanOf(sky)
  if (share < SKY.least || share > SKY.most) return undefined
  const { labels, areas } = connectedComponents(cv, sky.map((value) => 1 - value), size)
  const stands = areas.map((area, label) => label > 0 && area > PIECE * sky.length)
  const mask = mapToPlane(labels, (label) => (stands[label] ? 1 : 0))
  const isSky = shareUnder(mask, size) < UNDER && outlineCrispness(cv, photo, size)(mask) > CRISP
  return isSky ? { ...size, mask } : undefined
}

/** The share of what is 0 that has something else above it in its column. */
function shareUnder(mask: SubjectMask['mask'], { width }: Size): number {
  const covered = new Uint8Array(width)
  let [under, all] = [0, 1e-6]
  for (const [i, value] of mask.entries()) {
    if (value > 0) {
      covered[i % width] = 1
      continue
    }
    all++
    under += covered[i % width]!
  }
  return under / all
}

/** The size at which a sky is looked for. */
export const skySize = (photo: Size): Size => fitWithin(photo, SIDE)

/** The sky in a part that somebody marked as one (1, else 0; at `skySize`): what goes on smoothly from the upper edge, and what is blue. */
export function skyWithin(cv: OpenCv, photo: RasterImage, marked: Plane): Plane {
  const sky = skyFromAbove(cv, photo, skySize(photo), marked)
  return marked.map((value, i) => value * sky[i]!)
}

/** 1 where the sky is that goes on smoothly from the upper edge, and from what is blue where it is `marked`. */
function skyFromAbove(cv: OpenCv, photo: RasterImage, size: Size, marked?: Plane): Uint8Array {
  const colours = colourPlanes(photo, size)
  const [red, green, blue] = colours
  const lab = labPlanes(cv, fromColourPlanes(colours, size))
  const isBlue = (i: number) => blue[i]! - red[i]! > BLUE
  const isSky = (i: number, bright: number) => isBlue(i) || lightOf([red[i]!, green[i]!, blue[i]!]) > bright
  const goesOn = (i: number, j: number) => Math.hypot(...lab.map((plane) => plane[i]! - plane[j]!)) < SMOOTH
  const sky = new Uint8Array(size.width * size.height)
  const reached: number[] = []
  const reach = (i: number, bright: number = BRIGHT.below) => {
    if (sky[i] || !isSky(i, bright)) return
    sky[i] = 1
    reached.push(i)
  }
  const above = Array.from({ length: size.width }, (_, x) => x)
  // Beside a blue sky what is light is a wall; clouds are reached through it.
  const isBlueSky = above.filter(isBlue).length > SOME_BLUE * size.width
  for (const x of above) if (!isBlueSky || isBlue(x)) reach(x, BRIGHT.above)
  marked?.forEach((value, i) => value > 0.5 && isBlue(i) && reach(i))
  for (let i = reached.pop(); i !== undefined; i = reached.pop()) {
    const x = i % size.width
    if (x > 0 && goesOn(i, i - 1)) reach(i - 1)
    if (x < size.width - 1 && goesOn(i, i + 1)) reach(i + 1)
    if (i >= size.width && goesOn(i, i - size.width)) reach(i - size.width)
    if (i < sky.length - size.width && goesOn(i, i + size.width)) reach(i + size.width)
  }
  return sky
}
