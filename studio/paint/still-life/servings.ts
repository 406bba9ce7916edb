import type { Random } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { glow, lightOf, outline, paintFolds, paintForm, shadowOf, tapered, type Point } from '../figure/shape.ts'
import { ellipse, paintLathe, paintMouth } from './forms.ts'
import { BLUE, PORCELAIN } from './thing.ts'

export const CRUST = pigment('#cf9148')

/** A round plate of the given half width, its rim lined in blue. */
export function paintPlate(brush: Brush, half: number, glaze: Pigment = PORCELAIN): void {
  paintLathe(brush, [[half * 0.6, 0], [half * 0.66, -8], [half, -26]], glaze, 0.4)
  paintMouth(brush, -26, half, glaze)
  brush.strokeStyle = css(BLUE, 0.55)
  brush.lineWidth = 3
  ellipse(brush, 0, -26, half * 0.95)
  brush.stroke()
  brush.fillStyle = css(lightOf(glaze))
  ellipse(brush, 0, -18, half * 0.7)
  brush.fill()
}

/** A jiaozi lying on its side: a crescent with pleats along its seam. */
export function paintDumpling(brush: Brush, x: number, y: number, size: number, random: Random): void {
  const dough: Pigment = blend([246, 234, 208], [236, 206, 150], 0.5 * random())
  brush.save()
  brush.translate(x, y)
  brush.rotate((random() - 0.5) * 0.5)
  brush.scale(size / 100, size / 100)
  brush.fillStyle = css([60, 40, 40], 0.28)
  ellipse(brush, 6, 4, 88, 0.26)
  brush.fill()
  const body = outline([[-84, 0], [-66, -40], [0, -62], [66, -40], [84, 0]], [[84, 0], [40, 16], [-40, 16], [-84, 0]])
  paintForm(brush, body, dough, 26, () => {
    glow(brush, [-14, -26], 46, [255, 252, 240], 0.6)
    glow(brush, [20, 10], 44, [206, 140, 66], 0.4)
  })
  const frill = outline([[-84, 0], [-76, -46], [-36, -72], [0, -80], [36, -72], [76, -46], [84, 0]], [[84, 0], [60, -38], [0, -58], [-60, -38], [-84, 0]])
  paintForm(brush, frill, lightOf(dough), 7)
  const pleats = Array.from({ length: 9 }, (_, k): Point[] => {
    const turn = Math.PI * (0.1 + (0.8 * k) / 8)
    const [u, v] = [-Math.cos(turn), -Math.sin(turn)]
    return [[u * 78, v * 74 + 2], [u * 68, v * 58], [u * 54 + 4, v * 42]]
  })
  paintFolds(brush, pleats, shadowOf(dough), 5, 0.6)
  paintFolds(brush, pleats.map((fold) => fold.map(([u, v]): Point => [u - 4, v - 1])), [255, 252, 242], 3, 0.7)
  brush.restore()
}

/** Rice under a slice of fish. */
export function paintNigiri(brush: Brush, x: number, y: number, fish: Pigment, random: Random): void {
  brush.save()
  brush.translate(x, y)
  paintForm(brush, outline([[-58, 0], [-60, -26], [-30, -40], [30, -40], [60, -26], [58, 0]], [[58, 0], [0, 10], [-58, 0]]), [250, 248, 242], 12, () => {
    for (let k = 0; k < 90; k++) glow(brush, [(random() - 0.5) * 116, 6 - random() * 46], 4, k % 2 ? [255, 255, 252] : [214, 208, 204], 0.6)
  })
  paintForm(brush, outline([[-70, -22], [-44, -50], [40, -54], [72, -28]], [[72, -28], [40, -32], [-40, -26], [-70, -22]]), fish, 10, () => {
    for (let k = 0; k < 6; k++) paintFolds(brush, [[[-56 + k * 22, -20], [-44 + k * 22, -38], [-40 + k * 22, -56]]], blend(fish, [255, 240, 226], 0.65), 5, 0.8)
  })
  glow(brush, [-20, -46], 26, [255, 255, 250], 0.5)
  brush.restore()
}

export function paintMaki(brush: Brush, x: number, y: number, filling: Pigment): void {
  brush.save()
  brush.translate(x, y)
  paintLathe(brush, [[38, 0], [39, -44]], [34, 42, 38], 0.3)
  for (const [half, colour, tilt] of [[39, [40, 50, 44], 0.44], [34, [250, 248, 240], 0.44], [15, filling, 0.46]] as const) {
    brush.fillStyle = css(colour)
    ellipse(brush, 0, -44, half, tilt)
    brush.fill()
  }
  glow(brush, [-5, -48], 9, lightOf(filling), 0.7)
  brush.restore()
}

export function paintStrawberry(brush: Brush, x: number, y: number, radius: number, random: Random): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate((random() - 0.5) * 1.1)
  brush.scale(radius / 50, radius / 50)
  const red = pick(random, ['#d0222c', '#c41a2a', '#dc3434'])
  paintForm(brush, outline([[0, 56], [-34, 26], [-48, -14], [-28, -42], [0, -46], [28, -42], [48, -14], [34, 26], [0, 56]]), pigment(red), 22, () => {
    glow(brush, [-16, -16], 26, [255, 190, 170], 0.5)
    for (let row = 0; row < 6; row++)
      for (let k = -3; k <= 3; k++) {
        const [u, v] = [k * 14 + (row % 2) * 7, -30 + row * 14]
        brush.fillStyle = css([120, 12, 24], 0.55)
        brush.beginPath()
        brush.ellipse(u, v, 3.2, 4.4, 0, 0, 6.3)
        brush.fill()
        brush.fillStyle = css([250, 214, 120])
        brush.beginPath()
        brush.ellipse(u - 0.6, v - 0.6, 1.7, 2.8, 0, 0, 6.3)
        brush.fill()
      }
  })
  for (let k = 0; k < 7; k++) {
    const turn = -Math.PI / 2 + (k - 3) * 0.5
    brush.fillStyle = css(shade([104, 156, 62], 0.75 + 0.1 * (k % 3)))
    brush.fill(tapered([[0, -44, 6], [Math.cos(turn) * 20, -46 + Math.sin(turn) * 12, 7], [Math.cos(turn) * 38, -42 + Math.sin(turn) * 14 + Math.abs(k - 3) * 5, 1]]))
  }
  brush.restore()
}
