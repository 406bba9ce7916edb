import { mapToPlane } from '../pixels/map-values.ts'
import { boxBlur, type Plane } from '../pixels/plane.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { contains, wholeOf, type Size } from '../pixels/raster.ts'
import { statisticsWithin } from '../pixels/statistics.ts'
import { headFrame, type HeadFrame } from './body-frame.ts'
import { moveFace } from './face-geometry.ts'
import type { Face } from './faces.ts'
import type { SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import type { PersonView } from './person-view.ts'
import { sharedColours } from './shared-colours.ts'
import { peaksInPhoto } from './things/peaks-in-photo.ts'
import { thingNames } from './things/thing-names.ts'
import { dropPieces, SURE, unknownPieces, type UnknownPiece } from './unknown-pieces.ts'
import type { Watch } from './watch.ts'

/** How far from the chin the middle of what lies beside a head may be, in heights of the face. */
const REACH = { aside: 2.2, above: 2, below: 0.9 }
/** From how far above the chin on it may be a light hat, likewise. */
const HAT = 1.1
/** Of the face's height squared: what is smaller is the outline of hair. */
const LEAST = 0.035
/** How much of it may be dark, or it is hair or a hat. */
const MOST_DARK = 0.2
/** Mean slope of light a pixel, 0..1, up to which a piece may be ground out of focus or plain: flowers and fur that are held at a face are rougher. */
const SMOOTH = 0.07
/** How wide the ring is in which the ground around is looked at, in heights of the face, and how far from its colour (0..1) a piece is still the same. */
const RING = 0.12
const SAME = 0.12

/**
 * Takes ground beside a head out of a person (0..1, in place): sky behind curls, a spot of light beside a cheek. It is what a trained network knows for
 * no part of a person (`known`, 0..1), light, smooth, and beside the face, or above it with the colours of the ground around. Head in pixels of `size`.
 */
export function dropGroundBesideHead(cv: OpenCv, person: Plane, known: Plane, colours: PersonView['colours'], { chin, faceHeight }: HeadFrame, size: Size): void {
  const { labels, pieces, light } = unknownPieces(cv, person, known, colours, size)
  const isGround = ({ label, area, middle: [x, y], dark }: UnknownPiece) => {
    const [aside, above] = [Math.abs(x - chin[0]) / faceHeight, (chin[1] - y) / faceHeight]
    const isNear = aside < REACH.aside && above < REACH.above && above > -REACH.below
    if (!isNear || area <= LEAST * faceHeight * faceHeight || dark > MOST_DARK) return false
    const piece = mapToPlane(labels, (one) => (one === label ? 1 : 0))
    if (slopeWithin(light, piece, size) > SMOOTH) return false
    return above < HAT || isLikeAround(piece, person, colours, Math.max(2, Math.round(RING * faceHeight)), size)
  }
  dropPieces(person, labels, pieces.filter(isGround))
}

/** What the model of things names at least this surely beside a head is held there. */
const HELD = 0.33

/** A person (0..1) without what `dropGroundBesideHead` takes out, unless a thing is named there: a cup, a phone, a cat. Face in pixels of the photo. */
export async function withoutGroundBesideHead(
  cv: OpenCv, photo: RasterImage, person: SubjectMask, known: Plane, face: Face, { checkCancelled }: Watch,
): Promise<SubjectMask> {
  const { width, mask } = person
  const left = mask.slice()
  dropGroundBesideHead(cv, left, known, sharedColours(photo, person), headFrame(moveFace(face, wholeOf(photo), person)), person)
  if (left.every((value, i) => value === mask[i])) return person
  checkCancelled()
  const named = (await peaksInPhoto(photo, checkCancelled)).filter(({ name, score }) => thingNames[name] !== 'person' && score > HELD)
  const scale = photo.width / width
  const isNamed = (x: number, y: number) => named.some(({ box }) => contains(box, x, y))
  return { ...person, mask: left.map((value, i) => (isNamed((i % width) * scale, Math.floor(i / width) * scale) ? mask[i]! : value)) }
}

/** Mean change of light from one pixel to the next within a piece (1 or 0). */
function slopeWithin(light: Plane, piece: Plane, { width }: Size): number {
  let [sum, count] = [0, 1e-6]
  for (let i = 0; i + width < light.length; i++) {
    if (!piece[i] || !piece[i + 1] || !piece[i + width]) continue
    count++
    sum += Math.hypot(light[i + 1]! - light[i]!, light[i + width]! - light[i]!)
  }
  return sum / count
}

/** Whether a piece (1 or 0) has the colour of the ground within `radius` pixels of it. */
function isLikeAround(piece: Plane, person: Plane, colours: PersonView['colours'], radius: number, { width, height }: Size): boolean {
  const ring = boxBlur(piece, width, height, radius).map((value, i) => (value > 0 && person[i]! < SURE ? 1 : 0))
  return Math.hypot(...colours.map((plane) => statisticsWithin(plane, piece, 1).mean - statisticsWithin(plane, ring, 1).mean)) < SAME
}
