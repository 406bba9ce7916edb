import { hex, type Rgb } from '../../pixels/colour.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { plain } from '../solid/model.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { ellipsoid } from '../solid/shapes.ts'
import { bay, chestnut, coloured, horseParts, unicorn } from './beasts/horse.ts'
import { horsePoses } from './beasts/horse-form.ts'
import { astronautParts } from './machines/astronaut.ts'
import { lightColour } from './stage.ts'

const GREY: Rgb = [0.62, 0.61, 0.6]
const COATS = [bay, chestnut, coloured(GREY)] as const

/** A horse at a gallop unless it is to stand, with an astronaut on its back where one rides. */
export const paintHorse: SubjectPainter = (spec, size, { random, noise, checkCancelled }) => {
  const { variety, pose } = spec.subjects.find(({ kind }) => kind === 'horse') ?? {}
  const own = lightColour(spec, 'horse')
  const horned = variety === 'unicorn'
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => {
    const plainCoat = pick(draw, COATS)
    const coat = horned ? { ...unicorn, ...(own && { body: own }) } : own ? coloured(own) : plainCoat
    const model = horseParts(horsePoses[pose === 'standing' ? 'standing' : 'running'], { ...coat, horned }, noise, draw)
    if (spec.subjects.some((subject) => subject.pose === 'riding')) {
      model.push(...astronautParts('riding', lightColour(spec, 'astronaut') ?? hex('#e9eaec'), hex('#c8452e'), noise, { x: -0.02, y: 1.66, turnY: Math.PI / 2, size: 0.82 }))
      model.push({ mesh: ellipsoid(0.3, 0.1, 0.27, 18), paint: plain('#5a3018', { rough: 0.4, coat: 0.2 }), at: { x: -0.05, y: 1.49 } })
    }
    return model
  }, 'horse')
  return renderModel(parts, { yaw: -0.36 - 0.2 * random(), pitch: 0.05, distance: 3.4 }, spec, size, checkCancelled)
}
