import { mapToPlane } from '../../pixels/map-values.ts'
import { boxBlur, type Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'

/** Where edges run: the structure tensor's xx, xy and yy at every pixel, in squares of brightness a pixel. */
export type Structure = readonly [xx: Plane, xy: Plane, yy: Plane]

/** Radius of the mean of the gradients, taken twice; beforehand the light is softened by as much once. */
const RADIUS = 1

/**
 * The structure tensor of what is known (Förstner & Gülch 1987; at the rim means of the known only, Bornemann & März
 * 2007); 0 where nothing is known nearby.
 */
export function structureOf(light: Plane, hole: Uint8Array, { width, height }: Size): Structure {
  const blurred = (plane: Plane) => boxBlur(plane, width, height, RADIUS)
  const share = blurred(mapToPlane(hole, (inside) => 1 - inside))
  const soft = blurred(light.map((value, i) => (hole[i] ? 0 : value))).map((value, i) => (share[i]! > 0 ? value / share[i]! : 0))
  const [xx, xy, yy, count] = [0, 0, 0, 0].map(() => new Float32Array(hole.length)) as [Plane, Plane, Plane, Plane]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      if (hole[i] || hole[i - 1] || hole[i + 1] || hole[i - width] || hole[i + width]) continue
      const across = (soft[i + 1]! - soft[i - 1]!) / 2
      const down = (soft[i + width]! - soft[i - width]!) / 2
      xx[i] = across * across
      xy[i] = across * down
      yy[i] = down * down
      count[i] = 1
    }
  }
  const counted = blurred(blurred(count))
  const mean = (plane: Plane) => blurred(blurred(plane)).map((value, i) => (counted[i]! > 1e-4 ? value / counted[i]! : 0))
  return [mean(xx), mean(xy), mean(yy)]
}

/** A pixel's direction across the edge, a unit vector, and how sure it is, 0..1. */
export interface Across {
  x: number
  y: number
  certainty: number
}

/** Difference of the tensor's eigenvalues that is an edge rather than noise, squares of brightness a pixel. */
const EDGE = 9

/** The direction in which the light changes most (Bornemann & März 2007, equation 11). */
export function acrossAt(xx: number, xy: number, yy: number, into: Across): void {
  const apart = (xx - yy) ** 2 + 4 * xy * xy
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy)
  into.x = Math.cos(angle)
  into.y = Math.sin(angle)
  into.certainty = apart > 0 ? Math.exp(-(EDGE * EDGE) / apart) : 0
}
