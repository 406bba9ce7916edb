import type { StillThing } from '../../scene/scene-spec.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { glow, lightOf, line, outline, paintFolds, paintForm, tapered, type Point } from '../figure/shape.ts'
import { ellipse, paintBall, paintLathe, paintMouth, TILT } from './forms.ts'
import { fruits, type PaintFruit } from './fruit.ts'
import { BLUE, GLAZES, paintSteam, PORCELAIN, type Thing } from './thing.ts'

/** One piece of fruit in front, or several of a kind side by side. */
const loose = (paint: PaintFruit, count: number, radius: number): Thing => ({
  tall: radius * 2, half: radius * count,
  paint: (brush, random) => {
    for (let k = 0; k < count; k++) paint(brush, (k - (count - 1) / 2) * radius * 1.9, -radius * 0.9 + (k % 2) * radius * 0.3, radius, random)
  },
})

export const food = {
  apple: loose(fruits.apple, 2, 62),
  orange: loose(fruits.orange, 2, 60),
  lemon: loose(fruits.lemon, 2, 54),
  grape: loose(fruits.grape, 1, 92),
  fruit: {
    tall: 250, half: 165,
    paint: (brush, random) => {
      const glaze = pick(random, GLAZES)
      const order = [fruits.orange, fruits.apple, fruits.lemon, fruits.apple, fruits.orange]
      for (const [k, paint] of order.entries()) paint(brush, (k - 2) * 58, -128 - (k % 2) * 42, 58, random)
      fruits.grape(brush, 86, -142, 82, random)
      paintLathe(brush, [[62, 0], [66, -16], [118, -48], [160, -112]], glaze, 0.55, () => paintFolds(brush, [[[-170, -88], [0, -60], [170, -88]]], lightOf(glaze), 4, 0.7))
      brush.strokeStyle = css(lightOf(glaze))
      brush.lineWidth = 6
      brush.beginPath()
      brush.ellipse(0, -112, 158, 158 * TILT, 0, 0.05, Math.PI - 0.05)
      brush.stroke()
    },
  },
  bread: {
    tall: 110, half: 170,
    paint: (brush, random) => {
      const wood = pigment('#8c5f3c')
      paintForm(brush, outline([[-176, -12], [-150, -34], [150, -34], [176, -12]], [[176, -12], [178, 6], [-178, 6], [-176, -12]]), wood, 9)
      const crust = pigment('#b97535')
      const loaf = outline([[-140, -26], [-150, -64], [-108, -104], [0, -118], [108, -104], [150, -64], [140, -26], [0, -16], [-140, -26]])
      paintForm(brush, loaf, crust, 34, () => {
        for (let k = -2; k <= 2; k++) paintFolds(brush, [[[k * 50 - 26, -56], [k * 50, -84], [k * 50 + 30, -108]]], pigment('#f0d8a8'), 10, 0.9)
        for (let k = 0; k < 240; k++) glow(brush, [(random() - 0.5) * 290, -20 - random() * 100], 3 + 4 * random(), random() < 0.5 ? [250, 226, 180] : [110, 60, 24], 0.3)
      })
    },
  },
  cake: {
    tall: 200, half: 150,
    paint: (brush, random) => {
      paintLathe(brush, [[70, 0], [30, -12], [26, -40], [150, -52], [156, -60]], PORCELAIN, 0.6)
      paintMouth(brush, -60, 156, PORCELAIN)
      const sponge = pigment('#d9a865')
      const cream: Pigment = [250, 240, 226]
      paintLathe(brush, [[118, -64], [118, -150]], sponge, 0.1, () => {
        for (const y of [-92, -124]) for (const [width, hue] of [[12, cream], [4, pigment('#b8343c')]] as const) {
          brush.strokeStyle = css(hue, 0.9)
          brush.lineWidth = width
          brush.stroke(line([[-118, y], [0, y + 28], [118, y]]))
        }
      })
      paintMouth(brush, -152, 121, cream, cream)
      for (let k = 0; k < 7; k++) {
        const [x, y]: Point = [-106 + k * 35, -142 + 22 * Math.sin((Math.PI * k) / 6)]
        brush.fillStyle = css(shade(cream, 0.9 - k * 0.02))
        ellipse(brush, x, y, 17, 0.94)
        brush.fill()
        glow(brush, [x - 5, y - 6], 13, [255, 253, 246], 0.95)
      }
      for (const [x, y] of [[-54, -168], [50, -170], [-2, -156], [4, -182]] as const) {
        paintBall(brush, x, y, 23, pigment('#c2303a'), 0.8, 1.1)
        paintFolds(brush, [[[x - 12, y - 22], [x, y - 26], [x + 13, y - 21]]], [92, 130, 60], 6, 1)
        for (let seed = 0; seed < 7; seed++) glow(brush, [x + (random() - 0.5) * 28, y + (random() - 0.3) * 24], 2.6, [250, 220, 140], 0.9)
      }
    },
  },
  noodles: {
    tall: 200, half: 160,
    paint: (brush, random) => {
      paintLathe(brush, [[60, 0], [64, -16], [120, -56], [152, -124]], PORCELAIN, 0.6, () => {
        for (const y of [-104, -94]) {
          brush.strokeStyle = css(BLUE, 0.8)
          brush.lineWidth = y < -100 ? 7 : 2.4
          brush.stroke(line([[-152, y], [0, y + 36], [152, y]]))
        }
      })
      paintMouth(brush, -124, 152, PORCELAIN, pigment('#b9752e'))
      for (let k = 0; k < 54; k++) {
        const [x, y, turn] = [(random() - 0.5) * 190, -124 + (random() - 0.5) * 36, random() * 6.3]
        paintFolds(brush, [[[x - 36 * Math.cos(turn), y - 8 * Math.sin(turn)], [x, y - 9 + random() * 14], [x + 36 * Math.cos(turn), y + 8 * Math.sin(turn)]]], blend(pigment('#f0d28c'), pigment('#cf9c4a'), random()), 4, 0.95)
      }
      paintBall(brush, -54, -132, 34, [250, 244, 232], 0.5, 0.56)
      paintBall(brush, -54, -134, 17, pigment('#eda02c'), 0.6, 0.6)
      for (let k = 0; k < 16; k++) {
        brush.strokeStyle = css(blend([96, 150, 70], [196, 222, 150], random()))
        brush.lineWidth = 3
        ellipse(brush, 20 + random() * 80, -146 + random() * 34, 7, 0.6)
        brush.stroke()
      }
      brush.fillStyle = css(pigment('#6b3a26'))
      for (const shift of [0, 16]) brush.fill(tapered([[-20 + shift, -150, 3], [70 + shift, -196, 4], [196 + shift, -262, 5.4]]))
      paintSteam(brush, -140)
    },
  },
} satisfies Partial<Record<StillThing, Thing>>
