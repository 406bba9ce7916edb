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

/** Of the strongest steps, the share looked at, and how much of a step over two pixels one pixel makes where the photo is sharp. */
const STRONGEST = 0.005
const SHARP = 0.53
/** Less, and there are no edges at all, but ramps, which sharpening makes no steeper. */
const RAMPS = 0.5

/** Whether even the strongest edges are soft: a pixel makes about half the step of two. Neither noise, drawings nor ramps are. */
export function isSoft({ width, height, data }: RasterImage): boolean {
  const LEVELS = 1024
  const [fine, coarse] = [new Uint32Array(LEVELS), new Uint32Array(LEVELS)]
  let count = 0
  const light = (at: number) => 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!
  const stride = Math.max(2, Math.floor(height / 512))
  for (let y = 0; y < height; y += stride) {
    const row = 3 * y * width
    let [a, b, c] = [light(row), light(row + 3), light(row + 6)]
    for (let x = 3, at = row + 9; x < width; x++, at += 3, count++) {
      const d = light(at)
      fine[Math.min(LEVELS - 1, Math.round(4 * Math.abs(b - a)))]!++
      coarse[Math.min(LEVELS - 1, Math.round(2 * Math.abs(c + d - a - b)))]!++
      a = b
      b = c
      c = d
    }
  }
  const strongest = (steps: Uint32Array) => {
    let left = STRONGEST * count
    for (let level = LEVELS - 1; level > 0; level--) if ((left -= steps[level]!) <= 0) return level
    return 0
  }
  const whole = strongest(coarse)
  const one = strongest(fine)
  return whole > 0 && one < SHARP * whole && one >= RAMPS * whole
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
