import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../vision/face-geometry.ts'
import { fillShape, lifted, penStroke, smoothCurve, tracePath } from './curve.ts'
import { css, type FaceColours, type FaceStyle } from './face-style.ts'
import type { EyeMarks, FaceMarks } from '../vision/face-marks.ts'

/** The eye grown as the look likes it: wider, and taller above all upwards, so that the lower lid stays in its place. */
export function enlarged(eye: EyeMarks, amount: number, style: FaceStyle, { up: [ux, uy], unit }: FaceMarks): EyeMarks {
  const [wide, tall] = [1 + style.eye.wide * amount, 1 + style.eye.tall * amount]
  // Narrow eyes grow less tall than round ones, so that they stay narrow, yet are never slits.
  const least = style.eye.least * unit * amount
  const stretch = Math.max(tall, eye.open > 0.05 * unit ? least / eye.open : tall)
  const [cx, cy] = eye.centre
  const lift = (stretch - 1) * eye.open * 0.16
  const move = ([x, y]: Point): Point => {
    const [dx, dy] = [x - cx, y - cy]
    const along = (dx * ux + dy * uy) * stretch + lift
    const across = (dx * -uy + dy * ux) * wide
    return [cx + along * ux - across * uy, cy + along * uy + across * ux]
  }
  const raise = (by: number) => ([x, y]: Point): Point => [x + ux * by, y + uy * by]
  const open = eye.open * stretch
  // A pupil that looks aside moves with the opening, and is as large as its height asks for.
  const iris = { centre: move(eye.iris.centre), radius: Math.max(eye.iris.radius * (1 + 0.25 * amount), open * style.eye.iris) }
  const risen = 0.55 * (open - eye.open)
  return {
    ...eye, upper: eye.upper.map(move), lower: eye.lower.map(move), crease: eye.crease.map(raise(risen * 1.1)),
    brow: eye.brow.map(raise(risen * 0.55)), browBelow: eye.browBelow.map(raise(risen * 0.55)), iris, open,
  }
}

export function drawEye(
  pen: SKRSContext2D,
  eye: EyeMarks,
  style: FaceStyle,
  colours: FaceColours,
  { unit, up }: FaceMarks,
): void {
  const opening = [...smoothCurve(eye.upper), ...smoothCurve(eye.lower.toReversed())]
  pen.save()
  fillShape(pen, opening, style.white)
  tracePath(pen, opening)
  pen.clip()
  drawIris(pen, eye, style, colours, up)
  // The lid's shadow on the eyeball.
  const shaded = eye.upper.map(([x, y]): Point => [x - up[0] * eye.open * 0.1, y - up[1] * eye.open * 0.1])
  penStroke(pen, shaded, eye.open * 0.34, style.whiteShade, lifted)
  pen.restore()
  const [outer, inner] = [eye.upper[0]!, eye.upper.at(-1)!]
  const span = Math.hypot(outer[0] - inner[0], outer[1] - inner[1])
  const away: Point = [(outer[0] - inner[0]) / span, (outer[1] - inner[1]) / span]
  const beside = (t: number, high: number): Point => [
    outer[0] + (away[0] * t + up[0] * high) * unit,
    outer[1] + (away[1] * t + up[1] * high) * unit,
  ]
  const lash = style.lash * unit
  const winged = [beside(0.075, 0.05), beside(0.02, 0.01), ...eye.upper.slice(1)]
  penStroke(pen, winged, lash, style.line, (t) => (t < 0.14 ? t / 0.14 : 0.22 + 0.78 * Math.pow(1 - t, 0.6)))
  if (style.lashes && colours.lips > 0.45) {
    for (const [at, length] of [[1, 0.075], [2, 0.065]] as const) {
      const root = eye.upper[at]!
      const reach = length * unit
      const end: Point = [root[0] + (away[0] * 0.7 + up[0] * 0.6) * reach, root[1] + (away[1] * 0.7 + up[1] * 0.6) * reach]
      penStroke(pen, [root, end], lash * 0.45, style.line, (t) => 1 - t)
    }
  }
  penStroke(pen, eye.lower.slice(1, 6), lash * 0.3, style.line, (t) => 0.9 - 0.8 * t)
  penStroke(pen, eye.crease.slice(1, 6), style.width * unit * 0.55, style.fold, lifted)
}

function drawIris(pen: SKRSContext2D, { iris }: EyeMarks, style: FaceStyle, colours: FaceColours, up: Point): void {
  const radius = iris.radius
  const vivid = livelier(colours.iris)
  const [rim, middle, glow] = style.iris === 'photo' ? [css(vivid, 0.26), css(vivid, 0.72), css(vivid, 1.1, 0.24)] : style.iris
  pen.save()
  pen.translate(...(iris.centre as [number, number]))
  pen.rotate(Math.atan2(up[0], -up[1]))
  pen.scale(1, style.eye.oval)
  const fill = pen.createLinearGradient(0, -radius, 0, radius)
  fill.addColorStop(0, rim)
  fill.addColorStop(0.42, middle)
  fill.addColorStop(1, glow)
  pen.fillStyle = fill
  disc(pen, 0, 0, radius)
  pen.fill()
  // Light that gathers below the pupil.
  pen.fillStyle = css(vivid, 1.2, 0.4).replace(')', ` / ${0.55 * style.sparkle})`)
  if (style.iris === 'photo') {
    pen.beginPath()
    pen.ellipse(0, radius * 0.56, radius * 0.55, radius * 0.28, 0, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.lineWidth = radius * 0.17
  pen.strokeStyle = rim
  disc(pen, 0, 0, radius * 0.93)
  pen.stroke()
  pen.fillStyle = style.line
  disc(pen, 0, -radius * 0.04, radius * 0.4)
  pen.fill()
  if (style.sparkle) {
    pen.fillStyle = `rgb(255 255 255 / ${0.96 * style.sparkle})`
    pen.beginPath()
    pen.ellipse(-radius * 0.36, -radius * 0.38, radius * 0.3, radius * 0.25, -0.5, 0, 2 * Math.PI)
    pen.fill()
    pen.fillStyle = `rgb(255 255 255 / ${0.75 * style.sparkle})`
    disc(pen, radius * 0.4, radius * 0.42, radius * 0.14)
    pen.fill()
  }
  pen.restore()
}

/** Photographed irises are dim: a drawing shows their hue. */
function livelier(colour: FaceColours['iris']): number[] {
  const peak = Math.max(...colour, 0.05)
  const grey = (colour[0] + colour[1] + colour[2]) / 3
  return colour.map((value) => Math.max(0, Math.min(1, (grey + (value - grey) * 1.35) * Math.max(1, 0.62 / peak))))
}

function disc(pen: SKRSContext2D, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
}

/** One tapered stroke along the middle of the brow, as thick as the person's own. */
export function drawBrow(
  pen: SKRSContext2D,
  { brow, browBelow }: EyeMarks,
  style: FaceStyle,
  colours: FaceColours,
  unit: number,
): void {
  const middle = brow.map((point, k): Point => [
    point[0] * 0.55 + browBelow[k]![0] * 0.45,
    point[1] * 0.55 + browBelow[k]![1] * 0.45,
  ])
  const thick =
    brow.reduce((sum, point, k) => sum + Math.hypot(point[0] - browBelow[k]![0], point[1] - browBelow[k]![1]), 0) / brow.length
  const own = Math.min(0.17 * unit, Math.max(0.055 * unit, thick * style.browWeight))
  // From the tail to the blunt but rounded head.
  const colour = style.brow === 'photo' ? css(colours.brow, 1) : style.brow
  penStroke(pen, middle, own, colour, (t) => Math.min(0.1 + 1.15 * Math.pow(t, 0.75), Math.sqrt(Math.max(0.04, (1 - t) * 7))))
}
