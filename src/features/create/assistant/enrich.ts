import { countCharacters } from '#contract/characters.ts'
import type { FormValues } from '../form.ts'
import { withPart, wordsOf, type Speech } from './parts.ts'
import { slots, themes, vocabulary, type Slot } from './vocabulary.ts'

const written = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

/** Whether a word is in a text: anywhere where words are written together, at the beginning of a word elsewhere. */
function mentions(text: string, word: string): boolean {
  if (written.test(word)) return text.includes(word)
  // A sign may be written with a hyphen or an apostrophe: 'contre-jour', "lumière d'or".
  const plain = (words: string) => ` ${words.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`.toLowerCase()
  return plain(text).includes(plain(word))
}

function says(prompt: string, slot: Slot, values: FormValues, { say }: Speech): boolean {
  const field = values[slot]
  if (field !== undefined && field !== 'auto') return true
  return say(vocabulary[slot].signs).split(',').some((sign) => mentions(prompt, sign.trim()))
}

interface Extent {
  most: number
  count: number
  from: number
}

interface Enriched {
  name: string
  /** What was added to the person's own words. */
  added: string
  prompt: string
}

/**
 * Richer descriptions of the same thing: the person's words first, then what they leave open, in a different way each
 * time. No longer than `most` characters; `from` is the theme to begin with.
 */
export function enrich(prompt: string, values: FormValues, speech: Speech, { most, count, from }: Extent): Enriched[] {
  const open = slots.filter((slot) => !says(prompt, slot, values, speech))
  const found: Enriched[] = []
  for (let step = 0; step < themes.length && found.length < count; step++) {
    const theme = themes[(from + step) % themes.length]!
    const enriched = open.reduce((text, slot) => {
      const key = theme.words[slot]
      const longer = key ? withPart(text, speech.say(vocabulary[slot].words[key]!), speech) : text
      return countCharacters(longer) <= most ? longer : text
    }, wordsOf(prompt))
    const own = wordsOf(prompt)
    const added = enriched.slice(own.length).replace(/^[，、,\s]+/u, '')
    if (added !== '' && !found.some((other) => other.prompt === enriched)) found.push({ name: speech.say(theme.name), added, prompt: enriched })
  }
  return found
}
