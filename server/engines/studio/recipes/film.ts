import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { appConfig } from '#config'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import type { EncoderChoice } from '#studio/film/encode/film-encoder.ts'
import type { FilmSpec } from '#studio/film/film-spec.ts'
import { makeFilm } from '#studio/film/program/film-process.ts'
import type { FilmMark } from '#studio/film/program/messages.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { cornerMark } from '../../../domains/gallery/mark.ts'
import type { EngineRun } from '../../engine.ts'
import { randomSeed } from '../../shared/random-seed.ts'
import { findingStage, follow } from '../follow.ts'
import { filmSize } from './film-size.ts'

/** How much of the time goes into making the photo ready. */
const PREPARING = 0.35

/** Makes one photo a film and delivers it; what was written on the way is gone when it ends, however it ends. */
export async function filmPhoto(pool: StudioPool, encoder: EncoderChoice, input: GeneratorInput<'img-to-video'>, run: EngineRun): Promise<void> {
  run.onProgress({ progress: 0, stage: 'reading' })
  const photos = await Promise.all([['photo', input.photo] as const, ['endPhoto', input.endPhoto] as const].flatMap(([field, id]) => (id === undefined ? [] : [readPhoto(field, id, run)])))
  const { seed = randomSeed() } = input
  const spec = await specFor(input, photos[0]!.bytes, seed)
  const folder = await mkdtemp(path.join(tmpdir(), 'inkling-film-'))
  try {
    const notes = new Set<string>()
    for (const [i, { field, bytes }] of photos.entries()) {
      const part = follow(run, (PREPARING * i) / photos.length, (PREPARING * (i + 1)) / photos.length, findingStage)
      const told = await pool.run('film-stage', { photo: bytes, field, spec, file: stageFile(folder, i) }, part)
      for (const note of told.notes) notes.add(note)
    }
    const [film, poster] = [path.join(folder, 'film.mp4'), path.join(folder, 'poster.webp')]
    const stages = photos.length === 1 ? ([stageFile(folder, 0)] as const) : ([stageFile(folder, 0), stageFile(folder, 1)] as const)
    const label = { Label: '1', ContentProducer: appConfig.name, ProduceID: run.taskId }
    await makeFilm(
      { spec, stages, mark: await aiMark(spec), encoder, film, poster, comment: `Made with ${appConfig.name} AI`, labels: { AIGC: JSON.stringify(label) } },
      follow(run, PREPARING, 1, (at) => (at < 1 ? 'filming' : 'finishing')),
    )
    await run.deliver({
      kind: 'video', mime: 'video/mp4', stream: createReadStream(film), poster: await readFile(poster), duration: spec.seconds, seed, notes: [...notes],
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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

/** The label that pictures carry, for every frame. */
async function aiMark({ size }: FilmSpec): Promise<FilmMark> {
  const { input, left = 0, top = 0 } = cornerMark(size, 'bottom-right')
  const { data, info } = await sharp(input as Buffer).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { left, top, picture: { width: info.width, height: info.height, channels: 4, data } }
}
