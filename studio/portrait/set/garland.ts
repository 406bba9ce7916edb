import { blend, css, pigment, shade } from '../../paint/brush/pigment.ts'
import type { SetPiece } from '../stage.ts'
import type { Spot } from './lanterns.ts'

/** A garland of flags between the upper corners, hanging by `sag` (share of the height) from `top`. */
export function bunting(colours: readonly string[], top: number, sag: number): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    const at = (t: number) => down * (top + sag * 4 * t * (1 - t))
    brush.strokeStyle = 'rgba(255,255,255,0.9)'
    brush.lineWidth = 3
    brush.beginPath()
    for (let k = 0; k <= 40; k++) brush.lineTo((k / 40) * across, at(k / 40))
    brush.stroke()
    const count = Math.round(across / 84)
    for (let k = 0; k < count; k++) {
      const [from, to] = [(k + 0.08) / count, (k + 0.92) / count]
      const colour = pigment(colours[k % colours.length]!)
      const cloth = brush.createLinearGradient(from * across, 0, to * across, 0)
      cloth.addColorStop(0, css(shade(colour, 0.9)))
      cloth.addColorStop(0.5, css(blend(colour, [255, 255, 255], 0.2)))
      cloth.addColorStop(1, css(shade(colour, 0.86)))
      brush.fillStyle = cloth
      brush.beginPath()
      brush.moveTo(from * across, at(from))
      brush.lineTo(to * across, at(to))
      brush.lineTo(((from + to) / 2) * across, at((from + to) / 2) + 92)
      brush.fill()
    }
  }
}

/** A satin bow. */
export function bows(colour: string, ...spots: readonly Spot[]): SetPiece {
  const satin = pigment(colour)
  return ({ layer: { brush, across, down } }) => {
    for (const [x, y, r] of spots) {
      brush.save()
      brush.translate(x * across, y * down)
      brush.shadowColor = css(shade(satin, 0.3), 0.4)
      brush.shadowBlur = r * 0.16
      for (const side of [-1, 1]) {
        brush.save()
        brush.scale(side, 1)
        for (const tail of [true, false]) {
          const light = brush.createLinearGradient(0, tail ? 0 : -r * 0.5, r, tail ? r : r * 0.5)
          light.addColorStop(0, css(shade(satin, 0.58)))
          light.addColorStop(0.3, css(blend(satin, [255, 255, 255], 0.34)))
          light.addColorStop(0.55, css(satin))
          light.addColorStop(0.8, css(blend(satin, [255, 255, 255], 0.26)))
          light.addColorStop(1, css(shade(satin, 0.74)))
          brush.fillStyle = light
          brush.beginPath()
          brush.moveTo(0, 0)
          if (tail) {
            brush.bezierCurveTo(r * 0.2, r * 0.4, r * 0.3, r * 0.9, r * 0.5, r * 1.5)
            brush.lineTo(r * 0.62, r * 1.26)
            brush.lineTo(r * 0.86, r * 1.38)
            brush.bezierCurveTo(r * 0.6, r * 0.8, r * 0.4, r * 0.3, 0, 0)
          } else {
            brush.bezierCurveTo(r * 0.4, -r * 0.75, r * 1.15, -r * 0.8, r * 1.15, -r * 0.1)
            brush.bezierCurveTo(r * 1.2, r * 0.55, r * 0.5, r * 0.4, 0, 0)
          }
          brush.fill()
        }
        brush.restore()
      }
      brush.fillStyle = css(shade(satin, 0.85))
      brush.beginPath()
      brush.ellipse(0, 0, r * 0.17, r * 0.21, 0, 0, 2 * Math.PI)
      brush.fill()
      brush.restore()
    }
  }
}
