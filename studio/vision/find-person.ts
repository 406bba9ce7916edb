import { clamp } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { resizePlane, type Plane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, isWithin, wholeOf, type Region, type Size } from '../pixels/raster.ts'
import { bodyFrame, scaled, type HeadFrame } from './body-frame.ts'
import { withMargin } from './bounds.ts'
import { faceRegions, moveFace } from './face-geometry.ts'
import { regionMask } from './face-mask.ts'
import { facelessBody } from './faceless-body.ts'
import type { Face } from './faces.ts'
import { GRAB_CUT_SIDE } from './grab-cut.ts'
import type { OpenCv } from './opencv.ts'
import { personMask } from './person-mask.ts'
import { personParts, shareOfPerson, type PersonParts } from './person-parts.ts'
import type { PersonView } from './person-view.ts'
import type { Watch } from './watch.ts'

/** Of the largest person, from where on somebody else may be meant. */
const RIVAL = 0.25
/** How far a person reaches beyond the box that was found, as a share of its longer side. */
const BESIDE = 0.08
/** Of a head, or what is told of the rest is not to be trusted. */
const LEAST_HEAD = 0.8

/** The person with `face` at the working size. */
export async function findPersonView(cv: OpenCv, photo: RasterImage, face: Face, others: readonly Face[], watch: Watch): Promise<PersonView> {
  const size = fitWithin(photo, GRAB_CUT_SIDE)
  const body = scaled(await bodyFrame(photo, face), size.width / photo.width)
  watch.checkCancelled()
  const here = moveFace(face, wholeOf(photo), size)
  const beside = others.map((other) => moveFace(other, wholeOf(photo), size))
  const isOwn = ownPlaces(size, here, beside)
  const likely = peopleAt(cv, photo, size, watch).map((value, i) => (isOwn(i) ? value : 0))
  watch.checkCancelled()
  const colours = colourPlanes(photo, size)
  const faces = faceParts(here, beside, size)
  const parts = await personParts(photo, { ...size, ...faces, person: likely, body }, watch)
  watch.checkCancelled()
  const person = parts ? likely.map((value, i) => (isOwn(i) ? Math.max(value, shareOfPerson(parts, i)) : 0)) : likely
  return { ...size, colours, ...faces, person, body, crowded: others.length > 0, parts }
}

/** The one person among what was found in a photo, by joints and trained networks alone. Undefined where these do not tell, or somebody else may be meant. */
export async function findFacelessView(cv: OpenCv, photo: RasterImage, people: readonly Region[], watch: Watch): Promise<PersonView | undefined> {
  const box = onlyPerson(people)
  if (!box) return undefined
  const size = fitWithin(photo, GRAB_CUT_SIDE)
  const isOwn = isWithin(withMargin(box, photo, BESIDE), size, size.width / photo.width)
  const likely = peopleAt(cv, photo, size, watch).map((value, i) => (isOwn(i) ? value : 0))
  watch.checkCancelled()
  const inPhoto = await facelessBody(photo, likely, size)
  watch.checkCancelled()
  if (!inPhoto) return undefined
  const body = scaled(inPhoto, size.width / photo.width)
  const none = new Float32Array(size.width * size.height)
  const parts = await personParts(photo, { ...size, person: likely, body }, watch)
  watch.checkCancelled()
  if (!parts || !knowsHead(parts, likely, body, size)) return undefined
  const person = likely.map((value, i) => (isOwn(i) ? Math.max(value, shareOfPerson(parts, i)) : 0))
  return { ...size, colours: colourPlanes(photo, size), face: none, bareFace: none, person, body, crowded: false, parts }
}

/** Whether the network takes most of what is seen of a head for skin, hair or what is worn on them. */
function knowsHead({ hair, skin, things }: PersonParts, person: Plane, { chin, forehead, faceHeight }: HeadFrame, { width }: Size): boolean {
  const [x, y] = [(chin[0] + forehead[0]) / 2, (chin[1] + forehead[1]) / 2]
  let [all, known] = [0, 0]
  person.forEach((value, i) => {
    if (value < 0.5 || Math.hypot((i % width) - x, Math.floor(i / width) - y) > faceHeight / 2) return
    all++
    known += hair[i]! + skin[i]! + things[i]!
  })
  return known >= LEAST_HEAD * all
}

function peopleAt(cv: OpenCv, photo: RasterImage, size: Size, watch: Watch): Plane {
  const { mask, width, height } = personMask(cv, photo, watch)
  return resizePlane(mask, width, height, size.width, size.height)
}

const { oval, leftEye, rightEye, lips, leftBrow, rightBrow } = faceRegions
const BARE = [oval, leftEye, rightEye, lips, leftBrow, rightBrow]

/** Skin is learned from the others' faces too: their arms may lie over the clothes. */
function faceParts(face: Face, others: readonly Face[], size: Size): Pick<PersonView, 'face' | 'bareFace'> {
  const bareFace = regionMask(face, BARE, size)
  for (const other of others) regionMask(other, BARE, size).forEach((value, i) => (bareFace[i] = Math.max(bareFace[i]!, value)))
  return { face: regionMask(face, [oval], size), bareFace }
}

/** Whether a pixel is nearer to this face's body than to another's, measured in their faces' sizes. */
function ownPlaces({ width }: Size, face: Face, others: readonly Face[]): (i: number) => boolean {
  const own = axisOf(face)
  const rivals = others.map(axisOf)
  return (i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    const distance = fromAxis(own, x, y)
    return !rivals.some((rival) => fromAxis(rival, x, y) < distance)
  }
}

const axisOf = ({ mesh }: Face) => {
  const [top, chin] = [mesh[10]!, mesh[152]!]
  return { x: chin[0], top: top[1], bottom: chin[1] + 4 * (chin[1] - top[1]), unit: Math.abs(chin[1] - top[1]) }
}

const fromAxis = ({ x, top, bottom, unit }: ReturnType<typeof axisOf>, atX: number, atY: number) =>
  Math.hypot(atX - x, atY - clamp(atY, top, bottom)) / unit

/** The box of the person in pixels of the photo, where there is one and nobody beside who is large enough to be meant. */
function onlyPerson(people: readonly Region[]): Region | undefined {
  const areaOf = ({ width, height }: Region) => width * height
  const [largest, next] = people.toSorted((a, b) => areaOf(b) - areaOf(a))
  return largest && (!next || areaOf(next) <= RIVAL * areaOf(largest)) ? largest : undefined
}
