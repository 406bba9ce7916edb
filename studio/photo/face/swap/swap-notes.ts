import type { RasterImage } from '../../../pixels/linear-image.ts'
import { eyeOpenness } from '../../../vision/face-geometry.ts'
import { facePose } from '../../../vision/face-pose.ts'
import { faceTraits, WEARS_GLASSES } from '../../../vision/face-traits.ts'
import type { Face } from '../../../vision/faces.ts'
import { loadOpenCv, type OpenCv } from '../../../vision/opencv.ts'
import type { Watch } from '../../../vision/watch.ts'
import { viewFace } from '../face-view.ts'
import { STUDY_WIDTH, type SwapSettings } from './face-swap.ts'
import { glassesFrame } from './glasses-frame.ts'
import { mouthsDiffer } from './swap-mask.ts'

export type SwapNote =
  | 'source-turned'
  | 'target-turned'
  | 'source-beard'
  | 'source-glasses'
  | 'target-glasses'
  | 'mouth-mismatch'
  | 'source-eyes-shut'
  | 'harsh-light'
  | 'low-resolution'
  | 'fringe'

interface Seen {
  photo: RasterImage
  face: Face
}

/** What will keep the swap of these two faces from looking its best. */
export async function swapNotes(source: Seen, target: Seen, { checkCancelled }: Watch): Promise<SwapNote[]> {
  const { cv } = await loadOpenCv()
  const [from, to] = [facePose(source.face), facePose(target.face)]
  const own = faceTraits(source.photo, source.face)
  checkCancelled()
  const other = faceTraits(target.photo, target.face)
  checkCancelled()
  const turned = Math.abs(from.yaw - to.yaw) > 20 || Math.abs(from.pitch - to.pitch) > 22
  const sourceTurnedMore = Math.hypot(from.yaw, from.pitch) > Math.hypot(to.yaw, to.pitch)
  const found: Record<SwapNote, boolean> = {
    'source-turned': turned && sourceTurnedMore,
    'target-turned': turned && !sourceTurnedMore,
    'source-beard': own.beard > 0.38 && other.beard < 0.38,
    'source-glasses': own.glasses > WEARS_GLASSES && wearsFrame(cv, source),
    'target-glasses': other.glasses > WEARS_GLASSES && wearsFrame(cv, target),
    'mouth-mismatch': mouthsDiffer(source.face, target.face),
    'source-eyes-shut': eyesShut(source.face) && !eyesShut(target.face),
    'harsh-light': Math.abs(own.sideLight - other.sideLight) > 0.55,
    'low-resolution': from.width < 0.55 * to.width,
    fringe: Math.max(own.fringe, other.fringe) > 0.18,
  }
  return (Object.keys(found) as SwapNote[]).filter((note) => found[note])
}

/** Lids nearer to each other than this share of the eye's width are shut. */
const SHUT = 0.15

const eyesShut = (face: Face) => Math.max(...eyeOpenness(face)) < SHUT

/** A shadow over the bridge of the nose may look like the bridge of a frame, but has no rims. */
const wearsFrame = (cv: OpenCv, { photo, face }: Seen) => glassesFrame(cv, viewFace(photo, face, STUDY_WIDTH)) !== undefined

/** What the swap does by what is to be noted. */
export const swapSettings = (notes: readonly SwapNote[]): Pick<SwapSettings, 'fringe' | 'glasses'> => ({
  fringe: notes.includes('fringe'),
  glasses: { source: notes.includes('source-glasses'), target: notes.includes('target-glasses') },
})
