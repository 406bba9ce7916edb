import type { Locale } from '#config'
import { filmOf } from '#contract/courses/films.ts'
import { filmLocaleOf, type LessonId, type LessonWords } from '#contract/courses/lessons.ts'
import { localeNames } from '~/shared/i18n/locales.ts'

/** Pixels of the films. */
export const filmSize = { width: 540, height: 1168 }

/** The film that somebody sees of a lesson: its files, its captions in their language, its chapters. */
export function lessonFilm(id: LessonId, locale: Locale, { chapters }: LessonWords) {
  const seen = filmLocaleOf(locale)
  const { seconds, chapters: begins } = filmOf(id, seen)
  const place = `/courses/${id}/${seen}`
  return {
    seconds,
    src: `${place}.mp4`,
    lowSrc: `${place}-low.mp4`,
    poster: `${place}.webp`,
    captions: { src: `/courses/${id}/${locale}.vtt`, language: locale, name: localeNames[locale] },
    chapters: chapters.map(({ title, lines }, at) => ({ title, lines, at: begins[at] ?? 0, until: begins[at + 1] ?? seconds })),
  }
}
