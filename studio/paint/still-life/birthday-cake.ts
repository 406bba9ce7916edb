import { css, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { glow, paintFolds, tapered, type Point } from '../figure/shape.ts'
import { ellipse, paintBall, paintLathe, paintMouth } from './forms.ts'
import { paintStrawberry } from './servings.ts'
import { PORCELAIN, type Thing } from './thing.ts'

const CREAM: Pigment = [252, 240, 230]
const ICING = pigment('#f3b6c4')
const WAX: readonly Pigment[] = ['#e8637f', '#5aa7d6', '#f0b93a', '#7cc08a', '#a78ad0'].map(pigment)
const SPRINKLES: readonly Pigment[] = ['#e8637f', '#5aa7d6', '#f5cf4a', '#7cc08a', '#ffffff'].map(pigment)
/** Half the lower tier, its top and the upper one's. */
const [WIDE, LOW, HIGH] = [150, -158, -262]
const UPPER = 104

/** Icing that runs down over a tier's edge. */
function paintIcing(brush: Parameters<Thing['paint']>[0], half: number, y: number, random: () => number): void {
  const runs = Array.from({ length: 9 }, (_, k) => ({ x: -half + ((k + 0.5) * 2 * half) / 9, long: 16 + 30 * random() }))
  for (const { x, long } of runs) {
    const bend = half * 0.24 * Math.sqrt(Math.max(0, 1 - (x / half) ** 2))
    brush.fillStyle = css(shade(ICING, 1 - 0.2 * Math.max(0, x / half)))
    const end = y + bend + long
    brush.fill(tapered([[x, y + bend - 10, half / 8], [x, y + bend + long * 0.4, half / 12], [x, end, half / 14], [x, end + half / 26, half / 18], [x, end + half / 15, half / 60]]))
    glow(brush, [x - 4, y + bend + long * 0.6], 10, [255, 240, 242], 0.5)
  }
  brush.fillStyle = css(ICING)
  ellipse(brush, 0, y, half + 2)
  brush.fill()
  brush.save()
  ellipse(brush, 0, y, half + 2)
  brush.clip()
  glow(brush, [-half * 0.4, y - half * 0.06], half * 0.9, [255, 236, 240], 0.75)
  brush.restore()
}

/** Two tiers under pink icing, with strawberries and burning candles. */
export const birthdayCake: Thing = {
  tall: 360,
  half: 175,
  paint: (brush, random) => {
    paintLathe(brush, [[76, 0], [32, -12], [28, -40], [176, -52], [182, -60]], PORCELAIN, 0.6)
    paintMouth(brush, -60, 182, PORCELAIN)
    paintLathe(brush, [[WIDE, -64], [WIDE, LOW]], CREAM, 0.1, () => {
      for (let k = 0; k < 60; k++) {
        const [x, y] = [(random() - 0.5) * 2 * WIDE, -66 - 84 * random()]
        brush.fillStyle = css(SPRINKLES[k % SPRINKLES.length]!, 0.9)
        brush.beginPath()
        brush.ellipse(x, y + 26, 5, 2, random() * 3, 0, 7)
        brush.fill()
      }
    })
    const rosette = (x: number, y: number, size: number) => {
      brush.fillStyle = css(shade(CREAM, 0.92))
      ellipse(brush, x, y, size, 0.9)
      brush.fill()
      paintFolds(brush, [[[x - size * 0.6, y], [x, y - size * 0.6], [x + size * 0.6, y]], [[x - size * 0.3, y + 2], [x, y - size * 0.2], [x + size * 0.3, y + 2]]], shade(CREAM, 0.8), 4, 0.5)
      glow(brush, [x - size * 0.3, y - size * 0.35], size * 0.8, [255, 253, 248], 0.9)
    }
    for (let k = 0; k <= 10; k++) rosette(-WIDE + k * (WIDE / 5), -62 + 34 * Math.sin((Math.PI * k) / 10), 17)
    paintIcing(brush, WIDE, LOW, random)
    for (const [x, y] of [[-126, -156], [126, -156], [-116, -138], [116, -136]] as const) paintStrawberry(brush, x, y, 22, random)
    paintLathe(brush, [[UPPER, LOW - 2], [UPPER, HIGH]], CREAM, 0.1)
    for (let k = 0; k <= 8; k++) rosette(-UPPER + k * (UPPER / 4), LOW + 4 + 24 * Math.sin((Math.PI * k) / 8), 13)
    paintIcing(brush, UPPER, HIGH, random)
    for (const [x, y] of [[-74, HIGH - 4], [74, HIGH - 4], [0, HIGH + 16]] as const) paintStrawberry(brush, x, y, 19, random)
    const candles: readonly Point[] = [[-34, HIGH - 14], [34, HIGH - 14], [-58, HIGH + 6], [58, HIGH + 6], [0, HIGH - 18], [-24, HIGH + 12], [26, HIGH + 13]]
    candles.forEach(([x, y], k) => {
      const wax = WAX[k % WAX.length]!
      const top = y - 62
      brush.save()
      brush.translate(x, y)
      paintLathe(brush, [[5.5, 0], [5.5, -62]], wax, 0.3, () => {
        for (let s = 0; s < 6; s++) paintFolds(brush, [[[-7, -6 - s * 11], [0, -10 - s * 11], [7, -15 - s * 11]]], [255, 252, 246], 3, 0.8)
      })
      brush.restore()
      brush.fillStyle = css([60, 40, 30])
      brush.fillRect(x - 0.8, top - 8, 1.6, 9)
      glow(brush, [x, top - 20], 46, [255, 196, 96], 0.5)
      for (const [width, colour] of [[7, [255, 172, 60]], [4.2, [255, 224, 130]], [2, [255, 250, 224]]] as const) {
        brush.fillStyle = css(colour, 0.95)
        brush.fill(tapered([[x, top - 4, width * 0.4], [x, top - 13, width], [x + 0.6, top - 24, width * 0.6], [x + 1, top - 24 - width * 2.4, 0.3]]))
      }
    })
    for (let k = 0; k < 26; k++) paintBall(brush, -150 + 300 * random(), 4 + 12 * random(), 3.4, SPRINKLES[k % SPRINKLES.length]!, 0.4)
    glow(brush, [0, HIGH - 80], 240, [255, 200, 110], 0.28)
  },
}
