import { pixelsPerUnit, type Brush } from './layer.ts'
import { css, shade, type Pigment } from './pigment.ts'

export interface LimbPoint {
  x: number
  y: number
  girth: number
}

/** Dark side, body and lit edge of a round limb: [offset to the light, share of the girth, tone]. */
const PASSES = [
  [0, 1, 0.55],
  [-0.1, 0.74, 0.9],
  [-0.2, 0.36, 1.2],
  [-0.27, 0.12, 1.45],
] as const

/** Strokes a tapering branch, stem or trunk, lit from the upper left. */
export function paintLimb(brush: Brush, points: readonly LimbPoint[], bark: Pigment): void {
  const pixels = points[0] ? points[0].girth * pixelsPerUnit(brush) : 0
  for (const [offset, share, tone] of PASSES) {
    // Lights finer than this do not show.
    if (pixels * share < 0.3 && share < 0.7) continue
    brush.strokeStyle = css(shade(bark, tone))
    for (let i = 1; i < points.length; i++) {
      const [from, to] = [points[i - 1]!, points[i]!]
      const shift = offset * (from.girth + to.girth) * 0.5
      brush.lineWidth = (from.girth + to.girth) * 0.5 * share
      brush.beginPath()
      brush.moveTo(from.x + shift, from.y + shift * 0.7)
      brush.lineTo(to.x + shift, to.y + shift * 0.7)
      brush.stroke()
    }
  }
}

/** Snow lying along the upper side of a limb, where it is not too steep. */
export function paintSnowOn(brush: Brush, points: readonly LimbPoint[]): void {
  brush.strokeStyle = css([246, 250, 255], 0.95)
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1]!, points[i]!]
    if (Math.abs(to.y - from.y) > Math.abs(to.x - from.x) * 1.8) continue
    brush.lineWidth = Math.max(2.2, from.girth * 0.42)
    brush.beginPath()
    brush.moveTo(from.x, from.y - from.girth * 0.36)
    brush.lineTo(to.x, to.y - to.girth * 0.36)
    brush.stroke()
  }
}
