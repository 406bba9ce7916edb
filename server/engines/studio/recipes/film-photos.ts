import path from 'node:path'
import type { PhotoOrClip } from '#contract/generators/custom-video.ts'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { EncoderChoice } from '#studio/film/encode/film-encoder.ts'
import { shootReel } from '#studio/film/reel/shoot-reel.ts'
import type { MontageInput } from '#studio/montage/montage-task.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { languageOf } from '#studio/script/script-language.ts'
import type { EngineRun } from '../../engine.ts'
import { randomSeed } from '../../shared/random-seed.ts'
import { follow, followReel } from '../follow.ts'
import { deliverFilm } from './film-files.ts'
import { filmSize } from '../../shared/film-size.ts'

/** How much of the time goes into the music and the plan. */
const PLANNED = 0.12

/** Makes photos and clips a film on the beat of its music, by a template, and delivers it. */
export async function filmPhotos(pool: StudioPool, encoder: EncoderChoice, input: GeneratorInput<'custom-video'>, run: EngineRun): Promise<void> {
  run.onProgress({ progress: 0, stage: 'reading' })
  const { template, title, music, size: ratio, resolution, seed = randomSeed() } = input
  const seconds = Math.round(input.seconds)
  const size = filmSize(ratio, resolution, { width: 9, height: 16 })
  await deliverFilm({ encoder, size }, run, async (files) => {
    const photos = await Promise.all(input.photos.map((one, i) => read(one, i, files.folder, run)))
    const reel = await pool.run(
      'montage',
      { template, photos, title, language: languageOf(title, 'zh-Hans'), size, seconds, seed, ...(music !== 'auto' && { mood: music }) },
      follow(run, 0, PLANNED, () => 'composing'),
    )
    const { notes } = await shootReel(pool, reel, files, followReel(run, PLANNED))
    return { duration: seconds, seed, notes }
  })
}

async function read(one: PhotoOrClip, i: number, folder: string, run: EngineRun): Promise<MontageInput['photos'][number]> {
  const field = `photos.${i}`
  if (typeof one === 'string') return { bytes: await run.readUpload(one), field }
  const file = path.join(folder, `clip-${i}`)
  const { seconds, still } = await run.copyFilm(one.clip, file)
  return { bytes: still, field, clip: { file, from: 0, seconds } }
}
