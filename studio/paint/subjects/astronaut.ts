import { hex } from '../../pixels/colour.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { astronautParts } from './machines/astronaut.ts'
import { lightColour } from './stage.ts'

const ACCENTS = ['#c8452e', '#d98324', '#2f6cb0'] as const

/** In a suit of white, or of the colour asked for: afloat in space, on its feet elsewhere. */
export const paintAstronaut: SubjectPainter = (spec, size, { random, noise, checkCancelled }) => {
  const aloft = spec.scene === 'galaxy' && spec.manner !== 'moonscape'
  const own = lightColour(spec, 'astronaut')
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => astronautParts(aloft ? 'floating' : 'standing', own ?? hex('#e9eaec'), own ? hex('#e2e4e8') : hex(pick(draw, ACCENTS)), noise), 'astronaut')
  return renderModel(parts, { yaw: 0.3 + 0.25 * random(), pitch: aloft ? -0.12 : 0.08, distance: 3.4, aloft, fill: aloft ? 0.86 : 0.97 }, spec, size, checkCancelled)
}
