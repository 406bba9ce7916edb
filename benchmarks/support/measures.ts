import type { RasterImage } from '#studio/pixels/linear-image.ts'
import type { Plane } from '#studio/pixels/plane.ts'

/** Rec. 601 luma, 0..255. */
export function luma({ width, height, channels, data }: RasterImage): Plane {
  return Float32Array.from({ length: width * height }, (_, i) => {
    const at = i * channels
    return 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!
  })
}

/** Square of the luma's gradient at every pixel. */
export function gradientEnergy(photo: RasterImage): Plane {
  const { width } = photo
  const light = luma(photo)
  return light.map((value, i) => {
    const across = i % width === width - 1 ? 0 : light[i + 1]! - value
    const down = i + width < light.length ? light[i + width]! - value : 0
    return across * across + down * down
  })
}

/** Length of the luma's gradient at every pixel. */
export const gradientLength = (photo: RasterImage): Plane => gradientEnergy(photo).map(Math.sqrt)

/** Mean of a plane where the mask is set. */
export function meanWhere(plane: Plane, mask: Uint8Array): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i < plane.length; i++) {
    if (!mask[i]) continue
    sum += plane[i]!
    count++
  }
  return sum / Math.max(1, count)
}
