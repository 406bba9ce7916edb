import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { ComicLookName } from '#studio/comic/looks.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { readSketchWish } from '#studio/sketch/read-wish.ts'
import { follow, paintingStage } from '../follow.ts'
import { randomSeed, SEEDS } from '../../shared/random-seed.ts'
import { onePhoto } from './photo-recipe.ts'
import type { Output, Recipe, RecipeRun, Recipes } from './recipe.ts'

type ComicId = 'photo-to-anime' | 'manga-comic' | 'warm-sun-comic' | 'fingertip-comic'

function comic(look: ComicLookName): Recipe<ComicId> {
  return async (pool, { background, features, colours, lines, eyes, seed = randomSeed(), ...input }, run) =>
    withSeed(seed, await onePhoto(input, run, (photo, options) => pool.run('comic', { photo, look, background, features, colour: colours, lines, eyes, seed }, options), paintingStage))
}

const withSeed = (seed: number, outputs: Output[]) => outputs.map((output) => ({ ...output, seed }))

async function sketchRender(pool: StudioPool, { prompt, seed = randomSeed(), ...input }: GeneratorInput<'sketch-render'>, run: RecipeRun): Promise<Output[]> {
  const { understood, unknown, ...wish } = readSketchWish(prompt, seed)
  const { look, shading, lines } = input
  const task = { ...wish, look, shading, lines, seed, taps: input.taps.map(({ at: [x, y], colour }) => ({ x, y, colour })) }
  const outputs = await onePhoto(input, run, (photo, options) => pool.run('sketch-render', { photo, ...task }, options), paintingStage)
  const about = prompt ? { unknown, understood: understood.map(({ slot, value }) => ({ slot, value })) } : {}
  return withSeed(seed, outputs).map((output) => ({ ...output, ...about }))
}

export const looksRecipes: Recipes<ComicId | 'avatar' | 'picture-redraw' | 'sketch-render'> = {
  'photo-to-anime': comic('anime'),
  'manga-comic': comic('manga'),
  'warm-sun-comic': comic('warm-sun'),
  'fingertip-comic': comic('pop'),

  avatar: async (pool, { look, backdrop, count, seed: first = randomSeed(), ...input }, run) => {
    run.onProgress({ progress: 0, stage: 'reading' })
    const photo = await run.readUpload(input.photo)
    const outputs: Output[] = []
    for (let i = 0; i < count; i++) {
      const seed = (first + i) % SEEDS
      const { bytes } = await pool.run('avatar', { photo, look, backdrop, seed }, follow(run, i / count, (i + 1) / count, paintingStage))
      outputs.push({ bytes, seed })
    }
    return outputs
  },

  'picture-redraw': async (pool, { technique, strength, keepColours, seed = randomSeed(), ...input }, run) =>
    withSeed(seed, await onePhoto(input, run, (photo, options) => pool.run('picture-redraw', { photo, technique, strength, keepColours, seed }, options), paintingStage)),

  'sketch-render': sketchRender,
}
