import sharp from 'sharp'
import { smoothstep } from '../pixels/colour.ts'
import { resizePlane, type Plane } from '../pixels/plane.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { fitWithin, wholeOf, type Size } from '../pixels/raster.ts'
import { toDisplay, type DisplayImage } from '../style/display-image.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { moveFace } from '../vision/face-geometry.ts'
import { faceTraits } from '../vision/face-traits.ts'
import { findFaces, type Face } from '../vision/faces.ts'
import { matte } from '../vision/matte.ts'
import { loadOpenCv, type OpenCv } from '../vision/opencv.ts'
import { personMask, type PersonMask } from '../vision/person-mask.ts'
import { faceMarks, type FaceMarks } from './face-marks.ts'
import { skinOf } from './skin.ts'

/** Longest side of a drawing in pixels: lines are of no use coarser, and flat paint of none finer. */
const LARGEST = 1536
const SMALLEST = 1024
/** Faces whose pupils are closer than this share of the long side are too small to be drawn feature by feature. */
const SMALLEST_FACE = 0.018
/** Contrast across the bridge of the nose from which it is a frame. */
const GLASSES = 0.2

/** Nose, cheeks, forehead and chin in MediaPipe's mesh. */
const FACE_POINTS = [1, 50, 280, 151, 199]

interface Worn {
  glasses: boolean
  /** How surely there is a beard, 0..1. */
  beard: number
}
export type DrawnFace = FaceMarks & Worn

/** A photo made ready to be drawn: at the drawing's size, with what was found in it. */
export interface Portrait {
  image: DisplayImage
  /** How much of each pixel is a person, 0..1; all 0 where there is none. */
  person: Plane
  /** Whether the people can be told from their ground. */
  hasPerson: boolean
  /** Faces large enough to draw, the largest first. */
  faces: DrawnFace[]
  /** 0..1 */
  skin: Plane
  cv: { readonly cv: OpenCv }
}

/** The size a photo is drawn at: small ones are enlarged, so that the pen is finer than their pixels. */
function drawingSize(photo: Size): Size {
  const long = Math.max(photo.width, photo.height)
  const scale = Math.max(Math.min(long, LARGEST), SMALLEST) / long
  return { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) }
}

export async function readPortrait(photo: RasterImage, context: Pick<TaskContext, 'checkCancelled'>, size = drawingSize(photo)): Promise<Portrait> {
  const loaded = await loadOpenCv()
  const drawn = await resample(photo, size)
  context.checkCancelled()
  const small = await resample(photo, fitWithin(drawn, 768))
  const mask = personMask(loaded.cv, small)
  const share = mask.mask.reduce((sum, value) => sum + value, 0) / mask.mask.length
  const found = await findFaces(photo)
  context.checkCancelled()
  const hasPerson = share > 0.02 && found.every((face) => isCovered(moveFace(face, wholeOf(photo), mask), mask))
  const alpha = share > 0.02 ? matte(small, mask) : new Float32Array(small.width * small.height)
  const person = resizePlane(alpha, small.width, small.height, drawn.width, drawn.height)
  context.checkCancelled()
  const image = toDisplay(drawn)
  context.checkCancelled()
  const smallest = SMALLEST_FACE * Math.max(drawn.width, drawn.height)
  const drawable = found.map((face) => moveFace(face, wholeOf(photo), drawn)).filter((face) => faceMarks(face).unit > smallest)
  const faces = drawable.map((face) => ({ ...faceMarks(face), ...wornBy(drawn, face) }))
  return { image, person, hasPerson, faces, skin: skinOf(image, drawable, faces), cv: loaded }
}

/** In a group the model may miss people: they would dissolve into another ground. */
function isCovered({ mesh }: Face, { mask, width, height }: PersonMask): boolean {
  const at = (index: number) => {
    const [x, y] = mesh[index]!
    return mask[Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))]!
  }
  return FACE_POINTS.every((index) => at(index) > 0.6)
}

function wornBy(drawn: RasterImage, face: Face): Worn {
  const { glasses, beard } = faceTraits(drawn, face)
  return { glasses: glasses > GLASSES, beard: smoothstep(0.14, 0.36, beard) }
}

/** Lanczos, up or down. */
async function resample({ width, height, channels, data }: RasterImage, size: Size): Promise<RasterImage> {
  const resized = await sharp(data, { raw: { width, height, channels } })
    .resize(size.width, size.height, { kernel: 'lanczos3', fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...size, channels: 3, data: resized }
}
