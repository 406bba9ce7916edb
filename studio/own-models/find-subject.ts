import type { RasterImage } from '../pixels/linear-image.ts'
import { resizePlane, type Plane } from '../pixels/plane.ts'
import { colourPlanes, cutPlane, type Region } from '../pixels/raster.ts'
import type { SubjectMask } from '../vision/object-mask.ts'
import type { Watch } from '../vision/watch.ts'
import type { OwnModelFor } from './description.ts'
import { openModel } from './model-net.ts'
import { framed, placeIn } from './frame.ts'
import { maskPlane, pictureNumbers } from './tensor.ts'

/**
 * What an operator's model takes for the subject, in the proportions of the photo's sides stretched to its own
 * square, or cut out of it.
 */
export async function subjectByModel(model: OwnModelFor<'cutout'>, photo: RasterImage, watch: Watch): Promise<SubjectMask> {
  const { size, fit, input, output } = model
  const net = await openModel(model, watch)
  watch.checkCancelled()
  const place: Region = fit === 'pad' ? placeIn(photo, size) : { left: 0, top: 0, width: size, height: size }
  const planes = framed(colourPlanes(photo, place), place, size)
  const numbers = await net.run([pictureNumbers(planes, input, net.types[0]!)], watch)
  return { width: place.width, height: place.height, mask: cutPlane(maskPlane(numbers, output), size, place) }
}

/** The model's own soft edges at the photo's size. */
export const ownEdges = ({ mask, width, height }: SubjectMask, photo: RasterImage): Plane =>
  resizePlane(mask, width, height, photo.width, photo.height)
