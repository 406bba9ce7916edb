import { createLayer } from '../brush/layer.ts'
import { daylight } from '../brush/light-rig.ts'
import type { Pigment } from '../brush/pigment.ts'
import type { PaintContext, SubjectPainter } from '../painter.ts'
import { footOf, paintAnimal, topOf, type Animal } from './fur/animal.ts'
import { cat } from './fur/cat.ts'
import { dog } from './fur/dog.ts'
import { fox } from './fur/fox.ts'
import { rabbit } from './fur/rabbit.ts'
import { ownColour, type SubjectKind } from './stage.ts'

export const furAnimals = { cat, dog, rabbit, fox } satisfies Partial<
  Record<SubjectKind, (colour: Pigment | undefined, context: PaintContext) => Animal>
>
type FurAnimal = keyof typeof furAnimals

/** Sitting, from ears to paws, the whole height of the square. */
export const furAnimalPainter =
  (kind: FurAnimal): SubjectPainter =>
  (spec, size, context) => {
    const { brush } = createLayer(size, size)
    const animal = furAnimals[kind](ownColour(spec, kind), context)
    const top = topOf(animal)
    const foot = footOf(animal) + 0.06
    const head = 1000 / (foot - top)
    brush.translate(500, -top * head)
    brush.scale(head, head)
    paintAnimal(brush, animal, daylight[spec.time], context)
    const { data } = brush.getImageData(0, 0, size, size)
    return { width: size, height: size, data: new Uint8ClampedArray(data) }
  }

export const isFurAnimal = (kind: string): kind is FurAnimal => kind in furAnimals
