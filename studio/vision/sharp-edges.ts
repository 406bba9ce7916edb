import type { RasterImage } from '../pixels/linear-image.ts'
import { mapToPlane } from '../pixels/map-values.ts'
import { boxBlur, type Plane } from '../pixels/plane.ts'
import { isWithin } from '../pixels/raster.ts'
import { findFaces } from './faces.ts'
import { lightened } from './lightened.ts'
import type { SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import { mayShowSomebody, personMask } from './person-mask.ts'
import { personParts } from './person-parts.ts'
import { hasFace } from './shows-person.ts'
import type { Watch } from './watch.ts'

/** How far beside skin and cloth an outline is theirs, and beside hair it is hair's, as shares of the mask's longest side. */
const BESIDE = 0.02
const BESIDE_HAIR = 0.03
/** The least share of such surroundings that counts in full. */
const LEAST = 0.04
/** The belief from which on it is skin, cloth or a hat, and may be hair. */
const SURE = 0.5
const PERHAPS = 0.2

/**
 * Where the outline of a mask is that of skin, cloth or a hat, which is sharp, 0..1 in the mask's pixels; elsewhere it may be hair.
 * Undefined where nobody's face is in the mask or no network runs: fur, leaves and feathers are soft all around.
 */
export async function sharpEdges(cv: OpenCv, taken: RasterImage, subject: SubjectMask, watch: Watch): Promise<Plane | undefined> {
  const photo = lightened(taken)
  if (!mayShowSomebody(personMask(cv, photo, watch))) return undefined
  const faces = await findFaces(photo)
  if (!(await hasFace(photo, subject, faces))) return undefined
  watch.checkCancelled()
  const { mask, width, height } = subject
  const boxes = faces.map(({ box }) => isWithin(box, subject, width / photo.width))
  const face = mapToPlane(mask, (value, i) => (value > 0.5 && boxes.some((isIn) => isIn(i)) ? 1 : 0))
  const parts = await personParts(photo, { width, height, person: mask, face }, watch)
  if (!parts) return undefined
  const longest = Math.max(width, height)
  const shareOf = (isPart: (i: number) => boolean, beside: number) =>
    boxBlur(mask.map((_, i) => (isPart(i) ? 1 : 0)), width, height, Math.round(beside * longest)).map((share) => Math.min(1, share / LEAST))
  const plain = shareOf((i) => parts.skin[i]! + parts.clothes[i]! + parts.things[i]! > SURE, BESIDE)
  const hair = shareOf((i) => parts.hair[i]! > PERHAPS, BESIDE_HAIR)
  return plain.map((value, i) => value * (1 - hair[i]!))
}
