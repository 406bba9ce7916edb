import type { StillThing } from '../../scene/scene-spec.ts'
import { blend, css, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { glow, lightOf, outline, paintFolds, paintForm, shadowOf, tapered, type Point } from '../figure/shape.ts'
import { ellipse, paintBall, paintLathe, paintMouth, TILT } from './forms.ts'
import { CRUST, paintDumpling, paintMaki, paintNigiri, paintPlate } from './servings.ts'
import { paintSteam, type Thing } from './thing.ts'

const SALMON = pigment('#f28a5c')
const TUNA = pigment('#c43848')

export const meals = {
  dumplings: {
    tall: 190, half: 210,
    paint: (brush, random, pause) => {
      paintPlate(brush, 206)
      for (const [x, y] of [[-92, -58], [6, -66], [104, -56], [-128, -34], [-34, -38], [66, -34], [-80, -8], [18, -8], [112, -12]] as const) {
        paintDumpling(brush, x, y, 66, random)
        pause()
      }
      for (let k = 0; k < 14; k++) {
        brush.strokeStyle = css(blend([82, 140, 58], [190, 220, 140], random()))
        brush.lineWidth = 2.4
        ellipse(brush, (random() - 0.5) * 260, -30 + random() * 30, 4.5, 0.6)
        brush.stroke()
      }
      paintSteam(brush, -96)
    },
  },
  sushi: {
    tall: 130, half: 220,
    paint: (brush, random, pause) => {
      const wood = pigment('#7c4f30')
      paintForm(brush, outline([[-214, -36], [214, -36]], [[214, -36], [222, 2], [-222, 2], [-214, -36]]), wood, 7, () => paintFolds(brush, [[[-210, -26], [0, -22], [210, -28]], [[-214, -12], [10, -14], [214, -10]]], shadowOf(wood), 2.4, 0.7))
      brush.fillStyle = css(shade(wood, 0.5))
      for (const x of [-160, 160]) brush.fillRect(x - 20, 2, 40, 14)
      for (const [k, fish] of [SALMON, TUNA, SALMON].entries()) paintNigiri(brush, -136 + k * 132, -44, fish, random)
      pause()
      for (const [k, filling] of [SALMON, pigment('#6fa04a'), TUNA, pigment('#f0c04a')].entries()) paintMaki(brush, -158 + k * 84, -6, filling)
      paintBall(brush, 178, -14, 20, [150, 190, 96], 0.2, 0.8)
      for (let k = 0; k < 4; k++) paintFolds(brush, [[[150 + k * 8, 0], [166 + k * 8, -14 - k * 2], [186 + k * 7, -4]]], [246, 190, 170], 7, 0.9)
    },
  },
  hotpot: {
    tall: 240, half: 220,
    paint: (brush, random, pause) => {
      const metal = pigment('#b3824a')
      for (const side of [-1, 1]) {
        brush.strokeStyle = css(shade(metal, side < 0 ? 1 : 0.6))
        brush.lineWidth = 12
        brush.beginPath()
        brush.ellipse(side * 200, -92, 30, 22, 0, 0, 6.3)
        brush.stroke()
      }
      paintLathe(brush, [[96, 0], [86, -14], [120, -26], [192, -70], [200, -124]], metal, 0.9)
      paintMouth(brush, -124, 202, metal)
      const soup = (side: number, colour: Pigment) => {
        brush.save()
        ellipse(brush, 0, -118, 180)
        brush.clip()
        brush.beginPath()
        brush.moveTo(0, -118 - 180 * TILT)
        brush.bezierCurveTo(70, -140, -70, -98, 0, -118 + 180 * TILT)
        brush.lineTo(side * 260, -40)
        brush.lineTo(side * 260, -200)
        brush.fillStyle = css(colour)
        brush.fill()
        brush.clip()
        for (let k = 0; k < 70; k++) glow(brush, [side * random() * 176, -118 + (random() - 0.5) * 82], 5 + 9 * random(), side < 0 ? (k % 2 ? [248, 130, 40] : [120, 12, 10]) : k % 2 ? [255, 250, 232] : [222, 196, 140], 0.45)
        brush.restore()
      }
      soup(-1, pigment('#b8281a'))
      soup(1, pigment('#efe0b8'))
      pause()
      for (let k = 0; k < 11; k++) brush.fill(tapered([[-150 + random() * 130, -134 + random() * 34, 4], [-138 + random() * 130, -130 + random() * 30, 5]]))
      for (let k = 0; k < 9; k++) {
        brush.fillStyle = css(pigment(k % 2 ? '#8e1612' : '#d8402a'))
        const [x, y, turn] = [-30 - random() * 130, -132 + random() * 32, random() * 3]
        brush.fill(tapered([[x - 18 * Math.cos(turn), y - 5 * Math.sin(turn), 2], [x, y - 3, 7], [x + 20 * Math.cos(turn), y + 5 * Math.sin(turn), 1]]))
      }
      for (const [x, y] of [[60, -122], [112, -132], [96, -104], [34, -140]] as const) paintBall(brush, x, y, 20, [236, 212, 178], 0.5, 0.8)
      for (const [x, y] of [[-70, -112], [-116, -124], [150, -118]] as const) {
        paintForm(brush, outline([[x - 34, y], [x - 8, y - 26], [x + 30, y - 12]], [[x + 30, y - 12], [x + 8, y + 8], [x - 34, y]]), [110, 160, 70], 8, () => paintFolds(brush, [[[x - 26, y - 2], [x, y - 10], [x + 24, y - 10]]], [222, 236, 170], 3, 0.9))
      }
      brush.fillStyle = css(lightOf(metal))
      brush.fill(tapered([[0, -118 - 176 * TILT, 3], [16, -130, 4], [-16, -106, 4], [0, -118 + 176 * TILT, 4]]))
      paintSteam(brush, -150)
      brush.save()
      brush.translate(70, 10)
      paintSteam(brush, -150)
      brush.restore()
    },
  },
  pizza: {
    tall: 120, half: 220,
    paint: (brush, random, pause) => {
      const wood = pigment('#9a6a40')
      brush.fillStyle = css(shade(wood, 0.6))
      ellipse(brush, 0, 0, 216, 0.36)
      brush.fill()
      brush.fillStyle = css(wood)
      ellipse(brush, 0, -12, 216, 0.36)
      brush.fill()
      for (let k = 0; k < 34; k++) {
        const turn = (k / 34) * 6.283
        paintBall(brush, Math.cos(turn) * 176, -30 + Math.sin(turn) * 62, 22 + 6 * random(), blend(CRUST, pigment('#8a4a20'), random() * 0.6), 0.3, 0.8)
      }
      brush.fillStyle = css(pigment('#c8452a'))
      ellipse(brush, 0, -34, 170, 0.35)
      brush.fill()
      pause()
      brush.save()
      ellipse(brush, 0, -34, 168, 0.35)
      brush.clip()
      for (let k = 0; k < 190; k++) glow(brush, [(random() - 0.5) * 330, -34 + (random() - 0.5) * 116], 10 + 20 * random(), k % 4 ? [252, 220, 138] : [236, 150, 60], 0.5)
      for (let k = 0; k < 60; k++) glow(brush, [(random() - 0.5) * 330, -34 + (random() - 0.5) * 116], 6, [166, 84, 30], 0.4)
      brush.restore()
      for (const [u, v] of [[-0.6, -0.3], [-0.1, -0.62], [0.5, -0.42], [0.12, 0], [-0.36, 0.34], [0.62, 0.24], [0.2, 0.6], [-0.72, 0.12], [-0.28, -0.12]] as const) {
        brush.fillStyle = css([90, 20, 14], 0.5)
        ellipse(brush, u * 158 + 2, -32 + v * 56, 27, 0.42)
        brush.fill()
        brush.fillStyle = css(pigment('#b8322a'))
        ellipse(brush, u * 158, -36 + v * 56, 26, 0.42)
        brush.fill()
        glow(brush, [u * 158 - 6, -40 + v * 56], 14, [240, 130, 100], 0.7)
      }
      for (let k = 0; k < 7; k++) {
        const [x, y] = [(random() - 0.5) * 230, -36 + (random() - 0.5) * 70]
        paintForm(brush, outline([[x - 20, y], [x, y - 12], [x + 22, y]], [[x + 22, y], [x, y + 10], [x - 20, y]]), [74, 128, 54], 5, () => paintFolds(brush, [[[x - 16, y], [x, y - 2], [x + 18, y]]], [170, 206, 120], 1.6, 0.8))
      }
      paintSteam(brush, -70)
    },
  },
  burger: {
    tall: 230, half: 150,
    paint: (brush, random) => {
      paintPlate(brush, 176)
      paintLathe(brush, [[112, -26], [122, -44], [120, -66]], CRUST, 0.15)
      paintForm(brush, outline([[-132, -62], [-128, -92], [0, -98], [128, -92], [132, -62]], [[132, -62], [0, -34], [-132, -62]]), pigment('#6a3a22'), 14, () => {
        for (let k = 0; k < 120; k++) glow(brush, [(random() - 0.5) * 260, -44 - random() * 50], 4, k % 2 ? [150, 92, 58] : [46, 22, 14], 0.5)
      })
      brush.fillStyle = css(pigment('#f2b232'))
      brush.fill(outline([[-130, -92], [130, -92]], [[130, -92], [96, -78], [70, -58], [40, -80], [-20, -74], [-56, -50], [-90, -80], [-130, -92]]))
      const leaf = pigment('#7fb04a')
      const wave = Array.from({ length: 15 }, (_, k): Point => [-138 + k * 19.7, -92 + (k % 2 ? 12 : -4)])
      paintForm(brush, outline(wave, [[138, -104], [0, -122], [-138, -104], [-138, -92]]), leaf, 6)
      paintForm(brush, outline([[-118, -106], [-112, -122], [0, -126], [112, -122], [118, -106]], [[118, -106], [0, -92], [-118, -106]]), pigment('#cc3a2c'), 8)
      paintForm(brush, outline([[-132, -120], [-126, -176], [-64, -222], [0, -230], [64, -222], [126, -176], [132, -120]], [[132, -120], [0, -100], [-132, -120]]), CRUST, 40, () => {
        glow(brush, [-44, -190], 70, [255, 226, 170], 0.6)
        for (let k = 0; k < 42; k++) {
          const [turn, r] = [random() * 6.3, Math.sqrt(random())]
          brush.fillStyle = css([250, 234, 200])
          brush.beginPath()
          brush.ellipse(Math.cos(turn) * r * 100, -178 + Math.sin(turn) * r * 38, 5.5, 3.4, turn, 0, 6.3)
          brush.fill()
        }
      })
    },
  },
} satisfies Partial<Record<StillThing, Thing>>
