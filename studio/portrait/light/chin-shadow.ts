import { smoothstep } from '../../pixels/colour.ts'
import type { Size } from '../../pixels/raster.ts'
import type { Seated } from '../sitter/place-sitter.ts'
import type { Lighting } from './lighting.ts'

/** Reaches of the shadow across and down, and how far below the chin its middle lies: shares of the head's width and height. */
const SHAPE = { across: 0.46, down: 0.3, below: 0.02, aside: 0.12 }
/** Share of the light that a key from straight above takes from the throat. */
const STRENGTH = 0.45

/**
 * Darkens the throats below the heads in place, which the heads hide from a light from above: a face that is lit on a
 * neck that is not looks like a mask. `light` is of the given size.
 */
export function shadeThroats(light: readonly Float32Array[], size: Size, { heads, colours }: Seated, { key: { from } }: Lighting): void {
  const length = Math.hypot(...from)
  const strength = (STRENGTH * Math.max(0, -from[1])) / length
  const scale = size.width / colours.width
  for (const { left, top, width, height } of heads) {
    const [rx, ry] = [width * SHAPE.across * scale, height * SHAPE.down * scale]
    const cx = (left + width * (0.5 - (SHAPE.aside * from[0]) / length)) * scale
    const cy = (top + height * (1 + SHAPE.below)) * scale
    const face = { x: (left + width / 2) * scale, y: (top + height / 2) * scale, rx: width * 0.5 * scale, ry: height * 0.5 * scale }
    for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(size.height, cy + ry); y++) {
      for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(size.width, cx + rx); x++) {
        const within = 1 - smoothstep(0, 1, Math.hypot((x - cx) / rx, (y - cy) / ry))
        const below = smoothstep(0.9, 1.25, Math.hypot((x - face.x) / face.rx, (y - face.y) / face.ry))
        const rest = 1 - strength * within * below
        for (const plane of light) plane[y * size.width + x]! *= rest
      }
    }
  }
}
