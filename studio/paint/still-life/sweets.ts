import type { StillThing } from '../../scene/scene-spec.ts'
import { blend, css, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { glow, lightOf, paintFolds, shadowOf, tapered } from '../figure/shape.ts'
import { paintBall, paintLathe, paintMouth } from './forms.ts'
import { CRUST, paintStrawberry } from './servings.ts'
import { PORCELAIN, type Thing } from './thing.ts'

export const sweets = {
  'ice-cream': {
    tall: 290, half: 110,
    paint: (brush, random) => {
      paintLathe(brush, [[64, 0], [62, -8], [14, -18], [12, -70], [36, -84], [96, -150]], [206, 224, 230], 0.9)
      const scoops: readonly Pigment[] = ['#f6d9b0', '#f2a6b4', '#8a5a3c'].map(pigment)
      for (const [k, [x, y]] of ([[-44, -176], [46, -176], [0, -228]] as const).entries()) {
        paintBall(brush, x, y, 60, scoops[k]!, 0.3)
        for (let d = 0; d < 60; d++) {
          const [turn, r] = [random() * 6.3, Math.sqrt(random()) * 52]
          glow(brush, [x + Math.cos(turn) * r, y + Math.sin(turn) * r], 5, d % 2 ? lightOf(scoops[k]!) : shadowOf(scoops[k]!), 0.3)
        }
      }
      for (let k = 0; k < 5; k++) paintBall(brush, -84 + k * 42, -136 + (k % 2) * 6, 22, blend(scoops[k % 3]!, [255, 250, 244], 0.2), 0.3, 0.7)
      paintStrawberry(brush, 30, -286, 26, random)
      brush.fillStyle = css(CRUST)
      brush.fill(tapered([[62, -200, 7], [104, -300, 8], [116, -326, 7]]))
    },
  },
  strawberry: {
    tall: 150, half: 150,
    paint: (brush, random) => {
      paintLathe(brush, [[56, 0], [60, -14], [110, -40], [140, -86]], PORCELAIN, 0.6)
      paintMouth(brush, -86, 140, PORCELAIN, [120, 20, 26])
      for (const [x, y] of [[-84, -92], [-28, -102], [30, -102], [84, -92], [-56, -122], [0, -132], [56, -122], [-2, -98]] as const) paintStrawberry(brush, x, y, 36, random)
      paintStrawberry(brush, 176, -26, 34, random)
    },
  },
  watermelon: {
    tall: 190, half: 190,
    paint: (brush, random) => {
      const rind = pigment('#2f7a3c')
      paintBall(brush, -56, -100, 104, rind, 0.5, 0.94)
      for (let k = -3; k <= 3; k++) paintFolds(brush, [[[-56 + k * 14, -196], [-56 + k * 36, -100], [-56 + k * 14, -6]]], shade(rind, 0.5), 9, 0.7)
      const slice = (x: number, y: number, size: number) => {
        brush.save()
        brush.translate(x, y)
        brush.scale(size, size)
        for (const [reach, colour] of [[100, rind], [93, [222, 238, 190]], [86, [226, 58, 64]]] as const) {
          brush.fillStyle = css(colour)
          brush.beginPath()
          brush.arc(0, -100, reach, 0.1, Math.PI - 0.1)
          brush.closePath()
          brush.fill()
        }
        glow(brush, [-26, -66], 56, [255, 150, 140], 0.5)
        for (let k = 0; k < 13; k++) {
          const [turn, r] = [0.35 + (k / 12) * 2.45, 52 + (k % 2) * 16]
          brush.fillStyle = css([34, 18, 18])
          brush.beginPath()
          brush.ellipse(Math.cos(turn) * r, -96 + Math.sin(turn) * r, 3, 5.4, turn - 1.57, 0, 6.3)
          brush.fill()
        }
        brush.restore()
      }
      slice(70, 4 + random() * 6, 1.05)
      slice(138, 22, 0.86)
    },
  },
} satisfies Partial<Record<StillThing, Thing>>
