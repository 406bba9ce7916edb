import { appConfig } from '#config'
import { countCharacters } from '#contract/characters.ts'
import type { GeneratorOffer } from '#contract/endpoints/creation.ts'
import { controlsOf, type Control, type ControlKind, type Generator } from '#contract/generators/control.ts'
import { clarities, imageStyles, ratios } from '#contract/generators/fields.ts'

export type Field = ReturnType<typeof controlsOf>[number]
type Values = Readonly<Record<string, unknown>>
type Support = NonNullable<GeneratorOffer['fields']>[string]

/** What the controls offer whose options are the same for all generators. */
const usual: Partial<Record<ControlKind, readonly string[]>> = {
  style: imageStyles,
  size: ratios,
  clarity: clarities,
  language: appConfig.locales,
}

/** A generator's fields as an offer honours them: without those that it does not use, the others within its limits. */
export function fieldsOf(generator: Generator, offer: GeneratorOffer | undefined): Field[] {
  const all = controlsOf(generator)
  const supports = offer?.fields
  if (!supports) return all.filter(({ control }) => !control.extra)
  return all.flatMap((field) => {
    const support = supports[field.name]
    const control = support && within(field.control, support)
    return control ? [{ ...field, control }] : []
  })
}

/** undefined where the offer knows none of the options. */
function within(control: Control, support: Support): Control | undefined {
  if (support === true) return control
  if ('max' in support) {
    const { from, to = Infinity, step } = control
    return { ...control, to: Math.min(to, support.max), from: support.min ?? from, step: support.step ?? step }
  }
  const options = (control.options ?? usual[control.control] ?? support.options).filter((option) => support.options.includes(option))
  return options.length > 0 ? { ...control, options } : undefined
}

/** Whether there is anything to decide about a field, within the limits of an offer. */
export const isOpen = ({ control: { control, options, from, to } }: Field): boolean =>
  control === 'count' ? to === undefined || to > 1 : control === 'slider' ? from === undefined || from !== to : options === undefined || options.length > 1

/**
 * Some of a form's values as an offer can use them: what it has no field for goes back to its default, a choice that it
 * does not know to one it knows, a number to its most. Words that are too long stay as they are.
 */
export function fitted(fields: readonly Field[], values: Values, defaults: Values): Record<string, unknown> {
  const byName = new Map(fields.map(({ name, control }) => [name, control]))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const control = byName.get(name)
      return [name, control ? fit(control, value, defaults[name]) : defaults[name]]
    }),
  )
}

function fit({ options, from = -Infinity, to, step }: Control, value: unknown, byDefault: unknown): unknown {
  if (typeof value === 'number' && to !== undefined) {
    const near = Math.max(from, Math.min(value, to))
    // Steps of a whole or more are lengths that a model makes; finer ones are the slider's own.
    return step !== undefined && step >= 1 ? Math.min(to, from + step * Math.ceil((near - from) / step)) : near
  }
  if (typeof value !== 'string' || !options || options.includes(value)) return value
  return typeof byDefault === 'string' && options.includes(byDefault) ? byDefault : options[0]
}

const texts: readonly ControlKind[] = ['prompt', 'negative', 'text']

/** The first text that is longer than an offer reads. */
export function tooLong(fields: readonly Field[], values: Values): { field: string; rule: string; most: number } | undefined {
  for (const { name, control: { control, to } } of fields) {
    const value = values[name]
    if (to !== undefined && texts.includes(control) && typeof value === 'string' && countCharacters(value) > to)
      return { field: name, rule: 'over-limit', most: to }
  }
  return undefined
}

/** Whether some of what a generator takes are photos. */
export const takesPhotos = (generator: Generator): boolean =>
  controlsOf(generator).some(({ control: { control } }) => control === 'photo' || control === 'photos' || control === 'backdrop')
