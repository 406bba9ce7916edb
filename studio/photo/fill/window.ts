import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region, Size } from '../../pixels/raster.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { CHANNELS, type FillLevel } from './level.ts'

/** Surroundings that a hole is filled from: of its own size on every side, and at least a share of the picture. */
const AROUND = 1
const LEAST_SHARE = 0.25

/** The part of the picture that is looked at to fill the hole. */
export function surroundingsOf(hole: Uint8Array, size: Size): Region {
  const bounds = boundsOf(hole, size, 0) ?? { left: 0, top: 0, width: 1, height: 1 }
  const least = LEAST_SHARE * Math.max(size.width, size.height)
  const margin = Math.round(Math.max(AROUND * Math.max(bounds.width, bounds.height), least))
  const left = Math.max(0, bounds.left - margin)
  const top = Math.max(0, bounds.top - margin)
  return {
    left,
    top,
    width: Math.min(size.width, bounds.left + bounds.width + margin) - left,
    height: Math.min(size.height, bounds.top + bounds.height + margin) - top,
  }
}

/** The photo, the hole and what is blocked within the window. */
export function cropTo({ width, channels, data }: RasterImage, hole: Uint8Array, blocked: Uint8Array | undefined, window: Region) {
  const area = window.width * window.height
  const cut = (from: Uint8Array, bytes: number) => {
    const out = new Uint8Array(area * bytes)
    for (let y = 0; y < window.height; y++) {
      const start = ((window.top + y) * width + window.left) * bytes
      out.set(from.subarray(start, start + window.width * bytes), y * window.width * bytes)
    }
    return out
  }
  const photo: RasterImage = { width: window.width, height: window.height, channels, data: cut(data, channels) }
  return { photo, hole: cut(hole, 1), blocked: blocked ? cut(blocked, 1) : new Uint8Array(area) }
}

/** The photo with the level's hole in place of its own, as RGB. */
export function pasteHole({ width, height, channels, data }: RasterImage, { values, hole }: FillLevel, window: Region): RasterImage {
  const out = new Uint8Array(width * height * 3)
  if (channels === 3) out.set(data)
  else for (let i = 0; i < width * height; i++) for (let c = 0; c < 3; c++) out[i * 3 + c] = data[i * 4 + c]!
  for (let y = 0, i = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++, i++) {
      if (!hole[i]) continue
      const at = ((window.top + y) * width + window.left + x) * 3
      for (let c = 0; c < 3; c++) out[at + c] = values[i * CHANNELS + c]!
    }
  }
  return { width, height, channels: 3, data: out }
}
