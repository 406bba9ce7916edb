import type { Plane } from '../pixels/plane.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { fitWithin, scaledRegion, wholeOf, type Region, type Size } from '../pixels/raster.ts'
import { toDisplay, type DisplayImage } from '../style/display-image.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { moveFace } from '../vision/face-geometry.ts'
import type { Watch } from '../vision/watch.ts'
import { brighten } from './exposure.ts'
import { faceMarks, type FaceMarks } from '../vision/face-marks.ts'
import { regionsAt, type Regions } from './regions.ts'
import { resample } from './resample.ts'
import type { Sight, Worn } from './sight.ts'

/** Longest side of a drawing in pixels: lines are of no use coarser, and flat paint of none finer. */
const LARGEST = 1536
const SMALLEST = 1024
/** Longest side of a first look. */
const PREVIEW_SIDE = 160

export type DrawnFace = FaceMarks & Worn

/** A photo made ready to be drawn: at the drawing's size, with what was found in it. */
export interface Portrait {
  image: DisplayImage
  /** How much of each pixel is a person, 0..1; all 0 where there is none. */
  person: Plane
  /** Whether the people can be told from their ground. */
  hasPerson: boolean
  /** Faces whose features are drawn, the largest first. */
  faces: DrawnFace[]
  /** Where faces are whose features are painted as the photo shows them. */
  painted: Region[]
  /** What of each pixel is bare skin, hair and clothes, 0..1: together the person. */
  skin: Plane
  hair: Plane
  clothes: Plane
  /** Distance in pixels from where two of these, or the person and the ground, meet; large where there is nothing near. */
  border: Plane
  /** Index of the face that each pixel's body belongs to. */
  owner: Regions['owner']
  hands: Regions['hands']
  cv: Sight['cv']
}

/** The size a photo is drawn at: small ones are enlarged, so that the pen is finer than their pixels. */
export function drawingSize(photo: Size): Size {
  const long = Math.max(photo.width, photo.height)
  const scale = Math.max(Math.min(long, LARGEST), SMALLEST) / long
  return { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) }
}

/** The portrait at a size. */
export async function portraitOf(
  { photo, hasPerson, faces: found, painted, regions, exposure, cv }: Sight,
  size: Size,
  watch: Watch,
): Promise<Portrait> {
  const drawn = await resample(photo, size)
  watch.checkCancelled()
  const image = toDisplay(drawn)
  brighten(image, exposure)
  watch.checkCancelled()
  const faces = found.map(({ glasses, sunglasses, beard, lightSide, lightSlope, ...face }): DrawnFace => (
    { ...faceMarks(moveFace(face, wholeOf(photo), size)), glasses, sunglasses, beard, lightSide, lightSlope }
  ))
  return { image, hasPerson, faces, painted: painted.map((box) => scaledRegion(box, size.width / photo.width)), ...regionsAt(regions, size, watch), cv }
}

/** Draws small what will be drawn large, so that a person soon sees what is coming. */
export async function previewDrawing(
  sight: Sight, size: Size, context: TaskContext, drawing: (draft: Portrait) => RasterImage,
): Promise<void> {
  const draft = await portraitOf(sight, fitWithin(size, PREVIEW_SIDE), context)
  context.preview(drawing(draft))
}
