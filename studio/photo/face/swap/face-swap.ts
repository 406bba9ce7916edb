import { clamp } from '../../../pixels/colour.ts'
import type { RasterImage } from '../../../pixels/linear-image.ts'
import type { Plane } from '../../../pixels/plane.ts'
import { colourPlanes, fromColourPlanes, type Size } from '../../../pixels/raster.ts'
import { Stretch } from '../../../pixels/stretch.ts'
import { facePose } from '../../../vision/face-pose.ts'
import type { Face } from '../../../vision/faces.ts'
import { loadOpenCv } from '../../../vision/opencv.ts'
import type { Watch } from '../../../vision/watch.ts'
import { blur } from '../blur.ts'
import { complexion } from '../complexion.ts'
import { viewFace, type FaceView } from '../face-view.ts'
import { sampleCubic } from '../warp.ts'
import { glassesFrame, takeFrameOff } from './glasses-frame.ts'
import { blendedPoints, warpField, type WarpField } from './swap-geometry.ts'
import { matchLight, type LightMatch } from './swap-light.ts'
import { swapMask } from './swap-mask.ts'

/** Width of a face at which skin, light and outlines are compared; its pixels are read at full size. */
const STUDY_WIDTH = 240

export interface SwapSource {
  photo: RasterImage
  /** Points in pixels of the photo. */
  face: Face
}

export interface SwapSettings {
  /** Of the mesh, as triples of indices. */
  triangles: readonly number[]
  /** Hair hangs over either forehead. */
  fringe: boolean
  /** Who wears glasses: the target's frame stays on, the source's is left behind. */
  glasses: { source: boolean; target: boolean }
}

/** Sets the source's face into the place of a face of the photo (points in the photo's pixels), in place. */
export async function swapFace(
  photo: RasterImage,
  face: Face,
  source: SwapSource,
  { triangles, fringe, glasses }: SwapSettings,
  context: Watch,
): Promise<void> {
  const { cv } = await loadOpenCv()
  const target = viewFace(photo, face, STUDY_WIDTH)
  context.checkCancelled()
  const from = viewFace(source.photo, source.face, Math.min(STUDY_WIDTH, Math.max(24, facePose(face).width * 1.2)))
  context.checkCancelled()
  const kept = glasses.target ? glassesFrame(cv, target) : undefined
  const worn = glasses.source ? glassesFrame(cv, from) : undefined
  const sharp = sharpSource(source, from, facePose(face).width)
  if (worn) replaceIn(sharp, from, takeFrameOff(from, worn, context))
  context.checkCancelled()
  const field = warpField(from.face, blendedPoints(from.face, target.face), triangles, target)
  const warp = (plane: Plane) => warped(plane, from, field)
  const colours: FaceView['planes'] = [warp(from.planes[0]), warp(from.planes[1]), warp(from.planes[2])]
  context.checkCancelled()

  const [own, other] = [complexion(target, context), complexion(from, context)]
  context.checkCancelled()
  const sourceSkin = warp(other.skin)
  // A beard of the target's says nothing of its light; the source's shadows must be lifted, however dark.
  const skin = sourceSkin.map((value, i) => value * own.bare[i]! * field.covered[i]!)
  const mask = swapMask({ ...target, target: target.face, source: from.face, fringe, skins: [own.skin, sourceSkin], covered: field.covered, kept })
  context.checkCancelled()
  const wide = blur(mask, target, target.unit * 0.05)
  const seam = wide.map((value) => 4 * value * (1 - value))
  const light = matchLight({ ...target, source: colours, target: target.planes, skin, seam })
  context.checkCancelled()
  compose(photo, sharp, target, from, field, mask, light, context)
}

function warped(plane: Plane, from: FaceView, { x, y, covered }: WarpField): Plane {
  return covered.map((value, i) => {
    if (value === 0) return 0
    const u = clamp(x[i]!, 0, from.width - 1.001)
    const v = clamp(y[i]!, 0, from.height - 1.001)
    const [left, top] = [Math.floor(u), Math.floor(v)]
    const at = top * from.width + left
    const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * (u - left)
    const lower = plane[at + from.width]! + (plane[at + from.width + 1]! - plane[at + from.width]!) * (u - left)
    return upper + (lower - upper) * (v - top)
  })
}

/** The source's face at the resolution that it has in the photo, so that the warp need not skip pixels. */
function sharpSource({ photo, face }: SwapSource, { region }: FaceView, width: number): RasterImage {
  const scale = Math.min(1, (width * 1.2) / facePose(face).width)
  const size = { width: Math.max(1, Math.round(region.width * scale)), height: Math.max(1, Math.round(region.height * scale)) }
  return fromColourPlanes(colourPlanes(photo, size, region), size)
}

/** Puts the view's pixels into a larger picture of the same region where the mask of the view says, in place. */
function replaceIn(sharp: RasterImage, view: FaceView, mask: Plane): void {
  const { width, height, data } = sharp
  const stretch = new Stretch(view, sharp)
  for (let y = 0; y < height; y++) {
    stretch.row(y)
    for (let x = 0, at = y * width * 3; x < width; x++, at += 3) {
      const share = stretch.at(mask, x)
      if (share < 0.004) continue
      for (let c = 0; c < 3; c++) data[at + c]! += share * (255 * stretch.at(view.planes[c]!, x) - data[at + c]!)
    }
  }
}

/** Reads the source for every pixel of the photo anew, so that the face is as sharp as the two photos allow. */
function compose(
  photo: RasterImage,
  sharp: RasterImage,
  { region, ...view }: FaceView,
  from: Size,
  field: WarpField,
  mask: Plane,
  light: LightMatch,
  { checkCancelled }: Watch,
): void {
  const [enlargedX, enlargedY] = [sharp.width / from.width, sharp.height / from.height]
  const onView = new Stretch(view, region)
  const onLight = new Stretch(light, region)
  const colour = new Float32Array(3)
  for (let y = 0; y < region.height; y++) {
    if (y % 64 === 0) checkCancelled()
    onView.row(y)
    onLight.row(y)
    for (let x = 0; x < region.width; x++) {
      const share = onView.at(mask, x)
      if (share < 0.003) continue
      sampleCubic(sharp, (onView.at(field.x, x) + 0.5) * enlargedX - 0.5, (onView.at(field.y, x) + 0.5) * enlargedY - 0.5, sharp.height, colour)
      const at = ((region.top + y) * photo.width + region.left + x) * photo.channels
      for (let c = 0; c < 3; c++) {
        const lit = colour[c]! * onLight.at(light.gains[c]!, x) + 255 * onLight.at(light.offsets[c]!, x)
        const value = photo.data[at + c]!
        photo.data[at + c] = Math.min(255, Math.max(0, value + share * (lit - value))) + 0.5
      }
    }
  }
}
