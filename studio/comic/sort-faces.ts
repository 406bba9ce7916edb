import type { Size } from '../pixels/raster.ts'
import { isTrusted } from '../vision/face-check.ts'
import { facePose } from '../vision/face-pose.ts'
import type { Face } from '../vision/faces.ts'
import { faceMarks } from '../vision/face-marks.ts'

/** How faces get their features: painted as the photo shows them, or drawn anew by the pen. */
export type ComicFeatures = 'kept' | 'drawn'

/** Distance between the pupils below which features are too small to be drawn, of the long side. */
const SMALLEST_DRAWN = 0.018
/** How far a face may be turned and nod together, degrees: features drawn on one that is turned farther are another's. */
const LARGEST_TURN = 32
/** Height of a face that is seen at all, of the long side; and of one that counts in its picture, of the largest face's. */
const SMALLEST_SEEN = 0.05
const COUNTS = 0.5

export interface SortedFaces {
  /** Those that the pen draws. */
  drawn: Face[]
  /** Those that are painted as the photo shows them. */
  painted: Face[]
}

/** Tells how each face of a photo gets its features. One picture has one manner: where a face that counts cannot be drawn, none is. */
export function sortFaces(faces: readonly Face[], { width, height }: Size, features: ComicFeatures): SortedFaces {
  const long = Math.max(width, height)
  const seen = faces.filter(({ box }) => box.height > SMALLEST_SEEN * long)
  const largest = Math.max(0, ...seen.map(({ box }) => box.height))
  if (features === 'kept' || seen.some((face) => face.box.height > COUNTS * largest && !showsFeatures(face))) return { drawn: [], painted: seen }
  return { drawn: faces.filter((face) => faceMarks(face).unit > SMALLEST_DRAWN * long && showsFeatures(face)), painted: [] }
}

function showsFeatures(face: Face): boolean {
  const { yaw, pitch } = facePose(face)
  return isTrusted(face) && Math.hypot(yaw, pitch) <= LARGEST_TURN
}
