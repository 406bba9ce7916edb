import { css, pigment } from '../../paint/brush/pigment.ts'
import { paintGlow } from '../../paint/flora/falling.ts'
import { pick } from '../../paint/brush/pigment.ts'
import { together, type SetPiece } from '../stage.ts'

/** Window panes or blinds thrown on the wall by a low sun. */
export function thrownLight(colour: string, kind: 'panes' | 'blinds', strength: number): SetPiece {
  const [columns, rows, gap] = kind === 'panes' ? [2, 3, 0.16] : [1, 11, 0.42]
  return together({ sigma: kind === 'panes' ? 10 : 6, alpha: strength, mode: 'screen' }, ({ layer: { brush, across, down } }) => {
    brush.save()
    brush.transform(1, -0.16, 0.2, 1, across * 0.06, down * 0.16)
    const [width, height] = [across * 0.92, down * 0.72]
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const [w, h] = [width / columns, height / rows]
        const light = brush.createLinearGradient(0, 0, width, height)
        light.addColorStop(0, css(pigment(colour), 0.95))
        light.addColorStop(1, css(pigment(colour), 0.35))
        brush.fillStyle = light
        brush.fillRect(column * w + (w * gap) / 4, row * h + (h * gap) / 2, w * (1 - gap / 2), h * (1 - gap))
      }
    }
    brush.restore()
  })
}

/** Discs of light out of focus; `sharp` ones show the rim of the lens. */
export function bokeh(colours: readonly string[], count: number, size: number, { strength = 0.5, from = 0, to = 1 } = {}): SetPiece {
  return together({ sigma: 1.6, mode: 'screen' }, ({ layer: { brush, across, down }, random }) => {
    for (let k = 0; k < count; k++) {
      const [x, y] = [random() * across, down * (from + (to - from) * random())]
      const r = size * (0.35 + 0.9 * random() * random())
      const colour = pigment(pick(random, colours))
      const alpha = strength * (0.2 + 0.8 * random() ** 2)
      const disc = brush.createRadialGradient(x, y, 0, x, y, r)
      disc.addColorStop(0, css(colour, alpha * 0.62))
      disc.addColorStop(0.82, css(colour, alpha * 0.8))
      disc.addColorStop(0.93, css(colour, alpha))
      disc.addColorStop(1, css(colour, 0))
      brush.fillStyle = disc
      brush.fillRect(x - r, y - r, 2 * r, 2 * r)
    }
  })
}

/** Sparks of light (gold dust, fireflies), most of them small. */
export function sparks(colour: string, count: number, size: number, { from = 0, to = 1 } = {}): SetPiece {
  return ({ layer: { brush, across, down }, random }) => {
    brush.save()
    brush.globalCompositeOperation = 'screen'
    for (let k = 0; k < count; k++) {
      paintGlow(brush, random() * across, down * (from + (to - from) * random()), size * (0.4 + 2.4 * random() ** 5), pigment(colour), 0.35 + 0.65 * random())
    }
    brush.restore()
  }
}

/** A broad glow about a point, shares of the stage. */
export function glow(colour: string, x: number, y: number, reach: number, strength: number): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    const [cx, cy, r] = [x * across, y * down, reach * across]
    const light = brush.createRadialGradient(cx, cy, 0, cx, cy, r)
    light.addColorStop(0, css(pigment(colour), strength))
    light.addColorStop(0.45, css(pigment(colour), strength * 0.4))
    light.addColorStop(1, css(pigment(colour), 0))
    brush.save()
    brush.globalCompositeOperation = 'screen'
    brush.fillStyle = light
    brush.fillRect(cx - r, cy - r, 2 * r, 2 * r)
    brush.restore()
  }
}
