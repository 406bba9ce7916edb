import type { RasterImage } from '../pixels/linear-image.ts'
import { mapToPlane } from '../pixels/map-values.ts'
import { resizePlane, type Plane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, fromColourPlanes, type Size } from '../pixels/raster.ts'
import { barrierDistance } from './barrier-distance.ts'
import { subjectOnly } from './components.ts'
import { GRAB_CUT_SIDE, grabCut } from './grab-cut.ts'
import { labPlanes } from './lab.ts'
import { onEdge, workingMarks, type Marks, type WorkingMarks } from './marks.ts'
import type { OpenCv } from './opencv.ts'
import { saliency } from './saliency.ts'
import { seedsOf, type Settled } from './seeds.ts'
import type { Watch } from './watch.ts'

export interface SubjectMask extends Size {
  /** How much of the subject, 0..1. */
  mask: Plane
  /** Something else may be meant: nobody has pointed at it, and neither network nor rules are sure. */
  unsure?: boolean
}

const NOTHING: Settled = { below: -Infinity, above: Infinity }
const BY_GUESS: Settled = { below: 0.03, above: 0.95 }
const BY_SALIENCY: Settled = { below: 0.14, above: Infinity }

/**
 * The subject as a 0/1 mask of at most 320 pixels, found by colour and edges. `guess` says where it is likely to be
 * (0..1) and is believed where it is sure; without one the search starts from the box, the strokes, or what stands out.
 */
export function objectMask(cv: OpenCv, photo: RasterImage, marks: Marks, guess?: SubjectMask, watch?: Watch): SubjectMask {
  const size = fitWithin(photo, GRAB_CUT_SIDE)
  const pixels = fromColourPlanes(colourPlanes(photo, size), size)
  const lab = labPlanes(cv, pixels)
  const work = workingMarks(marks, photo, size)
  const likely = guess ? resizePlane(guess.mask, guess.width, guess.height, size.width, size.height) : objectLikelihood(lab, work)
  watch?.checkCancelled()
  const found = grabCut(cv, pixels, seedsOf(likely, settledBy(guess, work), lab, work), watch)
  return { ...size, mask: Float32Array.from(subjectOnly(cv, found, work, work.hasKeep && !guess)) }
}

const settledBy = (guess: SubjectMask | undefined, { hasKeep, hasBox }: WorkingMarks): Settled =>
  guess ? BY_GUESS : hasKeep || hasBox ? NOTHING : BY_SALIENCY

function objectLikelihood(lab: readonly Plane[], marks: WorkingMarks): Plane {
  if (marks.hasBox && !marks.hasKeep) return mapToPlane(marks.outside, (outside) => 1 - outside)
  const isBackground = (i: number) => marks.remove[i] || marks.outside[i] || (onEdge(i, marks) && !marks.keep[i])
  const background = marks.keep.map((_, i) => (isBackground(i) ? 1 : 0))
  if (!marks.hasKeep) return saliency(lab, marks, background)
  const toKeep = barrierDistance(lab, marks, marks.keep)
  const toGround = barrierDistance(lab, marks, background)
  return toKeep.map((distance, i) => toGround[i]! / (distance + toGround[i]! + 1e-6))
}
