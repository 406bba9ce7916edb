import { smoothstep } from '../pixels/colour.ts'
import { boxBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import type { DisplayImage } from '../style/display-image.ts'

/** Longest side at which the colours are spread. */
const WORK_SIDE = 384
/** How far from the edge of the people colours are taken, and how wide the edge is that is not their own; of the long side. */
const REACH = 1 / 24
const EDGE = 1 / 300

/**
 * The people's colours carried on beyond their edge, over what was behind them: it will be painted over, and would
 * bleed into the flat paint and line their outline.
 */
export function ownColours({ width, height, planes }: DisplayImage, person: Plane): DisplayImage {
  const size = fitWithin({ width, height }, WORK_SIDE)
  const long = Math.max(width, height)
  const edge = boxBlur(person, width, height, Math.max(1, Math.round(EDGE * long)))
  const shrink = (plane: Plane) => resizePlane(plane, width, height, size.width, size.height)
  const blur = (plane: Plane) => boxBlur(plane, size.width, size.height, Math.round(REACH * WORK_SIDE))
  const own = shrink(edge).map((value) => smoothstep(0.8, 1, value))
  const near = blur(own)
  const spread = (plane: Plane) =>
    blur(shrink(plane).map((value, i) => value * own[i]!)).map((value, i) => value / (near[i]! + 1e-4))
  const [red, green, blue] = [spread(planes[0]), spread(planes[1]), spread(planes[2])]
  const stretch = new Stretch(size, { width, height })
  const out: DisplayImage = {
    width,
    height,
    planes: [Float32Array.from(planes[0]), Float32Array.from(planes[1]), Float32Array.from(planes[2])],
  }
  for (let y = 0, i = 0; y < height; y++) {
    stretch.row(y)
    for (let x = 0; x < width; x++, i++) {
      if (edge[i]! > 0.92) continue
      const amount = (1 - smoothstep(0.5, 0.92, edge[i]!)) * Math.min(1, stretch.at(near, x) * 30)
      if (amount === 0) continue
      out.planes[0][i]! += (stretch.at(red, x) - planes[0][i]!) * amount
      out.planes[1][i]! += (stretch.at(green, x) - planes[1][i]!) * amount
      out.planes[2][i]! += (stretch.at(blue, x) - planes[2][i]!) * amount
    }
  }
  return out
}
