import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { appConfig, type Locale } from '#config'
import { filmLocaleOf, lessons, type CourseWords, type LessonId } from '#contract/courses/lessons.ts'
import { readFilms, type Films } from './films.ts'

const folder = path.join(import.meta.dirname, '../../public/courses')

export const captionsFile = (id: LessonId, locale: Locale) => path.join(folder, id, `${locale}.vtt`)

export const readWords = async (locale: Locale) => ((await import(`#contract/courses/words/${locale}.ts`)) as { words: CourseWords }).words

/** 00:01:05.250 */
const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)

/** A lesson's words at the times of the film that is seen with them, as WebVTT. */
export function captionsOf(id: LessonId, locale: Locale, words: CourseWords, films: Films): string {
  const { lines } = films[id][filmLocaleOf(locale)]
  const said = words[id].chapters.flatMap((chapter) => chapter.lines)
  const cues = said.map((line, at) => `${lines[at]!.map(stamp).join(' --> ')}\n${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`)
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** Writes the captions of every lesson in every language. */
export async function writeCaptions(): Promise<void> {
  // As they are now: films may just have been taken.
  const films = await readFilms()
  for (const locale of appConfig.locales) {
    const words = await readWords(locale)
    for (const { id } of lessons) {
      await mkdir(path.join(folder, id), { recursive: true })
      await writeFile(captionsFile(id, locale), captionsOf(id, locale, words, films))
    }
  }
}
