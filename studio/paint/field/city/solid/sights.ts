import type { View } from '../../../terrain/view.ts'
import type { Solid } from './solids.ts'
import type { Standpoint } from './standpoint.ts'

/** Pixels from one look to the next. */
const STEP = 2
/** What is narrower than this may lie between two looks. */
const NARROW = STEP + 0.4
/** Asks for a look of its own. */
export const UNKNOWN = -2

/** What a pixel sees where all looks round it agree: the solid, -1 for none, UNKNOWN where they differ. */
export type Expected = (x: number, y: number) => number

/** Looks at every second pixel of every second row; `find` returns the solid that a pixel sees, or -1. */
export function expectSights(view: View, rows: number, stand: Standpoint, solids: readonly Solid[], find: (x: number, y: number) => number, checkCancelled: () => void): Expected {
  const { width } = view
  const across = Math.ceil(width / STEP)
  const found = new Int32Array(across * Math.ceil(rows / STEP))
  for (let y = 0, at = 0; y < rows; y += STEP) {
    if (y % 8 === 0) checkCancelled()
    for (let x = 0; x < width; x += STEP, at++) found[at] = find(x, y)
  }
  const narrow = narrowOf(view, rows, stand, solids)
  const [lastX, lastY] = [across - 1, Math.ceil(rows / STEP) - 1]
  return (x, y) => {
    const left = x >> 1, top = y >> 1
    const own = found[top * across + left]!
    if (!(x & 1) && !(y & 1)) return own
    if (narrow[y * width + x]) return UNKNOWN
    const right = x & 1 ? left + 1 : left, bottom = y & 1 ? top + 1 : top
    if (right > lastX || bottom > lastY) return UNKNOWN
    return own === found[top * across + right]! && own === found[bottom * across + left]! && own === found[bottom * across + right]! ? own : UNKNOWN
  }
}

/** Marks the pixels of solids that are too narrow to be met by every second look. */
function narrowOf({ width, focal, horizon }: View, rows: number, { x, z, yaw, eye }: Standpoint, solids: readonly Solid[]): Uint8Array {
  const marks = new Uint8Array(width * rows)
  const [sine, cosine] = [Math.sin(yaw), Math.cos(yaw)]
  for (const { x0, x1, y0, y1, z0, z1, fallX = 0, fallZ = 0 } of solids) {
    const peak = y1 + Math.max(0, -fallX * (x1 - x0)) + Math.max(0, -fallZ * (z1 - z0))
    let left = Infinity, right = -Infinity, top = Infinity, bottom = -Infinity
    for (let corner = 0; corner < 4; corner++) {
      const dx = (corner & 1 ? x1 : x0) - x, dz = (corner & 2 ? z1 : z0) - z
      const ahead = dx * sine + dz * cosine
      // What is so near is not narrow.
      const scale = ahead < 0.5 ? Infinity : focal / ahead
      const px = width / 2 + (dx * cosine - dz * sine) * scale
      left = Math.min(left, px)
      right = Math.max(right, px)
      top = Math.min(top, horizon - (peak - eye) * scale)
      bottom = Math.max(bottom, horizon - (y0 - eye) * scale)
    }
    if (!(right - left < NARROW || bottom - top < NARROW) || right < 0 || left >= width) continue
    for (let py = Math.max(0, Math.floor(top)); py <= Math.min(rows - 1, bottom); py++)
      marks.fill(1, py * width + Math.max(0, Math.floor(left)), py * width + Math.min(width, Math.floor(right) + 1))
  }
  return marks
}
