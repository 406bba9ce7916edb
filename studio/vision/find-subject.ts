import type { RasterImage } from '../pixels/linear-image.ts'
import type { Size } from '../pixels/raster.ts'
import { StudioError } from '../studio-error.ts'
import { findFaces } from './faces.ts'
import { workingMarks, type Marks } from './marks.ts'
import { objectMask, type SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import { personMask } from './person-mask.ts'
import type { Watch } from './watch.ts'

export type SubjectKind = 'auto' | 'person' | 'object'

/** Below this mean probability the person model wavers; with a face in its mask it may. */
const SURE = 0.85
const SURE_WITH_FACE = 0.6
/** With a box around the subject, cutting by colour does well, so the model must be surer to be preferred. */
const SURE_IN_BOX = 0.95
const SMALLEST_SHARE = 0.02

/**
 * Finds the subject's mask. The person model also knows many a cat and motorcycle when it sees one, so 'auto' takes
 * its word when it is sure, and 'object' does so too unless there is a face in it.
 */
export async function findSubject(cv: OpenCv, photo: RasterImage, kind: SubjectKind, marks: Marks, watch: Watch): Promise<SubjectMask> {
  const pointedOut = marks.keep !== undefined || marks.box !== undefined
  if (kind === 'object' && pointedOut) return objectMask(cv, photo, marks, undefined, watch)
  const guess = insideBox(personMask(cv, photo, watch), photo, marks)
  const { share, sureness } = judge(guess, photo, marks.box)
  if (kind === 'person') {
    if (share === 0 && !marks.keep) throw new StudioError('no-subject', 'No person was found in the picture')
    return objectMask(cv, photo, marks, guess, watch)
  }
  watch.checkCancelled()
  const sure = share > SMALLEST_SHARE && sureness > (marks.box ? SURE_IN_BOX : SURE)
  const trusted =
    kind === 'auto'
      ? sure || (share > SMALLEST_SHARE && sureness > SURE_WITH_FACE && (await hasFace(photo, guess)))
      : sure && !(await hasFace(photo, guess))
  watch.checkCancelled()
  return objectMask(cv, photo, marks, trusted ? guess : undefined, watch)
}

function insideBox(guess: SubjectMask, photo: Size, { box }: Marks): SubjectMask {
  if (!box) return guess
  const { outside } = workingMarks({ box }, photo, guess)
  return { ...guess, mask: guess.mask.map((value, i) => (outside[i] ? 0 : value)) }
}

/** Share of the frame (or box) that the mask takes up, and the mean probability there. */
function judge({ mask }: SubjectMask, photo: Size, box: Marks['box']): { share: number; sureness: number } {
  let [count, sum] = [0, 0]
  for (const value of mask) {
    if (value <= 0.5) continue
    count++
    sum += value
  }
  const frame = mask.length * (box ? (box.width * box.height) / (photo.width * photo.height) : 1)
  return { share: count / frame, sureness: sum / Math.max(1, count) }
}

async function hasFace(photo: RasterImage, { mask, width, height }: SubjectMask): Promise<boolean> {
  const faces = await findFaces(photo)
  return faces.some(({ box }) => {
    const x = Math.floor(((box.left + box.width / 2) / photo.width) * width)
    const y = Math.floor(((box.top + box.height / 2) / photo.height) * height)
    return (mask[y * width + x] ?? 0) > 0.5
  })
}
