import { rgbBytes } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { Stretch } from '../pixels/stretch.ts'
import type { Watch } from '../vision/watch.ts'
import type { Cutout } from './cutout.ts'
import { defocus } from './defocus.ts'

export type CutoutBackground =
  | { kind: 'transparent' }
  /** '#rrggbb' */
  | { kind: 'colour'; colour: string }
  /** The photo's own background out of focus; strength 0..1. */
  | { kind: 'blur'; strength: number }

/** Sigma of the strongest blur as a share of the picture's longest side. */
const STRONGEST_BLUR = 0.035

/** Puts a cutout on its new ground: RGBA with straight alpha when transparent, RGB otherwise. */
export function composeCutout({ alpha, foreground }: Cutout, background: CutoutBackground, photo: RasterImage, watch: Watch): RasterImage {
  if (background.kind === 'transparent') return withAlpha(foreground, alpha)
  const { width, height } = foreground
  const data = new Uint8Array(width * height * 3)
  const over = (i: number, c: number, ground: number) => {
    const a = alpha[i]!
    data[i * 3 + c] = foreground.data[i * 3 + c]! * a + ground * (1 - a) + 0.5
  }
  if (background.kind === 'colour') {
    const rgb = rgbBytes(background.colour)
    for (let i = 0; i < alpha.length; i++) for (let c = 0; c < 3; c++) over(i, c, rgb[c]!)
  } else {
    const sigma = background.strength * STRONGEST_BLUR * Math.max(width, height)
    const ground = defocus(photo, sigma, alpha.map((value) => 1 - value), watch)
    const stretch = new Stretch(ground, foreground)
    for (let y = 0; y < height; y++) {
      if (y % 64 === 0) watch.checkCancelled()
      stretch.row(y)
      for (let x = 0; x < width; x++) for (let c = 0; c < 3; c++) over(y * width + x, c, stretch.at(ground.planes[c]!, x) * 255)
    }
  }
  return { width, height, channels: 3, data }
}

function withAlpha({ width, height, data: rgb }: RasterImage, alpha: Cutout['alpha']): RasterImage {
  const data = new Uint8Array(width * height * 4)
  for (let i = 0; i < alpha.length; i++) {
    const opacity = Math.round(alpha[i]! * 255)
    // Colour under full transparency would show in careless programs, and costs bytes.
    if (opacity === 0) continue
    for (let c = 0; c < 3; c++) data[i * 4 + c] = rgb[i * 3 + c]!
    data[i * 4 + 3] = opacity
  }
  return { width, height, channels: 4, data }
}
