import { hex } from '../../pixels/colour.ts'
import { pick } from '../brush/pigment.ts'
import { camelParts } from './beasts/camel.ts'
import { cowParts } from './beasts/cow.ts'
import { sauropodParts, tyrannosaurParts } from './beasts/dinosaur.ts'
import { elephantParts } from './beasts/elephant.ts'
import { giraffeParts } from './beasts/giraffe.ts'
import { penguinParts } from './beasts/penguin.ts'
import { pigParts } from './beasts/pig.ts'
import { sheepParts } from './beasts/sheep.ts'
import { howlingWolfParts } from './beasts/wolf.ts'
import { zebraParts } from './beasts/zebra.ts'
import { modelled, varietyOf } from './modelled.ts'
import { lightColour } from './stage.ts'

const HIDES = ['#6f7a3c', '#8a6a3e', '#5f7f5a', '#7a5240'] as const
const FLEECES = ['#efe6d4', '#e9dcc2', '#d9cbb2'] as const

export const paintPenguin = modelled((_, __, noise) => penguinParts(noise), (random) => ({ yaw: -0.8 - 0.5 * random(), pitch: 0.06, distance: 3 }))

export const paintElephant = modelled((spec, _, noise) => elephantParts(lightColour(spec, 'elephant') ?? hex('#82858a'), noise), (random) => ({ yaw: -0.42 - 0.2 * random(), pitch: 0.05, distance: 2.4 }))

export const paintSheep = modelled((spec, draw, noise) => sheepParts(lightColour(spec, 'sheep') ?? hex(pick(draw, FLEECES)), noise, draw), (random) => ({ yaw: -0.5 - 0.4 * random(), pitch: 0.08, distance: 2.8 }))

export const paintDinosaur = modelled((spec, draw, noise) => {
  const kind = varietyOf(spec, 'dinosaur') ?? (draw() < 0.5 ? 'tyrannosaur' : 'sauropod')
  const colour = lightColour(spec, 'dinosaur') ?? hex(pick(draw, HIDES))
  return kind === 'tyrannosaur' ? tyrannosaurParts(colour, noise) : sauropodParts(colour, noise)
}, (random) => ({ yaw: -0.48 - 0.2 * random(), pitch: 0.03, distance: 2.2 }))

/** Black and white whatever those two are said of; brown, or of another colour, when that is said. */
export const paintCow = modelled((spec, draw, noise) => cowParts(varietyOf(spec, 'cow') ? undefined : lightColour(spec, 'cow'), spec.subjects.some(({ kind, pose }) => kind === 'cow' && pose === 'grazing'), noise, draw), (random) => ({ yaw: -0.4 - 0.35 * random(), pitch: 0.05, distance: 2.8 }))

export const paintGiraffe = modelled((spec, draw, noise) => giraffeParts(lightColour(spec, 'giraffe'), noise, draw), (random) => ({ yaw: -0.4 - 0.3 * random(), pitch: 0.02, distance: 2.6 }))

export const paintZebra = modelled((_, draw, noise) => zebraParts(noise, draw), (random) => ({ yaw: -0.4 - 0.25 * random(), pitch: 0.05, distance: 3 }))

export const paintPig = modelled((spec, draw, noise) => pigParts(lightColour(spec, 'pig'), noise, draw), (random) => ({ yaw: -0.45 - 0.35 * random(), pitch: 0.08, distance: 2.8 }))

export const paintCamel = modelled((spec, draw, noise) => camelParts(lightColour(spec, 'camel'), draw() < 0.5 ? 1 : 2, noise, draw), (random) => ({ yaw: -0.4 - 0.3 * random(), pitch: 0.04, distance: 2.8 }))

/** By night it stands dark against the sky. */
export const paintHowlingWolf = modelled((spec, draw, noise) => howlingWolfParts(lightColour(spec, 'wolf'), spec.time === 'night' ? 0.42 : 1, noise, draw), (random) => ({ yaw: -0.2 - 0.25 * random(), pitch: 0.02, distance: 3 }))
