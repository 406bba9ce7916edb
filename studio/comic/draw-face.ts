import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../vision/face-geometry.ts'
import { fillShape, lifted, penStroke, smoothCurve } from './curve.ts'
import { drawBrow, drawEye, enlarged } from './draw-eye.ts'
import { drawMouth } from './draw-mouth.ts'
import type { FaceMarks } from '../vision/face-marks.ts'
import type { FaceColours, FaceStyle } from './face-style.ts'

/**
 * Draws the features as one would with a pen and flat paint, but no eyes behind dark glasses; `eyes` 0..1 enlarges the
 * eyes, `lightSide` is where the light comes from.
 */
export function drawFace(
  pen: SKRSContext2D,
  face: FaceMarks & { lightSide: -1 | 1; sunglasses: boolean },
  style: FaceStyle,
  colours: FaceColours,
  eyes: number,
): void {
  const line = style.width * face.unit
  if (style.blush) for (const cheek of face.cheeks) blush(pen, cheek, face.unit * 0.34, style.blush)
  drawNose(pen, face, style, line)
  drawMouth(pen, face, style, colours, line)
  if (face.sunglasses) return
  for (const eye of face.eyes) {
    if (eye.open < 0.03 * face.unit && eye.iris.radius < 0.03 * face.unit) continue
    const large = enlarged(eye, 0.4 + 1.2 * eyes, style, face)
    drawBrow(pen, large, style, colours, face.unit)
    drawEye(pen, large, style, colours, face)
  }
}

/** The tip's underside, a hint of the wings, one flank in shadow, and a gleam on the tip. */
function drawNose(
  pen: SKRSContext2D,
  { noseBase, noseBridge, lightSide, up: [ux, uy], unit }: FaceMarks & { lightSide: -1 | 1 },
  style: FaceStyle,
  line: number,
): void {
  const [wing, , , base, , , otherWing] = noseBase as [Point, Point, Point, Point, Point, Point, Point]
  const place = ([x, y]: Point, across: number, high: number): Point => [
    x + (-uy * across + ux * high) * unit,
    y + (ux * across + uy * high) * unit,
  ]
  const tip = noseBridge[5]!
  const side = -lightSide
  const flank = [
    place(tip, side * 0.05, 0.16),
    place(tip, side * 0.13, 0.02),
    place(base, side * 0.15, 0.045),
    place(base, side * 0.02, 0.02),
    place(tip, side * 0.02, -0.03),
  ]
  pen.globalAlpha = 0.28
  fillShape(pen, smoothCurve([...flank, flank[0]!]), style.nose)
  pen.globalAlpha = 1
  penStroke(pen, [place(base, -0.1, 0.035), place(base, 0, 0), place(base, 0.1, 0.035)], line * 0.75, style.nose, lifted)
  for (const [at, out] of [
    [wing, -1],
    [otherWing, 1],
  ] as const) {
    penStroke(
      pen,
      [place(at, out * 0.005, 0.09), place(at, out * 0.025, 0.03), place(at, -out * 0.02, -0.015)],
      line * 0.5,
      style.nose,
      lifted,
    )
  }
  if (style.gleam)
    penStroke(
      pen,
      [place(tip, lightSide * 0.035, 0.07), place(tip, lightSide * 0.035, 0.01)],
      unit * 0.04,
      `rgb(255 255 255 / ${0.75 * style.gleam})`,
      lifted,
    )
}

function blush(pen: SKRSContext2D, [x, y]: Point, radius: number, colour: string): void {
  const glow = pen.createRadialGradient(0, 0, 0, 0, 0, radius)
  glow.addColorStop(0, colour)
  glow.addColorStop(0.5, colour.replace(/\/ ([\d.]+)/, (_, alpha: string) => `/ ${Number(alpha) * 0.5}`))
  glow.addColorStop(1, colour.replace(/\/ [\d.]+/, '/ 0'))
  pen.save()
  pen.translate(x, y)
  pen.scale(1.15, 0.72)
  pen.fillStyle = glow
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fill()
  pen.restore()
}
