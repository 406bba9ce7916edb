import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { onStage, ownColour } from './stage.ts'

const BACKS = ['#3d6487', '#4a5f86', '#35707c', '#566a80'].map(pigment)
const BELLY: Pigment = [232, 240, 244]

function outline(brush: Brush): void {
  brush.beginPath()
  brush.moveTo(48, 560)
  brush.bezierCurveTo(70, 400, 260, 330, 430, 350)
  brush.bezierCurveTo(600, 372, 720, 500, 830, 440)
  brush.bezierCurveTo(860, 420, 868, 390, 872, 350)
  brush.bezierCurveTo(800, 300, 780, 230, 800, 180)
  brush.bezierCurveTo(850, 190, 900, 240, 905, 300)
  brush.bezierCurveTo(930, 250, 965, 230, 992, 238)
  brush.bezierCurveTo(990, 300, 950, 360, 915, 372)
  brush.bezierCurveTo(935, 480, 880, 600, 740, 690)
  brush.bezierCurveTo(590, 790, 330, 800, 190, 730)
  brush.bezierCurveTo(100, 690, 40, 640, 48, 560)
  brush.closePath()
}

function fin(brush: Brush, colour: Pigment): void {
  const side = brush.createLinearGradient(360, 640, 500, 880)
  side.addColorStop(0, css(shade(colour, 1.05)))
  side.addColorStop(1, css(shade(colour, 0.5)))
  brush.fillStyle = side
  brush.beginPath()
  brush.moveTo(330, 650)
  brush.bezierCurveTo(350, 780, 430, 900, 560, 930)
  brush.bezierCurveTo(575, 850, 520, 720, 440, 650)
  brush.closePath()
  brush.fill()
}

/** A humpback with grooved throat and a spout of droplets. */
export const paintWhale: SubjectPainter = (spec, size, { random }) => {
  const back = ownColour(spec, 'whale') ?? pick(random, BACKS)
  const flip = random() < 0.5
  return onStage(spec, size, (brush) => {
    if (flip) {
      brush.translate(1000, 0)
      brush.scale(-1, 1)
    }
    const skin = brush.createLinearGradient(380, 330, 330, 800)
    skin.addColorStop(0, css(blend(back, [255, 255, 255], 0.22)))
    skin.addColorStop(0.3, css(back))
    skin.addColorStop(0.62, css(shade(back, 0.72)))
    brush.fillStyle = skin
    outline(brush)
    brush.fill()
    brush.save()
    outline(brush)
    brush.clip()
    const belly = brush.createLinearGradient(300, 600, 320, 800)
    belly.addColorStop(0, css(BELLY))
    belly.addColorStop(1, css(shade(blend(BELLY, back, 0.35), 0.82)))
    brush.fillStyle = belly
    brush.beginPath()
    brush.moveTo(30, 600)
    brush.bezierCurveTo(160, 640, 260, 600, 380, 660)
    brush.bezierCurveTo(520, 730, 660, 690, 820, 560)
    brush.lineTo(800, 900)
    brush.lineTo(30, 900)
    brush.fill()
    brush.strokeStyle = css(shade(back, 0.6), 0.5)
    brush.lineWidth = 5
    for (let k = 0; k < 9; k++) {
      brush.beginPath()
      brush.moveTo(40, 616 + k * 15)
      brush.bezierCurveTo(180, 660 + k * 16, 300, 640 + k * 20, 560 - k * 14, 716 + k * 13)
      brush.stroke()
    }
    for (let k = 0; k < 130; k++) {
      const [x, y] = [70 + random() * 760, 360 + random() * 250]
      brush.fillStyle = css(random() < 0.6 ? blend(back, [255, 255, 255], 0.5) : shade(back, 0.6), 0.12 + 0.3 * random())
      brush.beginPath()
      brush.arc(x, y, 1.5 + 5 * random() ** 2, 0, 2 * Math.PI)
      brush.fill()
    }
    const top = brush.createRadialGradient(330, 330, 20, 360, 420, 420)
    top.addColorStop(0, css([255, 255, 255], 0.4))
    top.addColorStop(0.5, css([255, 255, 255], 0.02))
    top.addColorStop(1, css([6, 16, 40], 0.35))
    brush.fillStyle = top
    brush.fillRect(0, 150, 1000, 700)
    brush.restore()
    brush.strokeStyle = css(shade(back, 0.35), 0.8)
    brush.lineWidth = 7
    brush.beginPath()
    brush.moveTo(50, 590)
    brush.bezierCurveTo(140, 632, 220, 616, 268, 560)
    brush.stroke()
    brush.fillStyle = '#10141c'
    brush.beginPath()
    brush.ellipse(296, 560, 16, 18, 0, 0, 2 * Math.PI)
    brush.fill()
    brush.fillStyle = '#ffffff'
    brush.beginPath()
    brush.arc(290, 553, 5.5, 0, 2 * Math.PI)
    brush.fill()
    fin(brush, back)
    for (let k = 0; k < 120; k++) {
      const t = random()
      const side = random() < 0.5 ? -1 : 1
      const x = 300 + side * (8 + 110 * t * t) + (random() - 0.5) * 24
      const y = 352 - 250 * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.62) + 130 * t * t
      brush.fillStyle = css([226, 244, 255], 0.35 + 0.5 * random())
      brush.beginPath()
      brush.arc(x, y, 2 + 8 * random() ** 2, 0, 2 * Math.PI)
      brush.fill()
    }
  })
}
