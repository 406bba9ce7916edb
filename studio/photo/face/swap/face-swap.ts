import { clamp, smoothstep } from '../../../pixels/colour.ts'
import type { RasterImage } from '../../../pixels/linear-image.ts'
import { isMonochrome } from '../../../pixels/monochrome.ts'
import type { Plane } from '../../../pixels/plane.ts'
import { createRandom } from '../../../pixels/random.ts'
import { colourPlanes, type Size } from '../../../pixels/raster.ts'
import { Stretch } from '../../../pixels/stretch.ts'
import { luma, saturate, toRaster } from '../../../style/display-image.ts'
import { faceRegions } from '../../../vision/face-geometry.ts'
import { regionMask } from '../../../vision/face-mask.ts'
import { facePose } from '../../../vision/face-pose.ts'
import type { Face } from '../../../vision/faces.ts'
import { loadOpenCv } from '../../../vision/opencv.ts'
import type { Watch } from '../../../vision/watch.ts'
import { blur } from '../blur.ts'
import { complexion, NOSTRILS } from '../complexion.ts'
import { viewFace, type FaceView } from '../face-view.ts'
import { sampleCubic } from '../warp.ts'
import { glassesFrame } from './glasses-frame.ts'
import { takeFrameOff } from './take-frame-off.ts'
import { strandsIn, type SourceHair } from './source-hair.ts'
import { STUDY_WIDTH } from './study-width.ts'
import { blendedPoints, warpField, type WarpField } from './swap-geometry.ts'
import { matchLight, relit, type LightMatch } from './swap-light.ts'
import { middleOf, swapMask } from './swap-mask.ts'
import { beardOf, strayHair } from './swap-stays.ts'
import { applySoftness, matchTexture, type SwapSource } from './swap-texture.ts'
import type { SwapTraits } from './swap-traits.ts'

/** The target's frame stays on; the source's comes along where there is none. */
export interface SwapSettings extends Pick<SwapTraits, 'fringe' | 'glasses'> {
  /** Of the mesh, as triples of indices. */
  triangles: readonly number[]
  /** Of the source: what it would cover stays the target's. */
  hair: SourceHair | undefined
}

/** Sets the source's face into the place of a face of the photo (points in the photo's pixels), in place. */
export async function swapFace(
  photo: RasterImage,
  face: Face,
  source: SwapSource,
  { triangles, fringe, glasses, hair: hairOfSource }: SwapSettings,
  context: Watch,
): Promise<void> {
  const { cv } = await loadOpenCv()
  const target = viewFace(photo, face, STUDY_WIDTH)
  context.checkCancelled()
  const from = viewFace(source.photo, source.face, Math.min(STUDY_WIDTH, Math.max(24, facePose(face).width * 1.2)))
  // The colours of eyes and lips would stay in a photo without any.
  const colourless = isMonochrome(target.planes, luma(target))
  if (colourless) saturate(from, 0)
  context.checkCancelled()
  const frame = glasses.target ? glassesFrame(cv, target) : undefined
  const worn = glasses.source ? glassesFrame(cv, from) : undefined
  context.checkCancelled()
  const sharp = sharpSource(source, from, facePose(face).width, colourless)
  if (worn && frame) replaceIn(sharp, from, takeFrameOff(from, worn, context))
  context.checkCancelled()
  const texture = matchTexture(source, { photo, face })
  context.checkCancelled()
  applySoftness(sharp, (from.unit * sharp.width) / from.width, texture, context)
  context.checkCancelled()
  const field = warpField(from.face, blendedPoints(from.face, target.face), triangles, target)
  const warp = (plane: Plane) => warped(plane, from, field)
  const colours: FaceView['planes'] = [warp(from.planes[0]), warp(from.planes[1]), warp(from.planes[2])]
  context.checkCancelled()

  const [own, other] = [complexion(target, context), complexion(from, context)]
  context.checkCancelled()
  const beards = [beardOf(own.bare, target.face, target, target.unit), beardOf(other.bare, from.face, from, from.unit)] as const
  const sourceSkin = warp(other.skin)
  // A beard of the target's says nothing of its light; the source's shadows must be lifted, however dark.
  const beard = beards[1] && warp(beards[1])
  const plain = plainSkin(target, [beards[0], beard])
  const skin = sourceSkin.map((value, i) => Math.max(value, plain[i]!) * Math.max(own.bare[i]!, plain[i]!) * field.covered[i]!)
  context.checkCancelled()
  const hair = [
    strayHair(cv, own.skin, target.face, target, target.unit, 0.035),
    strayHair(cv, joined(sourceSkin, beard, worn && warp(worn)), target.face, target, target.unit, 0.012),
  ]
  context.checkCancelled()
  const strands = hairOfSource && strandsIn(hairOfSource, from)
  const mask = swapMask({ ...target, target: target.face, source: from.face, fringe: fringe.source || fringe.target, hair, covered: field.covered, kept: [frame, beards[0], strands && warp(strands)] })
  context.checkCancelled()
  const wide = blur(mask, target, target.unit * 0.05)
  const seam = wide.map((value) => 4 * value * (1 - value))
  const eyes = regionMask(target.face, [leftBrow, rightBrow, leftEye, rightEye], target, target.unit * 0.02)
  const features = eyes.map((value) => smoothstep(0.05, 0.6, value))
  context.checkCancelled()
  const light = matchLight({ ...target, source: colours, target: target.planes, skin, features, seam }, context)
  context.checkCancelled()
  compose(photo, sharp, target, from, { field, mask, light, grain: texture.grain }, context)
}

const { leftBrow, rightBrow, leftEye, rightEye, lips } = faceRegions
/** What lies within this share of a face's half width may be skin though its colour, in deep shade, does not say so: with what weight. */
const SHADED = { within: 0.9, weight: 0.3 }

function plainSkin({ face, unit, ...size }: FaceView, beards: readonly (Plane | undefined)[]): Plane {
  const features = regionMask(face, [leftBrow, rightBrow, leftEye, rightEye, lips, ...NOSTRILS], size, unit * 0.03)
  const plain = middleOf(face, SHADED.within, size).map((value, i) => SHADED.weight * value * smoothstep(0.25, 0.03, features[i]!))
  for (const beard of beards) beard?.forEach((value, i) => (plain[i]! *= 1 - value))
  return plain
}

const joined = (skin: Plane, ...others: (Plane | undefined)[]) => skin.map((value, i) => Math.max(value, ...others.map((other) => other?.[i] ?? 0)))

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
function sharpSource({ photo, face }: SwapSource, { region }: FaceView, width: number, colourless: boolean): RasterImage {
  const scale = Math.min(1, (width * 1.2) / facePose(face).width)
  const size = { width: Math.max(1, Math.round(region.width * scale)), height: Math.max(1, Math.round(region.height * scale)) }
  const sharp = { ...size, planes: colourPlanes(photo, size, region) }
  if (colourless) saturate(sharp, 0)
  return toRaster(sharp)
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

interface Composition {
  field: WarpField
  mask: Plane
  light: LightMatch
  /** Standard deviation, 0..1. */
  grain: number
}

/** Reads the source for every pixel of the photo anew, so that the face is as sharp as the two photos allow. */
function compose(
  photo: RasterImage,
  sharp: RasterImage,
  { region, ...view }: FaceView,
  from: Size,
  { field, mask, light, grain }: Composition,
  { checkCancelled }: Watch,
): void {
  const [enlargedX, enlargedY] = [sharp.width / from.width, sharp.height / from.height]
  const onView = new Stretch(view, region)
  const onLight = new Stretch(light, region)
  const colour = new Float32Array(3)
  const random = createRandom(1)
  for (let y = 0; y < region.height; y++) {
    if (y % 16 === 0) checkCancelled()
    onView.row(y)
    onLight.row(y)
    for (let x = 0; x < region.width; x++) {
      const share = onView.at(mask, x)
      if (share < 0.003) continue
      sampleCubic(sharp, (onView.at(field.x, x) + 0.5) * enlargedX - 0.5, (onView.at(field.y, x) + 0.5) * enlargedY - 0.5, sharp.height, colour)
      const at = ((region.top + y) * photo.width + region.left + x) * photo.channels
      const speck = grain && grain * (random() + random() + random() - 1.5) * 2
      for (let c = 0; c < 3; c++) {
        const bright = relit(clamp(colour[c]! / 255), onLight.at(light.odds[c]!, x))
        const lit = 255 * (bright * onLight.at(light.gains[c]!, x) + onLight.at(light.offsets[c]!, x) + speck)
        const value = photo.data[at + c]!
        photo.data[at + c] = Math.min(255, Math.max(0, value + share * (lit - value))) + 0.5
      }
    }
  }
}
