import type { Random } from '../../pixels/random.ts'
import { pixelsPerUnit, type Brush } from '../brush/layer.ts'
import { css, shade, type Pigment } from '../brush/pigment.ts'

/** A fern: fronds that arch from one root, with leaflets narrowing to the tip. */
export function paintFern(brush: Brush, x: number, y: number, size: number, colour: Pigment, random: Random): void {
  const leaflets = size * pixelsPerUnit(brush) < 12 ? 7 : 17
  const fronds = 5 + Math.floor(random() * 4)
  for (let f = 0; f < fronds; f++) {
    const lean = ((f + 0.5) / fronds - 0.5) * 2 + (random() - 0.5) * 0.2
    const reach = size * (0.75 + 0.4 * random())
    const tone = 0.7 + 0.5 * random() - 0.12 * lean
    brush.strokeStyle = css(shade(colour, tone))
    const at = (s: number) =>
      [x + lean * reach * s * (0.5 + 0.5 * s), y - reach * (1.25 * s - (0.5 + 0.42 * Math.abs(lean)) * s * s)] as const
    for (let k = 1; k <= leaflets; k++) {
      const s = k / leaflets
      const [px, py] = at(s)
      const [qx, qy] = at(s - 0.85 / leaflets)
      const along = Math.atan2(py - qy, px - qx)
      const leaflet = reach * 0.26 * Math.sin(Math.min(1, s * 0.94 + 0.1) * Math.PI) ** 0.8
      brush.lineWidth = Math.max(0.8, reach * 0.028 * (1.2 - s * 0.7))
      brush.beginPath()
      brush.moveTo(qx, qy)
      brush.lineTo(px, py)
      for (const side of [-1, 1]) {
        brush.moveTo(px, py)
        brush.lineTo(px + Math.cos(along + side * 1.0) * leaflet, py + Math.sin(along + side * 1.0) * leaflet)
      }
      brush.stroke()
    }
  }
}

/** A tuft of grass. */
export function paintTuft(brush: Brush, x: number, y: number, size: number, colour: Pigment, random: Random): void {
  for (let k = 0; k < 6; k++) {
    brush.strokeStyle = css(shade(colour, 0.7 + 0.6 * random()))
    brush.lineWidth = Math.max(0.8, size * 0.05)
    const lean = (random() - 0.5) * size
    brush.beginPath()
    brush.moveTo(x + lean * 0.2, y)
    brush.quadraticCurveTo(x + lean * 0.3, y - size * 0.6, x + lean, y - size * (0.7 + 0.5 * random()))
    brush.stroke()
  }
}
