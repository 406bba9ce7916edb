import type { RasterImage } from '../pixels/linear-image.ts'
import { smoothstep } from '../pixels/colour.ts'
import { fitWithin, nearestPixel, wholeOf, type Region } from '../pixels/raster.ts'
import { StudioError } from '../studio-error.ts'
import { knownPeople, withoutBystanders } from '../vision/bystanders.ts'
import { faceRegions, moveFace } from '../vision/face-geometry.ts'
import { regionMask } from '../vision/face-mask.ts'
import { faceTraits } from '../vision/face-traits.ts'
import { findFaces, type Face } from '../vision/faces.ts'
import { findSubject } from '../vision/find-subject.ts'
import { loadOpenCv, type OpenCv } from '../vision/opencv.ts'
import { personMask, type PersonMask } from '../vision/person-mask.ts'
import type { Watch } from '../vision/watch.ts'
import { showsBeard } from '../vision/shows-beard.ts'
import { enlargeEyes } from './enlarge-eyes.ts'
import { exposureFor } from './exposure.ts'
import { wearsGlasses } from './glasses.ts'
import { hasLonePiece } from './lone-pieces.ts'
import { studyPeople } from './person-study.ts'
import { divide, REGION_SIDE, undivided, type Regions } from './regions.ts'
import { resample } from './resample.ts'
import { sortFaces, type ComicFeatures } from './sort-faces.ts'

/** Share of the photo below which what looks like people is a mistake. */
const FEWEST = 0.02
/** Nose, cheeks, forehead and chin in MediaPipe's mesh. */
const FACE_POINTS = [1, 50, 280, 151, 199]

export interface Worn {
  glasses: boolean
  /** Whether its glasses are dark: they are among the clothes, and no eyes are seen. */
  sunglasses: boolean
  /** How surely there is a beard, 0..1. */
  beard: number
  /** Side of the picture the light comes from, -1 left or 1 right, and how one-sided it is, 0..1. */
  lightSide: -1 | 1
  lightSlope: number
}

/** What was found in a photo, whatever size it will be drawn at. */
export interface Sight {
  photo: RasterImage
  hasPerson: boolean
  /** Those whose features are drawn, in the photo's pixels. */
  faces: readonly (Face & Worn)[]
  /** Where those are whose features are painted as the photo shows them. */
  painted: readonly Region[]
  regions: Regions
  /** How much it is brightened to be drawn, 1 or more. */
  exposure: number
  cv: { readonly cv: OpenCv }
}

/** People without their faces, as a quick draft needs them. */
export interface Glimpse extends Sight {
  mask: PersonMask
}

/** Finds where people are, in a tenth of the time that it takes to study them. */
export async function glimpse(photo: RasterImage, watch: Watch): Promise<Glimpse> {
  const cv = await loadOpenCv()
  watch.checkCancelled()
  const mask = personMask(cv.cv, photo, watch)
  watch.checkCancelled()
  const hasPerson = meanOf(mask.mask) > FEWEST
  if (!hasPerson) mask.mask.fill(0)
  return { photo, hasPerson, faces: [], painted: [], regions: undivided(mask), exposure: 1, cv, mask }
}

/** The people outlined by the trained network, which sees hands and hair; as they are where it sees nobody. */
export async function outlinePeople(seen: Glimpse, watch: Watch): Promise<Glimpse> {
  if (!seen.hasPerson) return seen
  try {
    return { ...seen, mask: await findSubject(seen.cv.cv, seen.photo, 'person', {}, watch) }
  } catch (error) {
    if (error instanceof StudioError && error.reason === 'no-subject') return seen
    throw error
  }
}

/** How people are to be drawn; eyes larger by 0..1. */
export interface Manner {
  features: ComicFeatures
  eyes: number
}

/** Finds faces and studies their people; faces that are known already are not looked for again. */
export async function lookCloser({ photo, cv, mask, ...seen }: Glimpse, { features, eyes }: Manner, watch: Watch, known?: readonly Face[]): Promise<Sight> {
  const found = known ?? await findFaces(photo)
  watch.checkCancelled()
  const within = found.map((face) => moveFace(face, wholeOf(photo), mask))
  const missed = within.filter((face) => !isCovered(face, mask))
  const whole = missed.length > 0 ? withFaces(mask, missed) : mask
  const { drawn, painted } = sortFaces(found, photo, features)
  const faces = drawn.map((face) => {
    watch.checkCancelled()
    return { ...face, ...wornBy(photo, face) }
  })
  watch.checkCancelled()
  const small = await resample(photo, fitWithin(photo, REGION_SIDE))
  watch.checkCancelled()
  const people = found.length === 1 && painted.length === 1 ? withoutBystanders(cv.cv, photo, whole, await knownPeople(photo, whole, watch), painted) : whole
  watch.checkCancelled()
  const hasPerson = seen.hasPerson && missed.length === 0 && (found.length === 0 || !hasLonePiece(cv.cv, people, within))
  const study = await studyPeople(cv.cv, photo, small, people, faces, watch)
  const seenFaces = faces.map((face, k): Face & Worn => ({ ...face, glasses: face.glasses || study.glasses[k]!, sunglasses: study.sunglasses[k] !== undefined }))
  const shown = enlargeEyes(photo, painted, eyes, watch)
  return { photo: shown, hasPerson, faces: seenFaces, painted: painted.map(({ box }) => box), regions: divide(cv.cv, small, study, watch), exposure: exposureFor(photo, faces), cv }
}

function meanOf(plane: Float32Array): number {
  let sum = 0
  for (let i = 0; i < plane.length; i++) sum += plane[i]!
  return sum / plane.length
}

/** With faces that the model missed: half a face is worse drawn than one without what is around it. */
function withFaces(people: PersonMask, faces: readonly Face[]): PersonMask {
  const mask = Float32Array.from(people.mask)
  for (const face of faces) regionMask(face, [faceRegions.oval], people).forEach((value, i) => (mask[i] = Math.max(mask[i]!, value)))
  return { ...people, mask }
}

/** In a group the model may miss people: they would dissolve into another ground. */
function isCovered({ mesh }: Face, people: PersonMask): boolean {
  return FACE_POINTS.every((index) => people.mask[nearestPixel(people, mesh[index]![0], mesh[index]![1])]! > 0.6)
}

function wornBy(photo: RasterImage, face: Face): Omit<Worn, 'sunglasses'> {
  const { beard: likely, sideLight } = faceTraits(photo, face)
  const beard = { none: 0, some: smoothstep(0.14, 0.36, likely), full: 1 }[showsBeard(photo, face)]
  return {
    glasses: wearsGlasses(photo, face), beard, lightSide: sideLight < -0.05 ? 1 : -1,
    lightSlope: Math.min(1, Math.abs(sideLight) / 0.7),
  }
}
