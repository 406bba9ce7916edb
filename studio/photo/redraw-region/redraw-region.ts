import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { isDrawn } from '../../vision/marks.ts'
import { matte } from '../../vision/matte.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { erase } from '../erase.ts'
import { placeSubject } from './place-subject.ts'
import type { RedrawPlan } from './plan.ts'
import { recolour } from './recolour.ts'
import { sceneWithin } from './scene-within.ts'
import { snapMask } from './snap-mask.ts'

export interface Redrawn {
  picture: RasterImage
  notes: string[]
}

/**
 * Redraws what the mask covers (the photo's size, drawn where above a half) by the plan; `strength` 0..1 is how far a
 * colour or a scene covers what was there. Throws 'mask-empty', and for a subject 'mask-too-large'.
 */
export async function redrawRegion(
  photo: RasterImage, mask: Plane, plan: RedrawPlan, strength: number, context: TaskContext,
): Promise<Redrawn> {
  const box = boundsOf(mask, photo, 0.5)
  if (!box) throw new StudioError('mask-empty', 'Nothing is marked')
  const notes = [`redraw-${plan.kind}`]
  if (plan.kind === 'subject') {
    const erased = await erase(photo, mask, { ...context, progress: (at) => context.progress(0.7 * at) })
    const picture = placeSubject(erased.picture, box, plan.spec, context.checkCancelled)
    return { picture, notes: [...notes, ...erased.notes] }
  }
  const { cv } = await loadOpenCv()
  // A mask of all of the photo has no outline to draw.
  const alpha = mask.every(isDrawn) ? mask : matte(photo, snapMask(cv, photo, mask), context)
  context.progress(0.2)
  context.checkCancelled()
  const picture =
    plan.kind === 'colour'
      ? recolour(photo, alpha, plan.colour, strength)
      : await sceneWithin(photo, alpha, plan.spec, strength, { ...context, progress: (at) => context.progress(0.2 + 0.8 * at) })
  return { picture, notes }
}
