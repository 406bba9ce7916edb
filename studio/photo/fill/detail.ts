import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { boxBlur, type Colours, type Plane } from '../../pixels/plane.ts'
import { luma } from '../../style/display-image.ts'
import { coloursOf, type FillLevel } from './level.ts'
import { roughnessOf } from './sources.ts'
import type { FillWindow } from './window.ts'

/** Detail finer than this, in pixels of the level, is brought along. */
export const FINE_RADIUS = 1
/** How much of it: a little more than was there, for the contrast that what is coarser has lost; most of it as grain. */
const GRAIN = 1.48
const SOFTER = 0.43

const gainFor = (roughness: number) => GRAIN - SOFTER * smoothstep(3, 16, roughness)

/** Share of it that is kept where the base is as detailed by itself as the place that the detail is from. */
const KEPT = 0.3
/** Radius within which that is compared, pixels of the level. */
const COMPARED = 3

/** What is known of the hole: all but the detail. */
export interface Filled {
  level: FillLevel
  /** For each pixel of the hole where it is from. */
  sources: Int32Array
  base: Colours
  /** How much of the detail each pixel of the hole gets. */
  gains: Plane
}

/** So much detail that there is no more of it in the hole than where it is from: edges in the base are detail too. */
export function gainsFor(level: FillLevel, sources: Int32Array, base: Filled['base']): Plane {
  const { width, height, hole } = level
  const energyOf = (light: Plane) => {
    const soft = boxBlur(light, width, height, FINE_RADIUS)
    return boxBlur(light.map((value, i) => (value - soft[i]!) ** 2), width, height, COMPARED)
  }
  const own = energyOf(luma({ planes: base }))
  const roughness = roughnessOf(level, sources)
  const energy = energyOf(luma({ planes: coloursOf(level) }))
  const there = boxBlur(energy.map((value, i) => (hole[i] ? energy[sources[i]!]! : value)), width, height, COMPARED)
  return own.map((has, i) => {
    if (!hole[i]) return 0
    const gain = gainFor(roughness[i]!)
    return gain * Math.sqrt(Math.max(KEPT * KEPT, 1 - has / (gain * gain * there[i]! + 1e-3)))
  })
}

/**
 * The photo with its hole filled: what is coarse as in `base` (the level's size), what is fine from the photo at its own
 * resolution, from where the level's best patches were found. Light differs little across the fine bands, so no seam of
 * the patches shows in them.
 */
export function withDetail(
  photo: RasterImage, hole: Uint8Array, { level, sources, base, gains }: Filled, window: FillWindow, checkCancelled: () => void,
): RasterImage {
  const { left, top, scale } = window
  const known = coloursOf(level).map((plane) => boxBlur(plane, level.width, level.height, FINE_RADIUS))
  const { channels, data } = photo
  const out = inRgb(photo)
  for (let y = 0; y < window.height; y++) {
    if (y % 16 === 0) checkCancelled()
    const down = between(y, scale, level.height)
    for (let x = 0; x < window.width; x++) {
      const pixel = (top + y) * photo.width + left + x
      if (!hole[pixel]) continue
      const across = between(x, scale, level.width)
      const own = Math.floor(y / scale) * level.width + Math.floor(x / scale)
      const away = sources[own]! - own
      const awayX = (sources[own]! % level.width) - (own % level.width)
      // The last squares of the window may be cut short.
      const fromX = Math.min(photo.width - 1, left + x + awayX * scale)
      const awayY = (away - awayX) / level.width
      const fromY = Math.min(photo.height - 1, top + y + awayY * scale)
      const from = (fromY * photo.width + fromX) * channels
      const there = { across: moved(across, awayX, level.width), down: moved(down, awayY, level.height) }
      const gain = gains[own]!
      for (let c = 0; c < 3; c++) {
        const fine = data[from + c]! - bilinear(known[c]!, level.width, there.across, there.down)
        const value = bilinear(base[c]!, level.width, across, down) + gain * fine
        out[pixel * 3 + c] = value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5
      }
    }
  }
  return { width: photo.width, height: photo.height, channels: 3, data: out }
}

/** Which two of the level's rows or columns a pixel lies between, and how near it is to the second. */
interface Between {
  first: number
  second: number
  share: number
}

function between(at: number, scale: number, length: number): Between {
  const place = clamp((at + 0.5) / scale - 0.5, 0, length - 1)
  const first = Math.floor(place)
  return { first, second: Math.min(length - 1, first + 1), share: place - first }
}

const moved = ({ first, share }: Between, away: number, length: number): Between => ({
  first: clamp(first + away, 0, length - 1),
  second: clamp(first + away + 1, 0, length - 1),
  share,
})

function bilinear(plane: Plane, width: number, { first: x, second: right, share: u }: Between, { first, second, share }: Between): number {
  const [upper, lower] = [first * width, second * width]
  const above = plane[upper + x]! * (1 - u) + plane[upper + right]! * u
  return share === 0 ? above : above * (1 - share) + (plane[lower + x]! * (1 - u) + plane[lower + right]! * u) * share
}

function inRgb({ width, height, channels, data }: RasterImage): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(width * height * 3)
  if (channels === 3) out.set(data)
  else for (let i = 0; i < width * height; i++) for (let c = 0; c < 3; c++) out[i * 3 + c] = data[i * 4 + c]!
  return out
}
