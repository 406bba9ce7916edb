import type { PictureOutput } from '#studio/photo/photo-input.ts'
import type { Output, RecipeRun } from './recipe.ts'
import { findingStage, follow, type Follow, type StageAt } from '../follow.ts'

/**
 * One photo in, one picture out: reads the photo and runs `task` with it over the whole progress of the run.
 * `(photo, options) => pool.run('beauty', { photo, ...sliders }, options)`
 */
export async function onePhoto(
  input: { photo: string },
  run: RecipeRun,
  task: (photo: Uint8Array, follow: Follow) => Promise<PictureOutput>,
  stageAt: StageAt = findingStage,
): Promise<Output[]> {
  run.onProgress({ progress: 0, stage: 'reading' })
  const photo = await run.readUpload(input.photo)
  const { bytes, notes } = await task(photo, follow(run, 0, 1, stageAt))
  return [{ bytes, ...(notes && { notes: [...notes] }) }]
}
