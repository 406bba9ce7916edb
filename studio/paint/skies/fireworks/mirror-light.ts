import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { boxBlur } from '../../../pixels/plane.ts'
import type { Mirror } from '../../painter.ts'

/** Adds what level water shows of a light in the sky: drawn out downwards and broken by ripples, in place. */
export function mirrorLight(image: LinearImage, light: LinearImage, { row, wet }: Mirror, power: number, noise: Noise, checkCancelled: () => void): void {
  const { width, height } = image
  const unit = Math.sqrt(width * height)
  const drawn = light.planes.map((plane) => {
    checkCancelled()
    return drawnOut(plane, width, height, Math.max(1, Math.round(unit * 0.016)))
  })
  for (let y = Math.max(0, Math.ceil(row)); y < height; y++) {
    if (y % 32 === 0) checkCancelled()
    const below = (y + 0.5 - row) / unit
    const near = (y + 0.5 - row) / (height - row)
    const far = 1 / (near + 0.1)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const open = wet ? wet[at]! : 1
      if (open === 0) continue
      const u = (x / unit - (0.5 * width) / unit) * far
      const ripple = noise.at(u * 9 + 5, far * 26) + 0.6 * noise.at(u * 21, far * 57 + 9)
      const fx = Math.min(width - 1, Math.max(0, Math.round(x + ripple * (0.0016 + 0.008 * near) * unit)))
      const fy = Math.round(row - (below * 1.03 - ripple * 0.018 * (0.2 + near)) * unit)
      if (fy < 0 || fy >= height) continue
      const from = fy * width + fx
      const crest = Math.max(0, 0.62 + 0.75 * ripple) * (0.62 - 0.22 * near) * open * power
      for (let c = 0; c < 3; c++) image.planes[c]![at]! += drawn[c]![from]! * crest * (c === 2 ? 0.95 : 0.85)
    }
  }
}

/** A plane blurred down the picture only, with some of it left sharp. */
function drawnOut(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const soft = boxBlur(plane, width, height, 1)
  const sums = new Float32Array(width)
  const out = new Float32Array(plane.length)
  for (let y = -radius; y < height; y++) {
    const [enters, leaves] = [y + radius, y - radius - 1]
    for (let x = 0; x < width; x++) {
      if (enters < height) sums[x]! += soft[enters * width + x]!
      if (leaves >= 0) sums[x]! -= soft[leaves * width + x]!
      if (y >= 0) out[y * width + x] = (2.2 * sums[x]!) / (2 * radius + 1)
    }
  }
  return out
}
