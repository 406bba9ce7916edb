import { smoothstep } from '../../../pixels/colour.ts'
import type { Plane } from '../../../pixels/plane.ts'
import { faceRegions, meanPoint } from '../../../vision/face-geometry.ts'
import { regionMask } from '../../../vision/face-mask.ts'
import { blur } from '../blur.ts'
import { narrowed, sideOf, visible } from './turned.ts'
import { shade, softLines, srgb, stain, type Canvas, type SoftLine } from './paint.ts'

export interface Blush {
  kind: 'blush'
  colour: string
  amount: number
  place: keyof typeof BLUSHES
}

/** Ends of the brush strokes as points of the mesh, and their radius in face widths; of the left, mirrored by hand to the right. */
const BLUSHES = {
  apples: [[[101, 50], [205, 50], 0.085], [[330, 280], [425, 280], 0.085]],
  lifted: [[[50, 205], [116, 123], 0.075], [[280, 425], [345, 352], 0.075]],
  sunkissed: [[[118, 101], [117, 50], 0.07], [[347, 330], [346, 280], 0.07], [[5, 5], [195, 195], 0.05]],
  under: [[[119, 118], [117, 111], 0.055], [[348, 347], [346, 340], 0.055]],
} as const

/** Degrees by which the cheeks point aside. */
const CHEEK = 40

/** The strokes where they are seen: on a head that is turned those of the far side are narrow and fade. */
const strokes = ({ face, pose }: Canvas, lines: readonly (readonly [readonly number[], readonly number[], number, number?])[]): SoftLine[] =>
  lines.map(([from, to, radius, weight = 1]) => {
    const narrow = narrowed(pose, sideOf(from[0]!), CHEEK)
    return [meanPoint(face, from), meanPoint(face, to), radius, weight * visible(narrow), narrow]
  })

/** Within the face, and only where skin is seen. */
function onSkin(canvas: Canvas, mask: Plane): Plane {
  const inFace = regionMask(canvas.face, [faceRegions.oval], canvas, canvas.unit * 0.02)
  return mask.map((value, i) => value * inFace[i]! * canvas.skin[i]!)
}

export function blush(canvas: Canvas, { colour, amount, place }: Blush): void {
  stain(canvas, onSkin(canvas, softLines(canvas, strokes(canvas, BLUSHES[place]))), colour, amount)
}

export interface Contour {
  kind: 'contour'
  /** Of the shade under the cheekbones, along the jaw and the nose, and of the light on what stands out. */
  shade: number
  light: number
}

const HOLLOWS = [
  [[227], [207, 187], 0.055], [[447], [427, 411], 0.055],
  [[58], [150], 0.045, 0.8], [[288], [379], 0.045, 0.8],
  [[193], [198], 0.02, 0.6], [[417], [420], 0.02, 0.6],
  [[54], [21], 0.05, 0.6], [[284], [251], 0.05, 0.6],
] as const
const HEIGHTS = [
  [[168], [5], 0.014], [[4], [4], 0.02, 0.8], [[116, 117], [111], 0.035, 0.8], [[345, 346], [340], 0.035, 0.8],
  [[164, 0], [164, 0], 0.014, 0.8], [[9], [151], 0.05, 0.5], [[199], [199], 0.03, 0.5],
] as const

/** What the shade and the light do to red, green and blue. */
const BRONZE = [0.84, 0.74, 0.68] as const
const CHAMPAGNE = [1.4, 1.38, 1.33] as const

export function contour(canvas: Canvas, { shade: dark, light }: Contour): void {
  shade(canvas, onSkin(canvas, softLines(canvas, strokes(canvas, HOLLOWS))), BRONZE, dark)
  shade(canvas, onSkin(canvas, softLines(canvas, strokes(canvas, HEIGHTS))), CHAMPAGNE, light)
}

export interface Brows {
  kind: 'brows'
  colour: string
  amount: number
}

/** Fills the brows in place: the gaps between their hairs more than the hairs. */
export function brows(canvas: Canvas, { colour: code, amount }: Brows): void {
  const { planes, unit, lit, strength } = canvas
  const colour = srgb(code)
  const mask = regionMask(canvas.face, [faceRegions.leftBrow, faceRegions.rightBrow], canvas, Math.max(0.6, unit * 0.011))
  const near = blur(canvas.light, canvas, unit * 0.009)
  const around = blur(canvas.light, canvas, unit * 0.09)
  for (let i = 0; i < mask.length; i++) {
    // Where the mesh lies beside the brow there is light skin, which must not be painted.
    const hairy = smoothstep(-0.01, 0.14, 1 - (near[i]! + 0.02) / (around[i]! + 0.02))
    const share = smoothstep(0.12, 0.85, mask[i]!) * hairy * amount * strength
    if (share < 0.003) continue
    planes.forEach((plane, c) => {
      const value = plane[i]!
      plane[i] = value + share * (Math.min(value, value * 0.35 + colour[c]! * lit * 0.65) - value)
    })
  }
}
