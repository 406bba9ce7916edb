import { meanOf } from '../pixels/plane.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { contains, isWithin, type Region, type Size } from '../pixels/raster.ts'
import { withMargin } from './bounds.ts'
import { findFaces } from './faces.ts'
import { missedParts } from './join-person.ts'
import type { SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import { salientMask } from './salient-mask.ts'
import { findPeople } from './things/find-things.ts'
import type { Watch } from './watch.ts'

/** Belief of the person model, 0..1, from which a part that is missing is worth a closer look. */
const PERHAPS = 0.35
/** A face is missing when less of it is in the mask, and found again when more is; of the box around its person, the mask takes this much. */
const FACE = { missing: 0.4, found: 0.6 }
const BODY = 0.2
/** A closer look that sees less of what was seen from afar looks at something else. */
const SAME = 0.7
/** What is left around somebody who is looked at closer, of their box. */
const AROUND = 0.1

/**
 * The mask with the heads and arms of people whose body alone is in it, as of somebody in the dark beside somebody in the
 * light: the network looks again at each from near. Bystanders, of whom it saw nothing, stay out.
 */
export async function withHeads(cv: OpenCv, photo: RasterImage, subject: SubjectMask, person: SubjectMask, watch: Watch): Promise<SubjectMask> {
  if (!missedParts(cv, subject, person, PERHAPS).includes(1)) return subject
  const headless = (await findFaces(photo)).filter(({ box }) => shareIn(subject, photo, box) < FACE.missing)
  watch.checkCancelled()
  if (headless.length === 0) return subject
  const people = await findPeople(photo, watch)
  let found = subject
  for (const { box: face } of headless) {
    const body = people.find((box) => contains(box, face.left + face.width / 2, face.top + face.height / 2))
    if (!body || shareIn(found, photo, body) < BODY) continue
    watch.checkCancelled()
    const near = await salientMask(photo, withMargin(body, photo, AROUND), watch)
    if (near && shareIn(near, photo, face) > FACE.found && seesAgain(near, found, photo, body)) found = settledBy(near, found, photo, body)
  }
  return found
}

/** What was in doubt from afar is in the box as it looks from near. */
function settledBy({ mask: near }: SubjectMask, afar: SubjectMask, photo: Size, box: Region): SubjectMask {
  const isIn = inBox(afar, photo, box)
  return { ...afar, mask: afar.mask.map((value, i) => (isIn(i) && value < 0.5 ? near[i]! : Math.max(value, near[i]!))) }
}

/** The mean of a mask in a box of the photo. */
function shareIn(seen: SubjectMask, photo: Size, box: Region): number {
  const isIn = inBox(seen, photo, box)
  return meanOf(seen.mask.filter((_, i) => isIn(i)))
}

const inBox = (seen: Size, photo: Size, box: Region) => isWithin(box, seen, seen.width / photo.width)

/** Whether most of what was seen in the box is seen from near as well. */
function seesAgain(near: SubjectMask, afar: SubjectMask, photo: Size, box: Region): boolean {
  const both = { ...near, mask: near.mask.map((value, i) => Math.min(value, afar.mask[i]!)) }
  return shareIn(both, photo, box) > SAME * shareIn(afar, photo, box)
}
