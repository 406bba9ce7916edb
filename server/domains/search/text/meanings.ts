import type { Slot } from '#studio/scene/lexicon/lexicon.ts'
import type { Item } from '#studio/scene/item.ts'
import { matchWords } from '#studio/scene/match-words.ts'
import { fold, tokenise } from '#studio/scene/tokens.ts'

/** Slots whose words say what is to be seen; the others are numbers, particles, and what only resembles something. */
const SLOTS: ReadonlySet<Slot> = new Set<Slot>(['scene', 'place', 'subject', 'variety', 'pose', 'time', 'weather', 'season', 'style', 'mood', 'colour', 'palette'])

export interface Phrase {
  /** As it was written, in one form. */
  text: string
  /** What it means whatever the language, as words that nobody types: '=cat'. */
  meanings: string[]
}

/** The phrases of a text, with what the studio's lexicon knows of them: a cat is found as gato, chat, 猫 and ネコ. */
export const readPhrases = (text: string): Phrase[] =>
  matchWords(tokenise(fold(text)))
    .filter(({ kind }) => kind !== 'break')
    .map((item) => ({ text: item.words, meanings: meaningsOf(item) }))

const meaningsOf = ({ meanings }: Item): string[] => [...new Set(meanings.filter(({ slot }) => SLOTS.has(slot)).map(({ value }) => `=${value}`))]
