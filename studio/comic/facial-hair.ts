import { clamp, smoothstep, type Rgb } from '../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin, type Size } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import type { DisplayImage } from '../style/display-image.ts'
import type { Point } from '../vision/face-geometry.ts'
import { fillOutlines, smoothOutline } from '../vision/face-mask.ts'
import type { Watch } from '../vision/watch.ts'
import { shareOfLeft, type BeardZone } from '../vision/beard-zones.ts'
import { nonzeroLight, redness } from '../vision/light-and-redness.ts'
import type { DrawnFace, Portrait } from './portrait.ts'
import { strokeHair } from './stroke-hair.ts'

/** Longest side at which moustaches and beards are looked for. */
const STUDY_SIDE = 640
/** Below this a face is shaven, or in a shadow. */
const LEAST_BEARD = 0.4
/** Light against the cheeks' beside, from where on down it is hair; and how much less red than they grey hair is. */
const DARK = [0.95, 0.7] as const
const GREY = [0.035, 0.08] as const
/** Share of a zone that looks like hair, from which on it is grown over. */
const GROWN = [0.1, 0.38] as const
/** How much of a zone's density its own light and dark say, and how far it is softened, between the pupils as 1. */
const [LOCAL, SOFT] = [0.4, 0.05]
/** How dark a goatee is on the chin, and the share of that which the lit half of the jaw has less than; looked for within these degrees aside. */
const GOATEE = { chin: 0.3, jaw: 0.65 }
const FRONTAL = 25
/** How far beyond the jaw hair stands, in distances from the nose. */
const BEYOND = 1.05
/** Opacity of thin and of dense hair. */
const [THIN, DENSE] = [0.5, 0.42]
/** Between the hairs skin shows: drawn hair is darker than what is seen, by this. */
const DARKER = 0.78
/** How much darker than the cheeks stubble is, and from where on it is a beard; stubble is drawn as light as it is seen, with this share of a beard's cover and strokes. */
const STUBBLE = { dark: [0.37, 0.47], cover: 0.88, strokes: 0.5 } as const

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
    const { hairy, seen, dark } = hairOf(face, colours, size, size.width / image.width)
    const [r, g, b] = meanOf(colours, hairy.map((amount, i) => (amount * seen[i]!) ** 2))
    const grown = smoothstep(...STUBBLE.dark, dark)
    const unlessGrown = (share: number) => share + (1 - share) * grown
    const darker = 1 - (1 - DARKER) * grown
    const colour: Rgb = [r * darker, g * darker, b * darker]
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
        const cover = skin[i]! * unlessGrown(STUBBLE.cover) * (THIN * smoothstep(0.28, 0.36, amount) + DENSE * smoothstep(0.6, 0.68, amount))
        for (let c = 0; c < 3; c++) paint.planes[c]![i]! += (colour[c]! - paint.planes[c]![i]!) * cover
      }
    }
    checkCancelled()
    const scale = size.width / image.width
    const at = (value: number, most: number) => clamp(Math.floor(value * scale), 0, most - 1)
    strokeHair(paint, skin, face, colour, unlessGrown(STUBBLE.strokes), (x, y) => hairy[at(y, size.height) * size.width + at(x, size.width)]!)
  }
}

/**
 * How dense the hair below the nose is, and how much it looks like hair, 0..1: light tells halves and zones of one beard apart, so each is
 * of one density. And how much darker than the cheeks the lighter half is: the other may lie in the shade.
 */
function hairOf({ noseBase, mouth, cheeks, unit: whole, yaw, beardZones }: DrawnFace, colours: DisplayImage['planes'], size: Size, scale: number): { hairy: Plane; seen: Plane; dark: number } {
  const { width, height } = size
  const unit = whole * scale
  const at = ([x, y]: Point): Point => [x * scale, y * scale]
  const lips = fillOutlines([smoothOutline([...mouth.outerUpper, ...mouth.outerLower.toReversed()].map(at))], size)
  const [nose, [left, right]] = [at(noseBase[3]!), cheeks.map(at).toSorted((a, b) => a[0] - b[0]) as [Point, Point]]
  const reach = Math.max(2, Math.round(0.15 * unit))
  const [one, other] = [cheekAt(colours, size, left, reach), cheekAt(colours, size, right, reach)]
  /** How much a pixel looks like hair, 0..1, and its light against the cheeks' beside. */
  const look = (i: number) => {
    const share = clamp(((i % width) - left[0]) / (right[0] - left[0] + 1))
    const colour: Rgb = [colours[0][i]!, colours[1][i]!, colours[2][i]!]
    const light = nonzeroLight(colour) / (one.light + (other.light - one.light) * share)
    const grey = smoothstep(...GREY, one.redness + (other.redness - one.redness) * share - redness(colour))
    return { like: Math.max(smoothstep(...DARK, light), grey), light }
  }
  const [hairy, seen] = [new Float32Array(width * height), new Float32Array(width * height)]
  const zones = beardZones.map(({ name, halves }) => {
    const masks = halves.map((outline) => fillOutlines([smoothOutline(outline.map(at))], size))
    const means = masks.map((mask) => {
      let [share, light, hairLight, all] = [0, 0, 0, 1e-6]
      for (let i = 0; i < mask.length; i++) {
        if (mask[i] === 0 || lips[i]! > 0.5) continue
        const pixel = look(i)
        seen[i] = Math.max(seen[i]!, pixel.like)
        share += mask[i]! * pixel.like
        light += mask[i]! * pixel.light
        hairLight += mask[i]! * pixel.like * pixel.light
        all += mask[i]!
      }
      return { share: share / all, dark: 1 - light / all, hair: 1 - hairLight / (share + 1e-6) }
    }) as [ZoneMean, ZoneMean]
    return { name, halves, means, share: means[0].share * shareOfLeft(yaw) + means[1].share * (1 - shareOfLeft(yaw)) }
  })
  const onChinAlone = Math.abs(yaw) < FRONTAL && isGoatee(zones)
  let [dark, all] = [0, 1e-6]
  for (const { name, halves, means, share } of zones) {
    const density = onChinAlone && (name === 'jaw' || name === 'belowEar') ? 0 : smoothstep(...GROWN, share)
    if (density === 0) continue
    dark += density * Math.min(...means.map(({ hair }) => hair))
    all += density
    for (const outline of halves) {
      const grown = outline.map(at).map(([x, y]): Point => [nose[0] + (x - nose[0]) * BEYOND, nose[1] + (y - nose[1]) * BEYOND])
      const mask = fillOutlines([smoothOutline(grown)], size)
      for (let i = 0; i < mask.length; i++) if (mask[i]! > 0) hairy[i] = Math.max(hairy[i]!, mask[i]! * density)
    }
  }
  const soft = (plane: Plane) => gaussianBlur(plane, width, height, Math.max(0.7, SOFT * unit))
  const near = soft(seen)
  return { hairy: soft(hairy).map((value, i) => value * (1 - LOCAL + LOCAL * near[i]!) * (1 - lips[i]!)), seen, dark: dark / all }
}

interface ZoneMean {
  /** Of its pixels, how many look like hair. */
  share: number
  /** How much darker than the cheeks it is, and what of it looks like hair. */
  dark: number
  hair: number
}

/** Whether a jaw that looks bearded is one in the shade: beside a dense chin its lit half is bare. */
function isGoatee(zones: readonly { name: BeardZone; means: readonly [ZoneMean, ZoneMean] }[]): boolean {
  const least = (of: BeardZone) => Math.min(...zones.find(({ name }) => name === of)!.means.map(({ dark }) => dark))
  const chin = least('chin')
  return chin > GOATEE.chin && least('jaw') < GOATEE.jaw * chin
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
  return { light: nonzeroLight(mean), redness: redness(mean) }
}

function meanOf(colours: DisplayImage['planes'], weight: Plane): Rgb {
  const total = weight.reduce((sum, value) => sum + value, 1e-6)
  const mean = (plane: Plane) => plane.reduce((sum, value, i) => sum + value * weight[i]!, 0) / total
  return [mean(colours[0]), mean(colours[1]), mean(colours[2])]
}
