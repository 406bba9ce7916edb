import { createRandom } from '../../pixels/random.ts'
import { createLayer, toImage } from '../brush/layer.ts'
import { finishLight } from '../flora/backdrop.ts'
import { gradeToPalette } from '../palette-grade.ts'
import type { ScenePainter } from '../painter.ts'
import { ownColour, type SubjectKind } from '../subjects/stage.ts'
import { causticsOf } from './caustics.ts'
import { paintBubbles, paintSpecks } from './drift.ts'
import { giants } from './giants.ts'
import { driftOf, paintJellies } from './jellyfish.ts'
import { paintReef } from './reef.ts'
import { heroes, paintSwimmers, school, turtles, type Swimmer } from './shoal.ts'
import type { SpeciesName } from './species.ts'
import { isAbyss, paintShafts, paintWater, waterOf } from './water.ts'

/** From this many on, fish come as a school besides those that are near. */
const SCHOOL = 7
/** Who has small fish about. */
const BIG: readonly SubjectKind[] = ['turtle', 'dolphin', 'shark', 'octopus']
/** How near the eye is to the reef. */
const NEARNESS = { close: 1.4, medium: 1, wide: 0.72 } as const
const HERO_LENGTH = { close: 400, medium: 270, wide: 190 } as const

/** The 'underwater' scene: a reef in shafts of light, with the fish and jellyfish that are asked for. */
export const paintUnderwater: ScenePainter = (spec, width, height, context) => {
  const layer = createLayer(width, height)
  const random = createRandom(spec.seed)
  const water = waterOf(spec)
  const net = causticsOf(spec)
  const sun = 0.3 + 0.4 * random()
  const unit = width / layer.across
  paintWater(layer, water, sun, net, context)
  context.progress(0.15)
  const fish = spec.subjects.find(({ kind }) => kind === 'fish')
  const jellyfish = spec.subjects.find(({ kind }) => kind === 'jellyfish')
  const colour = ownColour(spec, 'fish')
  const asked = fish?.variety as SpeciesName | undefined
  const own = createRandom(spec.seed ^ 0x51a0)
  const check = () => context.checkCancelled()
  const crowd = fish ? fish.count >= SCHOOL : spec.subjects.every(({ kind }) => BIG.includes(kind)) && !spec.without.includes('fish')
  const near = fish ? heroes(fish.count, asked, colour, HERO_LENGTH[spec.framing], unit, own, check) : crowd ? heroes(6, asked, colour, (spec.subjects.length ? 110 : 175) * NEARNESS[spec.framing], unit, own, check) : []
  const turtle = spec.subjects.find(({ kind }) => kind === 'turtle')
  if (turtle) near.push(...turtles(turtle.count, ownColour(spec, 'turtle'), HERO_LENGTH[spec.framing], unit, own, context.noise, check))
  const large = giants(spec, HERO_LENGTH[spec.framing], unit, layer.across, own, context)
  const far: Swimmer[] = crowd
    ? [...school(46, asked, colour, [0.3 + 0.1 * own(), 0.3], 42, 0.6, unit, own), ...school(30, asked, colour, [0.7, 0.44], 34, 0.7, unit, own)]
    : []
  const closeness = NEARNESS[spec.framing]
  paintReef(layer, water, net, random, context, closeness, (distance) => {
    if (distance > 0.6 && distance < 0.7) paintSwimmers(layer, far, 0.42, water, net)
    if (distance > 0.2 && distance < 0.4) {
      paintShafts(layer, water, sun, context)
      paintSwimmers(layer, near, -0.3 * (1 - water.light), water, net)
      context.checkCancelled()
      paintSwimmers(layer, large, -0.12, water, net)
      context.checkCancelled()
      if (jellyfish) paintJellies(layer, driftOf(jellyfish.count, ownColour(spec, 'jellyfish'), own), isAbyss(spec) ? 0.95 : 0.45)
    }
  })
  paintBubbles(layer, random)
  paintSpecks(layer, isAbyss(spec) ? [150, 236, 255] : [255, 255, 240], isAbyss(spec) ? 420 : spec.weather === 'snow' ? 1500 : 200, spec.seed)
  finishLight(layer, spec.mood === 'dramatic' || isAbyss(spec) ? 0.6 : 0.34, [230, 255, 250])
  context.progress(0.95)
  const image = toImage(layer, () => context.checkCancelled())
  gradeToPalette(image, spec.palette, () => context.checkCancelled())
  return { image, tone: { filmic: false, grain: 0.014, seed: spec.seed } }
}
