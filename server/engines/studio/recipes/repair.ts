import { maskPicture } from '../../shared/masks.ts'
import { onePhoto } from './photo-recipe.ts'
import type { Recipes } from './recipe.ts'

const scales = { '1': 1, '2': 2, '4': 4 } as const

export const repairRecipes: Recipes<'repair'> = {
  repair: (pool, input, run) =>
    onePhoto(input, run, async (photo, follow) => {
      const { scratches, denoise, fading, sharpen, faces } = input
      const mask = input.mask && (await maskPicture(input.mask, photo))
      return pool.run('repair', { photo, mask, scratches, denoise, fading, sharpen, faces, scale: scales[input.scale] }, follow)
    }),
}
