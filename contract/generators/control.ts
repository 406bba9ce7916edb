import * as v from 'valibot'

const controlKinds = [
  'prompt', 'negative', 'text', 'language', 'photo', 'style', 'size', 'clarity', 'count', 'seed', 'subject', 'background', 'backdrop',
  'slider', 'switch', 'colour', 'choice', 'choices',
  // Of films.
  'script', 'storyboard', 'photos', 'template', 'title', 'music', 'motion', 'voice',
  // Edited on the photo itself.
  'strokes', 'mask', 'taps', 'margins',
] as const
export type ControlKind = (typeof controlKinds)[number]

/** How the form shows one field of a generator's input. */
export interface Control {
  control: ControlKind
  /** Folded under 'advanced settings'. */
  advanced?: boolean
  /** The step of a slider; its ends are those of the schema's range, as `from` and `to`. */
  step?: number
  from?: number
  to?: number
  /** What a 'choice' or 'choices' offers, in the order shown; the words are those of '<field>.<value>'. */
  options?: readonly string[]
  /** Used and shown only where an offer names it: one that takes all fields does not take this. */
  extra?: true
  /** Shows each option by a picture that the generator made with it. */
  pictured?: boolean
}

type Input = v.GenericSchema<unknown, unknown>

/** A field's schema with the control that edits it. */
export function field<Schema extends Input>(schema: Schema, control: Control) {
  return v.pipe(schema, v.metadata({ ...control }))
}

export interface Generator<Entries extends v.ObjectEntries = v.ObjectEntries, Checked extends string = string> {
  id: string
  /** The page's documented address. */
  path: string
  category: 'image' | 'photo' | 'portrait' | 'video' | 'text'
  /** Inspiration points a creation: 0 or 1. */
  cost: 0 | 1
  makes: 'image' | 'video' | 'text'
  /** Its fields that are looked at before anything is paid; what speaks against them is told at the last of them. */
  checked?: readonly Checked[]
  input: v.ObjectSchema<Entries, undefined>
}

export function defineGenerator<Entries extends v.ObjectEntries, const Checked extends keyof Entries & string = never>(
  generator: Generator<Entries, Checked>,
): Generator<Entries, Checked> {
  return generator
}

/** The control of each field, in the order the form shows them. */
export function controlsOf(generator: Generator): { name: string; control: Control; schema: Input }[] {
  return Object.entries(generator.input.entries).map(([name, schema]) => ({
    name,
    schema: schema as Input,
    control: v.getMetadata(schema as Parameters<typeof v.getMetadata>[0]) as unknown as Control,
  }))
}
