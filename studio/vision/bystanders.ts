import type { Plane } from '../pixels/plane.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { wholeOf, type Size } from '../pixels/raster.ts'
import { headFrame, type HeadFrame } from './body-frame.ts'
import { moveFace, type Point } from './face-geometry.ts'
import type { Face } from './faces.ts'
import type { SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import { personParts, shareOfPerson } from './person-parts.ts'
import type { PersonView } from './person-view.ts'
import { sharedColours } from './shared-colours.ts'
import { DARK, dropPieces, SURE, unknownPieces, type UnknownPiece } from './unknown-pieces.ts'
import type { Watch } from './watch.ts'

/** Of the people: what is smaller is their edge, unless it is compact (its area against the square of its longer side). */
const LEAST = { any: 0.01, compact: 0.0015 }
const COMPACT = 0.3
/** How far to the sides of a head a hat reaches, and from where on up it may be one, in heights of the face above the chin: not all hats are dark. */
const HAT = { aside: 1.3, above: 0.5 }

/**
 * Takes out of people (0..1, in place) what is no part of anybody whose head is known: passers-by out of focus, and ground between arms.
 * `known` is how surely a trained network takes a pixel for a part of one, 1 where it was not asked; heads in pixels of `size`.
 */
export function dropBystanders(cv: OpenCv, people: Plane, known: Plane, colours: PersonView['colours'], heads: readonly HeadFrame[], size: Size): void {
  const { labels, pieces } = unknownPieces(cv, people, known, colours, size)
  const all = people.reduce((sum, value) => sum + (value > SURE ? 1 : 0), 0)
  const isHat = ([x, y]: Point) => heads.some(({ chin, faceHeight }) => Math.abs(x - chin[0]) < HAT.aside * faceHeight && y < chin[1] - HAT.above * faceHeight)
  const isBystander = ({ area, extent, middle, light }: UnknownPiece) =>
    area > (area > COMPACT * extent ** 2 ? LEAST.compact : LEAST.any) * all && light > DARK && !isHat(middle)
  dropPieces(people, labels, pieces.filter(isBystander))
}

/** How surely a trained network takes each pixel of a mask of people for a part of one, 0..1; undefined where none runs, or it understands nothing. */
export async function knownPeople(photo: RasterImage, { mask, width, height }: SubjectMask, watch: Watch): Promise<Plane | undefined> {
  const parts = await personParts(photo, { width, height, person: mask }, watch)
  return parts && mask.map((_, i) => shareOfPerson(parts, i))
}

/** A mask of one person (0..1) without what `dropBystanders` takes out; the mask itself where nothing is `known`. Faces in pixels of the photo. */
export function withoutBystanders(cv: OpenCv, photo: RasterImage, people: SubjectMask, known: Plane | undefined, faces: readonly Face[] = []): SubjectMask {
  if (!known) return people
  const { width, height } = people
  const mask = people.mask.slice()
  dropBystanders(cv, mask, known, sharedColours(photo, people), faces.map((face) => headFrame(moveFace(face, wholeOf(photo), people))), people)
  return { width, height, mask }
}
