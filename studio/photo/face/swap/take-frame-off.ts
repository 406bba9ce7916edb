import { smoothstep } from '../../../pixels/colour.ts'
import { mapToBytes } from '../../../pixels/map-values.ts'
import { boxBlur, gaussianBlur, type Plane } from '../../../pixels/plane.ts'
import { fromColourPlanes } from '../../../pixels/raster.ts'
import { faceRegions } from '../../../vision/face-geometry.ts'
import { regionMask } from '../../../vision/face-mask.ts'
import type { Watch } from '../../../vision/watch.ts'
import { fillRegion } from '../../fill/fill-region.ts'
import { RADIUS } from '../../fill/level.ts'
import type { FaceView } from '../face-view.ts'

/** Beside a rim run its shadow and its shine, in shares of the face's width. */
const BESIDE_RIM = 0.016
/** How much of a frame a pixel shows before nothing is copied from it. */
const CLEAN = 0.03

/**
 * Invents the skin beneath a frame from the skin of the same face, brows and eyes left alone, in place. Returns where it did, 0..1:
 * nowhere on a face so small that no skin beside the frame is left to copy.
 */
export function takeFrameOff(view: FaceView, frame: Plane, { checkCancelled }: Watch): Plane {
  const { width, height, face, unit } = view
  const { oval, leftBrow, rightBrow, leftEye, rightEye } = faceRegions
  // Beyond the face the frame lies on hair.
  const within = regionMask(face, [oval], view, unit * 0.01)
  const features = regionMask(face, [leftBrow, rightBrow, leftEye, rightEye], view, unit * 0.016).map((value) => smoothstep(0.05, 0.5, value))
  const grown = gaussianBlur(frame, width, height, BESIDE_RIM * unit)
  const off = grown.map((value, i) => smoothstep(0.06, 0.3, value) * (1 - features[i]!) * within[i]!)
  const hole = mapToBytes(off, (value) => (value > 0 ? 1 : 0))
  const blocked = mapToBytes(within, (value, i) => (value < 0.9 || features[i]! > 0 || grown[i]! > CLEAN ? 1 : 0))
  if (!hole.includes(1) || !hasPatch(blocked, view)) return off.fill(0)
  const { data } = fillRegion(fromColourPlanes(view.planes, view), hole, { blocked }, { progress() {}, preview() {}, checkCancelled })
  view.planes.forEach((plane, c) => {
    for (let i = 0; i < plane.length; i++) plane[i]! += off[i]! * (data[3 * i + c]! / 255 - plane[i]!)
  })
  return off
}

/** Whether anywhere as much as is copied at once is not blocked. */
const hasPatch = (blocked: Uint8Array, { width, height }: FaceView): boolean =>
  boxBlur(Float32Array.from(blocked), width, height, RADIUS).some((share) => share < 1e-4)
