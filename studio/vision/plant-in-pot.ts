import { clamp } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { mapToBytes, mapToPlane } from '../pixels/map-values.ts'
import { boxBlur, type Colours, type Plane, resizePlane, sumOf } from '../pixels/plane.ts'
import { fitWithin, type Size } from '../pixels/raster.ts'
import { colourCell, colourDensity } from './colour-histogram.ts'
import { connectedComponents } from './components.ts'
import { onEdge } from './marks.ts'
import type { SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import { otsu } from './saliency.ts'
import { sharedColours } from './shared-colours.ts'
import type { Peak } from './things/peaks.ts'
import { peaksInPhoto } from './things/peaks-in-photo.ts'
import { thingNames, type ThingName } from './things/thing-names.ts'
import type { Watch } from './watch.ts'

/** Longest side at which leaves are looked for. */
const SIDE = 320
/**
 * How green leaves are at least, and how much is green enough in any photo; between them they are told by what parts the
 * photo best, a little below it: 2g - r - b over the sum (Woebbecke et al. 1995).
 */
const LEAFY = [0.06, 0.15] as const
const BELOW = 0.8
const GREENEST = 0.5
const DARK = 0.05
/** Half the width of the thinnest leaf that counts by itself, in pixels at that side, and from leaf to pot. */
const THIN = 1
const GAP = 6
/** How far thinner ones reach beyond those that count, and the largest gap among them as a share of the frame. */
const TIPS = 1
const HOLE = 0.015
/** Of such a gap, in colours of the ground: with more of it the ground is seen through it. */
const SEEN_THROUGH = 0.5
/** Leaves are at least this share of the pot, and a lawn or wood is more than this of the frame or of its rim. */
const LEAST_LEAVES = 0.3
/** Less green beside it, and no leaves are looked for: what they shut in counts as leaves too. */
const LEAST_GREEN = 0.15
const MOST_OF_FRAME = 0.6
const MOST_OF_RIM = 0.4
/** More of it green, and the subject is leaves already. */
const GREEN_SUBJECT = 0.4

const VESSELS: readonly ThingName[] = ['vase', 'potted-plant', 'bowl', 'cup']
/** How sure the model of things must be of a vessel, whose box holds this share of the subject. */
const VESSEL_SCORE = 0.3
const IN_BOX = 0.5

/**
 * The subject with the leaves that grow from it, where it is a pot: the network for salient things often sees the pot alone.
 * Undefined where there are none.
 */
export async function withLeaves(cv: OpenCv, photo: RasterImage, subject: SubjectMask, watch: Watch): Promise<SubjectMask | undefined> {
  const size = fitWithin(photo, SIDE)
  const pot = resizePlane(subject.mask, subject.width, subject.height, size.width, size.height)
  const leaves = leavesOn(cv, sharedColours(photo, size), pot, size)
  if (!leaves || !isVessel(await peaksInPhoto(photo, watch.checkCancelled), pot, size, photo)) return undefined
  return { ...size, mask: pot.map((value, i) => Math.max(value, leaves[i]!)) }
}

/** Green pieces of some thickness that reach the pot's upper half, with the thin ones at their rims. */
export function leavesOn(cv: OpenCv, [r, g, b]: Colours, pot: Plane, size: Size): Plane | undefined {
  const { width, height } = size
  const greenness = g.map((value, i) => clamp((2 * value - r[i]! - b[i]!) / (r[i]! + value + b[i]! + DARK), 0, GREENEST))
  const floor = clamp(BELOW * otsu(greenness, GREENEST), ...LEAFY)
  const green = greenness.map((value) => (value > floor ? 1 : 0))
  let [own, greenOwn, greenBeside] = [0, 0, 0]
  for (let i = 0; i < pot.length; i++) {
    if (pot[i]! > 0.5) {
      own++
      greenOwn += green[i]!
    } else greenBeside += green[i]!
  }
  if (greenOwn > GREEN_SUBJECT * own || greenBeside <= LEAST_GREEN * own) return undefined
  const blur = (plane: Plane, radius: number) => boxBlur(plane, width, height, radius)
  const thick = blur(green, THIN).map((value) => (value > 0.999 ? 1 : 0))
  const bodies = blur(thick, THIN).map((value, i) => (value > 0 && green[i] ? 1 : 0))
  const { labels } = connectedComponents(cv, Uint8Array.from(bodies), size)
  const near = blur(pot.map((value) => (value > 0.5 ? 1 : 0)), GAP)
  const middle = middleRow(pot, width)
  const grown = new Set<number>()
  labels.forEach((label, i) => { if (label && near[i]! > 0 && Math.floor(i / width) < middle) grown.add(label) })
  const found = mapToPlane(labels, (label) => (grown.has(label) ? 1 : 0))
  const around = blur(found, TIPS)
  const tips = found.map((value, i) => (value || (around[i]! > 0 && green[i]) ? 1 : 0))
  const leaves = withEnclosed(cv, tips, pot, [r, g, b], size)
  const count = sumOf(leaves)
  let [rim, onRim] = [0, 0]
  leaves.forEach((value, i) => {
    if (!onEdge(i, size)) return
    rim++
    onRim += value
  })
  return count > LEAST_LEAVES * own && count < MOST_OF_FRAME * labels.length && onRim < MOST_OF_RIM * rim ? leaves : undefined
}

/** Leaves with what they and the pot enclose, such as flowers, but not with the wall that is seen between them. */
function withEnclosed(cv: OpenCv, leaves: Plane, pot: Plane, colours: Colours, size: Size): Plane {
  const { labels, areas } = connectedComponents(cv, mapToBytes(leaves, (value, i) => (value || pot[i]! > 0.5 ? 0 : 1)), size)
  const isHole = areas.map((area, label) => label > 0 && area < HOLE * labels.length)
  const ground = colourDensity(colours, (i) => labels[i]! > 0 && !isHole[labels[i]!])
  const plant = colourDensity(colours, (i) => leaves[i]! > 0)
  const likeGround = areas.map(() => 0)
  labels.forEach((label, i) => {
    const cell = colourCell(colours, i)
    if (ground[cell]! > plant[cell]!) likeGround[label]!++
  })
  const belongs = areas.map((area, label) => isHole[label]! && likeGround[label]! < SEEN_THROUGH * area)
  return leaves.map((value, i) => (value || belongs[labels[i]!] ? 1 : 0))
}

/** The row above which half of the mask lies. */
function middleRow(mask: Plane, width: number): number {
  const whole = sumOf(mask)
  let sum = 0
  return Math.floor(mask.findIndex((value) => (sum += value) > whole / 2) / width)
}

function isVessel(peaks: readonly Peak[], pot: Plane, size: Size, photo: Size): boolean {
  const scale = size.width / photo.width
  const whole = sumOf(pot)
  return peaks.some(({ name, score, box }) => {
    if (score < VESSEL_SCORE || !VESSELS.includes(thingNames[name]!)) return false
    let inside = 0
    pot.forEach((value, i) => {
      const [x, y] = [(i % size.width) / scale - box.left, Math.floor(i / size.width) / scale - box.top]
      if (x >= 0 && x < box.width && y >= 0 && y < box.height) inside += value
    })
    return inside > IN_BOX * whole
  })
}
