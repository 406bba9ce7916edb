import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FilmLocale, LessonId } from '#contract/courses/lessons.ts'
import type { Film } from '#contract/courses/films.ts'

export type Films = Record<LessonId, Record<FilmLocale, Film & { stamp: string }>>

const root = path.join(import.meta.dirname, '../..')
export const filmsFile = path.join(root, 'contract/courses/films.json')

export const readFilms = async (): Promise<Films> => JSON.parse(await readFile(filmsFile, 'utf8')) as Films

/** Of a lesson's scene: another one needs another film. */
export async function stampOf(id: LessonId): Promise<string> {
  const scene = await readFile(path.join(import.meta.dirname, `scenes/${id}.ts`), 'utf8')
  return createHash('sha256').update(scene).digest('hex').slice(0, 16)
}
