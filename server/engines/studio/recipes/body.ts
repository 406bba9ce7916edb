import type { GeneratorInput } from '#contract/generators/generators.ts'
import { strokeMasks } from '../../shared/masks.ts'
import { onePhoto } from './photo-recipe.ts'
import type { Recipes } from './recipe.ts'

/** The studio's paper of each name; none keeps the photo's own background. */
const papers: Record<GeneratorInput<'model-replace'>['backdrop'], string | undefined> = {
  keep: undefined, white: '#f4f3f1', grey: '#aeb1b5', warm: '#dcc8ae', blue: '#a9c3dc',
}

export const bodyRecipes: Recipes<'clothes-change' | 'dress-up' | 'model-replace' | 'product-on-model'> = {
  'clothes-change': (pool, input, run) => {
    const { part, pattern, material, colour, folds } = input
    return onePhoto(input, run, async (photo, follow) =>
      pool.run(
        'clothes',
        { photo, options: { part, pattern, material, colour, folds }, ...(await strokeMasks(input.strokes, photo)) },
        follow,
      ),
    )
  },
  'dress-up': (pool, input, run) => {
    const items = input.items.map((item) => ({ item }))
    return onePhoto(input, run, (photo, follow) => pool.run('dress-up', { photo, options: { items, who: input.who } }, follow))
  },
  'model-replace': (pool, input, run) =>
    onePhoto(input, run, async (photo, follow) => {
      const face = await run.readUpload(input.face)
      return pool.run(
        'model-replace',
        { photo, face, options: { backdrop: papers[input.backdrop], matchSkin: input.matchSkin } },
        follow,
      )
    }),
  'product-on-model': (pool, input, run) =>
    onePhoto(input, run, async (photo, follow) => {
      const product = await run.readUpload(input.product)
      return pool.run('product-on-model', { photo, product, options: { category: input.category, scale: input.scale } }, follow)
    }),
}
