import type { Meaning } from './lexicon/dictionary.ts'
import type { Token } from './tokens.ts'

/** A stretch of the prompt with what it means (one language's reading), or without when nobody knows it. */
export interface Item {
  words: string
  kind: Token['kind']
  meanings: readonly Meaning[]
}

export const has = (item: Item | undefined, slot: Meaning['slot']): boolean =>
  item?.meanings.some((meaning) => meaning.slot === slot) ?? false

export const valueOf = (item: Item | undefined, slot: Meaning['slot']) => item?.meanings.find((meaning) => meaning.slot === slot)?.value
