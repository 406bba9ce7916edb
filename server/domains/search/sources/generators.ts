import { findGenerator, generatorIds } from '#contract/generators/generators.ts'
import type { Locale } from '#config'
import texts from './generator-texts.json' with { type: 'json' }
import { generatorSynonyms } from './generator-synonyms.ts'
import type { SearchSource, SourceDocument } from './search-source.ts'

type Texts = Record<Locale, { title: string; text: string; also: string }>

/** Every generator, by the words of the app and what else people call it. */
export const generatorSource: SearchSource = {
  kind: 'generator',
  read: async () =>
    generatorIds.map((id) => {
      // A test keeps the file complete.
      const own = (texts as Record<string, Texts>)[id]!
      const { path } = findGenerator(id)!
      const words = [generatorSynonyms[id] ?? '', ...Object.values(own).map(({ also }) => also)].join(' ')
      // fromEntries forgets which names there are.
      const shown = Object.fromEntries(Object.entries(own).map(([locale, { title, text }]) => [locale, { title, text }])) as SourceDocument['texts']
      return { ref: id, to: path, words, texts: shown }
    }),
}
