import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { clamp } from '../../pixels/colour.ts'
import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { keep } from '../keep.ts'

const SIDE = 256
const CELLS = 7

/**
 * The net of light that waves throw: bright where the borders of jittered cells (Worley 1996) run, in two sizes.
 * A tile of SIDE × SIDE values 0..1, sampled smoothly; (x, y) in tiles.
 */
export class Caustics {
  private readonly tile = new Float32Array(SIDE * SIDE)

  constructor(seed: number) {
    const random = createRandom(seed)
    const points = Array.from({ length: CELLS * CELLS }, () => [random(), random()] as const)
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) {
        const warpX = 0.32 * Math.sin((2 * Math.PI * 3 * y) / SIDE + 1.3)
        const warpY = 0.32 * Math.sin((2 * Math.PI * 2 * x) / SIDE + 0.4)
        const edge = borderDistance(points, (x / SIDE) * CELLS + warpX, (y / SIDE) * CELLS + warpY)
        this.tile[y * SIDE + x] = Math.exp(-edge * 9) + 0.35 * Math.exp(-edge * 2.4)
      }
    }
  }

  at(x: number, y: number): number {
    const [u, v] = [(x - Math.floor(x)) * SIDE, (y - Math.floor(y)) * SIDE]
    const [x0, y0] = [u | 0, v | 0]
    const [fx, fy] = [u - x0, v - y0]
    const x1 = (x0 + 1) % SIDE
    const row = (y0 % SIDE) * SIDE
    const next = ((y0 + 1) % SIDE) * SIDE
    const left = x0 % SIDE
    const { tile } = this
    return (tile[row + left]! * (1 - fx) + tile[row + x1]! * fx) * (1 - fy) + (tile[next + left]! * (1 - fx) + tile[next + x1]! * fx) * fy
  }

  /** White light whose opacity is the net, to be laid over what lies in it; `tiles` across the shorter side. */
  canvas(width: number, height: number, tiles: number, flat: number): Canvas {
    const shrink = Math.min(width, height) > 500 ? 2 : 1
    const [w, h] = [Math.ceil(width / shrink), Math.ceil(height / shrink)]
    const canvas = createCanvas(w, h)
    const brush = canvas.getContext('2d')
    const image = brush.createImageData(w, h)
    const scale = tiles / Math.min(w, h)
    for (let y = 0, i = 3; y < h; y++) {
      for (let x = 0; x < w; x++, i += 4) {
        const [u, v] = [x * scale, y * scale * flat]
        image.data[i - 3] = image.data[i - 2] = image.data[i - 1] = 255
        image.data[i] = 255 * clamp(0.75 * this.at(u, v) * (0.35 + this.at(u * 0.43 + 0.3, v * 0.43)))
      }
    }
    brush.putImageData(image, 0, 0)
    return canvas
  }
}

const kept = keep<SceneSpec, Caustics>()

export const causticsOf = (spec: SceneSpec): Caustics => kept(spec, () => new Caustics(spec.seed))

/** Difference of the distances to the nearest two points of a wrapped grid: nought on a border. */
function borderDistance(points: readonly (readonly [number, number])[], x: number, y: number): number {
  const [cellX, cellY] = [Math.floor(x), Math.floor(y)]
  let first = 9
  let second = 9
  for (let v = cellY - 1; v <= cellY + 1; v++) {
    for (let u = cellX - 1; u <= cellX + 1; u++) {
      const [jitterX, jitterY] = points[((v + CELLS) % CELLS) * CELLS + ((u + CELLS) % CELLS)]!
      const [dx, dy] = [u + jitterX - x, v + jitterY - y]
      const d = Math.sqrt(dx * dx + dy * dy)
      if (d < first) {
        second = first
        first = d
      } else if (d < second) second = d
    }
  }
  return second - first
}
