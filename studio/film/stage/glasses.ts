import type { RasterImage } from '../../pixels/linear-image.ts'
import { nearestPixel } from '../../pixels/raster.ts'
import { distance, type Point } from '../../vision/face-geometry.ts'
import type { Face } from '../../vision/faces.ts'

/** Mesh points: outer corners of the eyes, the root of the nose, the middle of both lower lids, the corners of one eye. */
const CORNERS = [33, 263] as const
const NOSE_ROOT = 168
const LOWER_LIDS = [145, 374] as const
const ONE_EYE = [33, 133] as const

/** A line down the skin is read at so many places, each as wide as a quarter of an eye. */
const PLACES = 24
const BESIDE = [-0.12, -0.06, 0, 0.06, 0.12]
/** A rim or a reflection is thinner than twice this many places. */
const THIN = 4
/** How far light departs from its surroundings: on bare noses up to 0.11 was seen, on bridges of glasses 0.22 and more. */
const BRIDGE = 0.16
/** Under both eyes: wrinkles and shadows came up to 0.25, glasses to 0.5. */
const RIMS = 0.4

/** Whether a face wears glasses, told by the bridge over its nose or what shines under both eyes. Rimless ones without reflections are not seen. */
export function wearsGlasses(picture: RasterImage, face: Face): boolean {
  const [from, to] = CORNERS.map((i) => face.mesh[i]!) as [Face['mesh'][number], Face['mesh'][number]]
  const apart = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const across: Point = [(to[0] - from[0]) / apart, (to[1] - from[1]) / apart]
  const eye = distance(face, ...ONE_EYE)
  const stray = (point: number, begins: number, ends: number) => strayOf(lineDown(picture, face.mesh[point]!, across, eye, begins, ends))
  return stray(NOSE_ROOT, -0.5, 0.9) > BRIDGE || LOWER_LIDS.every((lid) => stray(lid, 0.12, 1.3) > RIMS)
}

/** Light along a line down the face from a point; where it begins and ends in widths of an eye. */
function lineDown(picture: RasterImage, [x, y]: Face['mesh'][number], [ux, uy]: Point, eye: number, begins: number, ends: number): number[] {
  return Array.from({ length: PLACES }, (_, i) => {
    const down = (begins + ((ends - begins) * i) / (PLACES - 1)) * eye
    return BESIDE.reduce((sum, side) => sum + greenAt(picture, x - uy * down + ux * side * eye, y + ux * down + uy * side * eye), 0) / BESIDE.length
  })
}

/** How far a place is from the middle of those before and after it, at most, as a share of all. */
function strayOf(light: readonly number[]): number {
  const mean = light.reduce((sum, value) => sum + value, 1e-6) / light.length
  return Math.max(...light.slice(THIN, -THIN).map((value, i) => Math.abs(value - (light[i]! + light[i + 2 * THIN]!) / 2))) / mean
}

function greenAt(image: RasterImage, x: number, y: number): number {
  return image.data[nearestPixel(image, x, y) * image.channels + 1]!
}
