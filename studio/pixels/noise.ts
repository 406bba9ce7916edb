import { createRandom } from './random.ts'

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** Gradient (Perlin 2002) noise over a seeded permutation, with its usual sums of octaves. */
export class Noise {
  private readonly table = new Uint16Array(512)
  private readonly gradientX = new Float32Array(256)
  private readonly gradientY = new Float32Array(256)

  constructor(seed: number) {
    const random = createRandom(seed)
    const order = Array.from({ length: 256 }, (_, i) => i)
    for (let i = 255; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    for (let i = 0; i < 512; i++) this.table[i] = order[i & 255]!
    for (let i = 0; i < 256; i++) {
      const angle = random() * 2 * Math.PI
      this.gradientX[i] = Math.cos(angle)
      this.gradientY[i] = Math.sin(angle)
    }
  }

  /** One octave, about -1..1. */
  at(x: number, y: number): number {
    const { table, gradientX, gradientY } = this
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const dx = x - cellX
    const dy = y - cellY
    const xi = cellX & 255
    const yi = cellY & 255
    const a = table[table[xi]! + yi]!
    const b = table[table[xi + 1]! + yi]!
    const c = table[table[xi]! + yi + 1]!
    const d = table[table[xi + 1]! + yi + 1]!
    const u = fade(dx)
    const v = fade(dy)
    const top = (gradientX[a]! * dx + gradientY[a]! * dy) * (1 - u) + (gradientX[b]! * (dx - 1) + gradientY[b]! * dy) * u
    const bottom =
      (gradientX[c]! * dx + gradientY[c]! * (dy - 1)) * (1 - u) + (gradientX[d]! * (dx - 1) + gradientY[d]! * (dy - 1)) * u
    return 1.41 * (top * (1 - v) + bottom * v)
  }

  /** Fractal sum of octaves, each turned so that the lattice does not show; about -1..1. */
  fbm(x: number, y: number, octaves = 5, lacunarity = 2.03, gain = 0.5): number {
    let sum = 0
    let amplitude = 1
    let total = 0
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * this.at(x, y)
      total += amplitude
      amplitude *= gain
      const turned = x * lacunarity * 0.8 - y * lacunarity * 0.6 + 17.3
      y = x * lacunarity * 0.6 + y * lacunarity * 0.8 + 9.1
      x = turned
    }
    return sum / total
  }

  /** Ridged multifractal (Musgrave): sharp crests, 0..1. */
  ridge(x: number, y: number, octaves = 6, lacunarity = 2.07, gain = 0.52): number {
    let sum = 0
    let amplitude = 1
    let total = 0
    let weight = 1
    for (let i = 0; i < octaves; i++) {
      let n = 1 - Math.abs(this.at(x, y))
      n = n * n * weight
      weight = Math.min(1, Math.max(0, n * 1.6))
      sum += amplitude * n
      total += amplitude
      amplitude *= gain
      const turned = x * lacunarity * 0.8 - y * lacunarity * 0.6 + 31.7
      y = x * lacunarity * 0.6 + y * lacunarity * 0.8 + 11.9
      x = turned
    }
    return sum / total
  }
}
