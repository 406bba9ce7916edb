import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createLayer, putPixels } from '../brush/layer.ts'
import { daylight } from '../brush/light-rig.ts'
import { css, type Pigment } from '../brush/pigment.ts'
import type { SubjectLayer } from '../painter.ts'

interface Spray {
  /** Where something breaks through the water and how wide, points of the square. */
  x: number
  half: number
  /** Where drops are thrown to: middle and height over the water. */
  towards: number
  height: number
}

const WATER = 985

/** A figure nearer to the water along its square's lower edge, by a share of it. */
function lowered({ width, height, data }: SubjectLayer, by: number): SubjectLayer {
  const shifted = new Uint8ClampedArray(data.length)
  const rows = Math.round(by * height)
  shifted.set(data.subarray(0, 4 * width * (height - rows)), 4 * width * rows)
  return { width, height, data: shifted }
}

/** Foam and drops about a figure that leaps, in the hour's light; the water lies along the square's lower edge. */
export function withSpray(figure: SubjectLayer, by: number, { time }: SceneSpec, sprays: readonly Spray[], seed: number): SubjectLayer {
  const shifted = lowered(figure, by)
  const { width, height: size } = shifted
  const { brush } = createLayer(width, size)
  putPixels(brush, shifted)
  const random = createRandom(seed)
  const { key, fill } = daylight[time]
  const white = [0, 1, 2].map((c) => Math.min(255, (key[c]! + fill[c]!) * 0.58)) as unknown as Pigment
  const soft = (x: number, y: number, radius: number, alpha: number) => {
    const fade = brush.createRadialGradient(x, y, 0, x, y, radius)
    fade.addColorStop(0, css(white, alpha))
    fade.addColorStop(0.55, css(white, alpha * 0.55))
    fade.addColorStop(1, css(white, 0))
    brush.fillStyle = fade
    brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
  for (const { x, half, towards, height } of sprays) {
    for (let k = 0; k < 34; k++) {
      const across = (random() + random() - 1) * half * 1.25
      soft(x + across, WATER - 34 - 22 * random(), 14 + 24 * random(), 0.5)
    }
    // Sheets of water that rise and part into drops.
    for (let k = 0; k < 520; k++) {
      const up = random() ** 1.5
      const across = (random() + random() - 1) * half * (0.55 + 0.7 * up)
      const rise = height * up * (1 - 0.5 * (across / half) ** 2)
      soft(x + across + (towards - x) * up * up, WATER - 26 - rise, (1 - up) * 17 * random() + 2.6 + 3 * random(), 0.35 + 0.5 * random() * (1 - 0.5 * up))
    }
  }
  return { width, height: size, data: new Uint8ClampedArray(brush.getImageData(0, 0, width, size).data) }
}
