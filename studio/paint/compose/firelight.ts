import { smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Painting } from '../painter.ts'
import type { DisplayTone } from './display-tone.ts'
import type { Figure } from './figure.ts'

const WARM: Rgb = [1, 0.46, 0.14]
const STRENGTH: Readonly<Record<SceneSpec['time'], number>> = { day: 0.1, dawn: 0.4, sunset: 0.55, night: 1.35 }
/** How far the light reaches beside the fire's square, along and up the picture; where in the square it burns. */
const [ACROSS, DOWN, HEARTH] = [3, 1.4, 0.8]

/** The light of a fire on the ground and on what stands about it, in place; what is far off and the fire itself stay as they are. */
export function layFirelight({ image, depth }: Painting, { layer, left, top, mirrored, depth: own }: Figure, time: SceneSpec['time'], tone: DisplayTone, share = 1): void {
  const { width, height, planes } = image
  const side = layer.height
  const [x, y] = [left + side / 2, top + side * HEARTH]
  const [bright, knee] = [tone.toScene(0.66) * STRENGTH[time] * share, tone.toScene(0.12)]
  for (let py = Math.max(0, Math.floor(y - side * DOWN)); py < Math.min(height, y + side * DOWN); py++) {
    for (let px = Math.max(0, Math.floor(x - side * ACROSS)); px < Math.min(width, x + side * ACROSS); px++) {
      const far = Math.hypot((px - x) / (side * ACROSS), (py - y) / (side * DOWN))
      if (far >= 1) continue
      const at = py * width + px
      const [u, v] = [px - Math.round(left), py - Math.round(top)]
      const inside = u >= 0 && v >= 0 && u < layer.width && v < side
      const flame = inside ? layer.data[4 * (v * layer.width + (mirrored ? layer.width - 1 - u : u)) + 3]! / 255 : 0
      const near = depth ? smoothstep(0.3, 0.12, depth[at]! - own) : 1
      const light = bright * near * (1 - flame) * (1 - far) ** 2 / (0.35 + far)
      if (light <= 0) continue
      // What is darker reflects less, and nothing is burnt out.
      planes.forEach((plane, c) => {
        plane[at]! += light * WARM[c]! * ((plane[at]! + knee * 0.08) / (plane[at]! + knee))
      })
    }
  }
}
