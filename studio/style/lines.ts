import type { Plane } from '../pixels/plane.ts'
import { smoothTogether, type Flow } from './flow.ts'

export interface LineOptions {
  /** Half-width of the line in pixels. */
  scale: number
  /** Share of the surround that is taken away, below 1: nearer to 1 draws fewer, cleaner lines. */
  tau?: number
  /** How far a line is carried along the flow, in pixels. */
  reach: number
  /** Pixels between two readings along it. */
  stride?: number
  /** Response below which ink is laid. */
  threshold?: number
  hardness?: number
}

/** Flow-based difference of Gaussians (Kang 2007, Winnemoeller 2012): 1 is paper, 0 is ink. */
export function flowLines(grey: Plane, width: number, height: number, flow: Flow, options: LineOptions): Plane {
  const { threshold = -0.003, hardness = 110 } = options
  const lines = lineResponse(grey, width, height, flow, options)
  for (let i = 0; i < lines.length; i++) {
    const value = lines[i]!
    lines[i] = value > threshold ? 1 : 1 + Math.tanh(hardness * (value - threshold))
  }
  return lines
}

/** What the lines are drawn from: the difference across the flow, carried along it; below 0 on the dark side of edges. */
export function lineResponse(
  grey: Plane, width: number, height: number, flow: Flow,
  { scale, tau = 0.985, reach, stride = 1 }: Pick<LineOptions, 'scale' | 'tau' | 'reach' | 'stride'>,
): Plane {
  const surround = scale * 1.6
  const radius = Math.ceil(2 * surround)
  const gaussian = (sigma: number) => {
    const values = Array.from({ length: 2 * radius + 1 }, (_, k) => Math.exp(-((k - radius) ** 2) / (2 * sigma * sigma)))
    const sum = values.reduce((a, b) => a + b)
    return values.map((value) => value / sum)
  }
  const inner = gaussian(scale)
  const outer = gaussian(surround)
  const kernel = Float32Array.from(inner, (value, k) => value - tau * outer[k]!)
  const response = new Float32Array(grey.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const nx = -flow.y[i]!
      const ny = flow.x[i]!
      let sum = 0
      for (let k = -radius; k <= radius; k++) {
        let px = x + nx * k
        let py = y + ny * k
        px = px < 0 ? 0 : px > width - 1.01 ? width - 1.01 : px
        py = py < 0 ? 0 : py > height - 1.01 ? height - 1.01 : py
        const cx = px | 0
        const cy = py | 0
        const u = px - cx
        const v = py - cy
        const at = cy * width + cx
        const top = grey[at]! + (grey[at + 1]! - grey[at]!) * u
        const bottom = grey[at + width]! + (grey[at + width + 1]! - grey[at + width]!) * u
        sum += kernel[k + radius]! * (top + (bottom - top) * v)
      }
      response[i] = sum
    }
  }
  return smoothTogether([response], width, height, flow, Math.max(1, Math.round(reach)), stride)[0]!
}
