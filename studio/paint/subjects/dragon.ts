import { hex, mix, type Rgb } from '../../pixels/colour.ts'
import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import type { Part } from '../solid/model.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { chineseDragon } from './beasts/dragon.ts'
import { westernDragon } from './beasts/western-dragon.ts'
import { lightColour } from './stage.ts'

const GOLD: Rgb = hex('#f0b93a')
const SCALES = ['#c02418', '#1f7a5c', '#d8962a', '#2a5fa8'] as const

/** In the air: a Chinese dragon, or a winged one where that is named. */
export const paintDragon: SubjectPainter = (spec, size, { random, checkCancelled }) => {
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => dragonParts(spec, draw), 'dragon')
  const western = isWestern(spec)
  return renderModel(parts, western
    ? { yaw: -0.42 - 0.15 * random(), pitch: 0.02, distance: 2.4, aloft: true, fill: 0.98 }
    : { yaw: 0.1 - 0.2 * random(), pitch: 0.06, distance: 2.6, aloft: true, fill: 0.98 }, spec, size, checkCancelled)
}

const isWestern = ({ subjects }: SceneSpec) => subjects.some(({ variety }) => variety === 'western-dragon')

function dragonParts(spec: SceneSpec, random: Random): Part[] {
  const body = lightColour(spec, 'dragon') ?? hex(pick(random, SCALES))
  const golden = body[0] > 0.4 && body[1] > 0.2 && body[2] < 0.25
  const trim: Rgb = golden ? [1, 0.74, 0.24] : GOLD
  const hue: Rgb = golden ? mix(body, [1, 0.44, 0.01], 0.85) : body
  const dress = { body: hue, trim, belly: mix(hex('#f2dca6'), body, 0.12), mane: golden ? hex('#c8341a') : mix(hex('#d8521c'), body, 0.15) }
  return isWestern(spec) ? westernDragon(dress) : chineseDragon(dress, random)
}
