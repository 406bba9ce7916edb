import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'

/** White noise, 0..1. */
export function whiteNoise(width: number, height: number, seed: number): Plane {
  const random = createRandom(seed)
  const out = new Float32Array(width * height)
  for (let i = 0; i < out.length; i++) out[i] = random()
  return out
}

/**
 * Soft clouds of noise with mean 0, about -1..1: octaves of the given cell sizes as shares of the long side, each
 * weaker than the one before. The cells hang on the frame, so the clouds lie in the same place at every size.
 */
export function clouds(width: number, height: number, cells: readonly number[], seed: number, gain = 0.6): Plane {
  const long = Math.max(width, height)
  const out = new Float32Array(width * height)
  let amplitude = 1
  let total = 0
  cells.forEach((cell, octave) => {
    const columns = Math.max(2, Math.ceil(width / long / cell) + 1)
    const rows = Math.max(2, Math.ceil(height / long / cell) + 1)
    const grid = whiteNoise(columns, rows, seed + octave * 7919)
    const smooth = resizePlane(grid, columns, rows, Math.min(width, columns * 4), Math.min(height, rows * 4))
    const soft = gaussianBlur(smooth, Math.min(width, columns * 4), Math.min(height, rows * 4), 1.5)
    const layer = resizePlane(soft, Math.min(width, columns * 4), Math.min(height, rows * 4), width, height)
    for (let i = 0; i < out.length; i++) out[i]! += amplitude * (layer[i]! - 0.5)
    total += amplitude
    amplitude *= gain
  })
  const normalise = 3.2 / total
  for (let i = 0; i < out.length; i++) out[i]! *= normalise
  return out
}

/** Cold-pressed paper: the height of its tooth, mean 0, about -1..1; `grain` is the tooth's size in pixels. */
export function paperTooth(width: number, height: number, grain: number, seed: number): Plane {
  const noise = whiteNoise(width, height, seed)
  const fine = gaussianBlur(noise, width, height, Math.max(0.5, grain * 0.45))
  const coarse = gaussianBlur(noise, width, height, Math.max(0.8, grain * 1.3))
  for (let i = 0; i < fine.length; i++) fine[i]! -= 0.6 * coarse[i]!
  return standardise(fine, 0.45)
}

/** Strokes of one direction (radians): streaks of the given length and thickness in pixels, mean 0, deviation 1. */
export function hatching(width: number, height: number, angle: number, length: number, thickness: number, seed: number): Plane {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const across = Math.max(1, 1.6 * thickness)
  const random = createRandom(seed)
  const table = Float32Array.from({ length: 4096 }, random)
  const shifts = Float32Array.from({ length: 4096 }, random)
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const v = (y * c - x * s) / across + 65536
      const lane = Math.floor(v)
      let sum = 0
      for (let k = 0; k < 2; k++) {
        // Every lane starts its strokes elsewhere, so that their ends never line up.
        const u = (x * c + y * s) / length + 256 + shifts[(lane + k) & 4095]! * 7
        const cell = Math.floor(u)
        const t = u - cell
        const from = table[((lane + k) * 31 + cell) & 4095]!
        const to = table[((lane + k) * 31 + cell + 1) & 4095]!
        sum += (from + (to - from) * t * t * (3 - 2 * t)) * (k ? v - lane : 1 - v + lane)
      }
      out[y * width + x] = sum
    }
  }
  return standardise(out, 1)
}

/** Mean 0 and the given standard deviation, in place. */
export function standardise(plane: Plane, deviation: number): Plane {
  let sum = 0
  let squares = 0
  for (let i = 0; i < plane.length; i++) {
    sum += plane[i]!
    squares += plane[i]! * plane[i]!
  }
  const mean = sum / plane.length
  const k = deviation / Math.sqrt(Math.max(1e-12, squares / plane.length - mean * mean))
  for (let i = 0; i < plane.length; i++) plane[i] = (plane[i]! - mean) * k
  return plane
}
