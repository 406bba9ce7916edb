import { clamp, smoothstep, type Rgb } from '../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin, type Size } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import type { DisplayImage } from '../style/display-image.ts'
import { fillOutlines, smoothOutline } from '../vision/face-mask.ts'
import type { Watch } from '../vision/watch.ts'
import { lightOf, redness } from './light-and-redness.ts'
import type { DrawnFace, Portrait } from './portrait.ts'
import { strokeHair } from './stroke-hair.ts'

/** Longest side at which moustaches and beards are looked for. */
const STUDY_SIDE = 640
/** Below this a face is shaven, or in a shadow. */
const LEAST_BEARD = 0.4
/** Light against the cheeks' beside, from where on down it is hair; and how much less red than they grey hair is. */
const DARK = [0.9, 0.66] as const
const GREY = [0.035, 0.08] as const
/** Opacity of thin and of dense hair. */
const [THIN, DENSE] = [0.5, 0.42]
/** Between the hairs skin shows: drawn hair is darker than what is seen, by this. */
const DARKER = 0.78

/** Lays moustaches and beards over painted skin, in place: in flat tones of their own colour, as dense as in the photo, and in strokes. */
export function paintFacialHair(paint: DisplayImage, { image, skin, faces }: Portrait, { checkCancelled }: Watch): void {
  const bearded = faces.filter(({ beard }) => beard > LEAST_BEARD)
  if (bearded.length === 0) return
  const size = fitWithin(image, STUDY_SIDE)
  const shrink = (plane: Plane) => resizePlane(plane, image.width, image.height, size.width, size.height)
  const colours: DisplayImage['planes'] = [shrink(image.planes[0]), shrink(image.planes[1]), shrink(image.planes[2])]
  const stretch = new Stretch(size, image)
  for (const face of bearded) {
    checkCancelled()
    const hairy = hairOf(face, colours, size, size.width / image.width)
    const [r, g, b] = meanOf(colours, hairy.map((amount) => amount * amount * amount * amount))
    const colour: Rgb = [r * DARKER, g * DARKER, b * DARKER]
    // Nothing grows further from the nose than this.
    const [[nx, ny], reach] = [face.noseBase[3]!, 2.2 * face.unit]
    const [left, right] = [Math.max(0, Math.floor(nx - reach)), Math.min(image.width, nx + reach)]
    const bottom = Math.min(image.height, ny + 1.5 * reach)
    for (let y = Math.max(0, Math.floor(ny - reach)); y < bottom; y++) {
      if (y % 64 === 0) checkCancelled()
      stretch.row(y)
      for (let x = left, i = y * image.width + x; x < right; x++, i++) {
        const amount = stretch.at(hairy, x)
        if (amount < 0.2 || skin[i]! < 0.01) continue
        const cover = skin[i]! * (THIN * smoothstep(0.28, 0.36, amount) + DENSE * smoothstep(0.6, 0.68, amount))
        for (let c = 0; c < 3; c++) paint.planes[c]![i]! += (colour[c]! - paint.planes[c]![i]!) * cover
      }
    }
    checkCancelled()
    const scale = size.width / image.width
    const at = (value: number, most: number) => clamp(Math.floor(value * scale), 0, most - 1)
    strokeHair(paint, skin, face, colour, (x, y) => hairy[at(y, size.height) * size.width + at(x, size.width)]!)
  }
}

/** How dense the hair below the nose is, 0..1. */
function hairOf({ oval, noseBase, mouth, cheeks, unit: whole, up: [ux, uy] }: DrawnFace, colours: DisplayImage['planes'], size: Size, scale: number): Plane {
  const { width, height } = size
  const unit = whole * scale
  const at = ([x, y]: readonly [number, number]) => [x * scale, y * scale] as const
  const inside = fillOutlines([smoothOutline(oval.map(at))], size)
  const lips = fillOutlines([smoothOutline([...mouth.outerUpper, ...mouth.outerLower.toReversed()].map(at))], size)
  const [nose, [left, right]] = [at(noseBase[3]!), cheeks.map(at).toSorted((a, b) => a[0] - b[0]) as [readonly [number, number], readonly [number, number]]]
  const reach = Math.max(2, Math.round(0.15 * unit))
  const [one, other] = [cheekAt(colours, size, left, reach), cheekAt(colours, size, right, reach)]
  const hair = new Float32Array(width * height)
  const [top, bottom] = [Math.max(0, Math.floor(nose[1] - unit)), Math.min(height, Math.ceil(nose[1] + 3 * unit))]
  for (let y = top; y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(nose[0] - 2 * unit)); x < Math.min(width, nose[0] + 2 * unit); x++) {
      const i = y * width + x
      const low = ((nose[0] - x) * ux + (nose[1] - y) * uy) / unit
      const place = inside[i]! * (1 - lips[i]!) * smoothstep(0.06, 0.16, low)
      if (place < 0.02) continue
      const share = clamp((x - left[0]) / (right[0] - left[0] + 1))
      const colour: Rgb = [colours[0][i]!, colours[1][i]!, colours[2][i]!]
      const dark = smoothstep(...DARK, lightOf(colour) / (one.light + (other.light - one.light) * share))
      const grey = smoothstep(...GREY, one.redness + (other.redness - one.redness) * share - redness(colour))
      hair[i] = place * Math.max(dark, grey)
    }
  }
  return gaussianBlur(hair, width, height, Math.max(0.7, 0.045 * unit))
}

function cheekAt(colours: DisplayImage['planes'], { width, height }: Size, [cx, cy]: readonly [number, number], reach: number): { light: number; redness: number } {
  const sums = [0, 0, 0]
  let count = 1e-6
  for (let y = Math.max(0, Math.round(cy) - reach); y <= Math.min(height - 1, cy + reach); y++) {
    for (let x = Math.max(0, Math.round(cx) - reach); x <= Math.min(width - 1, cx + reach); x++, count++) {
      for (let c = 0; c < 3; c++) sums[c]! += colours[c]![y * width + x]!
    }
  }
  const mean: Rgb = [sums[0]! / count, sums[1]! / count, sums[2]! / count]
  return { light: lightOf(mean), redness: redness(mean) }
}

function meanOf(colours: DisplayImage['planes'], weight: Plane): Rgb {
  const total = weight.reduce((sum, value) => sum + value, 1e-6)
  const mean = (plane: Plane) => plane.reduce((sum, value, i) => sum + value * weight[i]!, 0) / total
  return [mean(colours[0]), mean(colours[1]), mean(colours[2])]
}
