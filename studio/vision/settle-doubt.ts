import type { RasterImage } from '../pixels/linear-image.ts'
import { mapToBytes } from '../pixels/map-values.ts'
import { boxBlur, type Plane, resizePlane, sumOf } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, fromColourPlanes } from '../pixels/raster.ts'
import { GRAB_CUT_SIDE, grabCut, partsNothing, Seed } from './grab-cut.ts'
import type { SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import type { Watch } from './watch.ts'

/** Between these the mask says neither subject nor ground. */
const OPEN = [0.08, 0.92] as const
/** Half the width of what is no edge any more, as a share of the longest side, and how much of such a window is open. */
const EDGE = 0.008
const FILLED = 0.85
/** The mask is as much in doubt around what was added to it, this share of the longest side away. */
const AROUND = 0.03
/** Beyond these it is believed even there: the network is seldom wrong, and a head may have the colours of the wall; what was added must be surer. */
const SURE = { ground: 0.03, subject: 0.8, added: 0.95 }
/** Less of it, as a share of the subject, does not show; with more the mask says nothing. */
const LEAST = 0.015
const MOST = 1.5

/**
 * The mask with its wide doubtful parts (a tyre in the dark, a black seat) decided by colours and edges: left as they are, they
 * would come out as a veil. So is what lies in and around what was `added` to it by a coarser one (1, else 0). Undefined where
 * there is little else.
 */
export function settleDoubt(cv: OpenCv, photo: RasterImage, subject: SubjectMask, watch: Watch, added?: Plane): SubjectMask | undefined {
  const doubt = wideDoubt(subject)
  const [wide, all] = [sumOf(doubt), sumOf(subject.mask)]
  if (wide > MOST * all) return undefined
  if (wide < LEAST * all && !added) return subject
  const near = added && boxBlur(added, subject.width, subject.height, Math.round(AROUND * Math.max(subject.width, subject.height)))
  const open = near ? doubt.map((value, i) => (near[i]! > 0 ? 1 : value)) : doubt
  const size = fitWithin(photo, GRAB_CUT_SIDE)
  const at = (plane: Plane) => resizePlane(plane, subject.width, subject.height, size.width, size.height)
  const [likely, unknown, nearAdded] = [at(subject.mask), at(open), near && at(near)]
  const seeds = mapToBytes(likely, (value, i) => {
    const sure = nearAdded && nearAdded[i]! > 0 ? SURE.added : SURE.subject
    if (unknown[i]! > 0.01 && value > SURE.ground && value < sure) return value > 0.5 ? Seed.maybeSubject : Seed.maybeBackground
    return value > 0.5 ? Seed.subject : Seed.background
  })
  if (partsNothing(seeds)) return subject
  const cut = grabCut(cv, fromColourPlanes(colourPlanes(photo, size), size), seeds, watch)
  const decided = resizePlane(Float32Array.from(cut), size.width, size.height, subject.width, subject.height)
  return { ...subject, mask: subject.mask.map((value, i) => (open[i] ? decided[i]! : value)) }
}

/** 1 where the mask is in doubt over more than the width of an edge. */
function wideDoubt({ mask, width, height }: SubjectMask): Plane {
  const radius = Math.max(2, Math.round(EDGE * Math.max(width, height)))
  const open = mask.map((value) => (value > OPEN[0] && value < OPEN[1] ? 1 : 0))
  const core = boxBlur(open, width, height, radius).map((value) => (value > FILLED ? 1 : 0))
  const around = boxBlur(core, width, height, radius)
  return open.map((value, i) => (value && around[i]! > 0 ? 1 : 0))
}
