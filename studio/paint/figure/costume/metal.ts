import type { Path2D } from '@napi-rs/canvas'
import type { Brush } from '../../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../../brush/pigment.ts'
import { line, type Point } from '../shape.ts'
import { paintVolume } from '../volume.ts'

export const STEEL: Pigment = [150, 158, 170]
export const GOLD: Pigment = [206, 160, 66]
/** What a round plate mirrors from side to side: dark ground, sky, dark, the light itself. */
const MIRROR: readonly (readonly [at: number, tone: number])[] = [[0, 0.5], [0.12, 1.02], [0.24, 0.82], [0.36, 1.5], [0.46, 1.36], [0.58, 0.84], [0.76, 0.58], [0.9, 0.7], [0.97, 1.12], [1, 0.8]]

/** A plate of polished metal. */
export function paintMetal(brush: Brush, path: Path2D, metal: Pigment, round: number, within?: () => void): void {
  const [left, top, right, bottom] = path.getBounds()
  paintVolume(brush, path, metal, round, () => {
    const mirror = brush.createLinearGradient(left, top, right, top + (bottom - top) * 0.24)
    for (const [at, tone] of MIRROR) mirror.addColorStop(at, css(tone > 1 ? blend(metal, [255, 252, 244], tone - 1 + 0.2) : blend(shade(metal, tone), [40, 46, 70], 0.14)))
    brush.fillStyle = mirror
    brush.fill(path)
    within?.()
  })
}

/** The raised edge of a plate: a bright line over a dark one. */
export function paintEdge(brush: Brush, points: readonly Point[], metal: Pigment, width: number): void {
  for (const [shift, tone, wide] of [[0.9, 0.42, 1.3], [0, 0.9, 1], [-0.5, 1.5, 0.36]] as const) {
    brush.strokeStyle = css(tone > 1 ? blend(metal, [255, 250, 236], 0.7) : shade(metal, tone))
    brush.lineWidth = width * wide
    brush.stroke(line(points.map(([x, y]): Point => [x, y + shift * width * 0.4])))
  }
}

/** A cut stone that catches the light. */
export function paintGem(brush: Brush, [x, y]: Point, radius: number, colour: Pigment): void {
  const glow = brush.createRadialGradient(x - radius * 0.3, y - radius * 0.4, radius * 0.1, x, y, radius)
  glow.addColorStop(0, css(blend(colour, [255, 255, 255], 0.75)))
  glow.addColorStop(0.4, css(colour))
  glow.addColorStop(1, css(shade(colour, 0.45)))
  brush.fillStyle = glow
  brush.beginPath()
  brush.arc(x, y, radius, 0, 7)
  brush.fill()
}
