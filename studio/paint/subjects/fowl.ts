import { hex } from '../../pixels/colour.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { dressed, fowlParts, HENS, ROOSTER } from './beasts/fowl.ts'
import { FIRE, fireOf, phoenixParts } from './beasts/phoenix.ts'
import { withEmbers } from './embers.ts'
import { fitAnimal } from './fur/animal.ts'
import { chick } from './fur/chick.ts'
import { modelled, varietyOf } from './modelled.ts'
import { lightColour, ownColour } from './stage.ts'

/** A rooster or a hen. */
export const paintChicken = modelled((spec, draw, noise) => {
  const male = varietyOf(spec, 'chicken') === 'rooster'
  const own = lightColour(spec, 'chicken')
  const hen = pick(draw, HENS)
  return fowlParts(male, own ? dressed(own) : male ? ROOSTER : hen, noise, draw)
}, (random) => ({ yaw: -0.35 - 0.35 * random(), pitch: 0.08, distance: 3 }))

export const paintChick: SubjectPainter = (spec, size, context) => fitAnimal(chick(ownColour(spec, 'chick'), context), spec, size, context)

/** Red, orange and gold are the fire's own colours. */
const FIERY = ['#d5302f', '#e8892b', '#e0b04a', '#f2c230']

/** A phoenix in flight, shedding sparks. */
export const paintPhoenix: SubjectPainter = (spec, size, { random, checkCancelled }) => {
  const asked = spec.subjects.find(({ kind }) => kind === 'phoenix')?.colour?.slice(0, 7)
  const own = asked && !FIERY.includes(asked) ? hex(asked) : undefined
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => phoenixParts(own ? fireOf(own) : FIRE, draw), 'phoenix')
  const layer = renderModel(parts, { yaw: -0.75 - 0.3 * random(), pitch: 0.02, distance: 2.4, aloft: true, fill: 0.84 }, spec, size, checkCancelled)
  const tint = ownColour(spec, 'phoenix')
  return withEmbers(layer, own && tint ? [tint] : [[208, 128, 46], [212, 84, 30]], spec.time === 'day' ? 0.3 : 0.5, random() * 2 ** 32)
}
