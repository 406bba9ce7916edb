import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { luma, type DisplayImage } from './display-image.ts'
import type { Flow } from './flow.ts'

const SECTORS = 8

/**
 * Kuwahara smoothing along the flow: each pixel takes the mean of the calmest of eight neighbouring windows, so that
 * flats grow flat while edges stay sharp. The window means come from one blur rather than a sum for every pixel
 * (Papari 2007 sums each), which makes the cost independent of the radius (pixels).
 */
export function kuwahara(image: DisplayImage, flow: Flow, radius: number, sharpness = 4): DisplayImage {
  const { width, height } = image
  const sigma = Math.max(0.6, radius * 0.42)
  const means = image.planes.map((plane) => gaussianBlur(plane, width, height, sigma)) as [Plane, Plane, Plane]
  const grey = luma(image)
  const greyMean = luma({ planes: means })
  const variance = gaussianBlur(grey.map((value) => value * value), width, height, sigma)
  for (let i = 0; i < variance.length; i++) variance[i] = Math.max(0, variance[i]! - greyMean[i]! * greyMean[i]!)

  const weights = variance.map((value) => 1 / (1e-4 + Math.pow(value * 400, sharpness / 2)))
  const out = means.map(() => new Float32Array(width * height)) as [Plane, Plane, Plane]
  const cosines = Array.from({ length: SECTORS }, (_, k) => Math.cos((k * 2 * Math.PI) / SECTORS))
  const sines = Array.from({ length: SECTORS }, (_, k) => Math.sin((k * 2 * Math.PI) / SECTORS))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
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
        const u = cosines[k]! * along
        const v = sines[k]! * across
        let px = (x + u * tx - v * ty + 0.5) | 0
        let py = (y + u * ty + v * tx + 0.5) | 0
        px = px < 0 ? 0 : px >= width ? width - 1 : px
        py = py < 0 ? 0 : py >= height ? height - 1 : py
        const at = py * width + px
        const weight = weights[at]!
        total += weight
        red += weight * means[0][at]!
        green += weight * means[1][at]!
        blue += weight * means[2][at]!
      }
      out[0][i] = red / total
      out[1][i] = green / total
      out[2][i] = blue / total
    }
  }
  return { width, height, planes: out }
}
