import type { RasterImage } from '../../pixels/linear-image.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import type { Face } from '../../vision/faces.ts'
import { complexion } from './complexion.ts'
import { closeView, putBack, viewFace } from './face-view.ts'
import { brightenEyes, freshenLips, whitenTeeth } from './features.ts'
import { mouthOf } from './lips.ts'
import { reshape } from './reshape.ts'
import { brightenSkin, clearUnderEyes } from './skin-tone.ts'
import { smoothSkin } from './smooth-skin.ts'

/** Each 0..1, 0 leaves the face as it is. */
export interface BeautyOptions {
  smooth: number
  brighten: number
  slim: number
  /** Bright and a little larger. */
  eyes: number
  teeth: number
  darkCircles: number
  nose: number
  lips: number
}

export const BEAUTY_DEFAULTS: BeautyOptions = {
  smooth: 0.55,
  brighten: 0.35,
  slim: 0.2,
  eyes: 0.25,
  teeth: 0.4,
  darkCircles: 0.5,
  nose: 0,
  lips: 0.2,
}

/** Makes one face of the photo (its points in the photo's pixels) more flattering, in place. */
export function beautify(photo: RasterImage, face: Face, options: BeautyOptions, context: Pick<TaskContext, 'checkCancelled'>): void {
  const view = viewFace(photo, face)
  const before = view.planes.map((plane) => plane.slice())
  const skin = complexion(view, context)
  context.checkCancelled()
  smoothSkin(view, skin, options.smooth, context)
  context.checkCancelled()
  clearUnderEyes(view, skin, options.darkCircles)
  context.checkCancelled()
  brightenSkin(view, skin, options.brighten, context)
  context.checkCancelled()
  const { close, toParent } = closeView(view)
  const mouth = mouthOf(close)
  context.checkCancelled()
  whitenTeeth(close, mouth, options.teeth)
  freshenLips(close, mouth, options.lips)
  context.checkCancelled()
  brightenEyes(close, options.eyes)
  toParent()
  context.checkCancelled()
  putBack(photo, view, before, context)
  context.checkCancelled()
  reshape(photo, view, options, context)
}
