import type { RasterImage } from '../pixels/linear-image.ts'
import { meanOf, type Plane } from '../pixels/plane.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { StudioError } from '../studio-error.ts'
import { decontaminate } from '../vision/decontaminate.ts'
import { isDrawn, type Marks, type SubjectKind } from '../vision/marks.ts'
import { matte } from '../vision/matte.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import { findSubject } from '../vision/find-subject.ts'
import { sharpEdges } from '../vision/sharp-edges.ts'

export interface CutoutOptions extends Marks {
  subject: SubjectKind
}

export interface Cutout {
  /** How much of each pixel is the subject, 0..1. */
  alpha: Plane
  /** The photo with the old background's colour taken out of the subject's soft edges; meaningful where alpha > 0. */
  foreground: RasterImage
  /** Something else may be meant, and a stroke would tell. */
  unsure?: boolean
}

/** A subject must fill more than this share of the frame. */
export const SMALLEST_SUBJECT = 0.002

/** Separates the subject from the background. Strokes are masks of the photo's size and win exactly where drawn. */
export async function cutout(
  photo: RasterImage,
  { subject, ...marks }: CutoutOptions,
  context: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): Promise<Cutout> {
  context.checkCancelled()
  const { cv } = await loadOpenCv()
  context.progress(0.1)
  const mask = await findSubject(cv, photo, subject, marks, context)
  context.progress(0.5)
  context.checkCancelled()
  const sharp = subject === 'object' ? undefined : await sharpEdges(cv, photo, mask, context)
  return { ...cutoutBy(matte(photo, { ...mask, sharp }, context), photo, marks, context), unsure: mask.unsure ?? false }
}

/** Separates a subject that has been found: `alpha` is changed where the person has drawn. */
export function cutoutBy(
  alpha: Plane,
  photo: RasterImage,
  marks: Marks,
  context: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): Cutout {
  applyStrokes(alpha, marks)
  const share = meanOf(alpha)
  if (share < SMALLEST_SUBJECT) throw new StudioError('no-subject', 'No subject was found in the picture')
  context.progress(0.8)
  context.checkCancelled()
  const foreground = decontaminate(photo, alpha, context)
  context.progress(1)
  return { alpha, foreground }
}

function applyStrokes(alpha: Plane, { keep, remove }: Marks): void {
  for (let i = 0; i < alpha.length; i++) {
    if (keep && isDrawn(keep[i]!)) alpha[i] = 1
    else if (remove && isDrawn(remove[i]!)) alpha[i] = 0
  }
}
