import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { RepairInput } from '#studio/photo/repair-task.ts'
import { maskPicture } from '../../shared/masks.ts'
import { onePhoto } from './photo-recipe.ts'
import type { Recipes } from './recipe.ts'

const scales = { '1': 1, '2': 2, '4': 4 } as const

export const repairRecipes: Recipes<'repair'> = {
  repair: (pool, input, run) => onePhoto(input, run, async (photo, follow) => pool.run('repair', await repairTask(input, photo), follow)),
}

/** What the form says of a repair, as a task of the studio's takes it. */
export async function repairTask({ scratches, denoise, fading, sharpen, faces, scale, mask: drawn }: GeneratorInput<'repair'>, photo: Uint8Array): Promise<RepairInput> {
  const mask = drawn && (await maskPicture(drawn, photo))
  return { photo, mask, scratches, denoise, fading, sharpen, faces, scale: scales[scale] }
}
