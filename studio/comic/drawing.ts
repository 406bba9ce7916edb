import { clamp, mix, smoothstep, type Rgb } from '../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin } from '../pixels/raster.ts'
import { Stretch } from '../pixels/stretch.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { luma, type DisplayImage } from '../style/display-image.ts'
import { tangentFlow } from '../style/flow.ts'
import { celTones, simplify, type CelOptions } from './cel.ts'
import { cleanLines, evened } from './clean-lines.ts'
import type { ComicOptions } from './comic-look.ts'
import type { FaceStyle } from './draw-face.ts'
import { drawFeatures, type Features } from './features.ts'
import type { DrawnFace, Portrait } from './portrait.ts'
import type { Watch } from '../vision/watch.ts'
import { featureMask, skinColour, skinTones } from './skin.ts'

/** How a look draws; lengths as shares of the long side. */
export interface DrawingStyle {
  cel: CelOptions
  /** Size of the shapes that are kept. */
  broad?: number
  skin: SkinPalette
  lines: { width: number; start: number; shortest: number; background: number }
  face: FaceStyle
}

interface SkinPalette {
  /** Below 1 lightens the skin's own colour. */
  gamma: number
  saturation: number
  shadow: Rgb
  /** How much lighter than its own colour lit skin is, 0..1. */
  light: number
  /** Width of the steps between its tones, 0..1. */
  softness: number
}

/** A portrait as flat paint, lines and drawn features, for a look to put together. */
export interface Drawing {
  paint: DisplayImage
  /** 0 paper .. 1 ink */
  lines: Plane
  features: Features
}

type Context = Pick<TaskContext, 'progress' | 'checkCancelled'>

export function draw(portrait: Portrait, style: DrawingStyle, options: ComicOptions, context: Context): Drawing {
  const { image, person, skin, faces } = portrait
  const { width, height } = image
  const long = Math.max(width, height)
  const checkCancelled = () => context.checkCancelled()
  const ownGround = options.background === 'simplify' || (options.background !== 'none' && !portrait.hasPerson)
  const tone = luma(image)
  checkCancelled()
  const seen = ownGround ? undefined : person
  const paint = simplify(image, { broad: style.broad, seen, checkCancelled })
  context.progress(0.4)
  checkCancelled()
  celTones(paint, { ...style.cel, saturation: style.cel.saturation * (0.4 + 1.2 * options.colour) }, seen)
  checkCancelled()
  const features = featureMask(image, faces)
  checkCancelled()
  const tonesOf = skinTones(tone, image, skin, features)
  checkCancelled()
  for (const face of faces) {
    checkCancelled()
    paintSkin(paint, portrait, face, { tone, features, tonesOf, palette: style.skin, checkCancelled })
  }
  context.progress(0.5)
  checkCancelled()
  const grey = evened(tone)
  checkCancelled()
  const flow = tangentFlow(grey, width, height, long / 330)
  checkCancelled()
  // A ground of its own has no lines of the photo's.
  const far = ownGround ? style.lines.background : 0
  const ease = new Float32Array(skin.length)
  for (let i = 0; i < ease.length; i++) ease[i] = (1 - 0.62 * skin[i]!) * (portrait.hasPerson || !ownGround ? far + (1 - far) * person[i]! : 1)
  const scale = style.lines.width * long * (0.6 + 0.8 * options.lines)
  const start = style.lines.start * (1.5 - options.lines)
  const lines = cleanLines(portrait.cv.cv, grey, image, flow, { scale, start, carry: start * 0.36, shortest: style.lines.shortest * long, ease, checkCancelled })
  context.progress(0.8)
  checkCancelled()
  for (let i = 0; i < lines.length; i++) lines[i]! *= 1 - clamp(features[i]! * 1.4) * skin[i]!
  checkCancelled()
  const drawn = drawFeatures(image, faces, style.face, options.eyes)
  checkCancelled()
  return { paint, lines, features: drawn }
}

interface SkinStudy {
  tone: Plane
  features: Plane
  tonesOf: ReturnType<typeof skinTones>
  palette: SkinPalette
  checkCancelled: () => void
}

/** How far around a face its skin is painted, in distances between the pupils. */
const REACH = 9

/** Flat skin in place: its own colour, a hue-shifted shadow and a light, without the features that the pen will draw. */
function paintSkin(paint: DisplayImage, { image, skin }: Portrait, face: DrawnFace, { tone, features, tonesOf, palette, checkCancelled }: SkinStudy): void {
  const { width, height } = image
  const colour = skinColour(image, face)
  const usual = 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]
  const { above: [aboveDeep, aboveShade, aboveBase], slope, ...small } = tonesOf(usual, face.unit * 0.08)
  const stretch = new Stretch(small, image)
  const sideways = new Stretch(small, image)
  checkCancelled()
  const base = lifted(skinColour(paint, face), usual, palette)
  // Red shadows on dark skin look like burns: there they keep its own hue.
  const fall = palette.shadow[0] * 0.3 + palette.shadow[1] * 0.59 + palette.shadow[2] * 0.11
  const [sr, sg, sb] = mix([fall, fall, fall], palette.shadow, 0.35 + 0.65 * fairness(usual))
  const shade: Rgb = [base[0] * sr, base[1] * sg, base[2] * sb]
  const deep: Rgb = [shade[0] * sr, shade[1] * sg, shade[2] * sb]
  // Towards its own colour in more light: white would lie on dark skin as chalk.
  const lit: Rgb = [Math.min(1, base[0] * 1.4 + 0.03), Math.min(1, base[1] * 1.4 + 0.03), Math.min(1, base[2] * 1.4 + 0.03)]
  const bright = mix(base, lit, Math.min(1, 1.5 * palette.light))
  const [cx, cy] = face.noseBase[3]!
  // The light from the side is read between the eyes and the nose: a beard is dark by itself.
  sideways.row(clamp(Math.round(face.noseBridge[4]![1]), 0, height - 1))
  const half = Math.min(0.5, 0.02 + 1.1 * palette.softness)
  const step = (share: number) => smoothstep(0.5 - half, 0.5 + half, share)
  const reach = REACH * face.unit
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(height, cy + reach); y++) {
    if (Math.floor(y) % 64 === 0) checkCancelled()
    stretch.row(y)
    for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(width, cx + reach); x++) {
      const i = y * width + x
      const cover = Math.max(skin[i]!, smoothstep(0.1, 0.55, features[i]!))
      if (cover <= 0) continue
      // Every face paints the skin around it.
      const far = Math.hypot(x - cx, y - cy) / face.unit
      // What is far darker than the cheeks below the nose is a beard and stays hair.
      const below = face.beard * smoothstep(0, 0.15, (y - cy) / face.unit) * (1 - smoothstep(1.1, 1.5, far))
      const stubble = 1 - below * (1 - smoothstep(0.45, 0.75, tone[i]! / usual / sideways.at(slope, x)))
      const share = cover * stubble * (1 - smoothstep(REACH - 2, REACH, far))
      const toShade = step(stretch.at(aboveDeep, x))
      const toBase = step(stretch.at(aboveShade, x))
      const toBright = step(stretch.at(aboveBase, x))
      for (let c = 0; c < 3; c++) {
        let value = deep[c]! + (shade[c]! - deep[c]!) * toShade
        value += (base[c]! - value) * toBase
        value += (bright[c]! - value) * toBright
        paint.planes[c]![i]! += (value - paint.planes[c]![i]!) * share
      }
    }
  }
}

/** Red, green and blue of skin in white light, of any tone, as shares of its brightness. */
const SKIN_HUE: Rgb = [1.24, 0.93, 0.76]

/** From dark skin, 0, to light skin, 1. */
const fairness = (light: number) => smoothstep(0.42, 0.72, light)

/** The skin as the look wants it: lighter by its gamma with its hue kept, since a plain gamma turns it grey. */
function lifted(colour: Rgb, light: number, { gamma, saturation }: SkinPalette): Rgb {
  const grey = 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2] + 0.01
  // Light skin is drawn lighter, dark skin hardly: no look bleaches.
  const fair = fairness(light)
  const gain = Math.pow(light, 1 - (1 - gamma) * (0.4 + 0.6 * fair)) / grey
  // Under coloured lamps skin is pink or green: most of that is taken back.
  const own = mix(colour, [SKIN_HUE[0] * grey, SKIN_HUE[1] * grey, SKIN_HUE[2] * grey], 0.6)
  const bent = own.map((value) => clamp((grey + (value - grey) * saturation * (1.3 - 0.3 * fair)) * gain, 0, 0.99))
  return [bent[0]!, bent[1]!, bent[2]!]
}

/** Lays the lines over the paint in place: each point of a line takes a dark shade of the paint under it. */
export function inkOver(paint: DisplayImage, lines: Plane, ink: Rgb, own: number): void {
  for (let c = 0; c < 3; c++) {
    const plane = paint.planes[c]!
    for (let i = 0; i < plane.length; i++) plane[i]! += (plane[i]! * own + ink[c]! * (1 - own) - plane[i]!) * lines[i]!
  }
}

/** Light that spills from what is brighter than the threshold, screened over in place; sigma in pixels. */
export function glow({ width, height, planes }: DisplayImage, threshold: number, strength: number, sigma: number, { checkCancelled }: Watch): void {
  const small = fitWithin({ width, height }, Math.max(width, height) / 4)
  for (const plane of planes) {
    checkCancelled()
    const bright = resizePlane(plane, width, height, small.width, small.height)
    for (let i = 0; i < bright.length; i++) bright[i] = Math.max(0, bright[i]! - threshold)
    const spread = gaussianBlur(bright, small.width, small.height, sigma / 4)
    const light = resizePlane(spread, small.width, small.height, width, height)
    for (let i = 0; i < plane.length; i++) plane[i] = 1 - (1 - clamp(plane[i]!)) * (1 - Math.min(1, light[i]! * strength))
  }
}
