import { createRandom } from '../../../pixels/random.ts'
import { eyeFrames } from './eye-frame.ts'
import { forEachAround } from './eyes.ts'
import { srgb, type Canvas } from './paint.ts'

export interface Glitter {
  kind: 'glitter'
  colour: string
  amount: number
}

const FLAKES = 70

/** Flakes that catch the light on the lids and under the eyes, in place. */
export function glitter(canvas: Canvas, { colour: code, amount }: Glitter): void {
  const { planes, unit, lit, strength } = canvas
  const random = createRandom(7)
  const colour = srgb(code)
  for (const eye of eyeFrames(canvas)) {
    const flakes = Array.from({ length: FLAKES }, () => {
      const s = 0.05 + random() * 1.1
      const below = random() < 0.35
      const h = below ? eye.lower(s) - 0.04 - random() * random() * 0.3 : eye.upper(s) + 0.03 + random() * (eye.crease - eye.upper(0.5)) * 1.4
      const size = unit * (0.0022 + 0.004 * random() ** 3)
      return { at: eye.toImage(s, h), size, gleam: 0.35 + 0.65 * random(), star: random() < 0.1 }
    })
    const gleams = new Map<number, number>()
    forEachAround(canvas, eye, (i, _s, _h, x, y) => {
      let sum = 0
      for (const { at, size, gleam, star } of flakes) {
        const [dx, dy] = [Math.abs(x - at[0]), Math.abs(y - at[1])]
        if (dx > size * 8 || dy > size * 8) continue
        const radius = Math.max(0.55, size)
        sum += gleam * Math.exp(-(dx * dx + dy * dy) / (radius * radius))
        if (star) sum += 0.6 * gleam * Math.exp(-Math.min(dx, dy) / (radius * 0.5) - Math.max(dx, dy) / (radius * 2.4))
      }
      if (sum > 0.01) gleams.set(i, sum)
    })
    for (const [i, sum] of gleams) {
      const share = Math.min(1, sum) * amount * strength * (0.4 + 0.6 * canvas.skin[i]!)
      planes.forEach((plane, c) => {
        plane[i]! += share * (1 - plane[i]!) * (0.35 + 0.65 * colour[c]!) * lit
      })
    }
  }
}
