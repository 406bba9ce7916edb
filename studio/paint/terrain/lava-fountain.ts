import type { LinearImage } from '../../pixels/linear-image.ts'
import { createRandom } from '../../pixels/random.ts'
import { addPoint } from '../skies/fireworks/light-point.ts'

const BOMBS = 150

/** Glowing lava thrown up from a vent (pixels), with the trails that it draws as it falls; in place. */
export function addFountain(image: LinearImage, x: number, y: number, seed: number, power: number): void {
  const random = createRandom(seed ^ 0x1a7a)
  const unit = Math.sqrt(image.width * image.height)
  for (let k = 0; k < BOMBS; k++) {
    const lean = (random() + random() + random() - 1.5) * 0.7
    const speed = 0.1 + 0.26 * random() ** 1.6
    const [vx, vy] = [Math.sin(lean) * speed * 0.62, Math.cos(lean) * speed]
    const [from, late, hot] = [random() * 0.5, 0.25 + 0.5 * random(), random()]
    const steps = Math.max(6, Math.round(late * speed * unit * 1.1))
    for (let s = 0; s < steps; s++) {
      const t = from + (late * s) / steps
      const rise = vy * t * 1.5 - 0.13 * t * t
      if (rise < -0.02) break
      const fade = (s / steps) ** 1.5
      addPoint(image, x + vx * t * 1.6 * unit, y - rise * unit, (0.0008 + 0.0008 * hot) * unit, [1, 0.28 + 0.2 * hot, 0.05], power * 0.75 * fade)
    }
  }
  for (let k = 0; k < 4; k++) addPoint(image, x, y - 0.006 * k * unit, (0.014 + 0.006 * k) * unit, [1, 0.34, 0.07], power * 0.7)
}
