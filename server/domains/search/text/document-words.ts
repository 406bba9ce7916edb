import { readPhrases } from './meanings.ts'
import { cjkRuns, isCjk, isHan, pairsOf, segment } from './segment.ts'
import { asHiragana, simplify } from './simplify.ts'

/** The words that a document is found by. */
export interface DocumentWords {
  /** Taken as they are. */
  plain: string[]
  /** Words of letters, of which the database adds the stems. */
  letters: string[]
  /** Those of both that are words of a language: what a mistyped one may be corrected to. */
  vocabulary: string[]
}

export function documentWords(texts: readonly string[]): DocumentWords {
  const plain = new Set<string>()
  const letters = new Set<string>()
  const vocabulary = new Set<string>()
  for (const text of texts) {
    const simple = simplify(text)
    for (const { word, cjk } of segment(simple)) {
      vocabulary.add(word)
      if (cjk) plain.add(word)
      else letters.add(word)
    }
    for (const run of cjkRuns(simple)) {
      for (const pair of pairsOf(run)) plain.add(pair)
      for (const character of run) if (isHan(character)) plain.add(character)
    }
    for (const { text: phrase, meanings } of readPhrases(text)) {
      for (const meaning of meanings) plain.add(meaning)
      // 'Cyberpunk' is one thing to the lexicon and may be two words to the segmenter.
      if (meanings.length > 0 && isCjk(phrase)) vocabulary.add(asHiragana(simplify(phrase)))
    }
  }
  return { plain: [...plain], letters: [...letters], vocabulary: [...vocabulary] }
}
