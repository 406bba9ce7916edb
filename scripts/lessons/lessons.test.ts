import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { filmOf } from '#contract/courses/films.ts'
import { filmLocales, lessons } from '#contract/courses/lessons.ts'
import { generators } from '#contract/generators/generators.ts'
import { captionsFile, captionsOf, readWords } from './captions.ts'
import { filmTime } from './film-time.ts'
import { readFilms, stampOf } from './films.ts'

const publicFile = (address: string) => path.join(import.meta.dirname, '../../public', address)

/** What a film may weigh and take; a busy machine films slowly. */
const MOST_BYTES = 750_000
const MOST_SECONDS = 45

describe.each(lessons)('the lesson $id', (lesson) => {
  const lines = lesson.chapters.reduce((sum: number, count) => sum + count, 0)

  it.each(filmLocales)('has its film in %s, of the scene as it is now (npm run lessons:film)', async (locale) => {
    const film = filmOf(lesson.id, locale)
    expect((await readFilms())[lesson.id][locale].stamp).toBe(await stampOf(lesson.id))
    expect(film.seconds).toBeLessThan(MOST_SECONDS)
    expect(film.chapters).toHaveLength(lesson.chapters.length)
    expect(film.lines).toHaveLength(lines)
    expect(film.lines.every(([from, to]) => from < to && to <= film.seconds)).toBe(true)
    for (const ending of ['.mp4', '-low.mp4', '.webp']) expect((await stat(publicFile(`courses/${lesson.id}/${locale}${ending}`))).size).toBeLessThan(MOST_BYTES)
  })

  it.each(appConfig.locales)('says in %s what its film shows (npm run lessons:captions)', async (locale) => {
    const words = await readWords(locale)
    expect(words[lesson.id].chapters.map((chapter) => chapter.lines.length)).toEqual(lesson.chapters)
    expect(await readFile(captionsFile(lesson.id, locale), 'utf8')).toBe(captionsOf(lesson.id, locale, words, await readFilms()))
  })

  it('leads to its generator, with a photo that is there', () => {
    expect(generators[lesson.trial.generator].path).toBe(lesson.trial.to)
    const photo = 'photo' in lesson.trial ? [`samples/photos/${lesson.trial.photo}.webp`] : []
    expect([lesson.cover, ...photo].filter((file) => !existsSync(publicFile(file)))).toEqual([])
  })
})

describe('the time of a film', () => {
  const cuts = [{ from: 2000, to: 12_000, seconds: 2 }, { from: 20_000, to: 20_500, seconds: 2 }]
  it.each([[1000, 1], [2000, 2], [7000, 3], [12_000, 4], [15_000, 7], [21_000, 13]])('goes quickly where nothing happens: %d ms are %d s', (at, seconds) => {
    expect(filmTime(at, 0, cuts)).toBeCloseTo(seconds)
  })
})
