import { clamp, smoothstep } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { boxBlur, type Colours, type Plane, resizePlane } from '../pixels/plane.ts'
import { fitWithin, type Size } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import { applyModel, guidedModel } from './guided-filter.ts'
import { sharedColours } from './shared-colours.ts'
import { softEdges } from './soft-edges.ts'
import { unwatched, type Watch } from './watch.ts'

/** Longest side at which the surroundings of each pixel are studied; its own colour is read from the whole photo. */
const WORK_SIDE = 512

export interface RoughMask extends Size {
  mask: Plane
  /** Where its outline is known to be sharp, 0..1: no hair is looked for there. */
  sharp?: Plane | undefined
}

/**
 * Soft edges for a hard or blurred mask: alpha 0..1 at the photo's size. A guided filter draws the outline to the photo's
 * edges; where hair makes it soft, hair is told from ground by the colours of either side. A second, finer filter carries
 * that to any size (He, Sun 2015, 'Fast Guided Filter').
 */
export function matte(photo: RasterImage, mask: RoughMask, { checkCancelled }: Watch = unwatched): Plane {
  const size = fitWithin(photo, WORK_SIDE)
  const colours = sharedColours(photo, size)
  const radius = Math.max(3, Math.round(Math.max(size.width, size.height) / 100))
  const drawn = drawnAlpha(colours, mask, size, radius, checkCancelled)
  checkCancelled()
  const fine = Math.max(2, Math.round(0.6 * radius))
  const model = guidedModel(colours, drawn, size, fine, 1e-5)
  // What the model's two means can reach.
  const around = boxBlur(drawn, size.width, size.height, 2 * fine)

  const { width, height, channels, data } = photo
  const { red, green, blue, offset } = model
  const alpha = new Float32Array(width * height)
  const stretch = new Stretch(size, photo)
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) checkCancelled()
    stretch.row(y)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const share = stretch.at(around, x)
      if (share <= NONE) continue
      if (share >= 1 - NONE) {
        alpha[i] = 1
        continue
      }
      const at = i * channels
      const [r, g, b] = [data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255]
      const value = stretch.at(red, x) * r + stretch.at(green, x) * g + stretch.at(blue, x) * b + stretch.at(offset, x)
      alpha[i] = clamp((value - 0.02) / 0.96)
    }
  }
  return alpha
}

/** A share of the surroundings too small to show. */
const NONE = 1e-3
/** Shares of the mask around a pixel past which it is surely on one side. */
const SURE_GROUND = 0.01
const SURE_SUBJECT = 0.99

/** Alpha at the working size: the outline as half of that size shows it, and its hair. */
function drawnAlpha(colours: Colours, mask: RoughMask, size: Size, radius: number, tick: () => void): Plane {
  const { width, height } = size
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 }
  const shrink = (plane: Plane) => resizePlane(plane, width, height, half.width, half.height)
  const small: Colours = [shrink(colours[0]), shrink(colours[1]), shrink(colours[2])]
  const coarse = resizePlane(mask.mask, mask.width, mask.height, half.width, half.height)
  const model = guidedModel(small, coarse, half, Math.round(radius / 2), 1e-4)
  const near = boxBlur(coarse, half.width, half.height, Math.round(0.75 * radius))
  const wide = boxBlur(coarse, half.width, half.height, 2 * radius)
  tick()
  const snapped = applyModel(model, small).map((value, i) => snap(value, near[i]!))
  const sharp = mask.sharp && resizePlane(mask.sharp, mask.width, mask.height, width, height)
  const edges = softEdges(small, snapped, near, half, radius, size)
  tick()
  const { red, green, blue, offset } = model
  const out = new Float32Array(width * height)
  const stretch = new Stretch(half, size)
  for (let y = 0, i = 0; y < height; y++) {
    stretch.row(y)
    edges.row(y)
    for (let x = 0; x < width; x++, i++) {
      const reach = stretch.at(wide, x)
      if (reach <= NONE) continue
      if (reach >= 1 - NONE) {
        out[i] = 1
        continue
      }
      const share = stretch.at(near, x)
      const [r, g, b] = [colours[0][i]!, colours[1][i]!, colours[2][i]!]
      let outline = share >= SURE_SUBJECT ? 1 : 0
      if (share > SURE_GROUND && share < SURE_SUBJECT) {
        const modelled = stretch.at(red, x) * r + stretch.at(green, x) * g + stretch.at(blue, x) * b + stretch.at(offset, x)
        outline = snap(modelled, share)
      }
      const band = Math.min(smoothstep(SURE_GROUND, 0.1, share), 1 - smoothstep(0.9, SURE_SUBJECT, share))
      const { value, belief } = edges.at(x, r, g, b, band, reach)
      out[i] = outline + (value - outline) * belief * (sharp ? 1 - sharp[i]! : 1)
    }
  }
  return out
}

/** The guided filter's answer made crisp, and kept from leaking far into either side. */
function snap(value: number, near: number): number {
  const crisp = smoothstep(0.15, 0.97, value) * smoothstep(SURE_GROUND, 0.06, near)
  return Math.max(crisp, smoothstep(0.94, SURE_SUBJECT, near))
}
