import path from 'node:path'
import sharp from 'sharp'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { EncoderChoice } from '#studio/film/encode/film-encoder.ts'
import type { FilmSpec } from '#studio/film/film-spec.ts'
import { makeFilm } from '#studio/film/program/film-process.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import type { EngineRun } from '../../engine.ts'
import { randomSeed } from '../../shared/random-seed.ts'
import { atPart, filmingStage, findingStage, follow } from '../follow.ts'
import { deliverFilm } from './film-files.ts'
import { filmSize } from '../../shared/film-size.ts'

/** How much of the time goes into making the photo ready. */
const PREPARING = 0.35

/** Makes one photo a film and delivers it. */
export async function filmPhoto(pool: StudioPool, encoder: EncoderChoice, input: GeneratorInput<'img-to-video'>, run: EngineRun): Promise<void> {
  run.onProgress({ progress: 0, stage: 'reading' })
  const photos = await Promise.all([['photo', input.photo] as const, ['endPhoto', input.endPhoto] as const].flatMap(([field, id]) => (id === undefined ? [] : [readPhoto(field, id, run)])))
  const { seed = randomSeed() } = input
  const spec = await specFor(input, photos[0]!.bytes, seed)
  await deliverFilm({ encoder, size: spec.size }, run, async ({ folder, ...files }) => {
    const notes = new Set<string>()
    for (const [i, { field, bytes }] of photos.entries()) {
      const part = follow(atPart(run, i, photos.length), (PREPARING * i) / photos.length, (PREPARING * (i + 1)) / photos.length, findingStage)
      const told = await pool.run('film-stage', { photo: bytes, field, spec, file: stageFile(folder, i) }, part)
      for (const note of told.notes) notes.add(note)
    }
    const stages = photos.length === 1 ? ([stageFile(folder, 0)] as const) : ([stageFile(folder, 0), stageFile(folder, 1)] as const)
    await makeFilm({ ...files, spec, stages }, follow(run, PREPARING, 1, filmingStage))
    return { duration: spec.seconds, seed, notes: [...notes] }
  })
}

const stageFile = (folder: string, i: number) => path.join(folder, `stage-${i}`)

const readPhoto = async (field: string, id: string, run: EngineRun) => ({ field, bytes: await run.readUpload(id) })

async function specFor({ move, life, strength, seconds, ratio, resolution, loop, endPhoto }: GeneratorInput<'img-to-video'>, photo: Uint8Array, seed: number): Promise<FilmSpec> {
  const { width, height } = await sharp(photo).metadata()
  return {
    size: filmSize(ratio, resolution, { width, height }),
    seconds: Math.round(seconds),
    move,
    strength,
    // What becomes something else has no way back.
    loop: loop && endPhoto === undefined,
    life: life === 'none' ? [] : [life],
    seed,
  }
}
