import type { RasterImage } from '../pixels/linear-image.ts'
import type { Size } from '../pixels/raster.ts'
import { StudioError } from '../studio-error.ts'
import { insideBox } from './inside-box.ts'
import type { Marks, SubjectKind } from './marks.ts'
import { objectMask, type SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import { personMask } from './person-mask.ts'
import { hasBody, hasFace } from './shows-person.ts'
import { isInTheMiddle, outlineCrispness } from './stands-out.ts'
import type { Watch } from './watch.ts'

/** From this mean probability on the person model's word counts by itself; where it wavers, with a crisp outline or a face. */
const SURE = 0.85
const WAVERING = 0.75
const SURE_WITH_FACE = 0.6
const CRISP_OUTLINE = 0.2
/** A close person from behind has no joints to tell; things do not fill so much of the frame and of the model's belief. */
const CLOSE_SHARE = 0.45
const CLOSE_SURENESS = 0.9
const SMALLEST_SHARE = 0.02

/**
 * Finds the subject's mask without the trained network. The person model also knows many a cat and motorcycle when it sees one, so without a face in
 * its mask its word counts unless a thing stands out where nothing looks like a body. 'object' leaves out who has a
 * face; a box tells enough about what has none.
 */
export async function findByRules(cv: OpenCv, photo: RasterImage, kind: SubjectKind, marks: Marks, watch: Watch): Promise<SubjectMask> {
  if (kind === 'object' && (marks.keep || marks.box)) return objectMask(cv, photo, marks, undefined, watch)
  const guess = insideBox(personMask(cv, photo, watch), photo, marks)
  const { share, sureness } = judge(guess, photo, marks.box)
  if (kind === 'person') {
    if (share === 0 && !marks.keep) throw new StudioError('no-subject', 'No person was found in the picture')
    return objectMask(cv, photo, marks, guess, watch)
  }
  watch.checkCancelled()
  const withFace = share > SMALLEST_SHARE && sureness > SURE_WITH_FACE && (await hasFace(photo, guess))
  watch.checkCancelled()
  if (withFace) return objectMask(cv, photo, marks, kind === 'auto' ? guess : undefined, watch)
  if (marks.box || share <= SMALLEST_SHARE || sureness <= (marks.keep ? SURE : WAVERING)) return objectMask(cv, photo, marks, undefined, watch)
  const byModel = objectMask(cv, photo, marks, guess, watch)
  if (marks.keep || (share > CLOSE_SHARE && sureness > CLOSE_SURENESS)) return byModel
  const byColour = outcome(() => objectMask(cv, photo, marks, undefined, watch))
  if (!byColour) return byModel
  const crispness = outlineCrispness(cv, photo, byModel)
  const crisp = crispness(byModel.mask)
  if (!isInTheMiddle(byColour) || crispness(byColour.mask) <= crisp) return sureness > SURE || crisp > CRISP_OUTLINE ? byModel : byColour
  watch.checkCancelled()
  return (await hasBody(photo, guess)) ? byModel : byColour
}

/** What a search finds; nothing when it finds no subject. */
function outcome(search: () => SubjectMask): SubjectMask | undefined {
  try {
    const found = search()
    return found.mask.includes(1) ? found : undefined
  } catch (error) {
    if (error instanceof StudioError && error.reason === 'no-subject') return undefined
    throw error
  }
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
