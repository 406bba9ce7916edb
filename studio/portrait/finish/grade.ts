import { clamp, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { gaussianBlur, resizePlane, type Plane } from '../../pixels/plane.ts'
import { createRandom } from '../../pixels/random.ts'
import { colourPlanes, fitWithin, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { luma } from '../../style/display-image.ts'

/** The look of the film; colours are sRGB 0..1 and neutral at [0.5, 0.5, 0.5]. */
export interface Grade {
  /** 1 leaves it. */
  contrast: number
  saturation: number
  exposure: number
  /** Lifts black, 0..0.15, as faded prints do. */
  fade: number
  shadows: Rgb
  lights: Rgb
  /** Glow of what is bright, 0..1, and its tint. */
  glow: number
  halo: Rgb
  /** Amplitude, 0..0.1. */
  grain: number
  /** Darkening towards the corners, 0..1. */
  vignette: number
}

const GLOW_SIDE = 384
const GLOW_SPREAD = 0.03
const GLOW_FROM = 0.62
const LUMA = [0.299, 0.587, 0.114] as const
/** Film grain is coarser than a pixel: the size in pixels of a picture 1000 wide. */
const GRAIN_SIZE = 1.5
const GRAINS = 320
const STEPS = 1023
/** The vignette's middle, a share of the height. */
const MIDDLE = 0.46

/** Tones a picture, in place. */
export function gradePicture(picture: RasterImage, grade: Grade, seed: number, checkCancelled: () => void): void {
  const { width, height, channels, data } = picture
  const { size, light } = glowOf(picture)
  checkCancelled()
  const stretch = new Stretch(size, picture)
  const [reds, greens, blues] = toneCurves(grade)
  const { tile, side } = grainTile(seed, Math.max(1, (Math.min(width, height) / 1000) * GRAIN_SIZE))
  const { exposure, saturation, grain, vignette, glow } = grade
  const [haloRed, haloGreen, haloBlue] = grade.halo.map((share) => share * glow) as [number, number, number]
  const middleY = height * MIDDLE
  const reach = 1 / ((width / 2) ** 2 + (height - middleY) ** 2)
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) checkCancelled()
    stretch.row(y)
    const down = (y - middleY) ** 2
    const specks = (y % side) * side
    for (let x = 0, at = y * width * channels; x < width; x++, at += channels) {
      const bright = glow > 0 ? stretch.at(light, x) : 0
      const red = 1 - (1 - Math.min(1, (data[at]! / 255) * exposure)) * (1 - haloRed * bright)
      const green = 1 - (1 - Math.min(1, (data[at + 1]! / 255) * exposure)) * (1 - haloGreen * bright)
      const blue = 1 - (1 - Math.min(1, (data[at + 2]! / 255) * exposure)) * (1 - haloBlue * bright)
      const grey = LUMA[0] * red + LUMA[1] * green + LUMA[2] * blue
      const away = ((x - width / 2) ** 2 + down) * reach
      const edge = 255 * (1 - vignette * away * away * (1.4 - 0.4 * away))
      const speck = grain * tile[specks + (x % side)]! * (1.1 - 0.7 * grey)
      data[at] = clamp(curve(reds!, grey + (red - grey) * saturation) + speck) * edge + 0.5
      data[at + 1] = clamp(curve(greens!, grey + (green - grey) * saturation) + speck) * edge + 0.5
      data[at + 2] = clamp(curve(blues!, grey + (blue - grey) * saturation) + speck) * edge + 0.5
    }
  }
}

/** The light of what is bright, spread; at a reduced size. */
function glowOf(picture: RasterImage): { size: Size; light: Plane } {
  const size = fitWithin(picture, GLOW_SIDE)
  const bright = luma({ planes: colourPlanes(picture, size) }).map((value) => smoothstep(GLOW_FROM, 1, value) * value)
  return { size, light: gaussianBlur(bright, size.width, size.height, GLOW_SPREAD * GLOW_SIDE) }
}

const curve = (steps: Float32Array, value: number) => steps[value <= 0 ? 0 : value >= 1 ? STEPS : (value * STEPS + 0.5) | 0]!

/** Contrast about the middle, tints of shadows and lights, and the fade, as curves. */
function toneCurves({ contrast, shadows, lights, fade }: Grade): Float32Array[] {
  return [0, 1, 2].map((c) =>
    Float32Array.from({ length: STEPS + 1 }, (_, k) => {
      const x = k / STEPS
      const s = x < 0.5 ? 0.5 * Math.pow(2 * x, contrast) : 1 - 0.5 * Math.pow(2 - 2 * x, contrast)
      const tint = (shadows[c]! - 0.5) * (1 - s) ** 2 * Math.min(1, s * 6 + 0.35) + (lights[c]! - 0.5) * s * s * (1.25 - s)
      return fade + (1 - fade) * clamp(s + 0.6 * tint)
    }),
  )
}

/** Noise about -0.5..0.5 whose grains are `size` pixels wide, on a square tile. */
function grainTile(seed: number, size: number): { tile: Plane; side: number } {
  const random = createRandom(seed)
  const coarse = Float32Array.from({ length: GRAINS * GRAINS }, () => random() - 0.5)
  const side = Math.round(GRAINS * size)
  return { tile: resizePlane(coarse, GRAINS, GRAINS, side, side), side }
}
