import { smoothstep } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'

/**
 * A pen line along the edge of a mask, swelling on the side away from the light (upper left); 0..1.
 * `width` in pixels. The frame's own edge is not drawn.
 */
export function outline(mask: Plane, { width, height }: Size, line: number): Plane {
  const sigma = Math.max(1.5, line)
  const soft = gaussianBlur(mask, width, height, sigma)
  const ink = new Float32Array(mask.length)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const value = soft[i]!
      if (value < 0.08 || value > 0.92) continue
      const dx = soft[i + 1]! - soft[i - 1]!
      const dy = soft[i + width]! - soft[i - width]!
      const slope = Math.hypot(dx, dy) / 2
      if (slope < 0.004) continue
      // Distance in pixels from the edge by the blurred mask's slope.
      const away = Math.abs(value - 0.5) / slope
      const half = (line / 2) * (0.75 - 0.55 * ((dx + dy) / (2 * slope * 1.42)))
      ink[i] = 1 - smoothstep(half - 0.6, half + 0.6, away)
    }
  }
  return ink
}
