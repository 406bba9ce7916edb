import { clamp, mix, smoothstep, type Rgb } from '../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin, type Size } from '../pixels/raster.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { luma, percentiles, type DisplayImage } from '../style/display-image.ts'
import { tangentFlow, type Flow } from '../style/flow.ts'
import { celTones, simplify, type CelOptions } from './cel.ts'
import { cleanLines } from './clean-lines.ts'
import type { ComicOptions } from './comic-look.ts'
import type { FaceStyle } from './draw-face.ts'
import { drawFeatures, type Features } from './features.ts'
import type { DrawnFace, Portrait } from './portrait.ts'
import { featureMask, skinColour, skinLight } from './skin.ts'

/** How a look draws; lengths as shares of the long side. */
export interface DrawingStyle {
  cel: CelOptions
  /** Size of the shapes that are kept. */
  broad?: number
  skin: SkinTones
  lines: { width: number; start: number; shortest: number; background: number }
  face: FaceStyle
}

interface SkinTones {
  /** Below 1 lightens the skin's own colour. */
  gamma: number
  saturation: number
  shadow: Rgb
  light: number
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
  const grey = evened(luma(image))
  const paint = simplify(image, () => context.checkCancelled(), style.broad)
  context.progress(0.4)
  context.checkCancelled()
  celTones(paint, { ...style.cel, saturation: style.cel.saturation * (0.4 + 1.2 * options.colour) })
  const cleared = faces.map((face) => featureMask(image, face))
  faces.forEach((face, k) => {
    context.checkCancelled()
    paintSkin(paint, portrait, face, cleared[k]!, style.skin)
  })
  context.progress(0.5)
  context.checkCancelled()
  const flow = lineFlow(grey, image)
  context.checkCancelled()
  // A ground of its own has no lines of the photo's.
  const far = options.background === 'simplify' ? style.lines.background : 0
  const ease = skin.map((value, i) => (1 - 0.62 * value) * (portrait.hasPerson ? far + (1 - far) * person[i]! : 1))
  const scale = style.lines.width * long * (0.6 + 0.8 * options.lines)
  const start = style.lines.start * (1.5 - options.lines)
  const lines = cleanLines(portrait.cv.cv, grey, image, flow, { scale, start, carry: start * 0.36, shortest: style.lines.shortest * long, ease })
  context.progress(0.8)
  context.checkCancelled()
  for (const mask of cleared) for (let i = 0; i < lines.length; i++) lines[i]! *= 1 - clamp(mask[i]! * 1.4) * skin[i]!
  return { paint, lines, features: drawFeatures(image, faces, style.face, options.eyes) }
}

/** The flow that lines follow, found at half the size: it is smooth, and at full size the slowest part. */
function lineFlow(grey: Plane, size: Size): Flow {
  const small = fitWithin(size, Math.max(size.width, size.height) / 2)
  const coarse = tangentFlow(resizePlane(grey, size.width, size.height, small.width, small.height), small.width, small.height, Math.max(small.width, small.height) / 330)
  const flow: Flow = { x: new Float32Array(grey.length), y: new Float32Array(grey.length), anisotropy: new Float32Array(grey.length) }
  for (let y = 0, i = 0; y < size.height; y++) {
    const row = Math.floor((y * small.height) / size.height) * small.width
    for (let x = 0; x < size.width; x++, i++) {
      // Directions have no head, so that a mean of two may point nowhere: the nearest is taken.
      const at = row + Math.floor((x * small.width) / size.width)
      flow.x[i] = coarse.x[at]!
      flow.y[i] = coarse.y[at]!
      flow.anisotropy[i] = coarse.anisotropy[at]!
    }
  }
  return flow
}

/** Stretched to the full range with the shadows lifted, so that dark pictures draw as many lines as light ones. */
function evened(grey: Plane): Plane {
  const [dark, light] = percentiles(grey, [0.01, 0.985]) as [number, number]
  return grey.map((value) => Math.pow(clamp((value - dark) / Math.max(0.2, light - dark)), 0.75))
}

/** Flat skin in place: its own colour, a hue-shifted shadow and a light, without the features that the pen will draw. */
function paintSkin(paint: DisplayImage, { image, skin }: Portrait, face: DrawnFace, features: Plane, tones: SkinTones): void {
  const colour = skinColour(image, face)
  const painted = skinColour(paint, face)
  const usual = 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]
  const grey = luma(image)
  const light = skinLight(grey, image, skin, features, usual, face.unit * 0.075)
  const base = lifted(painted, usual, tones)
  const shade: Rgb = [base[0] * tones.shadow[0], base[1] * tones.shadow[1], base[2] * tones.shadow[2]]
  const deep: Rgb = [shade[0] * tones.shadow[0], shade[1] * tones.shadow[1], shade[2] * tones.shadow[2]]
  // Towards its own colour in more light: white would lie on dark skin as chalk.
  const lit = base.map((value) => Math.min(1, value * 1.4 + 0.03)) as unknown as Rgb
  const bright = mix(base, lit, Math.min(1, 1.5 * tones.light))
  const [cx, cy] = face.noseBase[3]!
  const half = tones.softness / 2
  const { width } = image
  for (let i = 0; i < skin.length; i++) {
    const cover = Math.max(skin[i]!, smoothstep(0.1, 0.55, features[i]!))
    if (cover <= 0) continue
    const x = i % width
    // Every face paints the skin around it.
    const far = Math.hypot(x - cx, (i - x) / width - cy) / face.unit
    // What is far darker than the cheeks below the nose is a beard and stays hair.
    const below = face.beard * smoothstep(0, 0.15, ((i - x) / width - cy) / face.unit) * (1 - smoothstep(1.1, 1.5, far))
    const stubble = 1 - below * (1 - smoothstep(0.45, 0.75, grey[i]! / usual))
    const share = cover * stubble * (1 - smoothstep(7, 9, far))
    const level = light[i]!
    const toDeep = smoothstep(0.5 - half, 0.5 + half, level)
    const toBase = smoothstep(0.79 - half, 0.79 + half, level)
    const toBright = smoothstep(1.13 - half, 1.13 + half, level)
    for (let c = 0; c < 3; c++) {
      let value = deep[c]! + (shade[c]! - deep[c]!) * toDeep
      value += (base[c]! - value) * toBase
      value += (bright[c]! - value) * toBright
      paint.planes[c]![i]! += (value - paint.planes[c]![i]!) * share
    }
  }
}

/** Red, green and blue of skin in white light, of any tone, as shares of its brightness. */
const SKIN_HUE: Rgb = [1.24, 0.93, 0.76]

/** The skin as the look wants it: lighter by its gamma with its hue kept, since a plain gamma turns it grey. */
function lifted(colour: Rgb, light: number, { gamma, saturation }: SkinTones): Rgb {
  const grey = 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2] + 0.01
  // Light skin is drawn lighter, dark skin hardly: no look bleaches.
  const fair = smoothstep(0.42, 0.72, light)
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
export function glow({ width, height, planes }: DisplayImage, threshold: number, strength: number, sigma: number): void {
  const small = fitWithin({ width, height }, Math.max(width, height) / 4)
  for (const plane of planes) {
    const bright = resizePlane(plane.map((value) => Math.max(0, value - threshold)), width, height, small.width, small.height)
    const spread = gaussianBlur(bright, small.width, small.height, sigma / 4)
    const light = resizePlane(spread, small.width, small.height, width, height)
    for (let i = 0; i < plane.length; i++) plane[i] = 1 - (1 - clamp(plane[i]!)) * (1 - Math.min(1, light[i]! * strength))
  }
}
