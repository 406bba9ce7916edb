import type { RasterImage } from '../../pixels/linear-image.ts'
import { mapToBytes, mapToPlane } from '../../pixels/map-values.ts'
import { boxBlur, type Colours, type Plane, resizePlane, sumOf } from '../../pixels/plane.ts'
import { colourPlanes, cutPlane, fitWithin, fromColourPlanes, type Region, type Size } from '../../pixels/raster.ts'
import { boundsOf, withMargin } from '../../vision/bounds.ts'
import { colourCell, colourDensity } from '../../vision/colour-histogram.ts'
import { connectedComponents } from '../../vision/components.ts'
import { grabCut, partsNothing, Seed } from '../../vision/grab-cut.ts'
import { DRAWN, isDrawn, onEdge } from '../../vision/marks.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import type { Watch } from '../../vision/watch.ts'

/** Longest side at which a mark and its surroundings are looked at. */
const SIDE = 192
/** What is seen around a mark, as a share of its box. */
const AROUND = 0.5
/** How far from a mark a thing may end that it was meant to cover, as a share of the square root of its area. */
const REACH = 0.3
/** The share of a mark that a thing takes up, and how much of the mark's area may be left of it outside. */
const LEAST_THING = 0.25
const MOST_LEFT = 0.5
/** Smaller pieces, in pixels, are noise along the edge. */
const SPECK = 6

/**
 * What is left of a thing that a mark (the photo's size, drawn where above a half) was meant to cover and missed by little: 1 there,
 * at the photo's size. What goes on beyond reach, or to the frame, is ground, or a thing that was marked in part on purpose. Undefined where nothing is left.
 */
export function restOfThing(cv: OpenCv, photo: RasterImage, mask: Plane, watch: Watch): Plane | undefined {
  const bounds = boundsOf(mask, photo, DRAWN)
  if (!bounds) return undefined
  const region = withMargin(bounds, photo, AROUND)
  const size = fitWithin(region, SIDE)
  const marked = cutMark(mask, photo, region, size)
  const radius = Math.round(REACH * Math.sqrt(sumOf(marked)))
  if (radius < 2) return undefined
  const near = boxBlur(marked, size.width, size.height, radius)
  const colours = colourPlanes(photo, size, region)
  const likely = likelyThing(colours, marked, near, size)
  const seeds = mapToBytes(likely, (value, i) => (near[i] === 0 ? Seed.background : value > 0.5 ? Seed.maybeSubject : Seed.maybeBackground))
  if (partsNothing(seeds)) return undefined
  const thing = grabCut(cv, fromColourPlanes(colours, size), seeds, watch)
  const rest = restIn(cv, thing, marked, near, size)
  return rest && inPhoto(rest, size, region, photo)
}

/** How likely each pixel's colour is one of the mark's rather than of what lies beyond reach, 0..1. */
function likelyThing(colours: Colours, marked: Plane, near: Plane, { width, height }: Size): Plane {
  const inMark = colourDensity(colours, (i) => marked[i]! > 0)
  const beyond = colourDensity(colours, (i) => near[i] === 0)
  const likely = marked.map((_, i) => {
    const cell = colourCell(colours, i)
    return inMark[cell]! / (inMark[cell]! + beyond[cell]! + 1e-9)
  })
  return boxBlur(likely, width, height, 1)
}

/** The pieces of the thing outside of the mark that lie at what it has within, and end within reach. */
function restIn(cv: OpenCv, thing: Uint8Array, marked: Plane, near: Plane, size: Size): Plane | undefined {
  const { width, height } = size
  const area = sumOf(marked)
  const within = marked.map((value, i) => value * thing[i]!)
  if (sumOf(within) < LEAST_THING * area) return undefined
  const { labels, areas } = connectedComponents(cv, thing.map((value, i) => (value && !marked[i] ? 1 : 0)), size)
  const beside = boxBlur(within, width, height, 1)
  const beyond = boxBlur(near.map((value) => (value > 0 ? 0 : 1)), width, height, 1)
  const pieces = areas.map(() => ({ touches: false, leaves: false }))
  for (const [i, label] of labels.entries()) {
    pieces[label]!.touches ||= beside[i]! > 0
    pieces[label]!.leaves ||= beyond[i]! > 0 || onEdge(i, size)
  }
  const isRest = pieces.map(({ touches, leaves }, k) => k > 0 && touches && !leaves && areas[k]! > SPECK)
  const left = areas.reduce((sum, piece, k) => sum + (isRest[k] ? piece : 0), 0)
  if (left === 0 || left > MOST_LEFT * area) return undefined
  return mapToPlane(labels, (label) => (isRest[label] ? 1 : 0))
}

function cutMark(mask: Plane, photo: Size, region: Region, size: Size): Plane {
  const cut = cutPlane(mask, photo.width, region)
  return resizePlane(cut, region.width, region.height, size.width, size.height).map((value) => (isDrawn(value) ? 1 : 0))
}

function inPhoto(rest: Plane, size: Size, region: Region, photo: Size): Plane {
  const part = resizePlane(rest, size.width, size.height, region.width, region.height)
  const out = new Float32Array(photo.width * photo.height)
  for (let y = 0; y < region.height; y++) {
    out.set(part.subarray(y * region.width, (y + 1) * region.width), (region.top + y) * photo.width + region.left)
  }
  return out
}
