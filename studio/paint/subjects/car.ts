import { hex } from '../../pixels/colour.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { carParts } from './machines/car.ts'
import { lightColour } from './stage.ts'

const LACQUERS = { sports: ['#c8141c', '#e8a800', '#1450b8', '#d4d8dc', '#e45a10'], classic: ['#3f8f8c', '#a8322c', '#e2d3a8', '#5a86ac', '#2f6a4a'] } as const

export const paintCar: SubjectPainter = (spec, size, { random, checkCancelled }) => {
  const { variety } = spec.subjects.find(({ kind }) => kind === 'car') ?? {}
  const kind = variety === 'sports-car' ? 'sports' : variety === 'classic-car' ? 'classic' : random() < 0.6 ? 'sports' : 'classic'
  const colour = lightColour(spec, 'car') ?? hex(pick(random, LACQUERS[kind]))
  const lamps = { day: 0.15, dawn: 0.5, sunset: 0.7, night: 1.4 }[spec.time]
  return renderModel(keepModel(spec, { random, checkCancelled }, () => carParts(colour, kind, lamps), 'car'), { yaw: -0.62 + 0.12 * random(), pitch: 0.17, distance: 2.2 }, spec, size, checkCancelled)
}
