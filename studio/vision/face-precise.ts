import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes, fromColourPlanes, type Region } from '../pixels/raster.ts'
import { moveFace } from './face-geometry.ts'
import { facePose } from './face-pose.ts'
import { findFaces, type Face } from './faces.ts'
import type { Watch } from './watch.ts'

/** Side at which a face is looked at again: the model's points come in whole pixels of what it is shown. */
const CLOSE_UP_SIDE = 640
/** Faces wider than this in the first look (of 1024 pixels) are precise enough. */
const PRECISE_WIDTH = 230
const DETECT_SIDE = 1024
/** Side of the close-up in face widths. */
const SURROUNDINGS = 2.4

/** The faces with their points to a fraction of a pixel, as painting on lips and lids needs: small ones are looked at again. */
export async function sharpenFaces(photo: RasterImage, faces: readonly Face[], { checkCancelled }: Watch): Promise<Face[]> {
  const sharpened: Face[] = []
  for (const face of faces) {
    checkCancelled()
    sharpened.push(await sharpen(photo, face))
  }
  return sharpened
}

async function sharpen(photo: RasterImage, face: Face): Promise<Face> {
  const { width } = facePose(face)
  const shown = Math.min(1, DETECT_SIDE / Math.max(photo.width, photo.height))
  if (width * shown > PRECISE_WIDTH) return face
  const region = around(face, (width * SURROUNDINGS) / 2, photo)
  const scale = CLOSE_UP_SIDE / Math.max(region.width, region.height)
  const size = { width: Math.round(region.width * scale), height: Math.round(region.height * scale) }
  const closeUp = fromColourPlanes(colourPlanes(photo, size, region), size)
  const expected = moveFace(face, region, size)
  const found = (await findFaces(closeUp)).find((other) => apart(other, expected) < width * scale * 0.15)
  return found ? moveBack(found, region, closeUp) : face
}

function around({ mesh }: Face, reach: number, photo: RasterImage): Region {
  const [x, y] = mesh[4]!
  const left = Math.max(0, Math.floor(x - reach))
  const top = Math.max(0, Math.floor(y - reach))
  return {
    left,
    top,
    width: Math.min(photo.width, Math.ceil(x + reach)) - left,
    height: Math.min(photo.height, Math.ceil(y + reach)) - top,
  }
}

const apart = (a: Face, b: Face) => Math.hypot(a.mesh[4]![0] - b.mesh[4]![0], a.mesh[4]![1] - b.mesh[4]![1])

function moveBack(face: Face, region: Region, closeUp: RasterImage): Face {
  const { width, height } = closeUp
  const inverse = { left: (-region.left * width) / region.width, top: (-region.top * height) / region.height, width, height }
  return moveFace(face, inverse, region)
}
