import { smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { gaussianBlur, type Plane } from '../../pixels/plane.ts'
import { Stretch } from '../../pixels/stretch.ts'
import type { Size } from '../../pixels/raster.ts'

/** How many times over detail is added at full strength, and how much more of it on faces. */
const MOST = 1.3
const MORE_ON_FACES = 0.35
/** Radius of the blur that is taken back, as a share of the longest side; at least a pixel. */
const RADIUS = 0.001
/** Detail weaker than this is grain and stays as it is. */
const GRAIN = [1.5, 6] as const
/** How far a pixel may pass the brightest and darkest of its neighbours, as a share of their range. */
const OVERSHOOT = 0.12

/** A weight for each pixel of a smaller picture, 0..1. */
export interface Weights extends Size {
  plane: Plane
}

/** Strengthens edges in brightness, without rims: every pixel stays about within the range of its neighbours. Faces more. */
export function sharpen(photo: RasterImage, strength: number, faces: Weights | undefined, tick: () => void): RasterImage {
  const { width, height, data } = photo
  const brightness = new Float32Array(width * height)
  for (let i = 0, at = 0; i < brightness.length; i++, at += 3)
    brightness[i] = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!
  tick()
  const blurred = gaussianBlur(brightness, width, height, Math.max(1, RADIUS * Math.max(width, height)))
  tick()
  const stretch = faces && new Stretch(faces, photo)
  const out = new Uint8Array(data.length)
  for (let y = 0, i = 0; y < height; y++) {
    if (y % 64 === 0) tick()
    stretch?.row(y)
    const above = y > 0 ? -width : 0
    const below = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, i++) {
      const detail = brightness[i]! - blurred[i]!
      if (detail > -GRAIN[0] && detail < GRAIN[0]) {
        for (let c = 3 * i; c < 3 * i + 3; c++) out[c] = data[c]!
        continue
      }
      const onFace = faces && stretch ? MORE_ON_FACES * stretch.at(faces.plane, x) : 0
      const amount = MOST * strength * (1 + onFace) * smoothstep(GRAIN[0], GRAIN[1], Math.abs(detail))
      const left = x > 0 ? -1 : 0
      const right = x < width - 1 ? 1 : 0
      let low = Infinity
      let high = -Infinity
      for (let row = i + above; row <= i + below; row += width) {
        for (let at = row + left; at <= row + right; at++) {
          const value = brightness[at]!
          if (value < low) low = value
          if (value > high) high = value
        }
      }
      const room = OVERSHOOT * (high - low)
      const wanted = brightness[i]! + amount * detail
      const change = (wanted < low - room ? low - room : wanted > high + room ? high + room : wanted) - brightness[i]!
      for (let c = 3 * i; c < 3 * i + 3; c++) {
        const value = data[c]! + change
        out[c] = value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5
      }
    }
  }
  return { width, height, channels: 3, data: out }
}
