import { planRedraw } from '#studio/photo/redraw-region/plan.ts'
import { EngineError } from '../../engine.ts'
import { findingStage, paintingStage, type Follow } from '../follow.ts'
import { maskPicture } from '../../shared/masks.ts'
import { randomSeed } from '../../shared/random-seed.ts'
import { onePhoto } from './photo-recipe.ts'
import type { Recipes } from './recipe.ts'

export const fillRecipes: Recipes<'erasure' | 'extend' | 'local-redraw'> = {
  erasure: (pool, input, run) =>
    onePhoto(
      input,
      run,
      async (photo, follow) => pool.run('erase', { photo, mask: await maskPicture(input.mask, photo) }, follow),
      (fraction) => (fraction < 0.1 ? 'finding' : fraction < 0.9 ? 'painting' : 'finishing'),
    ),

  extend: async (pool, input, run) => {
    const seed = input.seed ?? randomSeed()
    const { margins } = input
    const task = (photo: Uint8Array, follow: Follow) => pool.run('extend', { photo, margins, seed }, follow)
    const outputs = await onePhoto(input, run, task, paintingStage)
    return outputs.map((output) => ({ ...output, seed }))
  },

  'local-redraw': async (pool, input, run) => {
    const seed = input.seed ?? randomSeed()
    const { plan, understood, unknown } = planRedraw(input.prompt, seed)
    if (!plan) throw new EngineError('redraw-cannot')
    const { strength } = input
    const task = async (photo: Uint8Array, follow: Follow) =>
      pool.run('redraw', { photo, mask: await maskPicture(input.mask, photo), plan, strength }, follow)
    const outputs = await onePhoto(input, run, task, 'spec' in plan ? paintingStage : findingStage)
    const about = { seed, unknown, understood: understood.map(({ slot, value }) => ({ slot, value })) }
    return outputs.map((output) => ({ ...output, ...about, ...('spec' in plan && { scene: plan.spec }) }))
  },
}
