import { toLinear, type RasterImage } from '../pixels/linear-image.ts'
import { type Colours, gaussianBlur, type Plane, resizePlane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, fromColourPlanes, type Size } from '../pixels/raster.ts'
import { unwatched, type Watch } from '../vision/watch.ts'

/** A blurred picture kept as small as its blur allows: sRGB values 0..1. */
export interface Defocused extends Size {
  planes: Colours
}

/** Sigma in pixels of the reduced picture: enough that stretching it back shows no grid. */
const SMALL_SIGMA = 3
const LARGEST_SIDE = 2048

/**
 * Blurs as a lens does, in linear light, so that lamps stay bright; sigma in pixels of the picture. With `weight`
 * (its size, 0..1) only weighted pixels give their colour, so nothing that is cut out leaves a halo.
 */
export function defocus(image: RasterImage, sigma: number, weight?: Plane, { checkCancelled }: Watch = unwatched): Defocused {
  const longest = Math.max(image.width, image.height)
  const size = fitWithin(image, Math.min(LARGEST_SIDE, Math.max(256, Math.ceil((longest * SMALL_SIGMA) / Math.max(sigma, 1e-3)))))
  const smallSigma = (sigma * size.width) / image.width
  if (!weight && smallSigma < 0.5) return { ...size, planes: colourPlanes(image, size) }
  const reduced = fromColourPlanes(colourPlanes(image, size), size)
  checkCancelled()
  const small = toLinear(reduced).planes
  const blur = (plane: Plane) => {
    checkCancelled()
    return smallSigma < 0.5 ? plane : gaussianBlur(plane, size.width, size.height, smallSigma)
  }
  const encode = (light: number) => Math.pow(Math.max(0, light), 1 / 2.2)
  if (!weight) return { ...size, planes: [blur(small[0]).map(encode), blur(small[1]).map(encode), blur(small[2]).map(encode)] }

  const share = resizePlane(weight, image.width, image.height, size.width, size.height)
  const total = blur(share)
  const overall = small.map((plane) => weightedMean(plane, share))
  const fill = (plane: Plane, c: number) => {
    const sum = blur(plane.map((value, i) => value * share[i]!))
    // Deep inside the cut-out part no weight arrives: the overall colour stands in.
    return sum.map((value, i) => encode((value + 1e-3 * overall[c]!) / (total[i]! + 1e-3)))
  }
  return { ...size, planes: [fill(small[0], 0), fill(small[1], 1), fill(small[2], 2)] }
}

function weightedMean(plane: Plane, weight: Plane): number {
  let [sum, total] = [0, 1e-6]
  for (let i = 0; i < plane.length; i++) {
    sum += plane[i]! * weight[i]!
    total += weight[i]!
  }
  return sum / total
}
