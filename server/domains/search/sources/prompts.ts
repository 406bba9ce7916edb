import { appConfig, type Locale } from '#config'
import { promptLibrary, type PromptWords } from '#contract/prompts/prompt-library.ts'
import type { SearchSource, SourceDocument } from './search-source.ts'

const readWords = async (locale: Locale) => (await import(`#contract/prompts/words/${locale}.ts`)) as { words: PromptWords }

/** The prompts of the library, each on the page of its theme. */
export const promptSource: SearchSource = {
  kind: 'prompt',
  async read() {
    const words = await Promise.all(appConfig.locales.map(async (locale) => [locale, (await readWords(locale)).words] as const))
    return promptLibrary.map(({ id, theme }) => {
      // fromEntries forgets which names there are.
      const texts = Object.fromEntries(words.map(([locale, said]) => [locale, { title: said[id], text: '' }])) as SourceDocument['texts']
      return { ref: id, to: `/functionSquare/activity/prompt?theme=${theme}#${id}`, picture: `/prompts/${id}.webp`, texts }
    })
  },
}
