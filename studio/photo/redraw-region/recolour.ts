import { clamp, hex } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'

/** How far the part takes on the new colour's own brightness; at 1 black cloth would turn as bright as a lemon. */
const BRIGHTNESS_PULL = 0.5
/** Linear light of the dye's strongest channel in the part's usual light, at most: past it a red on bright cloth is a pink. */
const BRIGHTEST = 0.75
/** Linear light above which a highlight keeps its own colour: a gleam on red lacquer is white. */
const GLEAM = [1.6, 4] as const

const TO_LINEAR = Float32Array.from({ length: 256 }, (_, value) => Math.pow(value / 255, 2.2))

/**
 * Dyes what `alpha` covers with a colour ('#rrggbb'), in place of its own: light, folds and gleams stay. `strength`
 * 0..1 mixes it with what was there.
 */
export function recolour(photo: RasterImage, alpha: Plane, colour: string, strength: number): RasterImage {
  const { width, height, channels, data } = photo
  const dye = hex(colour)
  const dyeLight = Math.max(0.01, lightOf(...dye))
  const usual = usualLight(photo, alpha)
  const level = Math.min(
    Math.pow(dyeLight, BRIGHTNESS_PULL) * Math.pow(usual, 1 - BRIGHTNESS_PULL),
    (BRIGHTEST * dyeLight) / Math.max(...dye),
  )
  const out = new Uint8Array(width * height * 3)
  for (let i = 0; i < alpha.length; i++) {
    const from = i * channels
    const share = alpha[i]! * strength
    const light = share > 0 ? lightOf(TO_LINEAR[data[from]!]!, TO_LINEAR[data[from + 1]!]!, TO_LINEAR[data[from + 2]!]!) : 0
    const shade = light / usual
    const gleam = clamp((shade - GLEAM[0]) / (GLEAM[1] - GLEAM[0])) * 0.8
    for (let c = 0; c < 3; c++) {
      const was = data[from + c]!
      if (share === 0) {
        out[i * 3 + c] = was
        continue
      }
      const dyed = rolledOff(((dye[c]! / dyeLight) * level + gleam * usual) * shade)
      out[i * 3 + c] = clamp(was + (Math.pow(dyed, 1 / 2.2) * 255 - was) * share + 0.5, 0, 255)
    }
  }
  return { width, height, channels: 3, data: out }
}

const lightOf = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Straight up to three quarters, then ever closer to white, so that no channel clips into a flat patch. */
const rolledOff = (value: number) => (value < 0.75 ? value : 1 - 0.0625 / (value - 0.5))

/** Geometric mean of the light under the mask. */
function usualLight({ channels, data }: RasterImage, alpha: Plane): number {
  let [sum, total] = [0, 1e-6]
  for (let i = 0; i < alpha.length; i++) {
    const a = alpha[i]!
    if (a < 0.5) continue
    const at = i * channels
    sum += a * Math.log(0.004 + lightOf(TO_LINEAR[data[at]!]!, TO_LINEAR[data[at + 1]!]!, TO_LINEAR[data[at + 2]!]!))
    total += a
  }
  return Math.exp(sum / total)
}
