import { hex } from '../../pixels/colour.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { softened, varietyOf } from './modelled.ts'
import { pumpkinParts } from './pumpkin.ts'
import { lightColour } from './stage.ts'

const SKINS = ['#e0761a', '#d9661a', '#e68a24'] as const
/** How brightly the candle inside burns. */
const CANDLE = { day: 0.3, dawn: 0.7, sunset: 0.8, night: 1 } as const

/** Pumpkins as they grow, or with a face that each one cuts in its own way. */
export const paintPumpkin: SubjectPainter = (spec, size, { random, noise, checkCancelled }) => {
  const lit = varietyOf(spec, 'pumpkin') === 'jack-o-lantern'
  const face = lit ? Math.floor(random() * 3) : undefined
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => pumpkinParts(lightColour(spec, 'pumpkin') ?? hex(pick(draw, SKINS)), face, CANDLE[spec.time], noise, draw), 'pumpkin')
  checkCancelled()
  return softened(renderModel(parts, { yaw: lit ? 0.4 - 0.8 * random() : random() * 6, pitch: 0.14, distance: 3 }, spec, size, checkCancelled))
}
