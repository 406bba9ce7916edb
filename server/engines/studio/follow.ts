import type { ReelFollow } from '#studio/film/reel/shoot-reel.ts'
import { encodeImage } from '#studio/pixels/codec.ts'
import type { RasterImage } from '#studio/pixels/linear-image.ts'
import { partOf } from '../shared/part-of.ts'
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

/** The run as it is while one of several pictures or photos is worked on, counted from 0. */
export function atPart<Run extends Pick<RecipeRun, 'onProgress'>>(run: Run, index: number, of: number): Run {
  return { ...run, onProgress: (progress) => run.onProgress({ ...progress, ...partOf(index, of) }) }
}

/** What a reel is given so that it fills the rest of the run. */
export function followReel(run: RecipeRun, from: number): ReelFollow {
  return {
    ...follow(run, from, 1, filmingStage),
    onProgress: (fraction, preparing) =>
      run.onProgress({
        progress: from + (1 - from) * fraction,
        ...(preparing ? { stage: 'preparing', ...partOf(preparing.index, preparing.of) } : { stage: filmingStage(fraction) }),
      }),
  }
}

export const paintingStage: StageAt = (fraction) =>
  fraction < 0.15 ? 'sketching' : fraction < 0.75 ? 'painting' : fraction < 0.95 ? 'styling' : 'finishing'

export const modelStage: StageAt = (fraction) => (fraction < 0.9 ? 'making' : 'finishing')

export const filmingStage: StageAt = (fraction) => (fraction < 1 ? 'filming' : 'finishing')

export const findingStage: StageAt = (fraction) => (fraction < 0.5 ? 'finding' : fraction < 0.9 ? 'matting' : 'finishing')
