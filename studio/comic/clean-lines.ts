import { clamp } from '../pixels/colour.ts'
import type { Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import { percentiles } from '../style/display-image.ts'
import { edgeCells, lineResponse } from '../style/lines.ts'
import type { Flow } from '../style/flow.ts'
import { connectedComponents } from '../vision/components.ts'
import type { OpenCv } from '../vision/opencv.ts'

export interface CleanLineOptions {
  /** Half-width of the line in pixels. */
  scale: number
  /** Response that starts a line, and the weaker one that carries it on (both below 0). */
  start: number
  carry: number
  /** Shortest extent of a line that is kept, in pixels. */
  shortest: number
  /** How readily lines are drawn at each pixel, 0..1: where it is low, only strong edges make lines. */
  ease: Plane
  checkCancelled: () => void
}

/**
 * Connected, smooth lines along edges: the flow-based difference of Gaussians (Kang 2007) with hysteresis (Canny
 * 1986) instead of one threshold, and without the short ones, which are texture and noise. 0 is paper, 1 is ink.
 */
export function cleanLines(cv: OpenCv, grey: Plane, size: Size, flow: Flow, options: CleanLineOptions): Plane {
  const { scale, start, carry, shortest, ease, checkCancelled } = options
  const where = edgeCells(grey, size.width, size.height, Math.abs(carry) * 2)
  for (let i = 0; i < where.length; i++) if (ease[i]! < 0.01) where[i] = 0
  checkCancelled()
  const response = lineResponse(grey, size.width, size.height, flow, {
    scale,
    tau: 0.99,
    reach: scale * 7,
    stride: 2,
    where,
    checkCancelled,
  })
  const candidates = new Uint8Array(response.length)
  for (let i = 0; i < response.length; i++) {
    response[i]! *= ease[i]!
    if (response[i]! < carry) candidates[i] = 1
  }
  checkCancelled()
  const { labels, areas, extents } = connectedComponents(cv, candidates, size)
  checkCancelled()
  const strength = new Float32Array(areas.length)
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!
    if (response[i]! < strength[label]!) strength[label] = response[i]!
  }
  const kept = areas.map((_, label) => label > 0 && extents[label]! >= shortest && strength[label]! <= start)
  const hardness = 2.2 / Math.abs(start)
  const ink = new Float32Array(response.length)
  for (let i = 0; i < ink.length; i++) {
    const label = labels[i]!
    if (label > 0 && kept[label]) ink[i] = Math.tanh((carry - response[i]!) * hardness)
  }
  return ink
}

/** Stretched to the full range with the shadows lifted, so that dark pictures draw as many lines as light ones. */
export function evened(grey: Plane): Plane {
  const [dark, light] = percentiles(grey, [0.01, 0.985]) as [number, number]
  const span = Math.max(0.2, light - dark)
  const out = new Float32Array(grey.length)
  for (let i = 0; i < out.length; i++) {
    const value = clamp((grey[i]! - dark) / span)
    // To the power of three quarters.
    out[i] = Math.sqrt(value * Math.sqrt(value))
  }
  return out
}
