import type { Control, ControlKind } from '#contract/generators/control.ts'
import { isOpen, type Field } from '../offers/offer-fields.ts'

/** Decisions that a form shows at once; the rest is folded away. */
const MOST_IN_SIGHT = 3

/** What it is about, and what is drawn on it: always in sight, and no decision among others. */
const subjects: readonly ControlKind[] = ['photo', 'mask', 'taps', 'margins', 'script', 'storyboard', 'photos', 'template', 'motion', 'voice']

const isPictured = ({ control, pictured }: Control) => pictured === true || control === 'style' || control === 'prompt'

/**
 * A form's fields: those in sight, in their order, and those folded. What is chosen by picture or in words is seen
 * before the rest.
 */
export function partsOf(fields: readonly Field[]): { inSight: Field[]; folded: Field[] } {
  // Strokes are drawn on the canvas, without a place in the form.
  const all = fields.filter((field) => field.control.control !== 'strokes' && isOpen(field))
  const plain = all.filter(({ control }) => !control.advanced)
  const decisions = plain.filter(({ control }) => !subjects.includes(control.control))
  const ranked = [...decisions.filter(({ control }) => isPictured(control)), ...decisions.filter(({ control }) => !isPictured(control))]
  const first = ranked.slice(0, MOST_IN_SIGHT)
  const inSight = plain.filter((field) => !decisions.includes(field) || first.includes(field))
  return {
    inSight,
    folded: [...plain.filter((field) => !inSight.includes(field)), ...all.filter(({ control }) => control.advanced)],
  }
}
