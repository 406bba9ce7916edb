import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { resizePlane, type Plane } from '../../../pixels/plane.ts'
import type { Random } from '../../../pixels/random.ts'
import { createRandom } from '../../../pixels/random.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'

/**
 * A picture's area in lengths that do not depend on its pixels: w × h is 1 whatever the shape (less when seen from near),
 * and `unit` pixels are one length, so that a thing keeps its share of the area in every shape.
 */
export interface Frame {
  width: number
  height: number
  unit: number
  w: number
  h: number
}

export function createFrame(width: number, height: number, nearness = 1): Frame {
  const unit = Math.sqrt(width * height) * nearness
  return { width, height, unit, w: width / unit, h: height / unit }
}

/** How near the eye comes to what has no near and far. */
export const NEARNESS: Record<SceneSpec['framing'], number> = { close: 1.55, medium: 1.22, wide: 1 }

/** A transparent canvas drawn on in frame lengths; Skia covers what is thinner than a pixel, so small sizes stay faithful. */
export function createFrameCanvas({ width, height, unit }: Frame): { canvas: Canvas; pen: SKRSContext2D } {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.scale(unit, unit)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  return { canvas, pen }
}

/** What has been drawn, as RGBA bytes. */
export const pixelsOf = (canvas: Canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data

/** How much of each pixel has been drawn on, 0..1. */
export function coverageOf(canvas: Canvas): Plane {
  const pixels = pixelsOf(canvas)
  const coverage = new Float32Array(canvas.width * canvas.height)
  for (let i = 0; i < coverage.length; i++) coverage[i] = pixels[4 * i + 3]! / 255
  return coverage
}

/** A smooth function of frame coordinates, sampled on a grid of `cells` a length at most and interpolated. */
export function smoothPlane(
  { width, height, unit, w, h }: Frame, cells: number, value: (x: number, y: number) => number, checkCancelled = () => {},
): Plane {
  const share = Math.min(1, cells / unit)
  const columns = Math.max(2, Math.round(width * share))
  const rows = Math.max(2, Math.round(height * share))
  const grid = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    if (row % 32 === 0) checkCancelled()
    for (let column = 0; column < columns; column++) grid[row * columns + column] = value(((column + 0.5) / columns) * w, ((row + 0.5) / rows) * h)
  }
  return share === 1 ? grid : resizePlane(grid, columns, rows, width, height)
}

/** A stream of its own for one feature, so that leaving the feature out does not move the others. */
export const forkRandom = (random: Random): Random => createRandom(Math.floor(random() * 4294967296))

export const between = (random: Random, low: number, high: number) => low + (high - low) * random()

export const pick = <T>(random: Random, from: readonly [T, ...T[]]): T => from[Math.floor(random() * from.length)] ?? from[0]

/** Whether the prompt left the feature in, under any of its names. */
export const wants = (spec: SceneSpec, ...names: string[]) => !spec.without.some((word) => names.includes(word))
