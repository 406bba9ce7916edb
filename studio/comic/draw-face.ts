import type { SKRSContext2D } from '@napi-rs/canvas'
import { fillShape, lifted, penStroke, smoothCurve, tracePath } from './curve.ts'
import type { Point } from '../vision/face-geometry.ts'
import type { EyeMarks, FaceMarks } from './face-marks.ts'

/** How a look draws faces; widths as shares of the distance between the pupils, colours as CSS. */
export interface FaceStyle {
  line: string
  width: number
  lash: number
  white: string
  whiteShade: string
  /** Dark rim, middle and glow of the iris, or 'photo' for the eye's own colour. */
  iris: readonly [rim: string, middle: string, glow: string] | 'photo'
  /** Catch lights, 0..1. */
  sparkle: number
  brow: string
  lip?: string
  mouth: string
  teeth: string
  blush?: string
  nose: string
}

/** What of a face the drawing takes from the photo. */
export interface FaceColours {
  iris: readonly [red: number, green: number, blue: number]
  /** How much redder the lips are than the skin: 0.2 (bare) .. 1 (painted). */
  lips: number
  /** Whether teeth show. */
  teeth: boolean
}

const css = ([r, g, b]: readonly number[], k: number, lift = 0) =>
  `rgb(${[r!, g!, b!].map((value) => Math.round(255 * Math.min(1, value * k + lift))).join(' ')})`

/** Draws the features as one would with a pen and flat paint; `eyes` 0..1 enlarges the eyes. */
export function drawFace(pen: SKRSContext2D, face: FaceMarks, style: FaceStyle, colours: FaceColours, eyes: number): void {
  const line = style.width * face.unit
  if (style.blush) for (const cheek of face.cheeks) blush(pen, cheek, face.unit * 0.36, style.blush)
  drawNose(pen, face, style, line)
  drawMouth(pen, face, style, colours, line)
  for (const eye of face.eyes) {
    if (eye.open < 0.03 * face.unit && eye.iris.radius < 0.03 * face.unit) continue
    drawBrow(pen, eye, style)
    drawEye(pen, enlarge(eye, eyes, face), style, colours, face.unit)
  }
}

function enlarge(eye: EyeMarks, amount: number, { up }: FaceMarks): EyeMarks {
  const [wide, tall] = [1 + 0.1 * amount, 1 + 0.42 * amount]
  const [ux, uy] = up
  const move = ([x, y]: Point): Point => {
    const [dx, dy] = [x - eye.centre[0], y - eye.centre[1]]
    const along = dx * ux + dy * uy
    const across = dx * -uy + dy * ux
    return [eye.centre[0] + along * tall * ux - across * wide * uy, eye.centre[1] + along * tall * uy + across * wide * ux]
  }
  const iris = { centre: move(eye.iris.centre), radius: eye.iris.radius * (1 + 0.28 * amount) }
  const lift = (point: Point): Point => [point[0] + ux * eye.open * 0.12 * amount, point[1] + uy * eye.open * 0.12 * amount]
  return { ...eye, upper: eye.upper.map(move), lower: eye.lower.map(move), crease: eye.crease.map(lift), iris, open: eye.open * tall }
}

function drawEye(pen: SKRSContext2D, eye: EyeMarks, style: FaceStyle, colours: FaceColours, unit: number): void {
  const opening = [...smoothCurve(eye.upper), ...smoothCurve(eye.lower.toReversed())]
  pen.save()
  fillShape(pen, opening, style.white)
  tracePath(pen, opening)
  pen.clip()
  drawIris(pen, eye, style, colours)
  // The lid's shadow on the eyeball.
  penStroke(pen, eye.upper, Math.max(eye.open * 0.5, unit * 0.04), style.whiteShade, lifted)
  pen.restore()
  const [outer, inner] = [eye.upper[0]!, eye.upper.at(-1)!]
  const wing: Point = [outer[0] + (outer[0] - inner[0]) * 0.1, outer[1] + (outer[1] - inner[1]) * 0.1 - eye.open * 0.12]
  const lash = style.lash * unit
  penStroke(pen, [wing, ...eye.upper], lash, style.line, (t) => (t < 0.12 ? t / 0.12 : 0.35 + 0.65 * Math.pow(1 - t, 0.55)))
  penStroke(pen, eye.lower.slice(0, 7), lash * 0.34, style.line, (t) => 1 - 0.85 * t)
  penStroke(pen, eye.crease.slice(1, 6), style.width * unit * 0.6, style.line, lifted)
}

function drawIris(pen: SKRSContext2D, { iris }: EyeMarks, style: FaceStyle, colours: FaceColours): void {
  const [[x, y], radius] = [iris.centre, iris.radius * 1.08]
  const vivid = livelier(colours.iris)
  const [rim, middle, glow] = style.iris === 'photo' ? [css(vivid, 0.3), css(vivid, 0.8), css(vivid, 1.1, 0.22)] : style.iris
  const fill = pen.createLinearGradient(x, y - radius, x, y + radius)
  fill.addColorStop(0, rim)
  fill.addColorStop(0.5, middle)
  fill.addColorStop(1, glow)
  pen.lineWidth = radius * 0.16
  pen.strokeStyle = rim
  pen.fillStyle = fill
  disc(pen, x, y, radius)
  pen.fill()
  pen.stroke()
  pen.fillStyle = style.line
  disc(pen, x, y - radius * 0.04, radius * 0.42)
  pen.fill()
  if (!style.sparkle) return
  pen.fillStyle = `rgb(255 255 255 / ${0.35 * style.sparkle})`
  disc(pen, x + radius * 0.3, y + radius * 0.5, radius * 0.2)
  pen.fill()
  pen.fillStyle = `rgb(255 255 255 / ${0.95 * style.sparkle})`
  disc(pen, x - radius * 0.34, y - radius * 0.36, radius * 0.3)
  pen.fill()
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

function drawBrow(pen: SKRSContext2D, { brow, browBelow }: EyeMarks, style: FaceStyle): void {
  const inner = brow.at(-1)!
  const below = browBelow.at(-1)!
  // A brow drawn to its full mesh is a caterpillar: the two rims are drawn together.
  const lean = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  const roof = brow.map((point, k) => lean(point, browBelow[k]!, 0.12))
  const floor = browBelow.map((point, k) => lean(point, brow[k]!, 0.3))
  fillShape(pen, [...smoothCurve(roof), lean(inner, below, 0.5), ...smoothCurve(floor.toReversed())], style.brow)
}

function drawNose(pen: SKRSContext2D, { noseBase, noseBridge }: FaceMarks, style: FaceStyle, line: number): void {
  const [wing, side, , , , otherSide, otherWing] = noseBase as [Point, Point, Point, Point, Point, Point, Point]
  penStroke(pen, noseBase.slice(1, 6), line * 0.9, style.nose, lifted)
  penStroke(pen, [wing, lower(wing, side), side], line * 0.6, style.nose, swelling)
  penStroke(pen, [otherWing, lower(otherWing, otherSide), otherSide], line * 0.6, style.nose, swelling)
  penStroke(pen, noseBridge.slice(4), line * 0.3, style.nose, lifted)
}
/** A wing of the nose grows towards its end. */
const swelling = (t: number) => 0.2 + 0.6 * t

/** Where the wing bulges between its two ends. */
const lower = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2 + (a[0] - b[0]) * 0.15, (a[1] + b[1]) / 2 + Math.abs(a[0] - b[0]) * 0.1]

function drawMouth(pen: SKRSContext2D, { mouth, unit }: FaceMarks, style: FaceStyle, { teeth, lips }: FaceColours, line: number): void {
  const { outerUpper, outerLower, innerUpper, innerLower } = mouth
  if (style.lip) {
    pen.globalAlpha = lips
    fillShape(pen, [...smoothCurve(outerUpper), ...smoothCurve(outerLower.toReversed())], style.lip)
    pen.globalAlpha = 1
  }
  const gap = Math.hypot(innerUpper[5]![0] - innerLower[5]![0], innerUpper[5]![1] - innerLower[5]![1])
  if (gap > 0.04 * unit) {
    const inside = [...smoothCurve(innerUpper), ...smoothCurve(innerLower.toReversed())]
    fillShape(pen, inside, teeth ? style.teeth : style.mouth)
    penStroke(pen, innerUpper, line * 0.9, style.line)
    penStroke(pen, innerLower, line * 0.5, style.line)
  } else {
    const seam = innerUpper.map((point, k): Point => [(point[0] + innerLower[k]![0]) / 2, (point[1] + innerLower[k]![1]) / 2])
    penStroke(pen, [outerUpper[0]!, ...seam.slice(1, -1), outerUpper.at(-1)!], line, style.line)
  }
  penStroke(pen, outerLower.slice(3, 8), line * 0.7, style.line)
}

function blush(pen: SKRSContext2D, [x, y]: Point, radius: number, colour: string): void {
  const glow = pen.createRadialGradient(x, y, 0, x, y, radius)
  glow.addColorStop(0, colour)
  glow.addColorStop(1, colour.replace(/\/ [\d.]+/, '/ 0'))
  pen.fillStyle = glow
  disc(pen, x, y, radius)
  pen.fill()
}
