import { clamp, mix, smoothstep, type Rgb } from '../pixels/colour.ts'
import { mapToPlane } from '../pixels/map-values.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import { choosePalette, nearestColour } from '../style/colour-palette.ts'
import type { DisplayImage } from '../style/display-image.ts'
import type { Watch } from '../vision/watch.ts'
import { nonzeroLight } from '../vision/light-and-redness.ts'
import { lifted, type SkinPalette } from './paint-skin.ts'
import type { Portrait } from './portrait.ts'
import { sharp } from './regions.ts'
import { skinColour } from './skin.ts'

export interface ClothPalette {
  /** Gamma of its light; below 1 is lighter. */
  gamma: number
  saturation: number
  /** Width of the edges between its tones, 0..1. */
  softness: number
}

/** How far bare shoulders, which are drawn in their shades, take the plain hue of skin: shade makes them redder. */
const IN_SHADE = 0.7
/** Paints that all the clothes of a picture are mixed from: cloths, their folds and their prints. */
const PAINTS = 8
/** Pixels that the paints are chosen from. */
const SAMPLES = 5000

/** Clothes as flat areas of a few paints. */
interface Cloth extends Size {
  paints: Rgb[]
  /** How much of each pixel has each paint, 0..1. */
  shares: Plane[]
}

/**
 * Divides what is worn into a few flat paints; `calm` is the picture without its texture, small. Nothing where nothing is
 * worn.
 */
export function layOut(
  calm: DisplayImage,
  { clothes, image }: Portrait,
  softness: number,
  { checkCancelled }: Watch,
): Cloth | undefined {
  const {
    planes: [red, green, blue],
    ...size
  } = calm
  const own = resizePlane(clothes, image.width, image.height, size.width, size.height)
  checkCancelled()
  const worn: number[] = []
  for (let i = 0; i < own.length; i++) if (own[i]! > 0.95) worn.push(i)
  if (worn.length < 50) return undefined
  const step = Math.max(1, Math.floor(worn.length / SAMPLES))
  const sampled = worn.filter((_, k) => k % step === 0)
  // In roots of light dark folds differ as much as bright ones, which is how they are seen.
  const root = (plane: Plane) => mapToPlane(sampled, (i) => Math.sqrt(plane[i]!))
  const paints = choosePalette([root(red), root(green), root(blue)], PAINTS)
  checkCancelled()
  const hard = paints.map(() => new Float32Array(own.length))
  for (let i = 0; i < own.length; i++) {
    if (own[i]! < 0.02) continue
    hard[nearestColour(paints, [Math.sqrt(red[i]!), Math.sqrt(green[i]!), Math.sqrt(blue[i]!)])]![i] = 1
  }
  const shares = hard.map((plane) => {
    checkCancelled()
    return gaussianBlur(plane, size.width, size.height, 1.3 + 3 * softness)
  })
  return { ...size, paints: paints.map(([r, g, b]): Rgb => [r * r, g * g, b * b]), shares }
}

/** Clothes in place, in flat paints with clean edges, over `ground` or nothing. */
export function paintClothes(
  paint: DisplayImage,
  { clothes, person, image, faces }: Portrait,
  cloth: Cloth,
  palette: ClothPalette & { skin: SkinPalette },
  ground: boolean,
  { checkCancelled }: Watch,
): void {
  const {
    width,
    height,
    planes: [red, green, blue],
  } = paint
  const bare = faces.map((face) => skinColour(image, face)).filter(hasHue)
  const mixed = cloth.paints.map((colour) => {
    const likeSkin = Math.max(0, ...bare.map((skin) => skinHue(colour, skin)))
    return mix(tinted(colour, palette), lifted(colour, nonzeroLight(colour), palette.skin, IN_SHADE), likeSkin)
  })
  const stretch = new Stretch(cloth, paint)
  for (let y = 0, i = 0; y < height; y++) {
    if (y % 32 === 0) checkCancelled()
    stretch.row(y)
    for (let x = 0; x < width; x++, i++) {
      const share = clothes[i]!
      if (share < 0.004) continue
      const cover = ground ? share / (share + 1 - person[i]!) : 1
      let all = 1e-9
      let r = 0
      let g = 0
      let b = 0
      for (let k = 0; k < mixed.length; k++) {
        const amount = sharp(stretch.at(cloth.shares[k]!, x))
        if (amount === 0) continue
        const colour = mixed[k]!
        all += amount
        r += amount * colour[0]
        g += amount * colour[1]
        b += amount * colour[2]
      }
      red[i]! += (r / all - red[i]!) * cover
      green[i]! += (g / all - green[i]!) * cover
      blue[i]! += (b / all - blue[i]!) * cover
    }
  }
}

/** Differences of a paint's hue from a face's (logarithms of the channels' ratios) between which it is less and less skin's. */
const OTHER_HUE = [0.08, 0.2] as const
/** Of what is warmer or colder than the face, what counts: shade on skin is warmer, never greener or greyer. */
const [WARMER, COLDER] = [0.4, 1.5]

/** Of a face's skin, red over blue (logarithm) below which a photo is black and white: its greys are no skin's. */
const HUELESS = 0.08
const hasHue = ([red, , blue]: Rgb) => Math.abs(Math.log((red + 0.03) / (blue + 0.03))) >= HUELESS

/** How well a paint has a face's hue, 0..1: bare shoulders that were taken for cloth keep the colours of skin, and so does cloth like skin. */
function skinHue(paint: Rgb, skin: Rgb): number {
  const away = (a: 0 | 1, b: 1 | 2) => {
    const warmer = Math.log(((paint[a] + 0.03) * (skin[b] + 0.03)) / ((paint[b] + 0.03) * (skin[a] + 0.03)))
    return warmer * (warmer > 0 ? WARMER : COLDER)
  }
  return smoothstep(OTHER_HUE[1], OTHER_HUE[0], Math.hypot(away(0, 1), away(1, 2)))
}

/** A paint as the look wants it; its shadows turn towards violet rather than to black. */
function tinted(paint: Rgb, { gamma, saturation }: ClothPalette): Rgb {
  const own = nonzeroLight(paint)
  const light = Math.pow(own, gamma)
  const dark = 0.09 * (1 - smoothstep(0, 0.5, light))
  const tint = (value: number, shadow: number) => clamp(light + (value + 0.02 - own) * (light / own) * saturation + dark * shadow)
  return [tint(paint[0], 0.5), tint(paint[1], 0.38), tint(paint[2], 0.9)]
}
