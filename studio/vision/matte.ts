import { clamp, smoothstep } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { boxBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, type Size } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import { gatherSides, shareOfSubject } from './colour-sides.ts'
import { applyModel, guidedModel } from './guided-filter.ts'
import { unwatched, type Watch } from './watch.ts'

/** Longest side at which the surroundings of each pixel are studied; its own colour is read from the whole photo. */
const WORK_SIDE = 512

/**
 * Soft edges for a hard or blurred mask: alpha 0..1 at the photo's size. A guided filter draws the outline to the
 * photo's edges (stretched to any size as in He, Sun 2015, 'Fast Guided Filter'); in the band along it, hair is told
 * from ground by the colours of either side.
 */
export function matte(photo: RasterImage, mask: Size & { mask: Plane }, { checkCancelled }: Watch = unwatched): Plane {
  const size = fitWithin(photo, WORK_SIDE)
  const colours = colourPlanes(photo, size)
  const coarse = resizePlane(mask.mask, mask.width, mask.height, size.width, size.height)
  const radius = Math.max(3, Math.round(Math.max(size.width, size.height) / 100))
  checkCancelled()
  const model = guidedModel(colours, coarse, size, radius, 1e-4)
  const near = boxBlur(coarse, size.width, size.height, Math.round(radius * 1.5))
  const snapped = applyModel(model, colours).map((value, i) => snap(value, near[i]!))
  checkCancelled()
  const half = { width: (size.width + 1) >> 1, height: (size.height + 1) >> 1 }
  const shrink = (plane: Plane) => resizePlane(plane, size.width, size.height, half.width, half.height)
  const sides = gatherSides([shrink(colours[0]), shrink(colours[1]), shrink(colours[2])], shrink(snapped), half, Math.max(2, radius >> 1))

  checkCancelled()
  const { width, height, channels, data } = photo
  const alpha = new Float32Array(width * height)
  const stretch = new Stretch(size, photo)
  const onSides = new Stretch(half, photo)
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) checkCancelled()
    stretch.row(y)
    onSides.row(y)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const share = stretch.at(near, x)
      if (share <= SURE_GROUND) continue
      if (share >= SURE_SUBJECT) {
        alpha[i] = 1
        continue
      }
      const at = i * channels
      const [r, g, b] = [data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255]
      const { red, green, blue, offset } = model
      const modelled = stretch.at(red, x) * r + stretch.at(green, x) * g + stretch.at(blue, x) * b + stretch.at(offset, x)
      const drawn = snap(modelled, share)
      const { value, belief } = shareOfSubject(sides, (plane) => onSides.at(plane, x), r, g, b)
      alpha[i] = clamp((drawn + (value - drawn) * belief - 0.02) / 0.96)
    }
  }
  return alpha
}

/** Shares of the mask within one and a half radii past which a pixel is surely on one side. */
const SURE_GROUND = 0.01
const SURE_SUBJECT = 0.99

/** The guided filter's answer made crisp, and kept from leaking far into either side. */
function snap(value: number, near: number): number {
  const crisp = smoothstep(0.15, 0.97, value) * smoothstep(SURE_GROUND, 0.06, near)
  return Math.max(crisp, smoothstep(0.94, SURE_SUBJECT, near))
}
