import type { ModerationReason } from '#contract/moderation-reasons.ts'
import type { Verdict } from '../moderator.ts'
import { strictest } from '../verdicts.ts'
import { findContact } from './find-contact.ts'
import { chinese } from './lists/chinese.ts'
import { english } from './lists/english.ts'
import { french } from './lists/french.ts'
import { japanese } from './lists/japanese.ts'
import { spanish } from './lists/spanish.ts'
import { isUnspaced, normaliseText, type NormalText } from './normalise.ts'

/** All are looked for in every text: people curse in more languages than the one that they read in. */
const lists = [chinese, english, spanish, french, japanese]

interface Entry {
  decision: 'hold' | 'refuse'
  reason: ModerationReason
  word: string
  unspaced: boolean
}

const decisions = ['hold', 'refuse'] as const
const entries: readonly Entry[] = lists.flatMap((list) =>
  decisions.flatMap((decision) =>
    // The keys are those of the type.
    (Object.entries(list[decision]) as [ModerationReason, readonly string[]][]).flatMap(([reason, words]) =>
      words.map((word) => ({ decision, reason, word, unspaced: isUnspaced(word) })),
    ),
  ),
)
const harmless = lists.flatMap((list) => list.harmless)
/** A letter or two hidden, but not all of them. */
const masked = /^(?=.*\p{L}.*\p{L})\p{L}+\*+[\p{L}*]*$/u

/** Of the lists' words that stand for themselves. */
const vocabulary = [...new Set(entries.flatMap(({ word, unspaced }) => (unspaced ? [] : word.split(' '))))]

/** What the square's words say of a text. */
export function findWords(text: string): Verdict {
  const normal = withoutHarmless(normaliseText(text))
  const found = [...entries.filter((entry) => isIn(normal, entry)), ...findContact(text, normal)]
  return strictest(found.map(({ decision, reason }) => ({ decision, reasons: [reason] })))
}

function withoutHarmless({ spaced, compact }: NormalText): NormalText {
  // Put in the place of what is harmless, so that its two sides do not make a word together.
  return { spaced: spaced.map(unmask), compact: harmless.reduce((left, words) => left.replaceAll(words, '\n'), compact) }
}

const isIn = ({ spaced, compact }: NormalText, { word, unspaced }: Entry): boolean =>
  unspaced ? compact.includes(word) : spaced.some((words) => words.includes(` ${word} `))

/** 'f**k' as it is read. */
function unmask(words: string): string {
  if (!words.includes('*')) return words
  const read = (written: string) => (masked.test(written) ? vocabulary.find((word) => isMasked(written, word)) : undefined) ?? written
  return words.split(' ').map(read).join(' ')
}

const isMasked = (written: string, word: string): boolean =>
  written.length === word.length && Array.from(written).every((letter, at) => letter === '*' || letter === word[at])
