import { blend, css, pigment, shade } from '../../paint/brush/pigment.ts'
import { write } from '../finish/lettering.ts'
import { together, type SetPiece } from '../stage.ts'

/** Beams of laser light across a school photographer's backdrop. */
export function laserBeams(colours: readonly string[], count: number): SetPiece {
  const beams: SetPiece = ({ layer: { brush, across, down }, random }) => {
    for (let k = 0; k < count; k++) {
      const [x, y, angle] = [random() * across, random() * down, -0.5 + (random() < 0.3 ? 1.1 : 0) + (random() - 0.5) * 0.5]
      const reach = across * (0.7 + random())
      brush.strokeStyle = css(pigment(colours[k % colours.length]!), 0.9)
      brush.lineWidth = 3 + 6 * random()
      brush.beginPath()
      brush.moveTo(x - Math.cos(angle) * reach, y - Math.sin(angle) * reach)
      brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
      brush.stroke()
    }
  }
  return async (stage) => {
    const same = stage.random
    const recorded = Array.from({ length: count * 6 }, () => same())
    const replay = () => {
      let at = 0
      return { ...stage, random: () => recorded[at++ % recorded.length]! }
    }
    await together({ sigma: 18, alpha: 0.8, mode: 'screen' }, beams)(replay())
    await together({ sigma: 2.4, alpha: 0.7, mode: 'screen' }, beams)(replay())
  }
}

/** A floor or wall of two-coloured squares, from `top` (share) down. */
export function checkers(light: string, dark: string, top: number, columns: number): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    const height = down * (1 - top)
    const rows = 7
    for (let row = 0; row < rows; row++) {
      const [near, far] = [((row + 1) / rows) ** 1.7, (row / rows) ** 1.7]
      for (let column = -columns; column < columns; column++) {
        brush.fillStyle = (column + row) % 2 === 0 ? light : dark
        const x = (place: number, depth: number) => across / 2 + (place * across * (0.5 + 1.1 * depth)) / columns
        brush.beginPath()
        brush.moveTo(x(column, far), down - height * (1 - far))
        brush.lineTo(x(column + 1, far), down - height * (1 - far))
        brush.lineTo(x(column + 1, near), down - height * (1 - near))
        brush.lineTo(x(column, near), down - height * (1 - near))
        brush.fill()
      }
    }
  }
}

/** Red upholstery in channels, as benches of a diner have. */
export function bench(colour: string, top: number): SetPiece {
  const leather = pigment(colour)
  return ({ layer: { brush, across, down } }) => {
    const [y, count] = [down * top, 9]
    for (let k = 0; k < count; k++) {
      const [x, w] = [(k / count) * across, across / count]
      const roll = brush.createLinearGradient(x, 0, x + w, 0)
      roll.addColorStop(0, css(shade(leather, 0.4)))
      roll.addColorStop(0.35, css(blend(leather, [255, 220, 210], 0.3)))
      roll.addColorStop(0.6, css(leather))
      roll.addColorStop(1, css(shade(leather, 0.36)))
      brush.fillStyle = roll
      brush.beginPath()
      brush.roundRect(x, y, w, down, [w * 0.4, w * 0.4, 0, 0])
      brush.fill()
    }
    brush.fillStyle = '#d8dde2'
    brush.fillRect(0, y + 64, across, 9)
    brush.fillRect(0, y + 84, across, 5)
  }
}

/** Banks of floodlights over a field. */
export function floodlights(...spots: readonly (readonly [x: number, y: number, size: number])[]): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    brush.save()
    brush.globalCompositeOperation = 'screen'
    for (const [x, y, size] of spots) {
      for (let row = 0; row < 3; row++) {
        for (let column = 0; column < 5; column++) {
          const [cx, cy] = [x * across + (column - 2) * size * 0.62, y * down + (row - 1) * size * 0.56]
          const lamp = brush.createRadialGradient(cx, cy, 0, cx, cy, size * 1.7)
          lamp.addColorStop(0, 'rgba(255,255,255,1)')
          lamp.addColorStop(0.14, 'rgba(240,248,255,0.9)')
          lamp.addColorStop(0.3, 'rgba(170,205,255,0.25)')
          lamp.addColorStop(1, 'rgba(120,160,255,0)')
          brush.fillStyle = lamp
          brush.fillRect(cx - size * 1.7, cy - size * 1.7, size * 3.4, size * 3.4)
        }
      }
    }
    brush.restore()
  }
}

/** A felt pennant with a word on it. */
export function pennant(word: string, felt: string, x: number, y: number, length: number, tilt: number): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    brush.save()
    brush.translate(x * across, y * down)
    brush.rotate(tilt)
    brush.shadowColor = 'rgba(0,0,0,0.35)'
    brush.shadowBlur = 14
    brush.fillStyle = felt
    brush.beginPath()
    for (const [px, py] of [[0, -0.2], [1, 0], [0, 0.2]] as const) brush.lineTo(px * length, py * length)
    brush.fill()
    brush.shadowColor = 'transparent'
    brush.fillStyle = '#f6efdc'
    brush.fillRect(-length * 0.03, -length * 0.2, length * 0.06, length * 0.4)
    write(brush, word, length * 0.09, length * 0.05, { hand: 'bold', size: length * 0.15, spacing: 0.04, colour: '#f6efdc' }, 'left')
    brush.restore()
  }
}
