import { appConfig, type Locale } from '#config'
import type { SourceDocument } from '../search-source.ts'

/** What is asked, and the answer. */
type Said = readonly [title: string, text: string]

/** A help text: where it leads, other words that people ask with, and its words in the order of appConfig.locales. */
export function helpTopic(ref: string, to: string, words: string, ...said: readonly [Said, Said, Said, Said, Said, Said]): SourceDocument {
  // fromEntries forgets which names there are.
  const texts = Object.fromEntries(appConfig.locales.map((locale, at) => [locale, { title: said[at]![0], text: said[at]![1] }])) as Record<Locale, { title: string; text: string }>
  return { ref, to, words, texts }
}
