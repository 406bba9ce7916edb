import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { PaintContext, SubjectPainter } from '../painter.ts'
import { fitAnimal, type Animal, type Look } from './fur/animal.ts'
import { bear, panda } from './fur/bear.ts'
import { lion, tiger } from './fur/big-cats.ts'
import { cat } from './fur/cat.ts'
import { dog } from './fur/dog.ts'
import { fox } from './fur/fox.ts'
import { monkey } from './fur/monkey.ts'
import { rabbit } from './fur/rabbit.ts'
import { squirrel } from './fur/squirrel.ts'
import { wolf } from './fur/wolf.ts'
import { ownColour, type SubjectKind } from './stage.ts'

const furAnimals = { cat, dog, rabbit, fox, tiger, lion, panda, bear, squirrel, wolf, monkey } satisfies Partial<Record<SubjectKind, (look: Look, context: PaintContext) => Animal>>
type FurAnimal = keyof typeof furAnimals

/** The coat and the pose that the spec asks of a kind. */
function lookOf(spec: SceneSpec, kind: FurAnimal): Look {
  const { variety, pose } = spec.subjects.find((subject) => subject.kind === kind) ?? {}
  const colour = ownColour(spec, kind)
  return { ...(colour && { colour }), ...(variety && { variety }), pose: pose === 'sleeping' ? 'lying' : pose === 'lying' || pose === 'walking' ? pose : 'sitting' }
}

/** The animal that the spec asks for, awake or asleep. */
export function furAnimalOf(spec: SceneSpec, kind: FurAnimal, context: PaintContext): Animal {
  const asleep = spec.subjects.some((subject) => subject.kind === kind && subject.pose === 'sleeping')
  return { ...furAnimals[kind](lookOf(spec, kind), context), asleep }
}

export const furAnimalPainter =
  (kind: FurAnimal): SubjectPainter =>
  (spec, size, context) => fitAnimal(furAnimalOf(spec, kind, context), spec, size, context)

export const isFurAnimal = (kind: string): kind is FurAnimal => kind in furAnimals
