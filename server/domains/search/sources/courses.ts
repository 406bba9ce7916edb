import { appConfig, type Locale } from '#config'
import { lessons, type CourseWords } from '#contract/courses/lessons.ts'
import type { SearchSource, SourceDocument } from './search-source.ts'

const readWords = async (locale: Locale) => (await import(`#contract/courses/words/${locale}.ts`)) as { words: CourseWords }

/** The lessons of the courses, by what is said in them. */
export const courseSource: SearchSource = {
  kind: 'course',
  async read() {
    const words = await Promise.all(appConfig.locales.map(async (locale) => [locale, (await readWords(locale)).words] as const))
    return lessons.map(({ id, cover }) => {
      const texts = Object.fromEntries(
        words.map(([locale, said]) => {
          const { title, summary, chapters } = said[id]
          return [locale, { title, text: [summary, ...chapters.flatMap(({ lines }) => lines)].join('\n') }]
        }),
        // fromEntries forgets which names there are.
      ) as SourceDocument['texts']
      return { ref: id, to: `/functionList/draw/videoPlay?id=${id}`, picture: cover, texts }
    })
  },
}
