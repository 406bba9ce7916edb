import { clamp, smoothstep, type Rgb } from '../pixels/colour.ts'
import { boxBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin } from '../pixels/raster.ts'
import { luma, percentiles, type DisplayImage } from '../style/display-image.ts'
import { smoothTogether, tangentFlow } from '../style/flow.ts'
import { kuwahara } from '../style/kuwahara.ts'
import { ownColours } from './own-colours.ts'

export interface CelOptions {
  /** Tones from dark to light. */
  levels: number
  /** Width of the step between two tones as a share of it, 0..1. */
  softness: number
  /** Share of the photo's own tone that stays in, 0..1. */
  own: number
  /** Added to the deepest shadow, so that it turns to another hue rather than to black. */
  shadow: Rgb
  saturation: number
  /** Gamma of the tones: below 1 is lighter. */
  gamma: number
}

/** Tone that the middle of people is painted in, and the highest gamma that brings it there: faces keep their shapes in bright photos too. */
const MIDDLE = 0.5
const HIGHEST_GAMMA = 1.2

/** Longest side at which shapes are simplified; their edges are made sharp again by the steps of tone. */
const WORK_SIDE = 448

interface SimplifyOptions {
  broad?: number | undefined
  /**
   * How much of each pixel is seen in the end, 0..1: where nothing is, nothing is done, and at its edge only its own
   * colours count.
   */
  seen: Plane | undefined
  checkCancelled: () => void
}

/**
 * Calm shapes, small: what is left of a picture when its texture is wiped along the forms. `broad` in shares of the long
 * side.
 */
export function simplify(image: DisplayImage, { broad = 1 / 110, seen, checkCancelled }: SimplifyOptions): DisplayImage {
  const size = fitWithin(image, WORK_SIDE)
  const shrink = (plane: Plane) => resizePlane(plane, image.width, image.height, size.width, size.height)
  const planes: [Plane, Plane, Plane] = [shrink(image.planes[0]), shrink(image.planes[1]), shrink(image.planes[2])]
  checkCancelled()
  const shown = seen && shrink(seen)
  let flat: DisplayImage = shown ? ownColours({ ...size, planes }, shown) : { ...size, planes }
  const long = Math.max(size.width, size.height)
  const near = shown && boxBlur(shown, size.width, size.height, Math.ceil(long / 80))
  const where = near && nonZero(near)
  checkCancelled()
  const flow = tangentFlow(luma(flat), size.width, size.height, long / 240)
  for (const radius of [long * broad, long * broad * 0.8]) {
    flat = kuwahara(flat, flow, Math.max(1.5, radius), 7, { where, checkCancelled })
  }
  // Hair falls into strands, folds into ribbons.
  const swept = smoothTogether(flat.planes, size.width, size.height, flow, long / 55, { stride: 2, where, checkCancelled })
  return { ...size, planes: [swept[0]!, swept[1]!, swept[2]!] }
}

function nonZero(plane: Plane): Uint8Array {
  const out = new Uint8Array(plane.length)
  for (let i = 0; i < out.length; i++) if (plane[i]! > 0) out[i] = 1
  return out
}

/** Tones that are told apart: more than are seen. */
const TONES = 4096

/** Cel paint in place, where it is seen: tones in soft steps whose shadows take a hue of their own. Of people the middle is neither bright nor dark. */
export function celTones(
  image: DisplayImage,
  { levels, softness, own, shadow, saturation, gamma: usual }: CelOptions,
  seen?: Plane,
): void {
  const tone = luma(image)
  const [dark, middle, light] = percentiles(seen ? tone.filter((_, i) => seen[i]! > 0.5) : tone, [0.01, 0.5, 0.985]) as [number, number, number]
  const span = Math.max(0.25, light - dark * 0.8)
  const gamma = seen ? clamp(Math.log(MIDDLE) / Math.log(clamp((middle - dark * 0.8) / span, 0.01, 0.99)), usual, HIGHEST_GAMMA) : usual
  const targets = Float32Array.from({ length: TONES + 1 }, (_, k) => {
    const value = Math.pow(clamp((k / TONES - dark * 0.8) / span), gamma)
    const floor = Math.floor(value * levels)
    const step = (floor + smoothstep(0.5 - softness / 2, 0.5 + softness / 2, value * levels - floor)) / levels
    return (1 - own) * step + own * value
  })
  const [red, green, blue] = image.planes
  for (let i = 0; i < tone.length; i++) {
    if (seen?.[i] === 0) continue
    const target = targets[(clamp(tone[i]!) * TONES + 0.5) | 0]!
    const gain = (target + 0.02) / (tone[i]! + 0.02)
    const deep = (1 - target) * (1 - target)
    const r = clamp(red[i]! * gain)
    const g = clamp(green[i]! * gain)
    const b = clamp(blue[i]! * gain)
    const grey = 0.299 * r + 0.587 * g + 0.114 * b
    red[i] = clamp(grey + (r - grey) * saturation + shadow[0] * deep)
    green[i] = clamp(grey + (g - grey) * saturation + shadow[1] * deep)
    blue[i] = clamp(grey + (b - grey) * saturation + shadow[2] * deep)
  }
}
