import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { countCharacters } from '#contract/characters.ts'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import { generators, type GeneratorId } from '#contract/generators/generators.ts'
import type { Reason } from '../words/reasons.ts'

export interface Model {
  /** As the engine names it. */
  id: string
  /** As people know it. */
  name: string
  /** What it is good at: words of ours, or the operator's own. */
  about?: { reason: Reason } | { text: string }
  licence?: string
  homepage?: string
}

/**
 * How an offer uses a field: `true` for every value that the generator allows; otherwise the largest number (and the smallest, and the step between
 * them), the most characters of a text, or the values (or kinds of values) that it knows.
 */
export type FieldSupport = true | { max: number; min?: number; step?: number } | { options: string[] }

/** One way to make a generator's creations: by this model, on this engine. */
export interface Offer {
  /** 'engine/model/generator' */
  id: string
  /** The engine's id. */
  engine: string
  generator: GeneratorId
  model: Model
  /** The fields of the generator's input that it uses; the others are ignored, and the form does not show them. */
  accepts: 'all' | Record<string, FieldSupport>
  /** Whose turn the creation waits for: offers of a lane share its places. */
  lane: string
  /** Milliseconds after which a creation is given up, its waiting on the engine's own queue included. */
  timeLimitMs: number
  /** Words and photos stay on machines of this installation. */
  stays: boolean
  /** The offer that paints what a film is made of, where another engine's does. */
  painter?: string
  /** Another engine's offer of text to image may paint what the film is made of. */
  takesPainters?: true
  /** The offer that films the scenes of which a film is made, where another engine's does. */
  camera?: string
  /** Another engine's offer may film its scenes. */
  takesCameras?: true
  /** Films scenes for offers that {@link takesCameras}, and is offered by them alone: joined, with captions and sound. */
  filmsScenes?: true
  /** A speaker may read its captions. */
  takesVoices?: true
  /** Films may stand among the photos. */
  takesClips?: true
  /**
   * 'lexicon': makes what it has words for and tells those that it left out. 'english': its prompts are put into English first. Absent: takes
   * whatever is written.
   */
  reads?: 'lexicon' | 'english' | undefined
}

export const offerId = (engine: string, model: string, generator: GeneratorId) => `${engine}/${model}/${generator}`

/** Fields of a generator that only an offer which names them takes. */
const extraFields = (generator: GeneratorId) =>
  controlsOf(generators[generator] as unknown as Generator).flatMap(({ name, control }) => (control.extra ? [name] : []))

/** An offer's fields by name, where it takes all of them too. */
export function fieldsOf({ generator, accepts }: Pick<Offer, 'generator' | 'accepts'>): Record<string, FieldSupport> {
  if (accepts !== 'all') return accepts
  const extra = extraFields(generator)
  return Object.fromEntries(Object.keys(generators[generator].input.entries).flatMap((name) => (extra.includes(name) ? [] : [[name, true as const]])))
}

/** Whether the offer uses the field at all. */
export function usesField({ accepts }: Pick<Offer, 'accepts'>, field: string): boolean {
  return accepts === 'all' || Object.hasOwn(accepts, field)
}

/** Whether every field that the generator cannot do without is among those the offer uses. */
export function isWhole(offer: Offer): boolean {
  const { entries } = generators[offer.generator].input
  return Object.entries(entries).every(([name, schema]) => schema.type === 'optional' || usesField(offer, name))
}

/** The first field of a checked input that the offer does not use as it is; undefined when it can make all of it. */
export function unusableField({ generator, accepts }: Pick<Offer, 'generator' | 'accepts'>, input: Readonly<Record<string, unknown>>): string | undefined {
  const taken = fieldsOf({ generator, accepts })
  const defaults = v.getDefaults(generators[generator].input) as Readonly<Record<string, unknown>>
  return Object.keys(input).find((field) => {
    const value = input[field]
    if (value === undefined || isDeepStrictEqual(value, defaults[field])) return false
    const support = taken[field]
    return support === undefined || !isWithin(support, value)
  })
}

function isWithin(support: FieldSupport, value: unknown): boolean {
  if (support === true) return true
  if ('options' in support) return support.options.some((option) => option === choiceOf(value))
  if (typeof value === 'string') return countCharacters(value) <= support.max
  const { min = -Infinity, max, step } = support
  return typeof value === 'number' && value >= min && value <= max && (step === undefined || Number.isInteger((value - max) / step))
}

/** The option that a value is: of a field whose values are of several kinds, the kind. */
const choiceOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'kind' in value ? value.kind : value)
