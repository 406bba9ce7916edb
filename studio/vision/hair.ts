import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes } from '../pixels/raster.ts'
import { clothingEvidence } from './clothing-evidence.ts'
import type { Face } from './faces.ts'
import { findPersonView } from './find-person.ts'
import { applyModel, guidedModel } from './guided-filter.ts'
import type { OpenCv } from './opencv.ts'
import type { Watch } from './watch.ts'

/** How likely hair of this face's person is at a place of the photo (its pixels), 0..1: on the head, and locks that hang from it. */
export async function hairAround(
  cv: OpenCv,
  photo: RasterImage,
  face: Face,
  others: readonly Face[],
  watch: Watch,
): Promise<(x: number, y: number) => number> {
  const view = await findPersonView(cv, photo, face, others, watch)
  const { hair } = clothingEvidence(view, watch)
  const { width, height, person } = view
  const colours = colourPlanes(photo, view)
  const model = guidedModel(colours, hair.map((value, i) => (value > 0.55 && person[i]! > 0.4 ? 1 : 0)), view, 3, 1e-4)
  const drawn = applyModel(model, colours)
  const [sx, sy] = [width / photo.width, height / photo.height]
  return (x, y) => {
    const value = drawn[Math.min(height - 1, Math.floor(y * sy)) * width + Math.min(width - 1, Math.floor(x * sx))]!
    return Math.min(1, Math.max(0, (value - 0.25) / 0.5))
  }
}
