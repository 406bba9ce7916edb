import sharp from 'sharp'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region, Size } from '../../pixels/raster.ts'
import { cropFor, type Crop } from './crop.ts'
import type { FilmStage } from './film-stage.ts'
import { filmPlanes } from './planes.ts'

/** Pixels of the stage for one of the film, with the camera at rest: enough to come closer, and to read between pixels without a blur. */
const FINER = 1.4
/** The part of the photo that goes on the stage, at the stage's size, which is even. */
export async function staged(photo: RasterImage, { stage, window }: Crop, size: Size): Promise<RasterImage> {
  const scale = (size.width * FINER) / window.width
  const even = (value: number) => 2 * Math.round((value * scale) / 2)
  const { width, height, channels } = photo
  const { data, info } = await sharp(photo.data, { raw: { width, height, channels } })
    .extract({ left: stage.left, top: stage.top, width: stage.width, height: stage.height })
    .resize(even(stage.width), even(stage.height), { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels, data }
}

/** What fills the frame with the camera at rest, on a stage so wide. */
export function windowOf({ stage, window }: Crop, width: number): Region {
  const scale = width / stage.width
  return { left: (window.left - stage.left) * scale, top: (window.top - stage.top) * scale, width: window.width * scale, height: window.height * scale }
}

/** Halfway between near and far, where a camera that comes closer zooms and one that goes aside pans. */
const MIDDLE = { width: 2, height: 2, data: new Float32Array(4).fill(0.5) }

/** A picture as a stage on which nothing is nearer than anything else. */
export async function flatStage(photo: RasterImage, size: Size): Promise<FilmStage> {
  const crop = cropFor(photo, size.width / size.height, undefined)
  const picture = await staged(photo, crop, size)
  const middle = { x: picture.width / 2, y: picture.height / 2 }
  return {
    width: picture.width,
    height: picture.height,
    window: windowOf(crop, picture.width),
    layers: [{ ...filmPlanes(picture), nearness: MIDDLE }],
    focus: { ...middle, nearness: 0.5 },
    light: { x: middle.x, y: 0 },
  }
}
