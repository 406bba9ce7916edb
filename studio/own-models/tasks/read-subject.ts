import { cutoutBy, type Cutout } from '../../photo/cutout.ts'
import { readSubjectPhoto, type SubjectPhotoInput } from '../../photo/photo-input.ts'
import { smallLook } from '../../photo/small-look.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { matte } from '../../vision/matte.ts'
import type { OwnModelFor } from '../description.ts'
import { ownEdges, subjectByModel } from '../find-subject.ts'

export interface SubjectByModelInput extends Pick<SubjectPhotoInput, 'photo' | 'keep' | 'remove'> {
  model: OwnModelFor<'cutout'>
}

/** A photo with its subject cut out of it as an operator's model sees it; strokes win exactly where they are drawn. */
export async function readSubject(
  { model, ...input }: SubjectByModelInput,
  context: TaskContext,
): Promise<{ photo: RasterImage; cutout: Cutout }> {
  const { photo, options } = await readSubjectPhoto({ ...input, subject: 'auto' })
  context.preview(smallLook(photo))
  context.progress(0.05)
  const mask = await subjectByModel(model, photo, context)
  context.progress(0.7)
  context.checkCancelled()
  const alpha = model.edges === 'own' ? ownEdges(mask, photo) : matte(photo, mask, context)
  return { photo, cutout: cutoutBy(alpha, photo, options, { ...context, progress: (at) => context.progress(Math.max(0.7, at)) }) }
}
