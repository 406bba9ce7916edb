import type { RasterImage } from '#studio/pixels/linear-image.ts'

type Kernel = (distance: number) => number
const REACH = 3

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
export const lanczos3: Kernel = (x) => (Math.abs(x) < REACH ? sinc(x) * sinc(x / REACH) : 0)
/** Catmull-Rom. */
export const cubic: Kernel = (distance) => {
  const x = Math.abs(distance)
  return x < 1 ? 1.5 * x ** 3 - 2.5 * x ** 2 + 1 : x < 2 ? -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2 : 0
}

/** A picture enlarged by a whole factor, pixel centres aligned: sharp's own enlargement lies a fraction of a pixel off. */
export function interpolate({ width, height, data }: RasterImage, factor: number, kernel: Kernel): RasterImage {
  const [wide, high] = [width * factor, height * factor]
  const across = new Float64Array(wide * height * 3)
  for (let x = 0; x < wide; x++) {
    for (const [from, weight] of shares(x, width, factor, kernel)) {
      for (let y = 0; y < height; y++) {
        for (let c = 0; c < 3; c++) across[(y * wide + x) * 3 + c]! += weight * data[(y * width + from) * 3 + c]!
      }
    }
  }
  const both = new Float64Array(wide * high * 3)
  for (let y = 0; y < high; y++) {
    for (const [from, weight] of shares(y, height, factor, kernel)) {
      for (let k = 0; k < wide * 3; k++) both[y * wide * 3 + k]! += weight * across[from * wide * 3 + k]!
    }
  }
  return { width: wide, height: high, channels: 3, data: new Uint8Array(Uint8ClampedArray.from(both)) }
}

function shares(at: number, length: number, factor: number, kernel: Kernel): [from: number, weight: number][] {
  const centre = (at + 0.5) / factor - 0.5
  const places = Array.from({ length: 2 * REACH }, (_, i) => Math.floor(centre) - REACH + 1 + i)
  const total = places.reduce((sum, place) => sum + kernel(centre - place), 0)
  return places.map((place) => [Math.min(length - 1, Math.max(0, place)), kernel(centre - place) / total])
}
