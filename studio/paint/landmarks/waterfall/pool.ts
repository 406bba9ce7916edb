import { hex, smoothstep } from '../../../pixels/colour.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { boxBlur, type Plane } from '../../../pixels/plane.ts'
import type { Light } from '../../terrain/light.ts'
import type { Gorge } from './plan.ts'

const [DEEP, SHALLOW, BED] = [hex('#0b3438'), hex('#2f7f78'), hex('#5a5a44')]

/** The pool below the shore: what stands above it, mirrored in ripples that run out from the fall, its own green and foam. In place. */
export function paintPool(image: LinearImage, depth: Plane, { wide, tall, shore, fall }: Gorge, light: Light, noise: Noise, checkCancelled: () => void): void {
  const { width, height, planes } = image
  const unit = Math.sqrt(width * height)
  const first = Math.max(1, Math.ceil(shore * unit))
  const span = tall - shore
  // The water begins where the near walls end.
  const feet = Array.from({ length: width }, (_, px) => {
    let row = first
    while (row < height && depth[row * width + px] !== 1) row++
    return Math.max(shore, row / unit)
  })
  const soft = boxBlur(Float32Array.from(feet), width, 1, Math.ceil(unit * 0.03))
  for (let row = first; row < height; row++) {
    if ((row & 15) === 0) checkCancelled()
    const below = (row + 0.5) / unit - shore
    const near = below / span
    const far = 1 / (near + 0.13)
    const shine = 0.34 + 0.5 * Math.pow(1 - near, 1.6)
    for (let px = 0; px < width; px++) {
      const foot = feet[px]!
      const u = (px + 0.5) / unit
      if ((row + 0.5) / unit < foot) continue
      const x = (u - fall.x) * far
      const away = Math.hypot(u - fall.x, below * 3.2)
      // Rings from the fall, and a breeze.
      const stir = Math.exp(-away * 3.4)
      const ring = Math.sin(Math.hypot(x, 2.2 * far) * 21 + noise.at(x * 2, far * 3) * 3) * stir
      const wave = noise.at(x * 4 + 7, far * 9) * 0.6 + noise.at(x * 11, far * 24 + 3) * 0.5 + ring * 0.7 + noise.at(x * 27, far * 60) * 0.25
      const lift = wave * (0.006 + 0.035 * near) * (0.7 + stir)
      const side = noise.at(x * 9 + 31, far * 20) * (0.002 + 0.008 * near)
      const fy = Math.min(foot * unit - 1, Math.max(0, (soft[px]! - (below + shore - soft[px]!) * 1.25 + lift) * unit - 0.5))
      const fx = Math.min(width - 1, Math.max(0, Math.round((u + side) * unit - 0.5)))
      const y0 = Math.floor(fy)
      const y1 = Math.min(Math.ceil(foot * unit) - 1, y0 + 1)
      const t = fy - y0
      const bank = smoothstep(0.5, 0.2, Math.abs(u / wide - 0.5))
      const bed = smoothstep(0.45, 1, near) * 0.75
      const stones = noise.fbm(x * 7 + wave * 0.08, far * 15, 3)
      const foamy = noise.fbm(x * 3.4 + noise.at(x * 2, far * 2) * 0.9, far * 5.2, 4)
      const froth = smoothstep(0.42, 0.95, 1.28 * Math.exp(-away * 9) + 0.5 * Math.exp(-away * 2.6) + foamy * 0.62 - 0.06)
      const fleck = smoothstep(0.3, 0.52, foamy + 0.16 * wave) * 0.35 * Math.exp(-away * 2)
      const at = row * width + px
      for (let c = 0; c < 3; c++) {
        const seen = planes[c]![y0 * width + fx]! * (1 - t) + planes[c]![y1 * width + fx]! * t
        const green = DEEP[c]! + (SHALLOW[c]! - DEEP[c]!) * (0.35 * bank + 0.35 * stir + 0.2 * near)
        const body = (green + (BED[c]! * (0.6 + 0.7 * stones) - green) * bed * 0.5) * (light.ambient[c]! * 1.1 + light.sun[c]! * 0.28)
        let own = body + (seen - body) * shine
        own += light.horizon[c]! * Math.max(0, wave - 0.45) * 0.16
        const white = (c === 2 ? 0.95 : c === 1 ? 0.9 : 0.86) * (light.sun[c]! * 0.36 + light.ambient[c]! * 0.9)
        own += (white - own) * Math.min(0.95, froth + fleck)
        planes[c]![at] = own
      }
      depth[at] = 0.5 - 0.42 * near
    }
  }
}
