import type { Plane } from '../pixels/plane.ts'
import { ROWS, smoothTogether, type Flow, type PassOptions } from './flow.ts'

interface ResponseOptions extends PassOptions {
  /** Half-width of the line in pixels. */
  scale: number
  /** Share of the surround that is taken away, below 1: nearer to 1 draws fewer, cleaner lines. */
  tau?: number
  /** How far a line is carried along the flow, in pixels. */
  reach: number
  /** Pixels between two readings along it. */
  stride?: number | undefined
}

export interface LineOptions extends Omit<ResponseOptions, 'where'> {
  /** Response below which ink is laid. */
  threshold?: number
  hardness?: number
}

/** Flow-based difference of Gaussians (Kang 2007, Winnemoeller 2012): 1 is paper, 0 is ink. */
export function flowLines(grey: Plane, width: number, height: number, flow: Flow, options: LineOptions): Plane {
  const { threshold = -0.003, hardness = 110 } = options
  const lines = lineResponse(grey, width, height, flow, { ...options, where: edgeCells(grey, width, height, 3 * Math.abs(threshold)) })
  for (let i = 0; i < lines.length; i++) {
    const value = lines[i]!
    lines[i] = value > threshold ? 1 : 1 + Math.tanh(hardness * (value - threshold))
  }
  return lines
}

/** What the lines are drawn from: the difference across the flow, carried along it; below 0 on the dark side of edges. */
export function lineResponse(
  grey: Plane, width: number, height: number, flow: Flow, { scale, tau = 0.985, reach, stride = 1, where, checkCancelled }: ResponseOptions,
): Plane {
  const kernel = differenceKernel(scale, tau)
  const radius = kernel.length >> 1
  const [right, bottom] = [width - 1.01, height - 1.01]
  const response = new Float32Array(grey.length)
  for (let y = 0, i = 0; y < height; y++) {
    if (y % ROWS === 0) checkCancelled?.()
    for (let x = 0; x < width; x++, i++) {
      if (where && where[i] === 0) continue
      const nx = -flow.y[i]!
      const ny = flow.x[i]!
      let sum = 0
      for (let k = -radius; k <= radius; k++) {
        let px = x + nx * k
        let py = y + ny * k
        px = px < 0 ? 0 : px > right ? right : px
        py = py < 0 ? 0 : py > bottom ? bottom : py
        const cx = px | 0
        const cy = py | 0
        const u = px - cx
        const at = cy * width + cx
        const upper = grey[at]! + (grey[at + 1]! - grey[at]!) * u
        const lower = grey[at + width]! + (grey[at + width + 1]! - grey[at + width]!) * u
        sum += kernel[k + radius]! * (upper + (lower - upper) * (py - cy))
      }
      response[i] = sum
    }
  }
  return smoothTogether([response], width, height, flow, Math.max(1, Math.round(reach)), { stride, where, checkCancelled })[0]!
}

/** A Gaussian less `tau` of its surround; odd length. */
function differenceKernel(scale: number, tau: number): Float32Array {
  const surround = scale * 1.6
  const radius = Math.ceil(2 * surround)
  const gaussian = (sigma: number) => {
    const values = Array.from({ length: 2 * radius + 1 }, (_, k) => Math.exp(-((k - radius) ** 2) / (2 * sigma * sigma)))
    const sum = values.reduce((a, b) => a + b)
    return values.map((value) => value / sum)
  }
  const outer = gaussian(surround)
  return Float32Array.from(gaussian(scale), (value, k) => value - tau * outer[k]!)
}

/** Cells in which a picture has too little contrast for a line, and what is near them, can be left out. */
const CELL = 8

/** 1 where a cell and its neighbours span more than `contrast`. */
export function edgeCells(grey: Plane, width: number, height: number, contrast: number): Uint8Array {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)]
  const least = new Float32Array(columns * rows).fill(2)
  const most = new Float32Array(columns * rows).fill(-1)
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / CELL) * columns
    for (let x = 0; x < width; x++, i++) {
      const cell = row + ((x / CELL) | 0)
      const value = grey[i]!
      if (value < least[cell]!) least[cell] = value
      if (value > most[cell]!) most[cell] = value
    }
  }
  const lively = (column: number, row: number) => {
    let [low, high] = [2, -1]
    for (let v = Math.max(0, row - 1); v <= Math.min(rows - 1, row + 1); v++) {
      for (let u = Math.max(0, column - 1); u <= Math.min(columns - 1, column + 1); u++) {
        low = Math.min(low, least[v * columns + u]!)
        high = Math.max(high, most[v * columns + u]!)
      }
    }
    return high - low > contrast ? 1 : 0
  }
  const cells = Uint8Array.from({ length: columns * rows }, (_, cell) => lively(cell % columns, Math.floor(cell / columns)))
  const out = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / CELL) * columns
    for (let x = 0; x < width; x++, i++) out[i] = cells[row + ((x / CELL) | 0)]!
  }
  return out
}
