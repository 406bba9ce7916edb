import type { Size } from '../../pixels/raster.ts'
import type { Plane } from '../../pixels/plane.ts'
import { membrane } from './membrane.ts'
import { channelOf, type FillLevel } from './level.ts'

/** Reach of what a pixel is made of, pixels of the level. */
const REACH = 4
/** Lengths of a step across and of one aslant, in the units of the distance (Borgefors 1986). */
export const STRAIGHT = 3
const ASLANT = 4
/** Share of its distance that a pixel beside, along the rim, counts as across it. */
const ALONG = 0.05
const near = Array.from({ length: (2 * REACH + 1) ** 2 }, (_, k) => {
  const [dx, dy] = [(k % (2 * REACH + 1)) - REACH, Math.floor(k / (2 * REACH + 1)) - REACH]
  const away = dx * dx + dy * dy
  return { dx, dy, away, closeness: 1 / (away * away), least: ALONG * Math.sqrt(away) }
}).filter(({ away }) => away > 0 && away <= REACH * REACH)
/** Pixels between two looks at whether the person has cancelled. */
const BREATH = 1024

/**
 * Red, green and blue of a level with the hole closed smoothly: from the rim inwards each pixel is the mean of what is
 * known around it, most of it of what lies across the rim (Telea 2004, 'An Image Inpainting Technique Based on the Fast
 * Marching Method'); the mean of that, which goes straight on, and of a membrane, which strays less.
 */
export function smoothFill(level: FillLevel, distance: Int32Array, checkCancelled: () => void): [Plane, Plane, Plane] {
  const { width, height, hole } = level
  const [red, green, blue] = [channelOf(level, 0), channelOf(level, 1), channelOf(level, 2)] as const
  const unknown = hole.slice()
  const order = byDistance(distance)
  for (let n = 0; n < order.length; n++) {
    if (n % BREATH === 0) checkCancelled()
    const i = order[n]!
    const x = i % width
    const y = (i - x) / width
    const slopeX = distance[x < width - 1 ? i + 1 : i]! - distance[x > 0 ? i - 1 : i]!
    const slopeY = distance[y < height - 1 ? i + width : i]! - distance[y > 0 ? i - width : i]!
    const own = distance[i]!
    let r = 0
    let g = 0
    let b = 0
    let total = 0
    for (let n = 0; n < near.length; n++) {
      const { dx, dy, closeness, least } = near[n]!
      const u = x + dx
      const v = y + dy
      if (u < 0 || v < 0 || u >= width || v >= height) continue
      const from = v * width + u
      if (unknown[from]) continue
      const across = Math.abs(dx * slopeX + dy * slopeY) + least
      const weight = (across * closeness) / (STRAIGHT + Math.abs(own - distance[from]!))
      r += weight * red[from]!
      g += weight * green[from]!
      b += weight * blue[from]!
      total += weight
    }
    unknown[i] = 0
    if (total === 0) continue
    red[i] = r / total
    green[i] = g / total
    blue[i] = b / total
  }
  for (const colour of [red, green, blue]) {
    const settled = membrane(colour, order, level, checkCancelled)
    for (const i of order) colour[i] = (colour[i]! + settled[i]!) / 2
  }
  return [red, green, blue]
}

/** How deep each pixel lies in the hole, in parts of which STRAIGHT make a pixel; 0 outside. */
export function distanceInside(hole: Uint8Array, { width, height }: Size): Int32Array {
  const far = STRAIGHT * (width + height)
  const distance = new Int32Array(hole.length)
  for (let i = 0; i < hole.length; i++) if (hole[i]) distance[i] = far
  const nearer = (i: number, from: number, step: number) => {
    if (distance[from]! + step < distance[i]!) distance[i] = distance[from]! + step
  }
  const pass = (i: number, x: number, y: number, step: 1 | -1) => {
    if (!hole[i]) return
    const openX = step === 1 ? x > 0 : x < width - 1
    const openY = step === 1 ? y > 0 : y < height - 1
    if (openX) nearer(i, i - step, STRAIGHT)
    if (!openY) return
    const row = i - step * width
    nearer(i, row, STRAIGHT)
    if (x > 0) nearer(i, row - 1, ASLANT)
    if (x < width - 1) nearer(i, row + 1, ASLANT)
  }
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) pass(i, x, y, 1)
  for (let y = height - 1, i = hole.length - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--, i--) pass(i, x, y, -1)
  return distance
}

/** The pixels of the hole, those nearest to its rim first. */
function byDistance(distance: Int32Array): Int32Array {
  const starts = new Int32Array(distance.reduce((most, value) => Math.max(most, value), 0) + 2)
  for (const value of distance) if (value > 0) starts[value + 1]!++
  for (let value = 1; value < starts.length; value++) starts[value]! += starts[value - 1]!
  const order = new Int32Array(starts.at(-1)!)
  for (let i = 0; i < distance.length; i++) if (distance[i]! > 0) order[starts[distance[i]!]!++] = i
  return order
}
