import { clamp, smoothstep } from '../pixels/colour.ts'
import { resizePlane, type Plane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, wholeOf, type Size } from '../pixels/raster.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { statisticsWithin } from '../pixels/statistics.ts'
import { luma, type DisplayImage } from '../style/display-image.ts'
import { bodyFrame, headFrame, scaled } from '../vision/body-frame.ts'
import { dropBystanders } from '../vision/bystanders.ts'
import { clothingEvidence } from '../vision/clothing-evidence.ts'
import { faceRegions, moveFace } from '../vision/face-geometry.ts'
import { regionMask } from '../vision/face-mask.ts'
import { facePose } from '../vision/face-pose.ts'
import type { Face } from '../vision/faces.ts'
import type { OpenCv } from '../vision/opencv.ts'
import type { PersonMask } from '../vision/person-mask.ts'
import { personParts, shareOfPerson } from '../vision/person-parts.ts'
import type { PersonView } from '../vision/person-view.ts'
import type { Watch } from '../vision/watch.ts'
import { faceMarks } from '../vision/face-marks.ts'
import { handPlaces } from './hand-places.ts'
import { dropFarLens, seesGlasses } from './seen-glasses.ts'
import { settle } from './settle.ts'
import { strayHair } from './stray-hair.ts'
import { findSunglasses } from '../vision/sunglasses.ts'

/** Longest side at which people are studied. */
const STUDY_SIDE = 256

/** What each pixel of a small picture shows of its people, 0..1 each. */
export interface PeopleStudy extends Size {
  colours: PersonView['colours']
  person: Plane
  skin: Plane
  hair: Plane
  /** Index of the face whose body each pixel is nearest to. */
  owner: Uint8Array
  /** How surely each pixel lies where a hand is, 0..1. */
  hands: Plane
  /** Distance between the pupils of the largest face, pixels. */
  unit: number
  /** Dark glasses, 1 on lenses and frame, of the small photo's size; undefined of a face without. */
  sunglasses: readonly (Plane | undefined)[]
  /** Whether a trained network sees glasses that are not dark on each face. */
  glasses: readonly boolean[]
}

const { oval, lips, leftEye, rightEye, leftBrow, rightBrow } = faceRegions
const BARE = [oval, leftEye, rightEye, lips, leftBrow, rightBrow]

/** Tells the skin and the hair of the people with these faces from what they wear; `small` is the photo too. */
export async function studyPeople(
  cv: OpenCv,
  photo: RasterImage,
  small: RasterImage,
  people: PersonMask,
  faces: readonly (Face & { beard: number; glasses: boolean })[],
  watch: Watch,
): Promise<PeopleStudy> {
  const size = fitWithin(photo, STUDY_SIDE)
  const colours = colourPlanes(small, size)
  watch.checkCancelled()
  const all = resizePlane(people.mask, people.width, people.height, size.width, size.height)
  const here = faces.map((face) => moveFace(face, wholeOf(photo), size))
  const sunglasses = faces.map((face) => findSunglasses(small, moveFace(face, wholeOf(photo), small)))
  const ovals = here.map((face) => regionMask(face, [oval], size))
  const owner = nearestFace(here, ovals, size)
  const [skin, hair, hands] = [new Float32Array(all.length), new Float32Array(all.length), new Float32Array(all.length)]
  const known = new Float32Array(all.length)
  const glasses: boolean[] = []
  for (const [k, face] of faces.entries()) {
    watch.checkCancelled()
    const body = scaled(await bodyFrame(photo, face), size.width / photo.width)
    watch.checkCancelled()
    const bare = regionMask(here[k]!, BARE, size)
    withoutGlasses(bare, size, sunglasses[k], small)
    withoutBeard(bare, here[k]!, face.beard, { ...size, planes: colours })
    const person = all.map((value, i) => (owner[i] === k ? value : 0))
    const own = { ...size, person, body, face: ovals[k]! }
    const view: PersonView = { ...own, colours, crowded: faces.length > 1, bareFace: bare, parts: await personParts(photo, own, watch) }
    const marks = faceMarks(here[k]!)
    const sees = !sunglasses[k] && view.parts !== undefined && seesGlasses(view.parts.things, size, marks)
    glasses.push(sees)
    if (view.parts && (sees || face.glasses)) dropFarLens(view.parts, size, marks, ovals[k]!, all)
    const evidence = clothingEvidence(view, watch)
    watch.checkCancelled()
    const found = view.parts
      ? evidence
      : settle(cv, view, evidence, strayHair(view, here[k]!, evidence), Math.sin((facePose(face).yaw * Math.PI) / 180), watch)
    const handAt = handPlaces(body)
    for (let i = 0; i < skin.length; i++) {
      if (owner[i] !== k) continue
      known[i] = view.parts ? shareOfPerson(view.parts, i) : 1
      skin[i] = found.skin[i]!
      hair[i] = found.hair[i]!
      if (ovals[k]![i]! < 0.5) hands[i] = handAt(i % size.width, Math.floor(i / size.width))
    }
  }
  if (faces.length > 0) dropBystanders(cv, all, known, colours, here.map(headFrame), size)
  return { ...size, colours, person: all, skin, hair, hands, owner, unit: here[0] ? faceMarks(here[0]).unit : 0, sunglasses, glasses }
}

/** Takes lenses out of where skin is learned, in place. */
function withoutGlasses(bare: Plane, size: Size, glasses: Plane | undefined, at: Size): void {
  if (!glasses) return
  const hidden = resizePlane(glasses, at.width, at.height, size.width, size.height)
  for (let i = 0; i < bare.length; i++) bare[i]! *= 1 - hidden[i]!
}

/** Light against the face's usual, below the nose, from where on down it is a beard's. */
const BEARDED = [0.85, 0.65] as const

/** Takes a beard out of where skin is learned, in place: khaki and leather have its colours. */
function withoutBeard(bare: Plane, face: Face, beard: number, image: DisplayImage): void {
  if (beard === 0) return
  const { noseBase, up: [ux, uy] } = faceMarks(face)
  const light = luma(image)
  const usual = statisticsWithin(light, bare, 0.9).mean
  const nose = noseBase[3]![0] * ux + noseBase[3]![1] * uy
  for (let i = 0; i < bare.length; i++) {
    if (bare[i] === 0 || (i % image.width) * ux + Math.floor(i / image.width) * uy > nose) continue
    bare[i]! *= 1 - beard * smoothstep(...BEARDED, light[i]! / usual)
  }
}

/** How far from the middle of a body, in heights of its face, a lower face still hides what is below it. */
const BEFORE = 0.8

/**
 * Index of the face whose body each pixel is nearest to, in sizes of their faces; `ovals` are the faces, 0..1. Who looks over another's shoulder has no
 * body below that one's head, and a face is nobody else's.
 */
function nearestFace(faces: readonly Face[], ovals: readonly Plane[], { width, height }: Size): Uint8Array {
  const heads = faces.map(({ mesh }) => {
    const [top, chin] = [mesh[10]!, mesh[152]!]
    return { x: chin[0], top: top[1], chin: chin[1], unit: Math.abs(chin[1] - top[1]) + 1 }
  })
  const axes = heads.map((head) => {
    const before = heads.filter(({ x, top, chin }) => chin > head.chin && top > head.top && Math.abs(x - head.x) < BEFORE * head.unit)
    return { ...head, bottom: Math.max(head.chin, Math.min(head.chin + 4 * head.unit, ...before.map(({ top }) => top))) }
  })
  const owner = new Uint8Array(width * height)
  const nearest = new Float32Array(owner.length).fill(Infinity)
  for (const [k, axis] of axes.entries()) {
    for (let i = 0; i < owner.length; i++) {
      const y = Math.floor(i / width)
      const away = ovals[k]![i]! > 0.5 ? 0 : Math.hypot((i % width) - axis.x, y - clamp(y, axis.top, axis.bottom)) / axis.unit
      if (away >= nearest[i]!) continue
      nearest[i] = away
      owner[i] = k
    }
  }
  return owner
}
