import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#config'
import type { PromptWords } from '#contract/prompts/prompt-library.ts'
import { createPartFetch } from '~/shared/lib/fetch-part.ts'

/** One file a language, so that a page brings its own alone. */
const words: Record<Locale, () => Promise<{ words: PromptWords }>> = {
  'zh-Hans': createPartFetch(() => import('#contract/prompts/words/zh-Hans.ts')),
  'zh-Hant': createPartFetch(() => import('#contract/prompts/words/zh-Hant.ts')),
  en: createPartFetch(() => import('#contract/prompts/words/en.ts')),
  es: createPartFetch(() => import('#contract/prompts/words/es.ts')),
  fr: createPartFetch(() => import('#contract/prompts/words/fr.ts')),
  ja: createPartFetch(() => import('#contract/prompts/words/ja.ts')),
}

/** The prompts of the library in a language. */
export const promptWordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['prompts', locale],
    queryFn: async () => (await words[locale]()).words,
    staleTime: Infinity,
  })
