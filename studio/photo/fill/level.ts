import type { Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'

/** Red, green, blue, and how much the light changes across and down. The kernel has this and the next number too. */
export const CHANNELS = 5
/** Patches are 7 × 7 pixels. */
export const RADIUS = 3
/** Changes of light are small numbers; this makes them count beside the colours. */
const TEXTURE_GAIN = 2

/** A picture with a hole at one size of the pyramid. */
export interface FillLevel extends Size {
  /** CHANNELS bytes a pixel. The hole's are what is known of it so far. */
  values: Uint8Array
  /** 1 where the picture is to be invented. */
  hole: Uint8Array
  /** 1 where nothing may be copied from. */
  blocked: Uint8Array
}

/** The level whose colours are set; finds how the light changes, which is unknown in the hole. */
export function withChanges(level: FillLevel): FillLevel {
  const { width, height, values, hole } = level
  const light = new Uint8Array(hole.length)
  for (let i = 0, at = 0; i < light.length; i++, at += CHANNELS) {
    light[i] = (values[at]! * 77 + values[at + 1]! * 150 + values[at + 2]! * 29) >> 8
  }
  // Where the next pixel is unknown the one before tells as much.
  const change = (i: number, step: number, first: boolean, last: boolean) => {
    const other = !last && !hole[i + step] ? i + step : !first && !hole[i - step] ? i - step : i
    return Math.min(255, TEXTURE_GAIN * Math.abs(light[other]! - light[i]!))
  }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (hole[i]) continue
      values[i * CHANNELS + 3] = change(i, 1, x === 0, x === width - 1)
      values[i * CHANNELS + 4] = change(i, width, y === 0, y === height - 1)
    }
  }
  return level
}

/**
 * The level of half the size. Only known pixels give their values, and the changes of light are averaged as they are:
 * so a coarse level still tells rough from smooth (Newson et al. 2014, 'Video Inpainting of Complex Scenes').
 */
export function halved({ width, height, values, hole, blocked }: FillLevel): FillLevel {
  const to: Size = { width: (width + 1) >> 1, height: (height + 1) >> 1 }
  const area = to.width * to.height
  const bytes = (count: number) => new Uint8Array(area * count)
  const half: FillLevel = { ...to, values: bytes(CHANNELS), hole: bytes(1), blocked: bytes(1) }
  const sums = new Int32Array(CHANNELS)
  for (let y = 0, i = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++, i++) {
      let [known, unknown] = [0, 0]
      sums.fill(0)
      for (let v = 2 * y; v < Math.min(height, 2 * y + 2); v++) {
        for (let u = 2 * x; u < Math.min(width, 2 * x + 2); u++) {
          const from = v * width + u
          if (blocked[from]) half.blocked[i] = 1
          if (hole[from]) {
            unknown++
            continue
          }
          known++
          for (let c = 0; c < CHANNELS; c++) sums[c]! += values[from * CHANNELS + c]!
        }
      }
      half.hole[i] = unknown >= known ? 1 : 0
      if (known > 0) for (let c = 0; c < CHANNELS; c++) half.values[i * CHANNELS + c] = (sums[c]! + (known >> 1)) / known
    }
  }
  return half
}

/** Gives the hole, in place, what the level of half the size has in it. */
export function enlarge({ width, height, values, hole }: FillLevel, half: FillLevel): void {
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!hole[i]) continue
      const from = ((y >> 1) * half.width + (x >> 1)) * CHANNELS
      for (let c = 0; c < CHANNELS; c++) values[i * CHANNELS + c] = half.values[from + c]!
    }
  }
}

/** A level's red, green and blue, 0..255. */
export function coloursOf({ values }: FillLevel): [Plane, Plane, Plane] {
  const channel = (c: number) => {
    const plane = new Float32Array(values.length / CHANNELS)
    for (let i = 0, at = c; i < plane.length; i++, at += CHANNELS) plane[i] = values[at]!
    return plane
  }
  return [channel(0), channel(1), channel(2)]
}
