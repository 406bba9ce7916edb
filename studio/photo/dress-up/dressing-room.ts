import { clamp } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { bodyFrame, type BodyFrame } from '../../vision/body-frame.ts'
import { checkFace } from '../../vision/face-check.ts'
import { findFaces, type Face } from '../../vision/faces.ts'
import { hairAround } from '../../vision/hair.ts'
import { loadHuman } from '../../vision/human.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { personMask } from '../../vision/person-mask.ts'
import type { Watch } from '../../vision/watch.ts'
import { StudioError } from '../../studio-error.ts'
import { faceLight, type SceneLight } from './face-light.ts'
import { headFrame, type HeadFrame } from './head-frame.ts'
import type { Surroundings } from './hide-head.ts'

/** What is known of one person who is to wear something. */
interface Fitting {
  head: HeadFrame
  body: BodyFrame
  light: SceneLight
  around: Surroundings
  /** Looks for hair that hangs in front of what is worn on the breast. */
  withHair(): Promise<Surroundings>
}

export interface DressingRoom {
  /** Of people who can wear something, the largest first. */
  faces: Face[]
  fit(face: Face): Promise<Fitting>
}

/** Smaller faces, as a share of the largest, are passers-by. */
const LEAST_SHARE = 0.3
/** Pixels. */
const LEAST_WIDTH = 24

/** Finds who can wear something. Throws 'no-face', and 'face-too-small' or 'face-turned' when nobody can. */
export async function dressingRoom(photo: RasterImage, watch: Watch): Promise<DressingRoom> {
  const { cv } = await loadOpenCv()
  const { human } = await loadHuman()
  const { faces, wearers } = await findWearers(photo)
  watch.checkCancelled()
  const { mask, width, height } = personMask(cv, photo, watch)
  const scale = width / photo.width
  const person = (x: number, y: number) => {
    const row = Math.min(height - 1, Math.floor(y * scale))
    return mask[row * width + Math.min(width - 1, Math.floor(x * scale))]!
  }
  return {
    faces: wearers,
    fit: async (face) => {
      watch.checkCancelled()
      const body = await bodyFrame(photo, face)
      watch.checkCancelled()
      const head = headFrame(face, { mask, width, height, scale }, neckPit(body))
      const around: Surroundings = { triangles: human.faceTriangulation, person, hair: () => 0 }
      const others = faces.filter((other) => other !== face)
      return {
        head,
        body,
        light: faceLight(photo, head),
        around,
        withHair: async () => ({ ...around, hair: await hairAround(cv, photo, face, others, watch) }),
      }
    },
  }
}

/** All faces, and those of people who can wear something. Throws as {@link dressingRoom}. */
export async function findWearers(photo: RasterImage): Promise<{ faces: Face[]; wearers: Face[] }> {
  const faces = await findFaces(photo)
  const [largest] = faces
  if (!largest) throw new StudioError('no-face', 'No face was found')
  checkFace(largest, { minWidth: LEAST_WIDTH })
  return { faces, wearers: faces.filter((face) => canWear(face, largest)) }
}

function canWear(face: Face, largest: Face): boolean {
  if (face.box.width < LEAST_SHARE * largest.box.width) return false
  try {
    checkFace(face, { minWidth: LEAST_WIDTH })
    return true
  } catch (error) {
    if (error instanceof StudioError) return false
    throw error
  }
}

/** A little above the line of the shoulders; below the chin and near it, however the head and body are turned. */
function neckPit({ chin, neck, faceHeight }: BodyFrame): readonly [number, number] {
  const aside = clamp(0.5 * (neck[0] - chin[0]), -0.2 * faceHeight, 0.2 * faceHeight)
  return [chin[0] + aside, clamp(neck[1] - 0.06 * faceHeight, chin[1] + 0.3 * faceHeight, chin[1] + 0.65 * faceHeight)]
}
