import type { Brush } from '../brush/layer.ts'
import { blend, css, shade } from '../brush/pigment.ts'
import { paintGround, paintLocks, shadeHair, type Flow } from './locks.ts'
import { DRESSED, type Look } from './look.ts'
import { outline, tapered, type Point } from './shape.ts'

/** A knot of hair on the crown, on the head's own points. */
export function paintBun(brush: Brush, look: Look): void {
  const [cx, cy, radius] = [2, -74, 19]
  const ring = Array.from({ length: 12 }, (_, k): Point => [cx + radius * Math.cos((k * Math.PI) / 6), cy + radius * 0.92 * Math.sin((k * Math.PI) / 6)])
  const shape = outline([...ring, ring[0]!])
  paintGround(brush, look, shape)
  // Wound round itself: arcs that follow one another inwards.
  const wind = (reach: number, from: number, sweep: number): Flow['at'] => (t, s) => {
    const [angle, r] = [from + sweep * s, radius * reach * (0.72 + 0.34 * t)]
    return [cx + r * Math.cos(angle), cy + r * 0.92 * Math.sin(angle)]
  }
  paintLocks(brush, look, [[0.96, 2.6, 3.6], [0.98, 5.4, 2.9], [0.6, 1.2, 4], [0.56, 4.4, 3.4], [0.26, 0, 5]].map(([reach, from, sweep]) => ({ at: wind(reach!, from!, sweep!), locks: 22, half: 1.9, sheen: 0.5 })))
  shadeHair(brush, look, shape, 0.4)
  if (DRESSED.includes(look.outfit)) paintHairpin(brush, look)
}

/** A gold pin through the knot and a blossom beside it. */
function paintHairpin(brush: Brush, { accent }: Look): void {
  for (const [shift, tone, half] of [[0.5, 0.6, 1.1], [0, 1, 0.7]] as const) {
    brush.fillStyle = css(shade([226, 184, 96], tone))
    brush.fill(tapered([[-26, -62 + shift, 0.4], [0, -68 + shift, half], [27, -76 + shift, half], [31, -77.4 + shift, 1.6], [33, -78 + shift, 0.4]]))
  }
  for (const [x, y, size] of [[19, -60, 4.6], [25, -55.4, 3.2]] as const) {
    for (let k = 0; k < 5; k++) {
      const angle = k * 1.2566 + x
      const [px, py] = [x + size * 0.7 * Math.cos(angle), y + size * 0.7 * Math.sin(angle)]
      const petal = brush.createRadialGradient(x, y, 0, x, y, size * 1.5)
      petal.addColorStop(0, css(shade(accent, 0.8)))
      petal.addColorStop(1, css(blend(accent, [255, 246, 240], 0.62)))
      brush.fillStyle = petal
      brush.beginPath()
      brush.ellipse(px, py, size * 0.68, size * 0.5, angle, 0, 7)
      brush.fill()
    }
    brush.fillStyle = css([250, 220, 130])
    brush.beginPath()
    brush.arc(x, y, size * 0.24, 0, 7)
    brush.fill()
  }
}
