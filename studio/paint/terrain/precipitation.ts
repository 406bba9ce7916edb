import type { LinearImage } from '../../pixels/linear-image.ts'
import { createRandom } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'

const kinds = {
  rain: { count: 2600, length: 0.035, width: 0.0009, strength: 0.16, lean: 0.18 },
  snow: { count: 1500, length: 0, width: 0.0026, strength: 0.75, lean: 0 },
}

/** Rain streaks or snow flakes in the air before the scene, in place; `light` is the brightness they catch. */
export function addPrecipitation(image: LinearImage, spec: SceneSpec, light: number): void {
  if (spec.weather !== 'rain' && spec.weather !== 'snow') return
  const { count, length, width: thickness, strength, lean } = kinds[spec.weather]
  const random = createRandom(spec.seed ^ 0x2a19)
  const { width, height, planes } = image
  const unit = Math.sqrt(width * height)
  for (let k = 0; k < count; k++) {
    const x0 = random() * width * 1.1
    const y0 = random() * height * 1.05
    const near = Math.pow(random(), 3)
    const size = (0.35 + 1.5 * near) * thickness * unit
    const drawn = Math.max(0.6, size)
    const alpha = strength * (0.35 + 0.65 * random()) * Math.min(1, (size / drawn) ** 2) * (1 - 0.6 * near)
    const reach = (0.4 + near) * length * unit
    const rows = Math.ceil(reach + 2 * drawn)
    for (let j = -Math.ceil(2 * drawn); j <= rows; j++) {
      const y = Math.round(y0 + j)
      if (y < 0 || y >= height) continue
      const outside = j < 0 ? -j : j > reach ? j - reach : 0
      const centre = x0 - lean * j
      for (let x = Math.max(0, Math.floor(centre - 2 * drawn)); x <= Math.min(width - 1, centre + 2 * drawn); x++) {
        const away = ((x - centre) ** 2 + outside ** 2) / (drawn * drawn)
        const share = alpha * Math.exp(-away)
        const i = y * width + x
        for (const plane of planes) plane[i]! += (light - plane[i]!) * share
      }
    }
  }
}
