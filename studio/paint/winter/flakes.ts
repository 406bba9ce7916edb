import { smoothstep } from '../../pixels/colour.ts'
import type { LinearImage } from '../../pixels/linear-image.ts'
import { createRandom } from '../../pixels/random.ts'
import type { Light } from '../terrain/light.ts'

/** Large soft flakes close to the eye, out of focus, in place. */
export function addFlakes({ width, height, planes }: LinearImage, light: number, seed: number): void {
  const random = createRandom(seed ^ 0xf1a3)
  const unit = Math.sqrt(width * height)
  for (let k = 0; k < 150; k++) {
    const [x, y, near, faint] = [random() * width, random() * height, random() ** 3, random()]
    const radius = (0.0028 + 0.011 * near) * unit
    const alpha = (0.55 - 0.38 * near) * (0.5 + 0.5 * faint)
    for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(height - 1, y + radius); py++)
      for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(width - 1, x + radius); px++) {
        const share = alpha * smoothstep(1, 0.55 - 0.4 * (1 - near), Math.hypot(px - x, py - y) / radius)
        for (const plane of planes) plane[py * width + px]! += (light - plane[py * width + px]!) * share
      }
  }
}

/** Crystals that flash on near snow where the light falls on it, in place. */
export function addGlints({ width, height, planes }: LinearImage, distance: Float32Array, { sun }: Light, seed: number): void {
  const random = createRandom(seed ^ 0x91e7)
  const size = Math.max(0.6, 0.0009 * Math.sqrt(width * height))
  const bright = (sun[0] + sun[1] + sun[2]) / 3
  for (let k = 0; k < 900; k++) {
    const [x, y, power] = [random() * width, height * (1 - 0.42 * random()), random() ** 2]
    const at = Math.floor(y) * width + Math.floor(x)
    if (distance[at]! > 40) continue
    const lit = planes[0][at]! / Math.max(0.05, 0.5 * bright)
    const strength = bright * 0.55 * power * Math.min(1, lit) * smoothstep(0.35, 0.8, lit)
    for (let py = Math.max(0, Math.floor(y - size)); py <= Math.min(height - 1, y + size); py++)
      for (let px = Math.max(0, Math.floor(x - size)); px <= Math.min(width - 1, x + size); px++) {
        const share = Math.max(0, 1 - Math.hypot(px - x, py - y) / (size * 1.2))
        for (const plane of planes) plane[py * width + px]! += strength * share
      }
  }
}
