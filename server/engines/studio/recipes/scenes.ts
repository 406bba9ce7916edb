import type { Scene } from '#contract/generators/film-choices.ts'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { ReelShot } from '#studio/film/reel/reel-spec.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import type { EngineRun, FilmScenes, PaintPicture } from '../../engine.ts'
import { partOf } from '../../shared/part-of.ts'
import { SEEDS } from '../../shared/random-seed.ts'
import { paintedRecipes } from './painted.ts'

type Wish = GeneratorInput<'text-to-video'> & { seed: number }
type Shot = Omit<ReelShot, 'enter'>

const STRENGTH = 0.5
/** A scene is seen a little longer than it lasts, while it comes and goes. */
const OVERLAP = 0.7

/** Each scene as a picture before the camera, by the painter of the offer, else by the built-in one. */
export async function paintedScenes(pool: StudioPool, scenes: readonly Scene[], { style, size, resolution, seed }: Wish, run: EngineRun, onProgress: EngineRun['onProgress']): Promise<Shot[]> {
  const paint = run.paint ?? paintHere(pool)
  const shots: Shot[] = []
  for (const [i, { picture, seconds, camera }] of scenes.entries()) {
    const wish = { prompt: picture, negative: '', style, size, clarity: resolution === '1080p' ? 'high' : 'standard', count: 1, seed: (seed + i) % SEEDS } as const
    const part = {
      signal: run.signal,
      onPreview: run.onPreview,
      onProgress: ({ progress }: { progress: number }) => onProgress({ progress: (i + progress) / scenes.length, stage: 'painting', ...partOf(i, scenes.length) }),
    }
    shots.push({ seconds, views: [{ photo: await paint(wish, part), field: 'scenes', move: camera, strength: STRENGTH }] })
  }
  return shots
}

/** Each scene as a film of its own. */
export async function filmedScenes(film: FilmScenes, scenes: readonly Scene[], { style, size: ratio, resolution, seed }: Wish, folder: string, onProgress: EngineRun['onProgress']): Promise<Shot[]> {
  const wishes = scenes.map(({ picture: words, camera, seconds }, i) => ({ words, style, camera, ratio, resolution, seconds: seconds + OVERLAP, seed: (seed + i) % SEEDS }))
  const films = await film(wishes, { folder, onProgress })
  return films.map(({ file, seconds }, i) => ({ seconds: scenes[i]!.seconds, views: [{ clip: { file, from: 0, slowed: seconds } }] }))
}

const paintHere = (pool: StudioPool): PaintPicture => async (input, run) => {
  const readUpload = () => Promise.reject(new Error('Words have no photos'))
  const [output] = await paintedRecipes['text-to-image'](pool, input, { ...run, readUpload })
  return output!.bytes
}
