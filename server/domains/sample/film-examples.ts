import type { GeneratorId, GeneratorInput } from '#contract/generators/generators.ts'
import type { SamplePhoto } from './examples.ts'

interface FilmExample {
  /** Photos of public/samples/photos that stand in the field. */
  photo?: SamplePhoto
  photos?: readonly SamplePhoto[]
  input: Readonly<Record<string, unknown>>
  /** The second that its picture shows. */
  still: number
}

const seed = 7
const moved = (photo: SamplePhoto, input: Partial<GeneratorInput<'img-to-video'>>, still: number): FilmExample => ({ photo, input: { ratio: '1:1', seed, ...input }, still })
const told = (script: string, still: number): FilmExample => ({ input: { script, size: '1:1', music: 'none', seed }, still })
const cut = (template: GeneratorInput<'custom-video'>['template'], still: number, ...photos: SamplePhoto[]): FilmExample => ({
  photos,
  input: { template, size: '1:1', music: 'none', seconds: 8, seed },
  still,
})

/**
 * Films that generators show before anything is asked of them, each with one of its pictures: scripts/make-film-examples.ts makes
 * both, public/examples/<generator>/<place>.mp4 and .webp.
 */
export const filmExamples: Partial<Record<GeneratorId, readonly FilmExample[]>> = {
  'img-to-video': [moved('lake', { move: 'push', life: 'water' }, 1), moved('cat', { move: 'orbit' }, 2), moved('astronaut', { move: 'rise', life: 'petals' }, 2)],
  'text-to-video': [told('清晨，湖边的小屋刚刚醒来。一只橘猫坐在窗边，看着外面的雪。夜里，极光落在山上。', 2)],
  'custom-video': [cut('festival', 1.6, 'astronaut', 'cat', 'lake', 'rocket'), cut('polaroid', 5, 'lake', 'coffee', 'cat', 'rocket'), cut('split', 4, 'rocket', 'lake', 'astronaut', 'coffee')],
}
