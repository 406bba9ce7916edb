import { createRandom } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, type Pigment } from '../brush/pigment.ts'
import type { Look } from './look.ts'

/** Scattered blossoms, the cloth's print. */
export function paintMotif(brush: Brush, { draw, accent }: Look, [x0, y0, wide, high]: readonly [number, number, number, number], colour: Pigment): void {
  const random = createRandom(draw + 5)
  for (let row = 0; row * 34 < high; row++) {
    for (let at = 0; at * 40 < wide; at++) {
      const [x, y] = [x0 + at * 40 + (row % 2) * 20 + (random() - 0.5) * 12, y0 + row * 34 + (random() - 0.5) * 12]
      const size = 4 + random() * 4.5
      const turn = random() * 6.3
      for (let k = 0; k < 5; k++) {
        const angle = turn + (k * 2 * Math.PI) / 5
        brush.fillStyle = css(blend(colour, accent, 0.15), 0.72)
        brush.beginPath()
        brush.ellipse(x + size * 0.62 * Math.cos(angle), y + size * 0.62 * Math.sin(angle), size * 0.6, size * 0.4, angle, 0, 7)
        brush.fill()
      }
      brush.fillStyle = css(accent, 0.8)
      brush.beginPath()
      brush.arc(x, y, size * 0.24, 0, 7)
      brush.fill()
    }
  }
}
