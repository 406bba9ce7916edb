import films from './films.json' with { type: 'json' }
import type { FilmLocale, LessonId } from './lessons.ts'

/** A film as it was taken, in seconds. */
export interface Film {
  seconds: number
  /** Where each chapter begins. */
  chapters: number[]
  /** When each line is said, through all chapters. */
  lines: [from: number, to: number][]
}

// JSON has no pairs.
const taken = films as unknown as Record<LessonId, Record<FilmLocale, Film>>

export const filmOf = (id: LessonId, locale: FilmLocale): Film => taken[id][locale]
