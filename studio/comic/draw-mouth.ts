import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../vision/face-geometry.ts'
import { fillShape, lifted, penStroke, smoothCurve, tracePath } from './curve.ts'
import { css, type FaceColours, type FaceStyle } from './face-style.ts'
import type { FaceMarks } from '../vision/face-marks.ts'

type Lips = FaceMarks['mouth']

/** Gap between the lips from which on the mouth is drawn open, between the pupils as 1. */
const OPEN = 0.075

/** A mouth that keeps its smile, a little smaller than the photo's. */
export function drawMouth(pen: SKRSContext2D, face: FaceMarks, style: FaceStyle, colours: FaceColours, line: number): void {
  const { outerUpper, outerLower, innerUpper, innerLower } = narrowed(face.mouth, style.mouthSize)
  const gap = Math.hypot(innerUpper[5]![0] - innerLower[5]![0], innerUpper[5]![1] - innerLower[5]![1])
  const open = gap > OPEN * face.unit
  const between = innerUpper.map((point, k): Point => [(point[0] + innerLower[k]![0]) / 2, (point[1] + innerLower[k]![1]) / 2])
  const seam = [outerUpper[0]!, ...between.slice(1, -1), outerUpper.at(-1)!]
  if (style.lips) {
    const [top, bottom] = open ? [innerUpper, innerLower] : [seam, seam]
    pen.globalAlpha = (0.12 + 0.88 * colours.lips) * style.lips
    fillShape(pen, [...smoothCurve(outerUpper), ...smoothCurve(top.toReversed())], css(colours.lip, 0.88))
    fillShape(pen, [...smoothCurve(outerLower), ...smoothCurve(bottom.toReversed())], css(colours.lip, 1))
    // The light on the lower lip.
    const shine = outerLower.map((point, k): Point => [
      point[0] * 0.45 + bottom[k]![0] * 0.55,
      point[1] * 0.45 + bottom[k]![1] * 0.55,
    ])
    penStroke(pen, shine.slice(4, 7), line * 0.9, 'rgb(255 255 255 / 0.5)')
    pen.globalAlpha = 1
  }
  if (open) {
    const inside = [...smoothCurve(innerUpper), ...smoothCurve(innerLower.toReversed())]
    fillShape(pen, inside, style.mouth)
    pen.save()
    tracePath(pen, inside)
    pen.clip()
    // Teeth are one white band below the upper lip.
    const reach = colours.teeth ? 0.82 : 0.3
    const teeth = innerUpper.map((point, k): Point => [
      point[0] + (innerLower[k]![0] - point[0]) * reach,
      point[1] + (innerLower[k]![1] - point[1]) * reach,
    ])
    fillShape(pen, [...smoothCurve(innerUpper), ...smoothCurve(teeth.toReversed())], style.teeth)
    penStroke(pen, innerUpper, gap * 0.3, style.whiteShade)
    pen.restore()
    penStroke(pen, [outerUpper[0]!, ...innerUpper.slice(1, -1), outerUpper.at(-1)!], line * 0.85, style.line)
    penStroke(pen, innerLower.slice(1, -1), line * 0.4, style.line)
  } else {
    penStroke(
      pen,
      seam,
      line,
      style.line,
      (t) => 0.25 + 0.75 * Math.abs(2 * t - 1) ** 1.2 * Math.min(1, 9 * Math.min(t, 1 - t) + 0.25),
    )
  }
  // The shadow below the lip, no longer than a third of it.
  const below = outerLower
    .slice(4, 7)
    .map(([x, y]): Point => [x - face.up[0] * 0.035 * face.unit, y - face.up[1] * 0.035 * face.unit])
  penStroke(pen, below, line * 0.6, style.nose, lifted)
}

/** The mouth drawn in about its middle. */
function narrowed(mouth: Lips, size: number): Lips {
  const [left, right] = [mouth.outerUpper[0]!, mouth.outerUpper.at(-1)!]
  const [cx, cy] = [(left[0] + right[0]) / 2, (mouth.outerUpper[5]![1] + mouth.outerLower[5]![1]) / 2]
  const move = (points: Point[]) => points.map(([x, y]): Point => [cx + (x - cx) * size, cy + (y - cy) * size])
  return {
    outerUpper: move(mouth.outerUpper),
    outerLower: move(mouth.outerLower),
    innerUpper: move(mouth.innerUpper),
    innerLower: move(mouth.innerLower),
  }
}
