import { sumOf } from '../../pixels/plane.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { colourPlanes, fitWithin, fromColourPlanes } from '../../pixels/raster.ts'
import { luma } from '../../style/display-image.ts'
import { eyeOpenness, faceRegions, moveFace } from '../../vision/face-geometry.ts'
import { regionMask } from '../../vision/face-mask.ts'
import { facePose } from '../../vision/face-pose.ts'
import { sharpenFaces } from '../../vision/face-precise.ts'
import { findFaces, type Face } from '../../vision/faces.ts'
import type { Watch } from '../../vision/watch.ts'
import { eyeSharpness } from '../face/swap/swap-texture.ts'

/** Why a photo is of no use for a double. */
export type FaceFault = 'no-face' | 'several-faces' | 'face-too-small' | 'face-turned' | 'face-blurred' | 'face-dark'

/** How a face is photographed. */
export interface FaceStudy {
  /** Pixels of the photo from ear to ear. */
  width: number
  /** Degrees, as in FacePose. */
  yaw: number
  pitch: number
  /** Detail of the eyes: 0.4 to 1.5 in focus. */
  sharpness: number
  /** Of the eye that is less open: gap between the lids as a share of its width. */
  eyes: number
  /** Mean light of the face, 0..1. */
  light: number
}

/** Faces of passers-by are smaller than this share of the largest one's width. */
const PASSER_BY = 0.4
const BESIDES_SIDE = 640
const LEAST_WIDTH = 120
const MOST_YAW = 38
const MOST_PITCH = 32
/** As for a face that is put into another photo. */
const LEAST_SHARPNESS = 0.36
const LEAST_LIGHT = 0.13
/** Pixels of the face whose light is measured. */
const LIGHT_WIDTH = 64

/** The one face of a photo with how it is photographed, or why the photo is of no use. */
export async function studyFace(photo: RasterImage, watch: Watch): Promise<{ face?: Face; study?: FaceStudy; fault?: FaceFault }> {
  const found = await findFaces(photo)
  watch.checkCancelled()
  const [largest] = found
  if (!largest) return { fault: 'no-face' }
  const [face] = await sharpenFaces(photo, [largest], watch)
  const { width, yaw, pitch } = facePose(face!)
  const study: FaceStudy = {
    width,
    yaw,
    pitch,
    sharpness: eyeSharpness({ photo, face: face! }),
    eyes: Math.min(...eyeOpenness(face!)),
    light: lightOf(photo, face!),
  }
  const counts = (other: Face) => facePose(other).width >= width * PASSER_BY
  const several = found.slice(1).some(counts) || (await besides(photo, face!)).some(counts)
  const fault = several ? 'several-faces' : faultOf(study)
  return { face: face!, study, ...(fault && { fault }) }
}

/** Faces to the left and to the right of one: the first look may have missed one that fills its part of the photo. */
async function besides(photo: RasterImage, { box }: Face): Promise<Face[]> {
  const [left, right] = [Math.floor(box.left), Math.ceil(box.left + box.width)]
  const parts = [{ left: 0, width: left }, { left: right, width: photo.width - right }].filter(({ width }) => width >= box.width)
  const faces: Face[] = []
  for (const part of parts) {
    const region = { ...part, top: 0, height: photo.height }
    const size = fitWithin(region, BESIDES_SIDE)
    const seen = await findFaces(fromColourPlanes(colourPlanes(photo, size, region), size))
    // In the photo's own pixels as far as its size goes, which is all that is asked.
    const scale = region.width / size.width
    faces.push(...seen.map((face) => moveFace(face, { left: 0, top: 0, ...size }, { width: size.width * scale, height: size.height * scale })))
  }
  return faces
}

function faultOf({ width, yaw, pitch, sharpness, light }: FaceStudy): FaceFault | undefined {
  if (width < LEAST_WIDTH) return 'face-too-small'
  if (Math.abs(yaw) > MOST_YAW || Math.abs(pitch) > MOST_PITCH) return 'face-turned'
  if (light < LEAST_LIGHT) return 'face-dark'
  if (sharpness < LEAST_SHARPNESS) return 'face-blurred'
  return undefined
}

/** Mean light of the face's skin, 0..1. */
function lightOf(photo: RasterImage, face: Face): number {
  const { left, top, width, height } = face.box
  const region = {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    width: Math.max(1, Math.floor(Math.min(photo.width, left + width)) - Math.max(0, Math.floor(left))),
    height: Math.max(1, Math.floor(Math.min(photo.height, top + height)) - Math.max(0, Math.floor(top))),
  }
  const size = { width: LIGHT_WIDTH, height: Math.max(1, Math.round((LIGHT_WIDTH * region.height) / region.width)) }
  const light = luma({ planes: colourPlanes(photo, size, region) })
  const skin = regionMask(moveFace(face, region, size), [faceRegions.oval], size)
  const area = sumOf(skin)
  return area === 0 ? 0 : light.reduce((sum, value, i) => sum + value * skin[i]!, 0) / area
}
