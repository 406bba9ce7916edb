import type { GeneratorId } from '#contract/generators/generators.ts'
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
 * How an offer uses a field: `true` for every value that the generator allows; otherwise the largest number, the most characters of a text, or the
 * values that it knows.
 */
export type FieldSupport = true | { max: number } | { options: readonly string[] }

/** One way to make a generator's creations: by this model, on this engine. */
export interface Offer {
  /** 'engine/model/generator' */
  id: string
  /** The engine's id. */
  engine: string
  generator: GeneratorId
  model: Model
  /** The fields of the generator's input that it uses; the others are ignored, and the form does not show them. */
  accepts: 'all' | Readonly<Record<string, FieldSupport>>
  /** Whose turn the creation waits for: offers of a lane share its places. */
  lane: string
  /** Milliseconds after which a creation is given up, its waiting on the engine's own queue included. */
  timeLimitMs: number
  /** Words and photos stay on machines of this installation. */
  stays: boolean
}

export const offerId = (engine: string, model: string, generator: GeneratorId) => `${engine}/${model}/${generator}`

/** Whether the offer uses the field at all. */
export function usesField({ accepts }: Pick<Offer, 'accepts'>, field: string): boolean {
  return accepts === 'all' || Object.hasOwn(accepts, field)
}
