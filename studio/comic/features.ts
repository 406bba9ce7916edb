import { createCanvas } from '@napi-rs/canvas'
import { clamp, mix, smoothstep, type Rgb } from '../pixels/colour.ts'
import type { DisplayImage } from '../style/display-image.ts'
import { drawGlasses } from './draw-glasses.ts'
import { drawFace } from './draw-face.ts'
import type { FaceColours, FaceStyle } from './face-style.ts'
import type { DrawnFace } from './portrait.ts'
import { skinColour } from './skin.ts'

/** The pen's drawing of the faces: red, green, blue (straight) and opacity of each pixel, 0..255. */
export type Features = Uint8ClampedArray

/** Draws every face's features on a sheet of its own. */
export function drawFeatures(image: DisplayImage, faces: readonly DrawnFace[], style: FaceStyle, eyes: number): Features {
  const { width, height } = image
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  for (const face of faces) {
    drawFace(pen, face, style, seenColours(image, face), eyes)
    if (face.glasses && !face.sunglasses) drawGlasses(pen, face, style.width * face.unit * 1.5, style.line)
  }
  return pen.getImageData(0, 0, width, height).data
}

const meanOf = (colours: readonly Rgb[]): Rgb =>
  [0, 1, 2].map((c) => colours.reduce((sum, colour) => sum + colour[c]!, 0) / colours.length) as unknown as Rgb

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
  const seen = meanOf(beside)
  const iris = seen[2] > seen[0] * 0.96 ? seen : mix(seen, BROWN, 0.6)
  const between = sample([
    (mouth.innerUpper[5]![0] + mouth.innerLower[5]![0]) / 2,
    mouth.innerUpper[5]![1] * 0.6 + mouth.innerLower[5]![1] * 0.4,
  ])
  const gap = Math.hypot(mouth.innerUpper[5]![0] - mouth.innerLower[5]![0], mouth.innerUpper[5]![1] - mouth.innerLower[5]![1])
  const skin = skinColour({ width, height, planes }, { cheeks, unit })
  const seenLip = meanOf([4, 5, 6].map((k) => {
    const [outer, inner] = [mouth.outerLower[k]!, mouth.innerLower[k]!]
    return sample([(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2])
  }))
  const painted = smoothstep(0.04, 0.15, redness(seenLip) - redness(skin))
  // Lips are drawn redder than they are, and as light as they are.
  const rosy: Rgb = [Math.min(1, skin[0] * 1.02), skin[1] * 0.66, skin[2] * 0.68]
  const lip = mix(rosy, [Math.min(1, seenLip[0] * 1.2), seenLip[1], seenLip[2]], 0.3 + 0.6 * painted)
  const browSeen = meanOf(
    eyes.flatMap(({ brow, browBelow }) =>
      [1, 2, 3].map((k) => sample([(brow[k]![0] + browBelow[k]![0]) / 2, (brow[k]![1] + browBelow[k]![1]) / 2])),
    ),
  )
  // Between the hairs of a brow skin shows: the drawn brow is darker.
  const brow: Rgb = [browSeen[0] * 0.6, browSeen[1] * 0.56, browSeen[2] * 0.6]
  // Within a beard lips only look red.
  const lips = (0.2 + 0.8 * painted) * (1 - 0.7 * beard)
  return { iris, brow, lip, lips, teeth: gap > 0.04 * unit && Math.min(between[0], between[1]) > 0.35 }
}

/** Lays the drawn features over the paint in place. */
export function layFeatures({ planes: [red, green, blue] }: DisplayImage, features: Features): void {
  for (let i = 0, at = 0; i < red.length; i++, at += 4) {
    if (features[at + 3] === 0) continue
    const opacity = features[at + 3]! / 255
    red[i]! += (features[at]! / 255 - red[i]!) * opacity
    green[i]! += (features[at + 1]! / 255 - green[i]!) * opacity
    blue[i]! += (features[at + 2]! / 255 - blue[i]!) * opacity
  }
}
