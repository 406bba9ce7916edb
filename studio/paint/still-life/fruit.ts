import type { Random } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { lightOf, shadowOf, tapered } from '../figure/shape.ts'
import { paintBall } from './forms.ts'

export type PaintFruit = (brush: Brush, x: number, y: number, radius: number, random: Random) => void

const REDS = ['#b8322c', '#c8452f', '#a92a34', '#9fae3c'].map(pigment)
const LEAF: Pigment = pigment('#5c7d3c')

function paintStem(brush: Brush, x: number, y: number, radius: number, leafy: boolean): void {
  brush.fillStyle = css([70, 48, 30])
  brush.fill(tapered([[x, y, radius * 0.05], [x + radius * 0.04, y - radius * 0.2, radius * 0.035], [x + radius * 0.14, y - radius * 0.36, radius * 0.05]]))
  if (!leafy) return
  brush.fillStyle = css(LEAF)
  brush.fill(tapered([[x + radius * 0.06, y - radius * 0.2, 0.5], [x + radius * 0.36, y - radius * 0.42, radius * 0.15], [x + radius * 0.74, y - radius * 0.34, 0.5]]))
  brush.fillStyle = css(lightOf(LEAF), 0.6)
  brush.fill(tapered([[x + radius * 0.1, y - radius * 0.22, 0.3], [x + radius * 0.36, y - radius * 0.4, radius * 0.03], [x + radius * 0.7, y - radius * 0.34, 0.3]]))
}

/** Freckles that follow the ball. */
function paintFreckles(brush: Brush, x: number, y: number, radius: number, colour: Pigment, count: number, random: Random): void {
  brush.fillStyle = css(colour, 0.3)
  for (let k = 0; k < count; k++) {
    const [angle, reach] = [random() * 6.3, radius * 0.92 * Math.sqrt(random())]
    brush.beginPath()
    brush.arc(x + reach * Math.cos(angle), y + reach * Math.sin(angle), radius * 0.016 * (0.5 + random()), 0, 7)
    brush.fill()
  }
}

export const fruits: Readonly<Record<'apple' | 'orange' | 'lemon' | 'grape', PaintFruit>> = {
  apple: (brush, x, y, radius, random) => {
    const colour = pick(random, REDS)
    paintBall(brush, x, y, radius, colour, 0.75, 0.94)
    const gold = blend(colour, [236, 196, 96], 0.65)
    for (let k = 0; k < 26; k++) {
      const angle = (k / 26) * 6.3 + random() * 0.2
      brush.fillStyle = css(gold, 0.1 + 0.12 * random())
      brush.fill(tapered([[x, y - radius * 0.62, 0.4], [x + radius * 0.5 * Math.cos(angle), y - radius * 0.5 + radius * 0.34 * Math.sin(angle), radius * 0.03], [x + radius * 0.8 * Math.cos(angle), y - radius * 0.16 + radius * 0.62 * Math.sin(angle), 0.3]]))
    }
    brush.fillStyle = css(shade(shadowOf(colour), 0.7), 0.75)
    brush.beginPath()
    brush.ellipse(x + radius * 0.02, y - radius * 0.68, radius * 0.26, radius * 0.09, 0, 0, 7)
    brush.fill()
    paintFreckles(brush, x, y, radius, [255, 236, 190], 40, random)
    paintStem(brush, x, y - radius * 0.66, radius * 1.1, random() < 0.5)
  },
  orange: (brush, x, y, radius, random) => {
    paintBall(brush, x, y, radius, pigment('#e58a26'), 0.45, 0.97)
    paintFreckles(brush, x, y, radius, [150, 76, 14], 150, random)
    paintStem(brush, x - radius * 0.1, y - radius * 0.78, radius * 0.5, true)
  },
  lemon: (brush, x, y, radius, random) => {
    const tilt = (random() - 0.5) * 0.8
    brush.save()
    brush.translate(x, y + radius * 0.12)
    brush.rotate(tilt)
    const yellow = pigment('#e9c53a')
    for (const side of [-1, 1]) {
      brush.fillStyle = css(blend(yellow, shadowOf(yellow), side > 0 ? 0.5 : 0.12))
      brush.fill(tapered([[side * radius * 0.7, 0, radius * 0.4], [side * radius * 0.94, 0, radius * 0.2], [side * radius * 1.12, 0, radius * 0.12], [side * radius * 1.17, 0, radius * 0.04]]))
    }
    brush.scale(1.14, 1)
    paintBall(brush, 0, 0, radius * 0.84, yellow, 0.5)
    paintFreckles(brush, 0, 0, radius * 0.84, [160, 120, 10], 90, random)
    brush.restore()
  },
  grape: (brush, x, y, radius, random) => {
    const colour = random() < 0.5 ? pigment('#5a3560') : pigment('#93a548')
    const rows = [5, 4, 4, 3, 2, 1]
    for (const [row, count] of rows.entries()) {
      for (let k = 0; k < count; k++) paintBall(brush, x + (k - (count - 1) / 2) * radius * 0.42 + row * radius * 0.1, y - radius * 0.42 + row * radius * 0.27, radius * (0.25 + 0.03 * random()), blend(colour, shade(colour, 0.7), random() * 0.6), 0.7)
    }
    paintStem(brush, x - radius * 0.1, y - radius * 0.6, radius * 0.9, true)
  },
}
