import type { LabPicture, Pixels } from './pixels.ts'

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Shadows and highlights on one thing differ in lightness more than in colour. */
const LIGHTNESS = 60
const COLOUR = 200

/** Oklab (Ottosson 2020), stretched so that one unit is about as much of a difference in each direction. */
export function toLab({ width, height, data }: Pixels): LabPicture {
  const lab = new Float32Array(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const red = linear[data[i * 4]!]!
    const green = linear[data[i * 4 + 1]!]!
    const blue = linear[data[i * 4 + 2]!]!
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lab[i * 3] = LIGHTNESS * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s)
    lab[i * 3 + 1] = COLOUR * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s)
    lab[i * 3 + 2] = COLOUR * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s)
  }
  return { width, height, lab: smooth(smooth(lab, width, height), width, height) }
}

/** How far apart two colours may be to be blended: further apart there is an edge. */
const BLEND = 5
const REACH = 2

/** Evens out grain and texture and leaves edges: each pixel becomes the mean of those round it that are like it (a sigma filter, Lee 1983). */
function smooth(lab: Float32Array, width: number, height: number): Float32Array {
  const even = new Float32Array(lab.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      let [count, light, green, blue] = [0, 0, 0, 0]
      for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) {
        for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column++) {
          const other = (row * width + column) * 3
          const l = lab[other]! - lab[at]!
          const g = lab[other + 1]! - lab[at + 1]!
          const b = lab[other + 2]! - lab[at + 2]!
          if (l * l + g * g + b * b > BLEND * BLEND) continue
          count++
          light += l
          green += g
          blue += b
        }
      }
      even[at] = lab[at]! + light / count
      even[at + 1] = lab[at + 1]! + green / count
      even[at + 2] = lab[at + 2]! + blue / count
    }
  }
  return even
}
