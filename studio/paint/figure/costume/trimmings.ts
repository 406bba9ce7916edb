import type { Path2D } from '@napi-rs/canvas'
import type { Brush } from '../../brush/layer.ts'
import { css, type Pigment } from '../../brush/pigment.ts'
import { line, outline, tapered, type Point } from '../shape.ts'
import { soften } from '../soft.ts'
import { paintVolume } from '../volume.ts'

/** A star round a point; `inner` is how far its notches reach. */
export function star(x: number, y: number, radius: number, points = 5, inner = 0.42): Path2D {
  const run = Array.from({ length: points * 2 }, (_, k): Point => {
    const [angle, reach] = [(k * Math.PI) / points - Math.PI / 2, k % 2 ? radius * inner : radius]
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  return outline(...run.map((point, k): Point[] => [point, run[(k + 1) % run.length]!]))
}

/** What a hat keeps from the light on hair and brow. */
export function shadeBelow(brush: Brush, y: number, half: number): void {
  soften(brush, [-60, y - 6, 60, y + 24], 3, (soft) => {
    soft.fillStyle = css([40, 22, 34], 0.5)
    soft.fill(outline([[-half, y - 4], [0, y + 2], [half, y - 4]], [[half, y + 6], [0, y + 13], [-half, y + 6]]))
  })
}

/** A roll of white fur along a line. */
export function paintFur(brush: Brush, points: readonly Point[], half: number): void {
  const fur: Pigment = [246, 243, 238]
  const path = tapered([[points[0]![0], points[0]![1], half * 0.8], ...points.map(([x, y]) => [x, y, half] as const), [points.at(-1)![0], points.at(-1)![1], half * 0.8]])
  brush.strokeStyle = css(fur, 0.9)
  brush.lineWidth = half * 2
  brush.lineCap = 'round'
  brush.stroke(line(points))
  paintVolume(brush, path, fur, half * 0.9)
  brush.lineCap = 'round'
  // Tufts, lit above and dark below.
  for (let k = 0; k < points.length * 16; k++) {
    const t = ((k * 0.618) % 1) * (points.length - 1)
    const i = Math.min(points.length - 2, Math.floor(t))
    const [a, b] = [points[i]!, points[i + 1]!]
    const off = (((k * 0.367) % 1) - 0.5) * 1.9 * half
    const [x, y] = [a[0] + (b[0] - a[0]) * (t - i), a[1] + (b[1] - a[1]) * (t - i)]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long]
    brush.strokeStyle = off > half * 0.2 ? css([190, 186, 200], 0.4) : css([255, 255, 255], 0.8)
    brush.lineWidth = 0.9
    brush.stroke(line([[x + nx * off, y + ny * off], [x + nx * off + 2.4 * Math.cos(k), y + ny * off + 3 + 1.5 * Math.sin(k)]]))
  }
}
