import type { Colours } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { acrossAt, type Structure } from './structure.ts'

const SWEEPS = 6
const OVER_RELAXATION = 1.5
/** How much less a neighbour counts across a sure edge, as the exponent for a step of one pixel. */
const STIFFNESS = 10
const stepX = [-1, 0, 1, -1, 1, -1, 0, 1]
const stepY = [-1, -1, -1, 0, 0, 1, 1, 1]
/** A neighbour aslant is farther. */
const counts = [0.5, 1, 0.5, 1, 1, 0.5, 1, 0.5]

/**
 * Draws the colours in the hole, in place, towards a membrane that is stiff along the edges: what comes from opposite
 * sides meets there, and stays apart across them (Weickert 1998, 'Anisotropic Diffusion in Image Processing').
 * `order` is the hole's pixels.
 */
export function settleAlongEdges(
  [red, green, blue]: Colours, [xx, xy, yy]: Structure, order: Int32Array, { width, height }: Size, checkCancelled: () => void,
): void {
  const weights = new Float32Array(order.length * 8)
  const edge = { x: 1, y: 0, certainty: 0 }
  for (let n = 0; n < order.length; n++) {
    const i = order[n]!
    const x = i % width
    const y = (i - x) / width
    acrossAt(xx[i]!, xy[i]!, yy[i]!, edge)
    let total = 0
    for (let k = 0; k < 8; k++) {
      const u = x + stepX[k]!
      const v = y + stepY[k]!
      if (u < 0 || v < 0 || u >= width || v >= height) continue
      const off = stepX[k]! * edge.x + stepY[k]! * edge.y
      const weight = counts[k]! * Math.exp(-STIFFNESS * edge.certainty * off * off)
      weights[n * 8 + k] = weight
      total += weight
    }
    for (let k = 0; k < 8; k++) weights[n * 8 + k]! /= total
  }
  const offsets = Int32Array.from(stepX, (dx, k) => stepY[k]! * width + dx)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    checkCancelled()
    for (let m = 0; m < order.length; m++) {
      const n = sweep % 2 === 0 ? m : order.length - 1 - m
      const i = order[n]!
      let [r, g, b] = [0, 0, 0]
      for (let k = 0; k < 8; k++) {
        const weight = weights[n * 8 + k]!
        if (weight === 0) continue
        const from = i + offsets[k]!
        r += weight * red[from]!
        g += weight * green[from]!
        b += weight * blue[from]!
      }
      red[i] = drawnTo(r, red[i]!)
      green[i] = drawnTo(g, green[i]!)
      blue[i] = drawnTo(b, blue[i]!)
    }
  }
}

function drawnTo(mean: number, own: number): number {
  const value = own + OVER_RELAXATION * (mean - own)
  return value < 0 ? 0 : value > 255 ? 255 : value
}
