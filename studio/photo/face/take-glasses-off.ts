import type { RasterImage } from '../../pixels/linear-image.ts'
import { faceTraits, WEARS_GLASSES } from '../../vision/face-traits.ts'
import type { Face } from '../../vision/faces.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import type { Watch } from '../../vision/watch.ts'
import { putBack, viewFace } from './face-view.ts'
import { glassesFrame } from './swap/glasses-frame.ts'
import { takeFrameOff } from './swap/take-frame-off.ts'

/** Takes the glasses that a face (points in the photo's pixels) already wears off it, if there are any, in place. */
export async function takeGlassesOff(photo: RasterImage, face: Face, watch: Watch): Promise<void> {
  if (faceTraits(photo, face).glasses < WEARS_GLASSES) return
  watch.checkCancelled()
  const { cv } = await loadOpenCv()
  const view = viewFace(photo, face)
  const frame = glassesFrame(cv, view)
  watch.checkCancelled()
  if (!frame) return
  const before = view.planes.map((plane) => plane.slice())
  takeFrameOff(view, frame, watch)
  putBack(photo, view, before, watch)
}
