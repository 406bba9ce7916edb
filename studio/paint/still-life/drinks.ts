import type { StillThing } from '../../scene/scene-spec.ts'
import type { Brush } from '../brush/layer.ts'
import { css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { line, paintFolds, paintForm, shadowOf, tapered } from '../figure/shape.ts'
import { ellipse, paintBall, paintLathe, paintMouth } from './forms.ts'
import { BLUE, GLAZES, paintSteam, PORCELAIN, type Thing } from './thing.ts'

function paintCup(brush: Brush, drink: Pigment, glaze: Pigment): void {
  paintLathe(brush, [[84, 4], [104, -10]], glaze, 0.4)
  paintMouth(brush, -10, 104, glaze)
  brush.strokeStyle = css(shade(glaze, 0.82))
  brush.lineWidth = 11
  brush.stroke(line([[56, -84], [96, -92], [98, -48], [46, -36]]))
  paintLathe(brush, [[30, -12], [50, -28], [62, -66], [64, -104]], glaze, 0.7)
  paintMouth(brush, -104, 64, glaze, drink)
  paintSteam(brush, -112)
}

export const drinks = {
  tea: {
    tall: 260, half: 190,
    paint: (brush, random) => {
      const glaze = random() < 0.5 ? PORCELAIN : pick(random, GLAZES)
      brush.save()
      brush.translate(-52, -22)
      brush.strokeStyle = css(shadowOf(glaze))
      brush.lineWidth = 17
      brush.stroke(line([[-84, -142], [-150, -150], [-158, -84], [-90, -46]]))
      paintForm(brush, tapered([[78, -60, 30], [122, -92, 19], [148, -150, 11], [162, -164, 12]]), glaze, 14)
      paintLathe(brush, [[62, 0], [96, -34], [112, -88], [92, -142], [48, -166]], glaze, 0.75, () => {
        if (glaze === PORCELAIN) for (let k = 0; k < 7; k++) for (let leaf = 0; leaf < 5; leaf++) paintFolds(brush, [[[-80 + k * 24, -84], [-80 + k * 24 + 13 * Math.cos(leaf * 1.26), -84 + 13 * Math.sin(leaf * 1.26)], [-80 + k * 24 + 20 * Math.cos(leaf * 1.26 + 0.3), -84 + 20 * Math.sin(leaf * 1.26 + 0.3)]]], BLUE, 4, 0.75)
      })
      paintLathe(brush, [[50, -164], [40, -180], [14, -188]], glaze, 0.75)
      paintBall(brush, 0, -196, 13, glaze, 0.8)
      brush.restore()
      brush.translate(118, 22)
      brush.scale(0.82, 0.82)
      paintCup(brush, pigment('#b5702c'), glaze)
    },
  },
  coffee: { tall: 190, half: 110, paint: (brush, random) => paintCup(brush, pigment('#4a2a1a'), pick(random, GLAZES)) },
  wine: {
    tall: 400, half: 120,
    paint: (brush) => {
      const glass = pigment('#2c3b2c')
      brush.save()
      brush.translate(-56, -22)
      paintLathe(brush, [[48, 0], [50, -30], [50, -210], [40, -246], [18, -280], [17, -372], [20, -376], [20, -386]], glass, 0.75, () => {
        brush.fillStyle = css([236, 226, 204], 0.94)
        brush.fillRect(-50, -180, 100, 92)
        brush.fillStyle = css([120, 44, 48], 0.85)
        brush.fillRect(-34, -164, 50, 5)
        for (const y of [-146, -136, -110]) brush.fillRect(-34, y, y < -120 ? 40 : 26, 2.4)
        brush.fillStyle = css([110, 24, 36])
        brush.fillRect(-24, -390, 48, 70)
      })
      brush.restore()
      brush.translate(74, 18)
      const clear: Pigment = [226, 232, 232]
      brush.fillStyle = css(clear, 0.6)
      ellipse(brush, 0, 0, 44)
      brush.fill()
      brush.fillStyle = css(clear, 0.8)
      brush.fill(tapered([[0, 0, 9], [0, -10, 4], [0, -96, 4], [0, -108, 12]]))
      brush.globalAlpha = 0.92
      paintLathe(brush, [[8, -100], [40, -126], [52, -172]], pigment('#6d1326'), 0.6)
      brush.globalAlpha = 0.4
      paintLathe(brush, [[52, -170], [50, -210], [42, -252]], clear, 1)
      brush.globalAlpha = 1
      brush.fillStyle = css([150, 40, 60])
      ellipse(brush, 0, -172, 51)
      brush.fill()
      brush.strokeStyle = css([250, 252, 250], 0.8)
      brush.lineWidth = 2.4
      ellipse(brush, 0, -252, 42)
      brush.stroke()
    },
  },
} satisfies Partial<Record<StillThing, Thing>>
