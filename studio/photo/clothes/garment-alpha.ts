import { smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { boxBlur, gaussianBlur, type Plane } from '../../pixels/plane.ts'
import { Stretch } from '../../pixels/stretch.ts'
import type { Clothing } from '../../vision/clothing.ts'
import { matte } from '../../vision/matte.ts'
import type { Watch } from '../../vision/watch.ts'
import type { Clothed } from './clothed.ts'

/** Difference of display colours (of 1) between the two sides of an outline, from where on the photo shows where it runs. */
const ALIKE = [0.06, 0.16] as const

/**
 * Opacity of a garment (`part`, 0 or 1 at the size of the clothing) at the photo's size: its outline follows the photo's
 * edges, and runs smoothly where what lies beyond looks the same.
 */
export function garmentAlpha(photo: RasterImage, { clothing, colours }: Clothed, part: Plane, watch: Watch): Plane {
  const { width, height, body } = clothing
  const alpha = matte(photo, { width, height, mask: part }, watch)
  const smooth = gaussianBlur(part, width, height, Math.max(1, 0.02 * body.faceHeight))
  const blind = blindness(colours, part, clothing)
  const stretch = new Stretch(clothing, photo)
  for (let y = 0, i = 0; y < photo.height; y++) {
    if (y % 64 === 0) watch.checkCancelled()
    stretch.row(y)
    for (let x = 0; x < photo.width; x++, i++) {
      const unsure = stretch.at(blind, x)
      if (unsure > 0.01) alpha[i]! += unsure * (smoothstep(0.4, 0.6, stretch.at(smooth, x)) - alpha[i]!)
    }
  }
  return alpha
}

/** How little the two sides of the outline differ, 0..1; 0 away from it. */
function blindness(colours: readonly Plane[], part: Plane, { width, height, body }: Clothing): Plane {
  const radius = Math.max(2, Math.round(0.06 * body.faceHeight))
  const blur = (plane: Plane) => boxBlur(plane, width, height, radius)
  const inside = blur(part)
  const apart = new Float32Array(part.length)
  for (const plane of colours) {
    const [all, own] = [blur(plane), blur(plane.map((value, i) => value * part[i]!))]
    for (let i = 0; i < apart.length; i++) {
      const share = inside[i]!
      if (share > 0.02 && share < 0.98) apart[i]! += Math.abs(own[i]! / share - (all[i]! - own[i]!) / (1 - share))
    }
  }
  return apart.map((value, i) => (inside[i]! > 0.02 && inside[i]! < 0.98 ? smoothstep(ALIKE[1], ALIKE[0], value / 3) : 0))
}
