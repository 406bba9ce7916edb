import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { onStage, ownColour } from './stage.ts'

interface Wings {
  inner: Pigment
  outer: Pigment
  margin: Pigment
  spot: Pigment
}
const wings = (inner: string, outer: string, margin: string, spot: string): Wings => ({
  inner: pigment(inner),
  outer: pigment(outer),
  margin: pigment(margin),
  spot: pigment(spot),
})
const KINDS: readonly Wings[] = [
  wings('#ffc65a', '#ee7a1e', '#2a1a16', '#fff6e6'),
  wings('#7fd8ff', '#1d66d8', '#0e1a3c', '#e6f6ff'),
  wings('#fff3b0', '#f2cf3e', '#4a3c22', '#ffffff'),
  wings('#e8b6f4', '#8e4fc4', '#2a1640', '#fdeeff'),
  wings('#b9f0c4', '#2fa98a', '#0e3034', '#eafff4'),
]

function forewing(brush: Brush): void {
  brush.beginPath()
  brush.moveTo(8, -30)
  brush.bezierCurveTo(70, -230, 250, -390, 420, -350)
  brush.bezierCurveTo(470, -330, 430, -200, 380, -90)
  brush.bezierCurveTo(330, 10, 130, 50, 8, 20)
  brush.closePath()
}

function hindwing(brush: Brush): void {
  brush.beginPath()
  brush.moveTo(8, 5)
  brush.bezierCurveTo(150, 10, 330, 20, 345, 130)
  brush.bezierCurveTo(350, 240, 270, 330, 200, 345)
  brush.bezierCurveTo(110, 350, 40, 220, 8, 60)
  brush.closePath()
}

function paintWing(
  brush: Brush,
  path: (brush: Brush) => void,
  tip: readonly [number, number],
  { inner, outer, margin, spot }: Wings,
): void {
  const reach = Math.hypot(tip[0], tip[1])
  brush.save()
  path(brush)
  brush.clip()
  const scales = brush.createRadialGradient(10, 0, 10, 10, 0, reach)
  scales.addColorStop(0, css(shade(inner, 0.8)))
  scales.addColorStop(0.3, css(inner))
  scales.addColorStop(0.78, css(outer))
  scales.addColorStop(1, css(shade(outer, 0.75)))
  brush.fillStyle = scales
  brush.fillRect(-20, -450, 520, 850)
  const direction = Math.atan2(tip[1], tip[0])
  for (let k = 0; k < 7; k++) {
    const angle = direction + (k - 3) * 0.2
    brush.strokeStyle = css(margin, 0.75)
    brush.lineWidth = 5 - Math.abs(k - 3) * 0.5
    brush.beginPath()
    brush.moveTo(10, 0)
    brush.quadraticCurveTo(
      Math.cos(angle - 0.1) * reach * 0.5,
      Math.sin(angle - 0.1) * reach * 0.5,
      Math.cos(angle) * reach * 1.1,
      Math.sin(angle) * reach * 1.1,
    )
    brush.stroke()
  }
  brush.strokeStyle = css(margin)
  brush.lineWidth = 74
  path(brush)
  brush.stroke()
  for (let k = 0; k < 8; k++) {
    const angle = direction + (k - 3.5) * 0.17
    const far = reach * (0.86 - 0.014 * (k - 3.5) ** 2)
    brush.fillStyle = css(spot, 0.92)
    brush.beginPath()
    brush.ellipse(Math.cos(angle) * far, Math.sin(angle) * far, 10, 7, angle, 0, 2 * Math.PI)
    brush.fill()
  }
  const sheen = brush.createLinearGradient(0, -350, 300, 250)
  sheen.addColorStop(0.1, css([255, 255, 255], 0.3))
  sheen.addColorStop(0.5, css([255, 255, 255], 0))
  brush.fillStyle = sheen
  brush.fillRect(-20, -450, 520, 850)
  brush.restore()
}

/** A butterfly with open wings, one foreshortened; the wing's own patterns come from the kind or the asked colour. */
export const paintButterfly: SubjectPainter = (spec, size, { random }) => {
  const own = ownColour(spec, 'butterfly')
  const kind = own
    ? { inner: blend(own, [255, 255, 255], 0.35), outer: own, margin: shade(own, 0.2), spot: blend(own, [255, 255, 255], 0.9) }
    : pick(random, KINDS)
  const tilt = (random() - 0.5) * 0.9
  const fold = [0.72 + 0.28 * random(), 0.72 + 0.28 * random()]
  return onStage(spec, size, (brush) => {
    brush.translate(500, 540)
    brush.rotate(tilt)
    for (const [i, side] of [-1, 1].entries()) {
      brush.save()
      brush.scale(side * fold[i]!, 1)
      paintWing(brush, hindwing, [270, 250], kind)
      paintWing(brush, forewing, [400, -270], kind)
      brush.restore()
    }
    const body = brush.createLinearGradient(-20, 0, 22, 0)
    body.addColorStop(0, css(blend(kind.margin, [150, 120, 100], 0.5)))
    body.addColorStop(1, css(shade(kind.margin, 0.6)))
    brush.fillStyle = body
    for (const [y, w, h] of [
      [110, 15, 130],
      [-20, 22, 70],
      [-100, 18, 20],
    ] as const) {
      brush.beginPath()
      brush.ellipse(0, y, w, h, 0, 0, 2 * Math.PI)
      brush.fill()
    }
    brush.strokeStyle = css(kind.margin)
    brush.lineWidth = 5
    for (const side of [-1, 1]) {
      brush.beginPath()
      brush.moveTo(side * 8, -112)
      brush.quadraticCurveTo(side * 30, -220, side * 90, -270)
      brush.stroke()
      brush.beginPath()
      brush.ellipse(side * 92, -272, 10, 6, side * -0.7, 0, 2 * Math.PI)
      brush.fillStyle = css(kind.margin)
      brush.fill()
    }
  })
}
