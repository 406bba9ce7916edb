import { type Colours, gaussianBlur, resizePlane } from './plane.ts'

/** A picture in linear light: three planes, values from 0 up (1 is display white). */
export interface LinearImage {
  width: number
  height: number
  planes: Colours
}

/** 8-bit sRGB, 3 or 4 channels interleaved. */
export interface RasterImage {
  width: number
  height: number
  channels: 3 | 4
  data: Uint8Array
}

export function createLinearImage(width: number, height: number): LinearImage {
  const plane = () => new Float32Array(width * height)
  return { width, height, planes: [plane(), plane(), plane()] }
}

const TO_LINEAR = Float32Array.from({ length: 256 }, (_, value) => Math.pow(value / 255, 2.2))

export function toLinear({ width, height, channels, data }: RasterImage): LinearImage {
  const image = createLinearImage(width, height)
  for (let i = 0, at = 0; i < width * height; i++, at += channels)
    for (let c = 0; c < 3; c++) image.planes[c]![i] = TO_LINEAR[data[at + c]!]!
  return image
}

/** Light past the threshold spread by each sigma (pixels) and added back, in place. */
export function bloom(
  image: LinearImage, threshold: number, strength: number, sigmas: readonly number[], checkCancelled = () => {},
): void {
  const { width, height } = image
  const [halfWidth, halfHeight] = [Math.max(1, width >> 1), Math.max(1, height >> 1)]
  const bright = new Float32Array(width * height)
  for (const plane of image.planes) {
    checkCancelled()
    for (let i = 0; i < plane.length; i++) bright[i] = Math.max(0, plane[i]! - threshold)
    const half = resizePlane(bright, width, height, halfWidth, halfHeight)
    const glow = new Float32Array(half.length)
    for (const sigma of sigmas) {
      const spread = gaussianBlur(half, halfWidth, halfHeight, Math.max(1, sigma / 2))
      for (let i = 0; i < glow.length; i++) glow[i]! += spread[i]! * strength
    }
    checkCancelled()
    const full = resizePlane(glow, halfWidth, halfHeight, width, height)
    for (let i = 0; i < plane.length; i++) plane[i]! += full[i]!
  }
}

export interface ToneOptions {
  exposure?: number
  /** 0..0.05: amplitude of the film grain. */
  grain?: number
  /** ACES filmic curve (Narkowicz 2015); off for painters that already work in display colours. */
  filmic?: boolean
  seed?: number
}

const GAMMA_STEPS = 4096
/** The display's gamma over the square root of the light, which it nearly follows; with one step past the end. */
const GAMMA = Float32Array.from({ length: GAMMA_STEPS + 2 }, (_, i) => Math.pow(i / GAMMA_STEPS, 2 / 2.2))

/** Light as the display shows it. */
export function toneMap(
  { width, height, planes }: LinearImage, { exposure = 1, grain = 0, filmic = true, seed = 1 }: ToneOptions = {}, checkCancelled = () => {},
): RasterImage {
  const data = new Uint8Array(width * height * 3)
  let state = seed | 0
  for (let i = 0; i < width * height; i++) {
    if ((i & 0xffff) === 0) checkCancelled()
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    const speck = grain * ((state >>> 8) / 16777216 - 0.5)
    for (let c = 0; c < 3; c++) {
      let value = planes[c]![i]! * exposure
      if (filmic) value = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14)
      const at = Math.sqrt(value < 0 ? 0 : value > 1 ? 1 : value) * GAMMA_STEPS
      const step = at | 0
      value = GAMMA[step]! + (GAMMA[step + 1]! - GAMMA[step]!) * (at - step) + speck
      data[3 * i + c] = value < 0 ? 0 : value > 1 ? 255 : value * 255 + 0.5
    }
  }
  return { width, height, channels: 3, data }
}
