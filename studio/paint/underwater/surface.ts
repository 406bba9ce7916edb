import { clamp, smoothstep, type Rgb } from '../../pixels/colour.ts'
import { createLinearImage, type LinearImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { Random } from '../../pixels/random.ts'
import type { PaintContext } from '../painter.ts'

/** A ring spreading over the water: its middle and radius in shares of the shorter side, its strength. */
export interface Ring {
  x: number
  y: number
  radius: number
  strength: number
}

export function ringsOf(count: number, across: number, down: number, random: Random): Ring[] {
  return Array.from({ length: count }, () => ({ x: random() * across, y: random() * down, radius: 0.05 + 0.12 * random(), strength: 0.35 + 0.4 * random() }))
}

/** Height of the water's surface at a place in shares of the shorter side: a swell of noise, and rings. */
function heightField(width: number, height: number, rings: readonly Ring[], { noise, checkCancelled }: PaintContext): Plane {
  const field = new Float32Array(width * height)
  const side = Math.min(width, height)
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkCancelled()
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / side, y / side]
      field[y * width + x] = noise.fbm(u * 3.2, v * 4.4, 2) * 0.006 + noise.at(u * 13, v * 17) * 0.0009
    }
  }
  for (const { x: cx, y: cy, radius, strength } of rings) {
    const reach = radius * 1.25
    for (let y = Math.max(0, Math.floor((cy - reach) * side)); y < Math.min(height, (cy + reach) * side); y++) {
      for (let x = Math.max(0, Math.floor((cx - reach) * side)); x < Math.min(width, (cx + reach) * side); x++) {
        const d = Math.hypot(x / side - cx, y / side - cy) / radius
        if (d < 1.2) field[y * width + x]! += Math.sin(d * 17) * 0.0016 * strength * smoothstep(1.2, 0.85, d) * smoothstep(0.1, 0.75, d)
      }
    }
  }
  return field
}

/** Looks at what lies below through the moving surface: bends it, and lays the sky's reflection and glints over it. */
export function throughSurface(below: LinearImage, sky: Rgb, shine: number, rings: readonly Ring[], context: PaintContext): LinearImage {
  const { width, height } = below
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const field = heightField(w, h, rings, context)
  const side = Math.min(width, height)
  const out = createLinearImage(width, height)
  const slope = (x: number, y: number, step: number) => {
    const at = Math.min(h - 2, y >> 1) * w + Math.min(w - 2, x >> 1)
    return (field[at + step]! - field[at]!) * side * 0.5
  }
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) context.checkCancelled()
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [slope(x, y, 1), slope(x, y, w)]
      const fx = clamp(x + dx * side * 0.022, 0, width - 1.001)
      const fy = clamp(y + dy * side * 0.022, 0, height - 1.001)
      const [x0, y0] = [fx | 0, fy | 0]
      const [u, v] = [fx - x0, fy - y0]
      const at = y0 * width + x0
      const right = x0 + 1 < width ? 1 : 0
      const under = y0 + 1 < height ? width : 0
      const patch = smoothstep(0.04, 0.5, context.noise.fbm((x / side) * 1.3 + dx * 0.5 + 40, (y / side) * 1.7 + dy * 0.5, 2))
      const mirror = clamp(0.01 + 0.09 * patch + 0.16 * (-dx - dy)) * shine
      const glint = smoothstep(0.5, 0.95, -dx * 1.1 - dy * 1.3) * shine
      for (let c = 0; c < 3; c++) {
        const plane = below.planes[c]!
        const seen = (plane[at]! * (1 - u) + plane[at + right]! * u) * (1 - v) + (plane[at + under]! * (1 - u) + plane[at + under + right]! * u) * v
        out.planes[c]![y * width + x] = seen + (sky[c]! - seen) * mirror + glint * 0.8
      }
    }
  }
  return out
}
