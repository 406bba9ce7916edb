import { filmOf } from '#contract/courses/films.ts'
import { findLesson, filmLocales } from '#contract/courses/lessons.ts'

/** Of a film's length, how much nobody can do without who has seen it or read what is said in it. */
const LEAST_SHARE = 0.5

/** Chapters as bits, the first the lowest. */
export const seenBits = (chapters: readonly number[]): number => chapters.reduce((bits, chapter) => bits | (1 << chapter), 0)

/** The chapters that a lesson has, of those in the bits. */
export const chaptersOf = (lesson: string, bits: number): number[] => (findLesson(lesson)?.chapters ?? []).flatMap((_, chapter) => (bits & (1 << chapter) ? [chapter] : []))

export const allSeen = (lesson: string, bits: number): boolean => {
  const known = findLesson(lesson)
  return known !== undefined && chaptersOf(lesson, bits).length === known.chapters.length
}

/** What a lesson takes at least, ms. */
export function leastMs(lesson: string): number {
  const known = findLesson(lesson)
  const seconds = known ? filmLocales.map((locale) => filmOf(known.id, locale).seconds) : []
  return Math.min(...seconds) * LEAST_SHARE * 1000
}
