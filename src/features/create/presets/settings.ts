import type { ControlKind } from '#contract/generators/control.ts'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import { acceptedValues, type FormValues } from '../form.ts'

/** What belongs to one picture and not to a way of making pictures: its words, its photos and the marks on them. */
const ofOnePicture: readonly ControlKind[] = [
  'prompt', 'text', 'language', 'photo', 'backdrop', 'seed', 'strokes', 'mask', 'taps', 'margins',
]

/** The names of a generator's settings: what is worth using again with another picture. */
export const settingNames = (generator: Generator): string[] =>
  controlsOf(generator)
    .filter(({ control }) => !ofOnePicture.includes(control.control))
    .map(({ name }) => name)

/** The settings among some values, those that are still accepted. */
export function settingsOf(generator: Generator, values: FormValues): FormValues {
  const accepted = acceptedValues(generator, values)
  return Object.fromEntries(settingNames(generator).flatMap((name) => (name in accepted ? [[name, accepted[name]]] : [])))
}

/** Whether the form is set as these settings say, whatever else it says. */
export const isSetSo = (values: FormValues, settings: FormValues): boolean =>
  Object.entries(settings).every(([name, value]) => JSON.stringify(values[name]) === JSON.stringify(value))
