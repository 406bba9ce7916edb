import type { RasterImage } from '../../../pixels/linear-image.ts'
import { facePose } from '../../../vision/face-pose.ts'
import { faceTraits, WEARS_GLASSES } from '../../../vision/face-traits.ts'
import type { Face } from '../../../vision/faces.ts'
import { loadOpenCv, type OpenCv } from '../../../vision/opencv.ts'
import type { Watch } from '../../../vision/watch.ts'
import { viewFace } from '../face-view.ts'
import { glassesFrame } from './glasses-frame.ts'
import { STUDY_WIDTH } from './study-width.ts'

interface Seen {
  photo: RasterImage
  face: Face
}

/** What covers or lights two faces, of which one is to be set into the place of the other. */
export interface SwapTraits {
  /** The source has a beard, the target less of one. */
  beard: boolean
  /** The light comes from different sides. */
  lightApart: boolean
  glasses: { source: boolean; target: boolean }
  /** Hair lies over the forehead. */
  fringe: { source: boolean; target: boolean }
}

/** Of `FaceTraits`: from here on a face has a beard. */
const BEARD = 0.38
/** Degrees to the side from which on the shade of a cheek looks like a beard. */
const ASIDE = 18
/** From here on hair lies over the forehead. */
const FRINGE = 0.18
/** How far apart the light of two faces may be. */
const LIGHTS = 0.55

/** What speaks of two faces beside where they point: a beard, glasses, hair over the forehead, their light. */
export async function swapTraits(source: Seen, target: Seen, { checkCancelled }: Watch): Promise<SwapTraits> {
  const { cv } = await loadOpenCv()
  const own = faceTraits(source.photo, source.face)
  checkCancelled()
  const other = faceTraits(target.photo, target.face)
  checkCancelled()
  return {
    beard: own.beard > BEARD && Math.abs(facePose(source.face).yaw) < ASIDE && other.beard < BEARD,
    lightApart: Math.abs(own.sideLight - other.sideLight) > LIGHTS,
    glasses: { source: own.glasses > WEARS_GLASSES && wearsFrame(cv, source), target: other.glasses > WEARS_GLASSES && wearsFrame(cv, target) },
    fringe: { source: own.fringe > FRINGE, target: other.fringe > FRINGE },
  }
}

/** A shadow over the bridge of the nose may look like the bridge of a frame, but has no rims. */
const wearsFrame = (cv: OpenCv, { photo, face }: Seen) => glassesFrame(cv, viewFace(photo, face, STUDY_WIDTH)) !== undefined
