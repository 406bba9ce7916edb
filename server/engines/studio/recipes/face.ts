import { follow, findingStage } from '../follow.ts'
import { onePhoto } from './photo-recipe.ts'
import type { Recipes } from './recipe.ts'

export const faceRecipes: Recipes<'beauty' | 'makeup' | 'face-swap'> = {
  beauty: (pool, input, run) => onePhoto(input, run, (photo, options) => pool.run('beauty', { ...input, photo }, options)),

  makeup: (pool, input, run) => onePhoto(input, run, (photo, options) => pool.run('makeup', { ...input, photo }, options)),

  'face-swap': async (pool, input, run) => {
    run.onProgress({ progress: 0, stage: 'reading' })
    const [photo, face] = await Promise.all([run.readUpload(input.photo), run.readUpload(input.face)])
    const { bytes, notes } = await pool.run('face-swap', { photo, face, who: input.who }, follow(run, 0, 1, findingStage))
    return [{ bytes, ...(notes && { notes: [...notes] }) }]
  },
}
