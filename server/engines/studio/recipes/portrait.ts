import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { portraits } from '#contract/generators/portraits.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import type { ThemedPortraitInput } from '#studio/portrait/themed-portrait-task.ts'
import type { StageAt } from '../follow.ts'
import { randomSeed } from '../../shared/random-seed.ts'
import { onePhoto } from './photo-recipe.ts'
import type { Output, RecipeRun, Recipes } from './recipe.ts'

type PortraitId = keyof typeof portraits
type PortraitInput = GeneratorInput<PortraitId>

/** Pixels of a portrait. */
const sizes: Record<PortraitInput['size'], { width: number; height: number }> = {
  '3:4': { width: 1152, height: 1536 },
  '1:1': { width: 1280, height: 1280 },
  '9:16': { width: 1008, height: 1792 },
}

const stageAt: StageAt = (fraction) => (fraction < 0.25 ? 'finding' : fraction < 0.5 ? 'matting' : fraction < 0.85 ? 'painting' : 'finishing')

async function makePortrait(
  pool: StudioPool,
  { photo, size, relight, retouch, seed = randomSeed() }: Pick<PortraitInput, 'photo' | 'size' | 'relight' | 'retouch' | 'seed'>,
  chosen: Pick<ThemedPortraitInput, 'look' | 'title'>,
  run: RecipeRun,
): Promise<Output[]> {
  const task = { ...sizes[size], ...chosen, relight, retouch, seed }
  const outputs = await onePhoto({ photo }, run, (bytes, options) => pool.run('themed-portrait', { ...task, photo: bytes }, options), stageAt)
  return outputs.map((output) => ({ ...output, seed }))
}

const themed = (theme: PortraitId) => (pool: StudioPool, input: PortraitInput, run: RecipeRun) => {
  // An empty title is none of the person's own: the look has one.
  const title = input.lettering ? input.title || undefined : ''
  return makePortrait(pool, input, { look: { theme, variant: input.variant }, ...(title !== undefined && { title }) }, run)
}

export const portraitRecipes: Recipes<PortraitId | 'art-portrait'> = {
  human: themed('human'),
  'begonia-princess': themed('begonia-princess'),
  'dunhuang-goddess': themed('dunhuang-goddess'),
  'cherry-blossom': themed('cherry-blossom'),
  'silk-road-dancer': themed('silk-road-dancer'),
  qipao: themed('qipao'),
  'hong-kong': themed('hong-kong'),
  'modern-american': themed('modern-american'),
  'new-year-painted': themed('new-year-painted'),
  'new-year-children': themed('new-year-children'),
  'festive-sweet': themed('festive-sweet'),
  halloween: themed('halloween'),
  'scene-refresh': themed('scene-refresh'),
  'art-portrait': (pool, input, run) => {
    const { set, light, grade, frame, title } = input
    return makePortrait(pool, input, { look: { theme: 'art', set, light, grade, frame }, title }, run)
  },
}
