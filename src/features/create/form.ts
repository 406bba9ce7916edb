import { createContext, useContext } from 'react'
import * as v from 'valibot'
import type { Upload, Work } from '#contract/entities.ts'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import type { ChoiceWords } from '~/entities/generator/choices/choice-words.ts'
import type { Field } from './offers/offer-fields.ts'
import type { Offers } from './offers/use-offers.ts'

export type FormValues = Record<string, unknown>

/** What the form shows first: the schema's own defaults, and words in the interface's language. */
export function defaultsOf(generator: Generator, locale: string): FormValues {
  return Object.fromEntries(
    controlsOf(generator).map(({ name, schema, control }) => {
      if (control.control === 'language') return [name, locale]
      return [name, 'default' in schema ? v.getDefault(schema as never) : undefined]
    }),
  )
}

/** Keeps of some stored or earlier values those that the generator still accepts. */
export function acceptedValues(generator: Generator, values: FormValues): FormValues {
  const accepted: FormValues = {}
  for (const { name, schema } of controlsOf(generator)) {
    const parsed = v.safeParse(schema, values[name])
    if (values[name] !== undefined && parsed.success) accepted[name] = parsed.output
  }
  return accepted
}

export interface FormProblem {
  field: string
  /** The rule that was broken: 'empty', 'too-long', 'missing', 'refused' … */
  rule: string
  /** The most characters that the chosen model reads. */
  most?: number
  /** What the server says of it. */
  text?: string
}

/** The first thing that keeps the form from being sent. */
export function problemOf(generator: Generator, values: FormValues): FormProblem | undefined {
  const parsed = v.safeParse(generator.input, values)
  if (parsed.success) return undefined
  const [issue] = parsed.issues
  const [first, ...rest] = issue.path?.map((part) => String(part.key)) ?? []
  const missing = first !== undefined && values[first] === undefined
  return { field: first ?? '', rule: missing ? 'missing' : rest.length > 0 && issue.input === undefined ? 'missing' : issue.message }
}

export interface CreationForm {
  generator: Generator
  /** What the options of its fields are called. */
  choices: ChoiceWords
  /** What can make the creation. */
  offers: Offers
  /** The fields that the chosen offer uses, within its limits. */
  fields: readonly Field[]
  /** Some values as the chosen offer can use them. */
  fit: (values: FormValues) => FormValues
  /** As the chosen offer can use them; what was set for another is kept behind them. */
  values: FormValues
  set: (name: string, value: unknown) => void
  problem: FormProblem | undefined
  /** Photos that were sent, by id, so that they can be shown. */
  uploads: Record<string, Upload>
  /** Sends a picture for a field; its id becomes the field's value. */
  upload: (field: string, file: File) => void
  uploading: { field: string; share: number; stop: () => void } | undefined
  /** The file that was sent last, where it did not arrive and may be sent again. */
  lost: File | undefined
  /** The finished work in sight, for controls that refine it. */
  work: Work | undefined
  /** The field that is being edited on the photo. */
  editing: string | undefined
  /** Opens the editor of a field, or closes it. */
  edit: (field: string | undefined) => void
}

/** Sets several fields at once. */
export function fill({ set }: CreationForm, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) set(name, value)
}

const FormContext = createContext<CreationForm | undefined>(undefined)
export const FormProvider = FormContext.Provider

export function useForm(): CreationForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('useForm outside a creation page')
  return form
}
