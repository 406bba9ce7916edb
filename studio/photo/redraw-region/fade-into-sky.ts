import { smoothstep } from '../../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../../pixels/plane.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { colourPlanes, fitWithin } from '../../pixels/raster.ts'

/** Longest side at which it is looked where the sky goes on: it is smooth. */
const SIDE = 256
/** Over which a new sky fades, as a share of the longest side. */
const FADE = 0.04
/** From which difference of colour (0..1) from what lies outside on it does not fade, and to which it does. */
const SAME = [0.07, 0.16] as const

/**
 * A new sky's share of each pixel, `alpha` (0..1, the photo's size), that fades where the photo's own sky goes on beyond it: a part that was
 * marked with a few strokes would end in a line across the sky. At the edges of other things it stays, also of those that are `marked` with it.
 */
export function fadeIntoSky(photo: RasterImage, alpha: Plane, marked: Plane): Plane {
  const size = fitWithin(photo, SIDE)
  const sigma = FADE * SIDE
  const small = resizePlane(alpha.map((value, i) => Math.max(value, marked[i]!)), photo.width, photo.height, size.width, size.height)
  const blur = (plane: Plane) => gaussianBlur(plane, size.width, size.height, sigma)
  const outside = blur(small.map((value) => 1 - value))
  const colours = colourPlanes(photo, size)
  const beyond = colours.map((plane) => blur(plane.map((value, i) => value * (1 - small[i]!))))
  const kept = small.map((_, i) => {
    const apart = Math.hypot(...colours.map((plane, c) => plane[i]! - beyond[c]![i]! / (outside[i]! + 1e-4)))
    return Math.max(smoothstep(...SAME, apart), smoothstep(0.5, 0.05, outside[i]!))
  })
  const share = resizePlane(kept, size.width, size.height, photo.width, photo.height)
  return alpha.map((value, i) => value * share[i]!)
}
