import { hex } from '../../pixels/colour.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { airlinerParts } from './machines/airliner.ts'
import { isDark, lightColour } from './stage.ts'

const LIVERIES = ['#c0242c', '#1c4f9c', '#e07a1c', '#187a6c'] as const

/** An airliner that climbs, seen from before its wing. */
export const paintAirplane: SubjectPainter = (spec, size, { random, checkCancelled }) => {
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => airlinerParts(lightColour(spec, 'airplane') ?? hex(pick(draw, LIVERIES)), isDark(spec)), 'airplane')
  return renderModel(parts, { yaw: -0.62 - 0.2 * random(), pitch: 0.22, distance: 2.6, aloft: true, fill: 0.98 }, spec, size, checkCancelled)
}
