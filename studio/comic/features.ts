import { createCanvas } from '@napi-rs/canvas'
import { clamp, mix, smoothstep, type Rgb } from '../pixels/colour.ts'
import type { Plane } from '../pixels/plane.ts'
import type { DisplayImage } from '../style/display-image.ts'
import { drawGlasses } from './draw-glasses.ts'
import { drawFace, type FaceColours, type FaceStyle } from './draw-face.ts'
import type { DrawnFace } from './portrait.ts'
import { skinColour } from './skin.ts'

/** Straight colour and opacity of the pen's drawing of the faces. */
export interface Features {
  planes: [Plane, Plane, Plane]
  opacity: Plane
}

/** Draws every face's features on a sheet of its own. */
export function drawFeatures(image: DisplayImage, faces: readonly DrawnFace[], style: FaceStyle, eyes: number): Features {
  const { width, height } = image
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  for (const face of faces) {
    drawFace(pen, face, style, seenColours(image, face), eyes)
    if (face.glasses) drawGlasses(pen, face, style.width * face.unit * 1.5, style.line)
  }
  const { data } = pen.getImageData(0, 0, width, height)
  const plane = (c: number) => {
    const out = new Float32Array(width * height)
    for (let i = 0; i < out.length; i++) out[i] = data[4 * i + c]! / 255
    return out
  }
  return { planes: [plane(0), plane(1), plane(2)], opacity: plane(3) }
}

const redness = ([r, g, b]: Rgb) => (r - g) / (r + g + b + 0.05)

/** Few pixels show of a dark iris, and most of them mirror the light. */
const BROWN: Rgb = [0.5, 0.3, 0.16]

function seenColours({ width, height, planes }: DisplayImage, { eyes, mouth, cheeks, unit, beard }: DrawnFace): FaceColours {
  const sample = ([x, y]: readonly [number, number]): Rgb => {
    const at = clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)
    return [planes[0][at]!, planes[1][at]!, planes[2][at]!]
  }
  // Beside the pupil and below the lid's shadow and its reflections.
  const beside = eyes.flatMap(({ iris: { centre, radius } }) =>
    [-0.6, 0.6].map((side) => sample([centre[0] + side * radius, centre[1] + radius * 0.35])))
  const seen = [0, 1, 2].map((c) => beside.reduce((sum, colour) => sum + colour[c]!, 0) / beside.length) as unknown as Rgb
  const iris = seen[2] > seen[0] * 0.96 ? seen : mix(seen, BROWN, 0.6)
  const between = sample([(mouth.innerUpper[5]![0] + mouth.innerLower[5]![0]) / 2, mouth.innerUpper[5]![1] * 0.6 + mouth.innerLower[5]![1] * 0.4])
  const gap = Math.hypot(mouth.innerUpper[5]![0] - mouth.innerLower[5]![0], mouth.innerUpper[5]![1] - mouth.innerLower[5]![1])
  const below = mouth.outerLower[5]!
  const lip = redness(sample([below[0], mouth.innerLower[5]![1] * 0.5 + below[1] * 0.5]))
  const painted = smoothstep(0.05, 0.2, lip - redness(skinColour({ width, height, planes }, { cheeks, unit })))
  // Within a beard lips only look red.
  const lips = (0.2 + 0.8 * painted) * (1 - 0.7 * beard)
  return { iris, lips, teeth: gap > 0.04 * unit && Math.min(between[0], between[1]) > 0.35 }
}

/** Lays the drawn features over the paint in place. */
export function layFeatures(paint: DisplayImage, { planes, opacity }: Features): void {
  for (let c = 0; c < 3; c++) {
    const plane = paint.planes[c]!
    for (let i = 0; i < plane.length; i++) plane[i]! += (planes[c]![i]! - plane[i]!) * opacity[i]!
  }
}
