import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region, Size } from '../../pixels/raster.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { CHANNELS, withChanges, type FillLevel } from './level.ts'

/** Surroundings that a hole is filled from: of its own size on every side, and at least a share of the picture. */
const AROUND = 1
const LEAST_SHARE = 0.25
/** What is searched is no larger: finer detail is brought along from where the coarser was found. */
const LONGEST_SIDE = 900
const MOST_UNKNOWN = 90_000

/** The part of the picture that is looked at to fill the hole, in squares of scale × scale pixels. */
export interface FillWindow extends Region {
  scale: number
}

export function windowFor(hole: Uint8Array, size: Size): FillWindow {
  const bounds = boundsOf(hole, size, 0) ?? { left: 0, top: 0, width: 1, height: 1 }
  const least = LEAST_SHARE * Math.max(size.width, size.height)
  const margin = Math.round(Math.max(AROUND * Math.max(bounds.width, bounds.height), least))
  const left = Math.max(0, bounds.left - margin)
  const top = Math.max(0, bounds.top - margin)
  const width = Math.min(size.width, bounds.left + bounds.width + margin) - left
  const height = Math.min(size.height, bounds.top + bounds.height + margin) - top
  let unknown = 0
  for (let i = 0; i < hole.length; i++) unknown += hole[i]!
  const scale = Math.max(Math.ceil(Math.max(width, height) / LONGEST_SIDE), Math.ceil(Math.sqrt(unknown / MOST_UNKNOWN)))
  return { left, top, width, height, scale }
}

/** The finest level that is searched: means of the known pixels of each square; one that is in part unknown is so. */
export function levelIn(
  { width: stride, channels, data }: RasterImage, hole: Uint8Array, blocked: Uint8Array | undefined, window: FillWindow,
): FillLevel {
  const { left, top, scale } = window
  const [width, height] = [Math.ceil(window.width / scale), Math.ceil(window.height / scale)]
  const area = width * height
  const level = { width, height, values: new Uint8Array(area * CHANNELS), hole: new Uint8Array(area), blocked: new Uint8Array(area) }
  for (let y = 0, i = 0; y < height; y++) {
    const bottom = top + Math.min(window.height, (y + 1) * scale)
    for (let x = 0; x < width; x++, i++) {
      const right = left + Math.min(window.width, (x + 1) * scale)
      let [red, green, blue, known] = [0, 0, 0, 0]
      for (let v = top + y * scale; v < bottom; v++) {
        for (let u = left + x * scale; u < right; u++) {
          const from = v * stride + u
          if (blocked?.[from]) level.blocked[i] = 1
          if (hole[from]) {
            level.hole[i] = 1
            continue
          }
          known++
          red += data[from * channels]!
          green += data[from * channels + 1]!
          blue += data[from * channels + 2]!
        }
      }
      if (known === 0) continue
      const at = i * CHANNELS
      level.values[at] = red / known + 0.5
      level.values[at + 1] = green / known + 0.5
      level.values[at + 2] = blue / known + 0.5
    }
  }
  return withChanges(level)
}
