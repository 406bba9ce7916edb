import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#config'
import type { CourseWords } from '#contract/courses/lessons.ts'
import { api } from '~/shared/api/api.ts'
import { createPartFetch } from '~/shared/lib/fetch-part.ts'

/** One file a language, so that a page brings its own alone. */
const words: Record<Locale, () => Promise<{ words: CourseWords }>> = {
  'zh-Hans': createPartFetch(() => import('#contract/courses/words/zh-Hans.ts')),
  'zh-Hant': createPartFetch(() => import('#contract/courses/words/zh-Hant.ts')),
  en: createPartFetch(() => import('#contract/courses/words/en.ts')),
  es: createPartFetch(() => import('#contract/courses/words/es.ts')),
  fr: createPartFetch(() => import('#contract/courses/words/fr.ts')),
  ja: createPartFetch(() => import('#contract/courses/words/ja.ts')),
}

/** What is said in the lessons, in a language. */
export const courseWordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['courses', locale],
    queryFn: async () => (await words[locale]()).words,
    staleTime: Infinity,
  })

/** How far the person is with the lessons; for persons alone. */
export const lessonProgressQuery = queryOptions({
  queryKey: ['lesson-progress'],
  queryFn: async ({ signal }) => (await api('lessonProgress', {}, { signal, quiet: true })).lessons,
})
