import { hex } from '../../pixels/colour.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectLayer, SubjectPainter } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { castleParts } from './buildings/castle.ts'
import { churchParts } from './buildings/church.ts'
import { ferrisWheelParts } from './buildings/ferris-wheel.ts'
import { lighthouseParts } from './buildings/lighthouse.ts'
import { windmillParts } from './buildings/windmill.ts'
import { LAMPS, modelled, softened } from './modelled.ts'
import { isDark, lightColour } from './stage.ts'

const BANDS = ['#c23328', '#c23328', '#26507e'] as const
const ROOFS = ['#3d5f96', '#5a4a86', '#a4503a', '#3f7680'] as const
const WALLS = ['#d9d0bd', '#c9c6c0', '#e4dccb'] as const
const BRICKS = ['#8a4a34', '#a05a3c', '#76543f'] as const
const CHURCHES = [['#e6e0d2', '#5b5f68'], ['#e9e2d0', '#8a4a38'], ['#c2b49a', '#59615f']] as const
const BEAM = [255, 240, 204] as const
/** Where the lamp is in the lighthouse's square. */
const LAMP = [0.53, 0.185] as const

export const paintLighthouse: SubjectPainter = (spec, size, { random, noise, checkCancelled }) => {
  const lamp = { day: 0, dawn: 0.4, sunset: 0.6, night: 1 }[spec.time]
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => lighthouseParts(lightColour(spec, 'lighthouse') ?? hex(pick(draw, BANDS)), lamp, noise), 'lighthouse')
  const layer = renderModel(parts, { yaw: 0.1, pitch: 0.06, distance: 3.6 }, spec, size, checkCancelled)
  return lamp > 0.3 ? withBeams(layer, lamp) : layer
}

/** Beams to both sides that lose themselves in the air, in place. */
function withBeams(layer: SubjectLayer, strength: number): SubjectLayer {
  const { width, height, data } = layer
  for (let y = 0; y < height * 0.5; y++) {
    for (let x = 0; x < width; x++) {
      const across = x / width - LAMP[0]
      const along = Math.abs(across) / 0.46
      if (along >= 1) continue
      const off = (y / height - LAMP[1] + (across < 0 ? -0.12 : 0.06) * across) / (0.012 + 0.17 * Math.abs(across))
      const beam = 0.62 * strength * Math.exp(-2.6 * off * off) * (1 - along) ** 1.4 * Math.min(1, along * 9)
      if (beam < 0.003) continue
      const at = 4 * (y * width + x)
      const alpha = data[at + 3]! / 255
      const joined = alpha + beam * (1 - alpha)
      for (let c = 0; c < 3; c++) {
        const under = data[at + c]!
        const lit = under + (BEAM[c]! - under) * beam * 0.35
        data[at + c] = (lit * alpha + BEAM[c]! * beam * (1 - alpha)) / joined
      }
      data[at + 3] = 255 * joined
    }
  }
  return layer
}

export const paintCastle: SubjectPainter = (spec, size, { random, noise, checkCancelled }) => {
  const own = lightColour(spec, 'castle')
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => castleParts(own ?? hex(pick(draw, WALLS)), hex(pick(draw, ROOFS)), isDark(spec) || spec.time === 'sunset', noise, draw), 'castle')
  return renderModel(parts, { yaw: 0.3 - 0.6 * random(), pitch: 0.1, distance: 2.6 }, spec, size, checkCancelled)
}

export const paintWindmill = modelled((spec, draw, noise) => windmillParts(lightColour(spec, 'windmill') ?? hex(pick(draw, BRICKS)), isDark(spec) || spec.time === 'sunset', noise), (random) => ({ yaw: 0.45 - 0.9 * random(), pitch: 0.05, distance: 3 }))

export const paintChurch = modelled((spec, draw, noise) => {
  const [wall, roof] = pick(draw, CHURCHES)
  return churchParts(lightColour(spec, 'church') ?? hex(wall), hex(roof), { day: 0, dawn: 0.4, sunset: 0.7, night: 1 }[spec.time], spec.season === 'winter', noise)
}, (random) => ({ yaw: -0.5 - 0.25 * random(), pitch: 0.07, distance: 2.6 }))

const paintWheel = modelled((spec) => ferrisWheelParts(lightColour(spec, 'ferris-wheel') ?? hex('#e6e8ec'), LAMPS[spec.time]), (random) => ({ yaw: -0.4 - 0.2 * random(), pitch: 0.05, distance: 2.6 }))

export const paintFerrisWheel: SubjectPainter = (spec, ...rest) => isDark(spec) ? softened(paintWheel(spec, ...rest)) : paintWheel(spec, ...rest)
