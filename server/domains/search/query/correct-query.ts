import { isCjk, isHan } from '../text/segment.ts'
import { asHiragana, asKatakana, simplify } from '../text/simplify.ts'
import type { Clause } from './clauses.ts'
import type { Spelled } from './spelled.ts'

/** What the database knows of a word. */
export interface WordFacts {
  word: string
  stems: string[]
  /** A word of grammar in one of the languages. */
  stop: boolean
  known: boolean
  /** The nearest word that a document has. */
  nearest: string | null
  nearestStems: string[]
}

const LETTER = /[\p{L}\p{N}]/u
const KATAKANA = /^[ァ-ヶー]+$/

/** The query with its unknown words put right; nothing where all are known or there is nothing like them. */
export function correctQuery(
  query: string,
  clauses: readonly Clause[],
  runs: readonly string[],
  spelled: readonly Spelled[],
  facts: ReadonlyMap<string, WordFacts>,
): string | undefined {
  const unknown = (word: string) => !facts.get(word)?.known
  // What the lexicon knows is no mistake, though no document has it.
  const unread = clauses.filter(({ meanings }) => meanings.length === 0).flatMap((clause) => clause.words.map(({ word }) => word)).filter(unknown)
  if (unread.length === 0) return undefined
  const text = rewritable(query)
  for (const { word, parts } of spelled) {
    const nearest = facts.get(word)?.nearest
    if (nearest && isHan(nearest) && parts.some((part) => unread.includes(part))) text.replace(parts.join(' '), nearest)
  }
  for (const word of [...runs.filter((run) => unread.some((part) => run.includes(part))), ...unread]) {
    const nearest = facts.get(word)?.nearest
    if (nearest) text.replace(word, nearest)
  }
  return text.changed()
}

/** A text that is looked through in its one form, and stays as it was written where nothing is replaced. */
function rewritable(query: string) {
  const blanks = query.trim().replace(/\s+/g, ' ')
  let folded = asHiragana(simplify(blanks))
  // One letter may be several in the one form (½): then the one form is what is shown.
  let shown = folded.length === blanks.length ? blanks : folded
  let changed = false
  const isLetter = (letter = '') => LETTER.test(letter) && !isCjk(letter)
  const inWord = (at: number, length: number) => isLetter(folded[at - 1]) || isLetter(folded[at + length])
  return {
    replace(word: string, by: string) {
      for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + by.length)) {
        if (!isCjk(word) && inWord(at, word.length)) continue
        const written = KATAKANA.test(shown.slice(at, at + word.length)) ? asKatakana(by) : by
        folded = folded.slice(0, at) + by + folded.slice(at + word.length)
        shown = shown.slice(0, at) + written + shown.slice(at + word.length)
        changed = true
      }
    },
    changed: () => (changed ? shown : undefined),
  }
}
