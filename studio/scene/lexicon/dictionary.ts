import { fold, keyOf, tokenise } from '../tokens.ts'
import { emoji } from './emoji.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { femininesOf, irregularPlurals, pluralsOf } from './inflect.ts'
import { ja } from './ja.ts'
import type { Language, Lexicon, Slot } from './lexicon.ts'
import { zh } from './zh.ts'

/** What a phrase may mean in one language. */
export interface Meaning {
  language: Language
  slot: Slot
  /** The slot's value; empty for negations and stop words. */
  value: string
  plural: boolean
}

export interface Dictionary {
  meanings: ReadonlyMap<string, readonly Meaning[]>
  /** Tokens in the longest phrase. */
  longest: number
}

/** Slots of adjectives, which Romance languages inflect for gender too. */
const ADJECTIVES: readonly Slot[] = ['colour', 'time', 'weather', 'season', 'palette', 'mood', 'style', 'framing']

function* wordsOf(lexicon: Lexicon): Generator<{ slot: Slot; value: string; phrase: string }> {
  for (const slot of Object.keys(lexicon) as (keyof Lexicon)[]) {
    if (slot === 'language') continue
    const entries = lexicon[slot]
    const lists = typeof entries === 'string' ? { '': entries } : (entries ?? {})
    for (const [value, list] of Object.entries(lists))
      for (const word of list.split(',')) if (word.trim()) {
        const phrase = keyOf(tokenise(fold(word)))
        yield { slot, value, phrase }
        if (slot === 'role') yield { slot: 'subject', value: 'person', phrase }
      }
  }
}

function build(): Dictionary {
  const meanings = new Map<string, Meaning[]>()
  const find = (key: string, language: Language) => (meanings.get(key) ?? []).filter((meaning) => meaning.language === language)
  const add = (key: string, meaning: Meaning) => {
    const known = meanings.get(key)
    if (known) known.push(meaning)
    else meanings.set(key, [meaning])
  }
  const lexicons = [en, zh, es, fr, ja, emoji].map((lexicon) => ({ language: lexicon.language, words: [...wordsOf(lexicon)] }))
  for (const { language, words } of lexicons) {
    for (const { slot, value, phrase } of words) add(phrase, { language, slot, value, plural: irregularPlurals.has(phrase) })
  }
  // Inflected forms come second: a word that the lexicon lists itself keeps its own meaning.
  for (const { language, words } of lexicons) {
    const listed = new Set(words.map(({ phrase }) => phrase))
    for (const { slot, value, phrase } of words) {
      if (slot === 'number' || slot === 'negation' || slot === 'stop') continue
      for (const form of pluralsOf(language, phrase)) {
        const same = find(form, language).find((meaning) => meaning.slot === slot && meaning.value === value)
        if (same) same.plural = true
        else if (!listed.has(form)) add(form, { language, slot, value, plural: true })
      }
      if (!ADJECTIVES.includes(slot)) continue
      for (const form of femininesOf(language, phrase))
        if (!listed.has(form)) add(form, { language, slot, value, plural: false })
    }
  }
  const longest = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length))
  return { meanings, longest }
}

let built: Dictionary | undefined
/** All lexicons in one table, built on first use (some 20 ms). */
export const dictionary = (): Dictionary => (built ??= build())
