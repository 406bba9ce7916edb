import { silenceCounters } from './counters.ts'
import type { Item } from './item.ts'
import { dictionary, type Meaning } from './lexicon/dictionary.ts'
import type { Language } from './lexicon/lexicon.ts'
import { keyOf, type Token } from './tokens.ts'

const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u

/** Reads tokens into items: the longest known phrase first, its language by what the rest of the prompt speaks. */
export function matchWords(tokens: readonly Token[]): Item[] {
  const matches = longestMatches(tokens)
  const kana = tokens.some(({ text }) => KANA.test(text))
  const scores = languageScores(matches)
  // Kana settles what Han characters leave open.
  if (kana) scores.set('ja', 1000)
  const items = matches.map((match): Item => ({
    words: match.tokens.map(({ text }) => text).join(match.tokens[0]!.kind === 'cjk' ? '' : ' '),
    kind: match.tokens[0]!.kind,
    meanings: withInner(match, reading(match.meanings.filter((meaning) => kana || !isLoneJapanese(match, meaning)), scores)),
  }))
  return joinUnknown(rejectTorn(silenceCounters(items)))
}

interface Match {
  tokens: readonly Token[]
  meanings: readonly Meaning[]
}

function longestMatches(tokens: readonly Token[]): Match[] {
  const { meanings, longest } = dictionary()
  const matches: Match[] = []
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(longest, tokens.length - at)
    let found: readonly Meaning[] | undefined
    while (length > 1 && !(found = meanings.get(keyOf(tokens.slice(at, at + length))))) length--
    found ??= meanings.get(tokens[at]!.text)
    matches.push({ tokens: tokens.slice(at, at + length), meanings: found ?? [] })
    at += length
  }
  return matches
}

/** How much of the prompt each language knows; a word that several know tells less. */
function languageScores(matches: readonly Match[]): Map<Language, number> {
  const scores = new Map<Language, number>([['en', 0.01], ['zh', 0.005]])
  for (const { meanings } of matches) {
    const languages = new Set(meanings.map(({ language }) => language))
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.size ** 2)
  }
  return scores
}

/** One Han character that only the Japanese list has says nothing in a prompt without kana ('母猫' is a female cat). */
function isLoneJapanese({ tokens, meanings }: Match, { language }: Meaning): boolean {
  return language === 'ja' && tokens.length === 1 && meanings.every((meaning) => meaning.language === 'ja')
}

function reading(meanings: readonly Meaning[], scores: ReadonlyMap<Language, number>): readonly Meaning[] {
  const score = ({ language }: Meaning) => scores.get(language) ?? 0
  const best = Math.max(...meanings.map(score))
  const chosen = meanings.filter((meaning) => score(meaning) === best)
  const telling = chosen.filter(({ slot }) => slot !== 'stop')
  return telling.length ? telling : chosen
}

/** What an adjective inside a phrase still says ('autumn forest', 'faroles rojos'), unless the phrase says otherwise. */
const INNER_SLOTS: readonly Meaning['slot'][] = ['time', 'season', 'palette', 'mood']

function withInner({ tokens }: Match, meanings: readonly Meaning[]): readonly Meaning[] {
  if (tokens.length < 2 || tokens[0]!.kind !== 'word') return meanings
  const subject = meanings.find(({ slot }) => slot === 'subject')
  const slots: readonly Meaning['slot'][] = subject ? [...INNER_SLOTS, 'colour', ...(subject.value === 'person' ? (['gender', 'age'] as const) : [])] : INNER_SLOTS
  const open = slots.filter((slot) => !meanings.some((meaning) => meaning.slot === slot))
  const inner = tokens
    .flatMap(({ text }) => dictionary().meanings.get(text) ?? [])
    .filter(({ slot, language }) => open.includes(slot) && language === meanings[0]?.language)
  return [...meanings, ...inner]
}

/**
 * A single Han character that a dictionary word goes on from is not that word ('花生' is no flower): the whole word is
 * unknown then. A modifier before it is fine ('母猫' is a cat).
 */
function rejectTorn(items: Item[]): Item[] {
  const text = items.map(({ words, kind }) => (kind === 'cjk' ? words : ' '.repeat(words.length))).join('')
  const ends = new Set<number>()
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  for (const { segment, index } of segmenter.segment(text)) ends.add(index + segment.length)
  let at = 0
  return items.map((item, i) => {
    at += item.words.length
    const next = items[i + 1]
    const goesOn = !ends.has(at) && next?.kind === 'cjk' && !next.meanings.length
    return goesOn && /^\p{sc=Han}$/u.test(item.words) ? { ...item, meanings: [] } : item
  })
}

/** Unknown CJK characters in a row are one unknown word. */
function joinUnknown(items: readonly Item[]): Item[] {
  const joined: Item[] = []
  for (const item of items) {
    const last = joined.at(-1)
    if (last && item.kind === 'cjk' && last.kind === 'cjk' && !item.meanings.length && !last.meanings.length) {
      joined[joined.length - 1] = { ...last, words: last.words + item.words }
    } else {
      joined.push(item)
    }
  }
  return joined
}
