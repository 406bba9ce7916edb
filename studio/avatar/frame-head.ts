import type { RasterImage } from '../pixels/linear-image.ts'
import type { Region, Size } from '../pixels/raster.ts'
import { StudioError } from '../studio-error.ts'
import { faceMarks } from '../vision/face-marks.ts'
import { checkFace, type FaceLimits } from '../vision/face-check.ts'
import type { Face } from '../vision/faces.ts'

/** Side of the square around head and shoulders in distances between the pupils. */
const WIDE = 6.6
/** The square's middle below the eyes, in the same unit. */
const BELOW_EYES = 0.75
/** Pupils closer than this many pixels make a blurred portrait. */
const SMALLEST = 18

/** How far a face may be turned, degrees: beyond, it is not known where the head is. */
const FRAMED: FaceLimits = { minWidth: 0, maxYaw: 55, maxPitch: 50, vague: true }

/** The square around the head and shoulders of the largest face, in whole pixels; smaller where the photo ends. */
export function frameHead(faces: readonly Face[], photo: Size): Region {
  const face = faces[0]
  if (!face) throw new StudioError('no-face', 'No face was found in the picture')
  checkFace(face, FRAMED)
  const { unit, eyes } = faceMarks(face)
  if (unit < SMALLEST) throw new StudioError('face-too-small', `The pupils are ${Math.round(unit)} pixels apart`)
  const x = (eyes[0]!.centre[0] + eyes[1]!.centre[0]) / 2
  const y = (eyes[0]!.centre[1] + eyes[1]!.centre[1]) / 2
  // A head or shoulders cut off short of the square's sides would float: it stays within the photo.
  const side = Math.round(Math.min(WIDE * unit, photo.width, photo.height))
  const inside = (at: number, room: number) => Math.round(Math.min(room, Math.max(0, at)))
  const top = y + (BELOW_EYES * side) / WIDE - side / 2
  return { left: inside(x - side / 2, photo.width - side), top: inside(top, photo.height - side), width: side, height: side }
}

/** A region of a picture. */
export function crop({ width, channels, data }: RasterImage, region: Region): RasterImage {
  const out = new Uint8Array(region.width * region.height * channels)
  const row = region.width * channels
  for (let y = 0; y < region.height; y++) {
    const from = ((region.top + y) * width + region.left) * channels
    out.set(data.subarray(from, from + row), y * row)
  }
  return { width: region.width, height: region.height, channels, data: out }
}
