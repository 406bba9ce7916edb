import type { Size } from '../../pixels/raster.ts'

/** Lengths of a step across and of one aslant, in the units of the distance (Borgefors 1986). */
export const STRAIGHT = 3
const ASLANT = 4

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
export function byDistance(distance: Int32Array): Int32Array {
  const starts = new Int32Array(distance.reduce((most, value) => Math.max(most, value), 0) + 2)
  for (const value of distance) if (value > 0) starts[value + 1]!++
  for (let value = 1; value < starts.length; value++) starts[value]! += starts[value - 1]!
  const order = new Int32Array(starts.at(-1)!)
  for (let i = 0; i < distance.length; i++) if (distance[i]! > 0) order[starts[distance[i]!]!++] = i
  return order
}
