import { encodeImage } from '#studio/pixels/codec.ts'
import type { RasterImage } from '#studio/pixels/linear-image.ts'
import type { Stage } from '../stages.ts'
import type { RecipeRun } from './recipes/recipe.ts'

export interface Follow {
  signal: AbortSignal
  onProgress(fraction: number): void
  onPreview(image: RasterImage): void
}

/** Which stage a part of the work is in, by the fraction of it that is done. */
export type StageAt = (fraction: number) => Stage

/** What a studio task is given so that it fills the part `from`..`to` of the whole run. */
export function follow(run: RecipeRun, from: number, to: number, stageAt: StageAt): Follow {
  let encoding = false
  return {
    signal: run.signal,
    onProgress: (fraction) => run.onProgress({ progress: from + (to - from) * fraction, stage: stageAt(fraction) }),
    onPreview: (image) => {
      // The next is as good: pictures that come faster than they can be sent are left out.
      if (encoding) return
      encoding = true
      encodeImage(image, 'webp').then(run.onPreview, () => {}).finally(() => (encoding = false))
    },
  }
}

export const paintingStage: StageAt = (fraction) =>
  fraction < 0.15 ? 'sketching' : fraction < 0.75 ? 'painting' : fraction < 0.95 ? 'styling' : 'finishing'

export const modelStage: StageAt = (fraction) => (fraction < 0.9 ? 'making' : 'finishing')

export const filmingStage: StageAt = (fraction) => (fraction < 1 ? 'filming' : 'finishing')

export const findingStage: StageAt = (fraction) => (fraction < 0.5 ? 'finding' : fraction < 0.9 ? 'matting' : 'finishing')
