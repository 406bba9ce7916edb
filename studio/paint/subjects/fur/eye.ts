import type { Brush } from '../../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../../brush/pigment.ts'
import type { Random } from '../../../pixels/random.ts'

/** Lengths in head radii; the right eye's place, mirrored for the left. */
export interface Eye {
  u: number
  v: number
  halfWidth: number
  halfHeight: number
  /** Radians; positive lifts the outer corner. */
  tilt: number
  iris: Pigment
  /** Half axes of the pupil as shares of the eye's. */
  pupil: readonly [number, number]
}

const RIM: Pigment = [34, 20, 14]

function lids(brush: Brush, w: number, h: number): void {
  brush.beginPath()
  brush.moveTo(-w, h * 0.2)
  brush.bezierCurveTo(-w * 0.78, -h * 0.95, w * 0.5, -h * 1.45, w, -h * 0.1)
  brush.bezierCurveTo(w * 0.78, h * 0.98, -w * 0.55, h * 1.32, -w, h * 0.2)
}

/** Both eyes, with lids, iris fibres, pupil, and the window's reflection on the same side of each. */
export function paintEyes(brush: Brush, eye: Eye, brightness: number, random: Random): void {
  for (const side of [-1, 1]) {
    brush.save()
    brush.translate(side * eye.u, eye.v)
    brush.scale(side, 1)
    brush.rotate(-eye.tilt)
    paintEye(brush, eye, brightness, random)
    brush.restore()
    paintReflections(brush, eye, side)
  }
}

/** Both eyes shut: the line where the lids meet, and lashes at the outer corner. */
export function paintClosedEyes(brush: Brush, { u, v, halfWidth: w, halfHeight: h, tilt }: Eye): void {
  for (const side of [-1, 1]) {
    brush.save()
    brush.translate(side * u, v + h * 0.35)
    brush.scale(side, 1)
    brush.rotate(-tilt)
    for (const [girth, alpha] of [[0.2, 0.25], [0.1, 0.9]] as const) {
      brush.strokeStyle = css(RIM, alpha)
      brush.lineWidth = w * girth
      brush.beginPath()
      brush.moveTo(-w * 0.95, -h * 0.1)
      brush.quadraticCurveTo(0, h * 0.95, w, -h * 0.2)
      for (const [along, reach] of [[0.72, 0.32], [0.9, 0.36]] as const) {
        brush.moveTo(w * along, h * (0.22 - 0.3 * along + 0.05))
        brush.lineTo(w * (along + reach * 0.8), h * (0.3 + reach * 0.3))
      }
      brush.stroke()
    }
    brush.restore()
  }
}

function paintEye(brush: Brush, { halfWidth: w, halfHeight: h, iris, pupil }: Eye, brightness: number, random: Random): void {
  for (const [k, alpha] of [
    [1.34, 0.18],
    [1.24, 0.35],
    [1.14, 0.95],
  ] as const) {
    brush.fillStyle = css(RIM, alpha)
    lids(brush, w * k, h * k)
    brush.fill()
  }
  brush.save()
  lids(brush, w, h)
  brush.clip()
  const base = shade(iris, brightness)
  const ball = brush.createRadialGradient(0, h * 0.12, w * 0.1, 0, 0, w)
  ball.addColorStop(0, css(blend(base, [255, 250, 210], 0.28)))
  ball.addColorStop(0.55, css(base))
  ball.addColorStop(0.85, css(shade(base, 0.5)))
  ball.addColorStop(1, css(shade(base, 0.18)))
  brush.fillStyle = ball
  brush.fillRect(-w * 1.2, -h * 1.5, w * 2.4, h * 3)
  brush.lineWidth = w * 0.018
  for (let k = 0; k < 150; k++) {
    const angle = random() * 2 * Math.PI
    const from = 0.34 + 0.12 * random()
    const to = 0.6 + 0.32 * random()
    brush.strokeStyle = css(random() < 0.5 ? blend(base, [255, 255, 225], 0.6) : shade(base, 0.35), 0.3)
    brush.beginPath()
    brush.moveTo(Math.cos(angle) * w * from, Math.sin(angle) * w * from)
    brush.lineTo(Math.cos(angle) * w * to, Math.sin(angle) * w * to)
    brush.stroke()
  }
  for (const [k, alpha] of [
    [1.12, 0.35],
    [1, 1],
  ] as const) {
    brush.fillStyle = css([6, 4, 5], alpha)
    brush.beginPath()
    brush.ellipse(0, -h * 0.02, w * pupil[0] * k, h * pupil[1] * k, 0, 0, 2 * Math.PI)
    brush.fill()
  }
  const lidShade = brush.createLinearGradient(0, -h * 1.1, 0, h * 0.25)
  lidShade.addColorStop(0, css([12, 6, 4], 0.85))
  lidShade.addColorStop(1, css([12, 6, 4], 0))
  brush.fillStyle = lidShade
  brush.fillRect(-w * 1.2, -h * 1.5, w * 2.4, h * 2)
  const glow = brush.createRadialGradient(0, h * 0.75, 0, 0, h * 0.6, w * 0.75)
  glow.addColorStop(0, css(blend(base, [255, 250, 220], 0.5), 0.5))
  glow.addColorStop(1, css(base, 0))
  brush.fillStyle = glow
  brush.fillRect(-w, -h, w * 2, h * 2.2)
  brush.restore()
}

function paintReflections(brush: Brush, { u, v, halfWidth: w, halfHeight: h }: Eye, side: number): void {
  for (const [du, dv, size, alpha] of [
    [-0.27, -0.36, 0.2, 0.96],
    [0.3, 0.34, 0.095, 0.6],
    [-0.05, -0.55, 0.06, 0.7],
  ] as const) {
    brush.fillStyle = css([255, 255, 255], alpha)
    brush.beginPath()
    brush.ellipse(side * u + du * w, v + dv * h, size * w, size * w * 1.12, -0.3, 0, 2 * Math.PI)
    brush.fill()
  }
}
