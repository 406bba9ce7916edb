import type { SubjectPainter } from '../painter.ts'
import { stamp } from '../underwater/sprite.ts'
import { paintTurtle } from '../underwater/turtle.ts'
import { onStage, ownColour } from './stage.ts'

const LENGTH = 620
/** Where it is seen in water from above or floats in the air, and not crawling on the ground. */
const AFLOAT: readonly string[] = ['pond', 'galaxy', 'abstract']

/** A sea turtle on the sand, or afloat. */
export const paintTurtleAshore: SubjectPainter = (spec, size, { noise, checkCancelled }) => {
  const sprite = paintTurtle((size * LENGTH * 1.4) / 1000, AFLOAT.includes(spec.scene) ? 'swimming' : 'crawling', ownColour(spec, 'turtle'), noise, checkCancelled)
  return onStage(spec, size, (brush) => stamp(brush, sprite, 520, 820, LENGTH, 0, false))
}
