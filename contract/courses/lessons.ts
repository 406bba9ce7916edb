import type { Locale } from '#config'
import type { GeneratorId } from '../generators/generators.ts'

/** What the courses are about, in the order of the list. */
export const lessonGroups = ['words', 'photos', 'square'] as const
export type LessonGroup = (typeof lessonGroups)[number]

export type LessonLevel = 'first' | 'more'

/** A photo of public/samples/photos, by its name without the ending. */
type SamplePhoto = 'astronaut' | 'lake' | 'old-photo' | 'rocket'

/** Where a lesson is tried out. */
interface Trial {
  generator: GeneratorId
  /** The generator's address: its schema is not needed to go there. */
  to: `/${string}`
  /** What the form begins with; the words of a prompt are the lesson's own, in the person's language. */
  values?: Readonly<Record<string, unknown>>
  photo?: SamplePhoto
}

/**
 * A lesson by what no language changes: its words are in words/, its films in public/courses/<id>/, and when what is
 * said in them in films.json, all by `npm run lessons:film`.
 */
interface LessonShape {
  id: string
  group: LessonGroup
  level: LessonLevel
  /** Path of the picture on its card. */
  cover: string
  /** How many lines each chapter says. */
  chapters: readonly number[]
  trial: Trial
}

export const lessons = [
  { id: 'first-picture', group: 'words', level: 'first', cover: '/prompts/mirror-lake.webp', chapters: [2, 2, 2, 2], trial: { generator: 'text-to-image', to: '/functionList/draw/textDraw' } },
  { id: 'good-prompt', group: 'words', level: 'more', cover: '/prompts/lighthouse-dusk.webp', chapters: [2, 3, 2, 1], trial: { generator: 'text-to-image', to: '/functionList/draw/textDraw' } },
  {
    id: 'new-background',
    group: 'photos',
    level: 'first',
    cover: '/courses/new-background/cover.webp',
    chapters: [2, 2, 1, 2],
    trial: { generator: 'background-change', to: '/functionList/draw/bjxg', photo: 'astronaut' },
  },
  { id: 'old-photo', group: 'photos', level: 'first', cover: '/examples/repair/0.webp', chapters: [2, 2, 1, 2], trial: { generator: 'repair', to: '/functionSquare/draw/repair', photo: 'old-photo', values: { scale: '2' } } },
  { id: 'erase', group: 'photos', level: 'more', cover: '/examples/erasure/1.webp', chapters: [1, 3, 1, 2], trial: { generator: 'erasure', to: '/functionListThree/draw/erasure', photo: 'rocket' } },
  {
    id: 'portrait',
    group: 'photos',
    level: 'more',
    cover: '/examples/photo-to-anime/0.webp',
    chapters: [2, 2, 1, 2],
    trial: { generator: 'photo-to-anime', to: '/functionListThree/draw/zpzdm', photo: 'astronaut' },
  },
  {
    id: 'moving-photo',
    group: 'photos',
    level: 'more',
    cover: '/samples/photos/lake.webp',
    chapters: [2, 2, 1, 2],
    trial: { generator: 'img-to-video', to: '/functionListThree/draw/imgToVideo', photo: 'lake', values: { life: 'water' } },
  },
  { id: 'publish', group: 'square', level: 'first', cover: '/prompts/lantern-street.webp', chapters: [2, 2, 2, 2], trial: { generator: 'text-to-image', to: '/functionList/draw/textDraw' } },
] as const satisfies readonly LessonShape[]

export type Lesson = (typeof lessons)[number]
export type LessonId = Lesson['id']
export const lessonIds = lessons.map(({ id }) => id)

export const findLesson = (id: string | undefined): Lesson | undefined => lessons.find((lesson) => lesson.id === id)

/** A lesson's words in one language. */
export interface LessonWords {
  title: string
  summary: string
  /** What its trial begins with. */
  prompt?: string
  /** Of each chapter its title, and what is said in it, line by line: the captions of the film, and the text to read. */
  chapters: readonly { title: string; lines: readonly string[] }[]
}
export type CourseWords = Readonly<Record<LessonId, LessonWords>>

/** The interface that films are made of; who reads another language sees one of these, with captions of their own. */
export const filmLocales = ['zh-Hans', 'en'] as const
export type FilmLocale = (typeof filmLocales)[number]

/** Whose interface the films show that somebody sees. */
export const filmLocaleOf = (locale: Locale): FilmLocale => (locale.startsWith('zh') ? 'zh-Hans' : 'en')
