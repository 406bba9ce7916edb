import { planRedraw } from '#studio/photo/redraw-region/plan.ts'
import { findingStage, paintingStage } from '../follow.ts'
import { maskPicture } from '../masks.ts'
import { randomSeed } from '../random-seed.ts'
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
    const outputs = await onePhoto(input, run, (photo, follow) => pool.run('extend', { photo, margins: input.margins, seed }, follow), paintingStage)
    return outputs.map((output) => ({ ...output, seed }))
  },

  'local-redraw': async (pool, input, run) => {
    const seed = input.seed ?? randomSeed()
    const { plan, understood, unknown } = planRedraw(input.prompt, seed)
    const outputs = await onePhoto(
      input,
      run,
      async (photo, follow) => pool.run('redraw', { photo, mask: await maskPicture(input.mask, photo), plan, strength: input.strength }, follow),
      plan.kind === 'colour' ? findingStage : paintingStage,
    )
    const about = { seed, unknown, understood: understood.map(({ slot, value }) => ({ slot, value })) }
    return outputs.map((output) => ({ ...output, ...about, ...(plan.kind !== 'colour' && { scene: plan.spec }) }))
  },
}
