import { blend, css, pick, pigment, shade } from '../brush/pigment.ts'
import { paintGlow } from '../flora/falling.ts'
import type { SubjectPainter } from '../painter.ts'
import { onStage, ownColour } from './stage.ts'

const PAPERS = ['#f59a3c', '#f2843a', '#f7b04e', '#ee6a46'].map(pigment)

/** A paper sky lantern: lit from inside, so it is painted as light at every time of day. */
export const paintLantern: SubjectPainter = (spec, size, { random, noise }) => {
  const paper = ownColour(spec, 'lantern') ?? pick(random, PAPERS)
  const tilt = (random() - 0.5) * 0.16
  const folds = 9
  return onStage(
    spec,
    size,
    () => {},
    (brush) => {
      paintGlow(brush, 500, 560, 490, blend(paper, [255, 190, 110], 0.5), 0.3)
      brush.translate(500, 540)
      brush.rotate(tilt)
      const outline = () => {
        brush.beginPath()
        brush.moveTo(-165, 330)
        brush.bezierCurveTo(-215, 120, -300, -90, -270, -240)
        brush.bezierCurveTo(-230, -400, 230, -400, 270, -240)
        brush.bezierCurveTo(300, -90, 215, 120, 165, 330)
        brush.closePath()
      }
      const light = brush.createRadialGradient(0, 250, 10, 0, 60, 470)
      light.addColorStop(0, css([255, 252, 226]))
      light.addColorStop(0.22, css(blend(paper, [255, 236, 170], 0.75)))
      light.addColorStop(0.55, css(paper))
      light.addColorStop(1, css(shade(paper, 0.52)))
      brush.fillStyle = light
      outline()
      brush.fill()
      brush.save()
      outline()
      brush.clip()
      for (let k = 0; k <= folds; k++) {
        const t = Math.sin(Math.PI * (k / folds - 0.5))
        brush.strokeStyle = css(shade(paper, 0.45), 0.2 + 0.22 * Math.abs(t))
        brush.lineWidth = 5
        brush.beginPath()
        brush.moveTo(t * 160, 330)
        brush.bezierCurveTo(t * 215, 120, t * 300, -90, t * 265, -260)
        brush.quadraticCurveTo(t * 200, -345, 0, -358)
        brush.stroke()
      }
      for (let k = 0; k < 500; k++) {
        const [x, y] = [(random() - 0.5) * 560, (random() - 0.5) * 720]
        brush.strokeStyle = css([255, 240, 200], 0.05 + 0.06 * Math.max(0, noise.at(x * 0.01, y * 0.01)))
        brush.lineWidth = 2
        brush.beginPath()
        brush.moveTo(x, y)
        brush.lineTo(x + (random() - 0.5) * 50, y + 30 + 50 * random())
        brush.stroke()
      }
      const sides = brush.createLinearGradient(-290, 0, 290, 0)
      sides.addColorStop(0, css([90, 20, 10], 0.5))
      sides.addColorStop(0.3, css([90, 20, 10], 0))
      sides.addColorStop(0.7, css([90, 20, 10], 0))
      sides.addColorStop(1, css([90, 20, 10], 0.55))
      brush.fillStyle = sides
      brush.fillRect(-320, -420, 640, 800)
      brush.restore()
      brush.strokeStyle = css(shade(paper, 0.4))
      brush.lineWidth = 11
      brush.beginPath()
      brush.ellipse(0, 330, 165, 30, 0, 0, 2 * Math.PI)
      brush.stroke()
      paintGlow(brush, 0, 322, 150, [255, 196, 90])
    },
  )
}
