import { clamp, smoothstep } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { type Colours, type Plane, resizePlane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, wholeOf, type Size } from '../pixels/raster.ts'
import { colourCell, colourDensity } from './colour-histogram.ts'
import { faceRegions, moveFace } from './face-geometry.ts'
import { regionMask } from './face-mask.ts'
import { facePose } from './face-pose.ts'
import type { Face } from './faces.ts'
import { applyModel, guidedModel, type LinearModel } from './guided-filter.ts'
import { unwatched, type Watch } from './watch.ts'

/** Longest side of the mask that is handed out. */
const MASK_SIDE = 640
/** Longest side at which skin is told from what is not; its edges are drawn at full size. */
const STUDY_SIDE = 400
/** Reach of the mask from the nose, in face widths. */
const REACH = 1.6
/** From here on, above the mouth, there is hair and background but no face. */
const BESIDE = 0.85

export interface SkinMask extends Size {
  /** How likely the skin of this face's person, 0..1. */
  mask: Plane
}

/** The skin of a face, its ears and its neck, and what else of the person is near the face. */
export function skinMask(photo: RasterImage, face: Face): SkinMask {
  const size = fitWithin(photo, MASK_SIDE)
  return { ...size, mask: skinLikelihood(colourPlanes(photo, size), size, moveFace(face, wholeOf(photo), size)) }
}

/** The same for colour planes (sRGB 0..1) with the face in their pixels. */
export function skinLikelihood(colours: Colours, size: Size, face: Face, watch: Watch = unwatched): Plane {
  const small = fitWithin(size, STUDY_SIDE)
  const shrink = (plane: Plane) => resizePlane(plane, size.width, size.height, small.width, small.height)
  const model = skinModel([shrink(colours[0]), shrink(colours[1]), shrink(colours[2])], small, moveFace(face, wholeOf(size), small), watch)
  watch.checkCancelled()
  const grow = (plane: Plane) => resizePlane(plane, small.width, small.height, size.width, size.height)
  const edges = { ...size, red: grow(model.red), green: grow(model.green), blue: grow(model.blue), offset: grow(model.offset) }
  return applyModel(edges, colours).map((value) => clamp((value - 0.2) / 0.6))
}

/**
 * How much more likely a colour is on the cheeks, nose and forehead than in what surrounds the head, as a linear model
 * of the colours around each pixel, which follows the edges of the picture.
 */
function skinModel(colours: Colours, size: Size, face: Face, { checkCancelled }: Watch): LinearModel {
  const { width, height } = size
  const { width: faceWidth } = facePose(face)
  const away = distanceFromNose(face, size, faceWidth)
  const { leftCheek, rightCheek, forehead, nose, oval, lips, leftEye, rightEye, leftBrow, rightBrow } = faceRegions
  const sample = regionMask(face, [leftCheek, rightCheek, forehead, nose], size)
  const inFace = regionMask(face, [oval], size, faceWidth * 0.015)
  const features = regionMask(face, [lips, leftEye, rightEye, leftBrow, rightBrow], size)
  const mouthY = face.mesh[13]![1]

  checkCancelled()
  const skin = colourDensity(colours, (i) => sample[i]! > 0.5)
  const other = colourDensity(colours, (i) => away[i]! > BESIDE && away[i]! < REACH && i < mouthY * width && inFace[i]! < 0.1)
  const least = 0.02 * skin.reduce((most, value) => Math.max(most, value), 0)
  const likely = new Float32Array(width * height)
  for (let i = 0; i < likely.length; i++) {
    if (away[i]! >= REACH) continue
    const cell = colourCell(colours, i)
    // Within the face nearly every colour that cheeks have is skin, around it only what hair and ground lack.
    const against = other[cell]! * (1 - 0.9 * inFace[i]!) + least * (1 - 0.7 * inFace[i]!)
    likely[i] = (skin[cell]! / (skin[cell]! + against)) * smoothstep(REACH, REACH * 0.75, away[i]!) * (1 - features[i]!)
  }
  checkCancelled()
  return guidedModel(colours, likely, size, Math.max(2, Math.round(faceWidth * 0.02)), 1e-3)
}

/** In face widths, a little less far up and down than across. */
function distanceFromNose({ mesh }: Face, { width, height }: Size, faceWidth: number): Plane {
  const [centreX, centreY] = mesh[1]!
  return Float32Array.from({ length: width * height }, (_, i) =>
    Math.hypot((i % width) - centreX, (Math.floor(i / width) - centreY) * 0.8) / faceWidth,
  )
}
