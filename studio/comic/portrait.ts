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
import { wearsGlasses } from './glasses.ts'
import { skinAt, skinOf } from './skin.ts'

/** Longest side of a drawing in pixels: lines are of no use coarser, and flat paint of none finer. */
const LARGEST = 1536
const SMALLEST = 1024
/** Faces whose pupils are closer than this share of the long side are too small to be drawn feature by feature. */
const SMALLEST_FACE = 0.018

/** Longest side of a first look. */
const PREVIEW_SIDE = 240
/** Share of the photo below which what looks like people is a mistake. */
const FEWEST = 0.02

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
export function drawingSize(photo: Size): Size {
  const long = Math.max(photo.width, photo.height)
  const scale = Math.max(Math.min(long, LARGEST), SMALLEST) / long
  return { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) }
}

/** What was found in a photo, whatever size it will be drawn at. */
export interface Sight {
  photo: RasterImage
  mask: PersonMask
  hasPerson: boolean
  /** In the photo's pixels. */
  faces: readonly (Face & Worn)[]
  skin: ReturnType<typeof skinOf>
  cv: Portrait['cv']
}

/** Longest side at which people are told from their ground. */
const MASK_SIDE = 512

/** Finds people and faces; faces that are known already are not looked for again. */
export async function lookAt(photo: RasterImage, context: Pick<TaskContext, 'checkCancelled'>, known?: readonly Face[]): Promise<Sight> {
  const cv = await loadOpenCv()
  context.checkCancelled()
  const found = known ?? await findFaces(photo)
  context.checkCancelled()
  const mask = personMask(cv.cv, photo, context)
  context.checkCancelled()
  const share = meanOf(mask.mask)
  const hasPerson = share > FEWEST && found.every((face) => isCovered(moveFace(face, wholeOf(photo), mask), mask))
  if (share <= FEWEST) mask.mask.fill(0)
  const skin = skinOf(photo, found.filter((face) => isDrawable(face, photo)), context)
  context.checkCancelled()
  const faces = found.map((face) => {
    context.checkCancelled()
    return { ...face, ...wornBy(photo, face) }
  })
  context.checkCancelled()
  return { photo, mask, hasPerson, faces, skin, cv }
}

/** The portrait at a size; a `draft` takes the people's outline as it was found, without its hairs. */
export async function portraitOf(
  { photo, mask, hasPerson, faces: found, skin, cv }: Sight, size: Size, context: Pick<TaskContext, 'checkCancelled'>, draft = false,
): Promise<Portrait> {
  const drawn = await resample(photo, size)
  context.checkCancelled()
  const person = draft ? resizePlane(mask.mask, mask.width, mask.height, size.width, size.height) : await outlined(photo, mask, size, context)
  context.checkCancelled()
  const image = toDisplay(drawn)
  context.checkCancelled()
  const drawable = found.filter((face) => isDrawable(face, photo))
  const faces = drawable.map((face) => ({ ...faceMarks(moveFace(face, wholeOf(photo), size)), glasses: face.glasses, beard: face.beard }))
  return { image, person, hasPerson, faces, skin: skinAt(skin, size, (faces[0]?.unit ?? 0) * 0.02), cv }
}

async function outlined(photo: RasterImage, mask: PersonMask, size: Size, context: Pick<TaskContext, 'checkCancelled'>): Promise<Plane> {
  const small = await resample(photo, fitWithin(size, MASK_SIDE))
  return resizePlane(matte(small, mask, context), small.width, small.height, size.width, size.height)
}

/** Draws small what will be drawn large, so that a person soon sees what is coming. */
export async function previewDrawing(sight: Sight, size: Size, context: TaskContext, drawing: (draft: Portrait) => RasterImage): Promise<void> {
  const draft = await portraitOf(sight, fitWithin(size, PREVIEW_SIDE), context, true)
  context.preview(drawing(draft))
}

function meanOf(plane: Plane): number {
  let sum = 0
  for (let i = 0; i < plane.length; i++) sum += plane[i]!
  return sum / plane.length
}

const isDrawable = (face: Face, { width, height }: Size) => faceMarks(face).unit > SMALLEST_FACE * Math.max(width, height)

/** In a group the model may miss people: they would dissolve into another ground. */
function isCovered({ mesh }: Face, { mask, width, height }: PersonMask): boolean {
  const at = (index: number) => {
    const [x, y] = mesh[index]!
    return mask[Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))]!
  }
  return FACE_POINTS.every((index) => at(index) > 0.6)
}

function wornBy(drawn: RasterImage, face: Face): Worn {
  return { glasses: wearsGlasses(drawn, face), beard: smoothstep(0.14, 0.36, faceTraits(drawn, face).beard) }
}

/** Lanczos, up or down. */
async function resample(photo: RasterImage, size: Size): Promise<RasterImage> {
  const { width, height, channels, data } = photo
  if (width === size.width && height === size.height) return photo
  const resized = await sharp(data, { raw: { width, height, channels } })
    .resize(size.width, size.height, { kernel: 'lanczos3', fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...size, channels: 3, data: resized }
}
