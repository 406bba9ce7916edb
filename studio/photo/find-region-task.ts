import { decodeImage, encodeImage } from '../pixels/codec.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { resizePlane, type Plane } from '../pixels/plane.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { StudioError } from '../studio-error.ts'
import { findClothing } from '../vision/clothing.ts'
import { faceRegions } from '../vision/face-geometry.ts'
import { regionMask } from '../vision/face-mask.ts'
import { findFaces } from '../vision/faces.ts'
import { findSubject } from '../vision/find-subject.ts'
import { matte } from '../vision/matte.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import { MAX_PHOTO_SIDE, type PictureOutput } from './photo-input.ts'

export type RegionKind = 'subject' | 'background' | 'clothes' | 'face'

export interface FindRegionInput {
  /** Encoded, upright. */
  photo: Uint8Array
  kind: RegionKind
}

/** A mask of the photo's size, white on what was asked for. Throws 'no-subject', 'no-face' or 'no-person' when it is not there. */
export async function run({ photo: bytes, kind }: FindRegionInput, context: TaskContext): Promise<PictureOutput> {
  const photo = await decodeImage(bytes, { maxSide: MAX_PHOTO_SIDE })
  context.checkCancelled()
  const region = await finders[kind](photo, context)
  context.checkCancelled()
  const { width, height } = photo
  const data = new Uint8Array(region.length * 3)
  for (let i = 0; i < region.length; i++) data.fill(region[i]! * 255 + 0.5, i * 3, i * 3 + 3)
  return { bytes: await encodeImage({ width, height, channels: 3, data }, 'png'), format: 'png', width, height }
}

async function subject(photo: RasterImage, context: TaskContext): Promise<Plane> {
  const { cv } = await loadOpenCv()
  return matte(photo, await findSubject(cv, photo, 'auto', {}, context), context)
}

async function facesOf(photo: RasterImage) {
  const faces = await findFaces(photo)
  if (faces.length === 0) throw new StudioError('no-face', 'No face was found in the photo')
  return faces
}

const finders: Record<RegionKind, (photo: RasterImage, context: TaskContext) => Promise<Plane>> = {
  subject,
  background: async (photo, context) => (await subject(photo, context)).map((value) => 1 - value),
  face: async (photo) => {
    const planes = (await facesOf(photo)).map((face) => regionMask(face, [faceRegions.oval], photo))
    return planes.reduce((all, plane) => all.map((value, i) => Math.max(value, plane[i]!)))
  },
  clothes: async (photo, context) => {
    const { cv } = await loadOpenCv()
    const [face, ...others] = await facesOf(photo)
    const { mask, width, height } = await findClothing(cv, photo, face!, others, {}, context)
    if (!mask.includes(1)) throw new StudioError('no-person', 'No clothes were found')
    return resizePlane(mask, width, height, photo.width, photo.height)
  },
}
