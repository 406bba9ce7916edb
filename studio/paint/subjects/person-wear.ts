import type { Brush } from '../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'

const STRAW: Pigment = [226, 192, 128]

/** Cloth that turns from the light, left to right. */
export function across(brush: Brush, colour: Pigment, left: number, right: number) {
  const cloth = brush.createLinearGradient(left, 0, right, 0)
  cloth.addColorStop(0, css(blend(colour, [255, 255, 255], 0.22)))
  cloth.addColorStop(0.35, css(colour))
  cloth.addColorStop(1, css(shade(colour, 0.55)))
  return cloth
}

export function paintScarf(brush: Brush, scarf: Pigment): void {
  brush.fillStyle = across(brush, scarf, 420, 590)
  brush.beginPath()
  brush.roundRect(424, 424, 152, 56, 26)
  brush.fill()
  brush.beginPath()
  brush.moveTo(540, 450)
  brush.bezierCurveTo(600, 480, 650, 520, 690, 500)
  brush.lineTo(704, 548)
  brush.bezierCurveTo(640, 580, 570, 530, 526, 478)
  brush.fill()
}

export function paintHat(brush: Brush): void {
  brush.fillStyle = across(brush, STRAW, 400, 600)
  brush.beginPath()
  brush.ellipse(500, 300, 128, 32, 0, 0, 2 * Math.PI)
  brush.fill()
  brush.beginPath()
  brush.moveTo(424, 298)
  brush.bezierCurveTo(426, 218, 574, 218, 576, 298)
  brush.quadraticCurveTo(500, 322, 424, 298)
  brush.fill()
  brush.strokeStyle = css([150, 60, 52])
  brush.lineWidth = 16
  brush.beginPath()
  brush.moveTo(425, 290)
  brush.quadraticCurveTo(500, 314, 575, 290)
  brush.stroke()
}

export function paintUmbrella(brush: Brush, colour: Pigment): void {
  brush.strokeStyle = '#4a3a30'
  brush.lineWidth = 9
  brush.beginPath()
  brush.moveTo(590, 60)
  brush.lineTo(590, 640)
  brush.stroke()
  const [cx, top, rim, half] = [590, 52, 322, 350]
  const gores = 8
  for (let k = 0; k < gores; k++) {
    const x = (i: number) => cx + half * Math.sin(Math.PI * (i / gores - 0.5))
    const [a, b] = [x(k), x(k + 1)]
    brush.fillStyle = css(
      shade(blend(colour, [255, 255, 255], k === 2 ? 0.16 : 0), 1.06 - Math.abs(k - 2) * 0.085 - (k % 2) * 0.05),
    )
    brush.beginPath()
    brush.moveTo(cx, top)
    brush.bezierCurveTo(cx + (a - cx) * 0.6, top + 6, a, top + 120, a, rim)
    brush.quadraticCurveTo((a + b) / 2, rim - 34, b, rim)
    brush.bezierCurveTo(b, top + 120, cx + (b - cx) * 0.6, top + 6, cx, top)
    brush.fill()
  }
}
