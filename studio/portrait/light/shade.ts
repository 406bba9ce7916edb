import { type Colours, gaussianBlur, type Plane, resizePlane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { unit } from '../../pixels/vector.ts'
import type { Lighting } from './lighting.ts'
import type { Relief } from './relief.ts'

/** Light on the people at the relief's size: factors of red, green and blue, and the rims' light to add. */
export interface Shading extends Size {
  factors: Colours
  rims: Colours
}

const planes = (count: number): [Plane, Plane, Plane] => [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
/** Shares of the light that a surface gets which turns away: soft boxes reach round. */
const SOFTNESS = 0.35
const EXPOSED = 0.8
/** Widths of a rim as shares of the longest side: a crisp line and its soft inside. */
const RIMS = [
  [0.006, 0.75],
  [0.024, 0.4],
] as const

/**
 * Shading by key and fill as factors round 1 (a frontal, neutral light is taken to have lit the photo), so that a ratio
 * carries it onto the photograph and its own texture stays.
 */
export function shade(relief: Relief, alpha: Plane, picture: Size, { key, fill, rims }: Lighting): Shading {
  const { width, height } = relief
  const count = width * height
  const factors = planes(count)
  const [kx, ky, kz] = unit(key.from)
  for (let i = 0; i < count; i++) {
    const facing = relief.x[i]! * kx + relief.y[i]! * ky + relief.z[i]! * kz
    const lit = Math.max(0, (facing + SOFTNESS) / (1 + SOFTNESS))
    for (let c = 0; c < 3; c++) factors[c]![i] = fill[c]! + key.colour[c]! * lit * lit * (1.6 - 0.6 * lit)
  }
  const shape = resizePlane(alpha, picture.width, picture.height, width, height)
  expose(factors, shape)
  return { width, height, factors, rims: rimLight(shape, relief, rims) }
}

/** Opens the lens for dim light as a photographer would, most of the way: a night stays a little darker than a day. */
function expose(factors: Shading['factors'], shape: Plane): void {
  let [sum, total] = [0, 1e-6]
  for (let i = 0; i < shape.length; i++) {
    sum += shape[i]! * (0.3 * factors[0][i]! + 0.59 * factors[1][i]! + 0.11 * factors[2][i]!)
    total += shape[i]!
  }
  const gain = Math.pow(Math.max(0.05, sum / total), -EXPOSED)
  for (const plane of factors) for (let i = 0; i < plane.length; i++) plane[i]! *= gain
}

function rimLight(shape: Plane, { width, height }: Size, rims: Lighting['rims']): Shading['rims'] {
  const light = planes(width * height)
  for (const [share, strength] of RIMS) {
    const wide = gaussianBlur(shape, width, height, Math.max(0.8, share * Math.max(width, height)))
    for (const { from, colour } of rims) {
      const [rx, ry] = unit([from[0], from[1], 0])
      for (let y = 1; y < height - 1; y++) {
        for (let x = 1; x < width - 1; x++) {
          const i = y * width + x
          if (shape[i]! < 0.02) continue
          const gx = wide[i - 1]! - wide[i + 1]!
          const gy = wide[i - width]! - wide[i + width]!
          const slope = Math.hypot(gx, gy)
          if (slope < 1e-3) continue
          const facing = Math.max(0, (gx * rx + gy * ry) / slope)
          const edge = Math.min(1, Math.max(0, 1 - wide[i]!) * 2)
          for (let c = 0; c < 3; c++) light[c]![i]! += colour[c]! * facing * facing * edge * edge * strength
        }
      }
    }
  }
  return light
}
