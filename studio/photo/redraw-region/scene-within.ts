import { clamp } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import { fitWithin, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { defocus } from '../defocus.ts'
import { cover } from '../place.ts'
import { subjectGains } from '../subject-gains.ts'

/** Longest side of a painting; behind a large photo it is stretched. */
const PAINTING_SIDE = 1152
/** How far the painting takes on the photo's tint and brightness. */
const MATCH = { colourPull: 0.12, exposureMatch: 0.1 }
const LIGHT_SPREAD = 1 / 12
/** How finely a texture takes the light of what it lies on, as a share of the longest side, and within which factors. */
const SHADE_SPREAD = 1 / 60
const SHADES = [0.45, 1.7] as const

export interface Within {
  /** How far it covers what was there, 0..1. */
  strength: number
  /** Whether it lies on what was there, and takes its light and shade. */
  lying: boolean
}

/** Puts a painting, made at the size that it is asked for, into what `alpha` covers, in the photo's light. */
export async function sceneWithin(
  photo: RasterImage,
  alpha: Plane,
  paint: (size: Size) => Promise<RasterImage>,
  { strength, lying }: Within,
): Promise<RasterImage> {
  const frame = boundsOf(alpha, photo, 0) ?? { left: 0, top: 0, width: photo.width, height: photo.height }
  const painting = await cover(await paint(fitWithin(frame, PAINTING_SIDE)), frame)
  const inFrame = painting.data.length / 3
  const window = Float32Array.from({ length: inFrame }, (_, i) =>
    alpha[(frame.top + Math.floor(i / frame.width)) * photo.width + frame.left + (i % frame.width)]!,
  )
  const light = defocus(photo, LIGHT_SPREAD * Math.max(photo.width, photo.height), alpha.map((value) => 1 - value))
  const gains = subjectGains(painting, window, light, MATCH)
  const shade = lying ? shadeOf(photo, alpha) : () => () => 1
  const out = new Uint8Array(photo.width * photo.height * 3)
  for (let y = 0, i = 0; y < photo.height; y++) {
    const shadeAt = shade(y)
    for (let x = 0; x < photo.width; x++, i++) {
      const a = alpha[i]! * strength
      const from = ((y - frame.top) * frame.width + x - frame.left) * 3
      const lit = a > 0 ? shadeAt(x) : 1
      for (let c = 0; c < 3; c++) {
        const was = photo.data[i * photo.channels + c]!
        out[i * 3 + c] = a > 0 ? clamp(was + (painting.data[from + c]! * gains[c]! * lit - was) * a + 0.5, 0, 255) : was
      }
    }
  }
  return { width: photo.width, height: photo.height, channels: 3, data: out }
}

/** How much lighter than usual what is covered is at a place, row by row. */
function shadeOf(photo: RasterImage, alpha: Plane): (y: number) => (x: number) => number {
  const light = defocus(photo, SHADE_SPREAD * Math.max(photo.width, photo.height), alpha)
  const bright = light.planes[0].map((red, i) => 0.299 * red + 0.587 * light.planes[1][i]! + 0.114 * light.planes[2][i]! + 0.02)
  const stretch = new Stretch(light, photo)
  let [sum, total] = [0, 1e-6]
  for (let y = 0; y < photo.height; y += 4) {
    stretch.row(y)
    for (let x = 0; x < photo.width; x += 4) {
      const a = alpha[y * photo.width + x]!
      sum += a * stretch.at(bright, x)
      total += a
    }
  }
  const usual = sum / total
  return (y) => {
    stretch.row(y)
    return (x) => clamp(stretch.at(bright, x) / usual, ...SHADES)
  }
}
