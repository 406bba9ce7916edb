import { hex } from '../../pixels/colour.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectLayer, SubjectPainter } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { tentParts } from './buildings/tent.ts'
import { campfireParts, withFlames } from './campfire.ts'
import { modelled } from './modelled.ts'
import { snowmanParts } from './snowman.ts'
import { lightColour } from './stage.ts'

const CLOTHS = ['#d9702c', '#3f7f6a', '#d8b24a', '#b5533a', '#e4dac2'] as const
/** Where the fire burns in its square, and how high. */
const [HEARTH, TALL] = [0.84, 0.62]

export const paintTent = modelled((spec, draw, noise) => tentParts(lightColour(spec, 'tent') ?? hex(pick(draw, CLOTHS)), { day: 0, dawn: 0.45, sunset: 0.6, night: 1 }[spec.time], noise), (random) => ({ yaw: -1.02 - 0.2 * random(), pitch: 0.12, distance: 2.2 }))

export const paintSnowman = modelled((spec, draw, noise) => snowmanParts(lightColour(spec, 'snowman'), noise, draw), (random) => ({ yaw: 0.35 - 0.5 * random(), pitch: 0.06, distance: 3 }))

export const paintCampfire: SubjectPainter = (spec, size, { random, noise, checkCancelled }) => {
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => campfireParts(noise, draw), 'campfire')
  const layer = renderModel(parts, { yaw: random() * 6, pitch: 0.24, distance: 3, fill: 0.66 }, spec, size, checkCancelled)
  return withGlow(withFlames(layer, noise, 2 + 4 * random(), [HEARTH, TALL], checkCancelled), { day: 0.04, dawn: 0.1, sunset: 0.14, night: 0.2 }[spec.time])
}

/** Firelight in the air and on the ground, which loses itself before the layer ends; in place. */
function withGlow(layer: SubjectLayer, strength: number): SubjectLayer {
  const { width, height, data } = layer
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x / width - 0.5, (y / height - 0.66) * (y > height * 0.66 ? 1.45 : 0.8)]
      const far = Math.sqrt(dx * dx + dy * dy) / 0.5
      if (far >= 1) continue
      const glow = strength * (1 - far) ** 3.4
      const at = 4 * (y * width + x)
      const alpha = data[at + 3]! / 255
      const joined = alpha + glow * (1 - alpha)
      if (joined < 0.004) continue
      data[at] = (data[at]! * alpha + 232 * glow * (1 - alpha)) / joined
      data[at + 1] = (data[at + 1]! * alpha + 158 * glow * (1 - alpha)) / joined
      data[at + 2] = (data[at + 2]! * alpha + 92 * glow * (1 - alpha)) / joined
      data[at + 3] = 255 * joined
    }
  return layer
}
