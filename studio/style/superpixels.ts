import { clamp } from '../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import { fitWithin, type Size } from '../pixels/raster.ts'
import type { DisplayImage } from './display-image.ts'

export interface Superpixels extends Size {
  /** Cell of each pixel. */
  labels: Int32Array
  /** Red, green and blue of each cell, one after the other. */
  colours: Float32Array
}

const WORK_SIDE = 720
const PASSES = 4

export interface SuperpixelOptions {
  /** Cells along the long side. */
  across: number
  /** How much shape counts against colour, about 0.05..1. */
  compact: number
  /** How irregular the cells are where the picture is calm, 0..1. */
  jitter: number
  seed: number
}

/** Cells of about one size that end at the picture's edges, at a reduced size: SLIC (Achanta et al. 2012). */
export function superpixels(image: DisplayImage, { across, compact, jitter, seed }: SuperpixelOptions): Superpixels {
  const size = fitWithin(image, Math.max(WORK_SIDE, across * 8))
  const { width, height } = size
  const step = Math.max(width, height) / across
  // Texture finer than a cell would only fray it.
  const calm = (plane: Plane) => gaussianBlur(resizePlane(plane, image.width, image.height, width, height), width, height, step / 7)
  const [red, green, blue] = [calm(image.planes[0]), calm(image.planes[1]), calm(image.planes[2])]
  const columns = Math.max(1, Math.round(width / step))
  const rows = Math.max(1, Math.round(height / step))
  const count = columns * rows
  // Of each cell: x, y, red, green, blue.
  const centres = new Float32Array(count * 5)
  const random = createRandom(seed)
  for (let k = 0; k < count; k++) {
    const row = Math.floor(k / columns)
    // Every other row is shifted by half a cell, as masons do.
    const [right, down] = [(random() - 0.5) * jitter, (random() - 0.5) * jitter]
    const x = clamp((((k % columns) + (row % 2 ? 0.75 : 0.25) + right) * width) / columns, 0, width - 1)
    const y = clamp(((row + 0.5 + down) * height) / rows, 0, height - 1)
    const at = Math.floor(y) * width + Math.floor(x)
    centres.set([x, y, red[at]!, green[at]!, blue[at]!], 5 * k)
  }
  const labels = new Int32Array(width * height)
  const nearest = new Float32Array(width * height)
  const weight = (compact * compact) / (step * step)
  for (let pass = 0; pass < PASSES; pass++) {
    nearest.fill(Infinity)
    for (let k = 0; k < count; k++) claim(k)
    moveCentres()
  }
  const colours = new Float32Array(count * 3)
  for (let k = 0; k < count; k++) colours.set(centres.subarray(5 * k + 2, 5 * k + 5), 3 * k)
  return { ...size, labels, colours }

  function claim(k: number): void {
    const [cx, cy, r, g, b] = centres.subarray(5 * k, 5 * k + 5) as unknown as [number, number, number, number, number]
    const reach = step * 1.5
    for (let y = Math.max(0, Math.ceil(cy - reach)); y <= cy + reach && y < height; y++) {
      for (let x = Math.max(0, Math.ceil(cx - reach)), i = y * width + x; x <= cx + reach && x < width; x++, i++) {
        const [dr, dg, db] = [red[i]! - r, green[i]! - g, blue[i]! - b]
        const distance = dr * dr + dg * dg + db * db + weight * ((x - cx) * (x - cx) + (y - cy) * (y - cy))
        if (distance < nearest[i]!) {
          nearest[i] = distance
          labels[i] = k
        }
      }
    }
  }

  function moveCentres(): void {
    const sums = new Float64Array(count * 6)
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const at = 6 * labels[i]!
        sums[at]! += x
        sums[at + 1]! += y
        sums[at + 2]! += red[i]!
        sums[at + 3]! += green[i]!
        sums[at + 4]! += blue[i]!
        sums[at + 5]!++
      }
    }
    for (let k = 0; k < count; k++) {
      const n = sums[6 * k + 5]!
      if (n > 0) for (let c = 0; c < 5; c++) centres[5 * k + c] = sums[6 * k + c]! / n
    }
  }
}

/** Distance of each pixel to the nearest border between two cells, in pixels, exact to about a half (chamfer 3-4). */
export function borderDistance(labels: Int32Array, { width, height }: Size): Plane {
  const distance = new Float32Array(labels.length).fill(1e6)
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if ((x + 1 < width && labels[i] !== labels[i + 1]) || (y + 1 < height && labels[i] !== labels[i + width])) distance[i] = 0
    }
  }
  const relax = (i: number, from: number, step: number) => {
    const value = distance[from]! + step
    if (value < distance[i]!) distance[i] = value
  }
  for (let y = 1; y < height; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      relax(i, i - 1, 1)
      relax(i, i - width - 1, 1.36)
      relax(i, i - width, 1)
      relax(i, i - width + 1, 1.36)
    }
  }
  for (let y = height - 2; y >= 0; y--) {
    for (let x = width - 2, i = y * width + x; x > 0; x--, i--) {
      relax(i, i + 1, 1)
      relax(i, i + width + 1, 1.36)
      relax(i, i + width, 1)
      relax(i, i + width - 1, 1.36)
    }
  }
  return distance
}
