import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { luma, type DisplayImage } from './display-image.ts'
import { ROWS, type Flow, type PassOptions } from './flow.ts'

const SECTORS = 8
const COSINES = Float64Array.from({ length: SECTORS }, (_, k) => Math.cos((k * 2 * Math.PI) / SECTORS))
const SINES = Float64Array.from({ length: SECTORS }, (_, k) => Math.sin((k * 2 * Math.PI) / SECTORS))

/**
 * Kuwahara smoothing along the flow: each pixel takes the mean of the calmest of eight neighbouring windows, so that
 * flats grow flat while edges stay sharp. The window means come from one blur rather than a sum for every pixel
 * (Papari 2007 sums each), which makes the cost independent of the radius (pixels).
 */
export function kuwahara(image: DisplayImage, flow: Flow, radius: number, sharpness = 4, options: PassOptions = {}): DisplayImage {
  const { where, checkCancelled } = options
  const { width, height } = image
  const windows = weighedMeans(image, Math.max(0.6, radius * 0.42), sharpness, checkCancelled)
  const out = image.planes.map((plane) => plane.slice()) as [Plane, Plane, Plane]
  const [reds, greens, blues] = out
  for (let y = 0, i = 0; y < height; y++) {
    if (y % ROWS === 0) checkCancelled?.()
    for (let x = 0; x < width; x++, i++) {
      if (where && where[i] === 0) continue
      const stretch = 1 + 0.9 * flow.anisotropy[i]!
      const along = radius * stretch
      const across = radius / stretch
      const tx = flow.x[i]!
      const ty = flow.y[i]!
      let total = 0
      let red = 0
      let green = 0
      let blue = 0
      for (let k = 0; k < SECTORS; k++) {
        const u = COSINES[k]! * along
        const v = SINES[k]! * across
        let px = (x + u * tx - v * ty + 0.5) | 0
        let py = (y + u * ty + v * tx + 0.5) | 0
        px = px < 0 ? 0 : px >= width ? width - 1 : px
        py = py < 0 ? 0 : py >= height ? height - 1 : py
        const at = (py * width + px) << 2
        red += windows[at]!
        green += windows[at + 1]!
        blue += windows[at + 2]!
        total += windows[at + 3]!
      }
      reds[i] = red / total
      greens[i] = green / total
      blues[i] = blue / total
    }
  }
  return { width, height, planes: out }
}

/** Mean red, green and blue of the window around each pixel times its calm, and the calm itself, in fours. */
function weighedMeans(image: DisplayImage, sigma: number, sharpness: number, checkCancelled: PassOptions['checkCancelled']): Float32Array {
  const { width, height } = image
  const blur = (plane: Plane) => {
    checkCancelled?.()
    return gaussianBlur(plane, width, height, sigma)
  }
  const [red, green, blue] = [blur(image.planes[0]), blur(image.planes[1]), blur(image.planes[2])]
  const squares = luma(image)
  for (let i = 0; i < squares.length; i++) squares[i]! *= squares[i]!
  const square = blur(squares)
  const power = sharpness / 2
  const out = new Float32Array(4 * square.length)
  for (let i = 0, at = 0; i < square.length; i++, at += 4) {
    const grey = 0.299 * red[i]! + 0.587 * green[i]! + 0.114 * blue[i]!
    const variance = Math.max(0, square[i]! - grey * grey)
    const weight = 1 / (1e-4 + Math.pow(variance * 400, power))
    out[at] = red[i]! * weight
    out[at + 1] = green[i]! * weight
    out[at + 2] = blue[i]! * weight
    out[at + 3] = weight
  }
  return out
}
