import { clamp } from '../../pixels/colour.ts'
import type { Seated } from '../sitter/place-sitter.ts'

/** Points of the mesh on cheeks, forehead and chin: skin, whatever the beard or glasses. */
const SKIN_POINTS = [50, 280, 205, 425, 101, 330, 151, 108, 337, 117, 346]
/** What skin of every tone keeps to in neutral light: red and blue against green, sRGB. */
const RED = [1.2, 1.52] as const
const BLUE = [0.66, 0.92] as const
/** How far a cast is taken out; the rest is the mood of the photo. */
const SHARE = 0.75
const LARGEST_GAIN = 1.45
/** Skin darker than this in the photo was badly lit rather than dark. */
const DIMMEST = 0.24
const BRIGHTEST = 0.74

/** Gains for red, green and blue that take a colour cast out of the faces and lift those that are far too dim; 1 without a face. */
export function skinBalance({ colours, meshes }: Seated): [number, number, number] {
  const { width, height, data } = colours
  const sums = [0, 0, 0]
  let count = 0
  for (const mesh of meshes) {
    for (const point of SKIN_POINTS) {
      const [x, y] = [Math.round(mesh[point]![0]), Math.round(mesh[point]![1])]
      if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) continue
      for (let v = -2; v <= 2; v++) {
        for (let u = -2; u <= 2; u++, count++) {
          for (let c = 0; c < 3; c++) sums[c]! += data[((y + v) * width + x + u) * 3 + c]! / 255
        }
      }
    }
  }
  if (count === 0) return [1, 1, 1]
  const [red, green, blue] = sums.map((sum) => sum / count + 1e-3) as [number, number, number]
  const towards = (ratio: number, [low, high]: readonly [number, number]) => Math.pow(clamp(ratio, low, high) / ratio, SHARE)
  const light = 0.3 * red + 0.59 * green + 0.11 * blue
  const exposure = Math.pow(clamp(light, DIMMEST, BRIGHTEST) / light, 0.7)
  const gain = (value: number) => clamp(value * exposure, 1 / LARGEST_GAIN, LARGEST_GAIN * Math.max(1, exposure))
  // What red and blue gain, luminance must not: the green keeps the balance.
  const [r, b] = [towards(red / green, RED), towards(blue / green, BLUE)]
  const even = light / (0.3 * red * r + 0.59 * green + 0.11 * blue * b)
  return [gain(r * even), gain(even), gain(b * even)]
}
