import type { Meaning } from './lexicon/dictionary.ts'
import type { Lexicon, Slot } from './lexicon/lexicon.ts'
import type { Token } from './tokens.ts'

/** A stretch of the prompt with what it means (one language's reading), or without when nobody knows it. */
export interface Item {
  words: string
  kind: Token['kind']
  meanings: readonly Meaning[]
}

export const has = (item: Item | undefined, slot: Meaning['slot']): boolean =>
  item?.meanings.some((meaning) => meaning.slot === slot) ?? false

type ValueOf<Named extends Slot> = NonNullable<Lexicon[Named]> extends string ? string : Extract<keyof NonNullable<Lexicon[Named]>, string>

export const valueOf = <Named extends Slot>(item: Item | undefined, slot: Named) =>
  // The lexicons' types hold each list under a value of its own slot.
  item?.meanings.find((meaning) => meaning.slot === slot)?.value as ValueOf<Named> | undefined
