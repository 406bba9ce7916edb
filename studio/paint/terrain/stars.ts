import type { LinearImage } from '../../pixels/linear-image.ts'
import type { Noise } from '../../pixels/noise.ts'
import { createRandom } from '../../pixels/random.ts'
import type { Sky } from './sky.ts'
import type { View } from './view.ts'

export interface StarOptions {
  seed: number
  /** Stars over the whole upper sky. */
  count: number
  /** 0 none .. 1 a bright Milky Way. */
  galaxy: number
}

/** Share of the frame's mean side within which the Milky Way's band glows. */
const bandWidth = 0.13

/** Adds stars, and the Milky Way's glow with its dust, to what of the picture is sky (distance Infinity). */
export function addStars(
  image: LinearImage, view: View, sky: Sky, distance: Float32Array, noise: Noise, { seed, count, galaxy }: StarOptions,
  checkCancelled: () => void,
): void {
  const random = createRandom(seed ^ 0x57a25)
  const { width, height } = image
  const [red, green, blue] = image.planes
  const unit = Math.sqrt(width * height)
  const lean = (random() < 0.5 ? -1 : 1) * (0.35 + random() * 0.5)
  const centre = (random() - 0.5) * 0.35
  const clearAt = (x: number, y: number) => sky.clearAt((x - width / 2) / view.focal, (view.horizon - y) / view.focal)
  // Signed distance from the band's axis, in shares of the mean side.
  const across = (x: number, y: number) =>
    ((x - width / 2) / unit - centre - lean * ((view.horizon - y) / unit - 0.3)) / Math.hypot(1, lean)
  if (galaxy > 0)
    for (let y = 0; y < Math.min(height, view.horizon); y++) {
      if (y % 32 === 0) checkCancelled()
      for (let x = 0; x < width; x++) {
        const at = y * width + x
        if (distance[at] !== Infinity) continue
        const u = x / unit
        const v = y / unit
        const off = across(x, y) + noise.fbm(u * 4 + 7, v * 4, 3) * 0.05
        const band = Math.exp(-(off * off) / (2 * bandWidth * bandWidth))
        if (band < 0.01) continue
        const cloud = 0.55 + 0.75 * noise.fbm(u * 7, v * 7 + 40, 5)
        const dust = Math.max(0, 1 - Math.exp(-((off - 0.012) ** 2) / 0.0016) * (0.75 + 0.9 * noise.fbm(u * 11 + 3, v * 11, 4)))
        const high = Math.min(1, ((view.horizon - y) / unit) * 5)
        const glow = clearAt(x, y) * galaxy * Math.max(0, cloud) * band * (0.25 + 0.75 * dust) * high
        const core = Math.exp(-(off * off) / 0.004)
        red[at]! += glow * (0.1 + 0.1 * core)
        green[at]! += glow * (0.095 + 0.055 * core)
        blue[at]! += glow * (0.17 + 0.02 * core)
      }
    }
  for (let k = 0; k < count; k++) {
    let [x, y] = [random() * width, random() * view.horizon]
    const crowd = random()
    if (crowd < 0.4 * galaxy) x += (-across(x, y) + (random() + random() - 1) * bandWidth) * unit
    const magnitude = Math.pow(random(), 9)
    const warmth = random() - 0.5
    const low = Math.min(1, ((view.horizon - y) / unit) * 6)
    const power = (0.1 + 2.6 * magnitude) * low * clearAt(x, y)
    const radius = (0.0006 + 0.0007 * magnitude) * unit
    // A star smaller than a pixel keeps its light, spread over the pixel.
    const drawn = Math.max(0.62, radius)
    const level = power * (radius / drawn) ** 2
    for (let py = Math.max(0, Math.floor(y - 2 * drawn)); py <= Math.min(height - 1, y + 2 * drawn); py++)
      for (let px = Math.max(0, Math.floor(x - 2 * drawn)); px <= Math.min(width - 1, x + 2 * drawn); px++) {
        const at = py * width + px
        if (distance[at] !== Infinity) continue
        const light = level * Math.exp(-(((px + 0.5 - x) ** 2 + (py + 0.5 - y) ** 2) / (drawn * drawn)) * 1.4)
        red[at]! += light * (1 + 0.35 * warmth)
        green[at]! += light * 0.97
        blue[at]! += light * (1.05 - 0.35 * warmth)
      }
  }
}
