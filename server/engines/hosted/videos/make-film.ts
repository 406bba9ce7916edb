import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { EngineRequest, EngineRun, SceneFilm, SceneWish } from '../../engine.ts'
import { withTemporaryFolder } from '../../../platform/temporary-folder.ts'
import { badAnswer } from '../../shared/bad-answer.ts'
import { labelFilm } from '../../shared/label-film.ts'
import { posterOf } from '../../shared/film-poster.ts'
import { readFilm, type FilmFacts } from '../../shared/read-film.ts'
import { receivedVideo } from '../../shared/received-video.ts'
import { seedOf } from '../seed-of.ts'
import type { Service } from '../service.ts'
import { followFilm, type JobRun } from './film-job.ts'
import { planPhoto, planScene, type FilmPlan } from './film-plan.ts'
import type { VideoModelCard } from './video-model.ts'

const MAX_BYTES = 512 * 1024 * 1024
const FETCH_MS = 10 * 60_000
/** A film is no longer than a few times what was asked for, and no blink. */
const LONGEST = 4
const SHORTEST_SECONDS = 0.5

type PhotoRequest = Extract<EngineRequest, { generator: 'img-to-video' }>

/** Makes a photo's film and delivers it. */
export async function makePhotoFilm(service: Service, card: VideoModelCard, { input }: PhotoRequest, run: EngineRun): Promise<void> {
  const seed = input.seed ?? seedOf(run)
  const plan = await planPhoto(card, input, seed, run)
  await withTemporaryFolder(async (folder) => {
    const { file, mime, ...facts } = await filmOf(service, plan, run, path.join(folder, 'film'))
    run.onProgress({ progress: 0.97, stage: 'finishing' })
    const settings = plan.prompt === input.prompt ? {} : { settings: { prompt: plan.prompt.slice(0, 600) } }
    await run.deliver({
      kind: 'video', mime, stream: createReadStream(await labelFilm({ file, mime }, run.taskId)), poster: await posterOf(plan.first!, facts), duration: facts.duration,
      ...(card.seed && { seed }), ...settings,
    })
  })
}

/** A scene out of words, in the given file. */
export async function makeScene(service: Service, card: VideoModelCard, wish: SceneWish, run: JobRun, file: string): Promise<SceneFilm> {
  const { mime, duration } = await filmOf(service, planScene(card, wish), run, file)
  return { file, mime, seconds: duration }
}

async function filmOf(service: Service, plan: FilmPlan, run: JobRun, file: string): Promise<FilmFacts & Pick<SceneFilm, 'file' | 'mime'>> {
  const address = await followFilm(service, plan, run)
  const { signal } = run
  run.onProgress({ progress: 0.92, stage: 'fetching' })
  try {
    const { stream } = await service.files.stream(address, { signal, timeoutMs: FETCH_MS, maxBytes: MAX_BYTES })
    const film = await receivedVideo(stream, { maxBytes: MAX_BYTES })
    await pipeline(film.stream, createWriteStream(file), { signal })
    const facts = await readFilm(file)
    if (facts.duration < SHORTEST_SECONDS || facts.duration > LONGEST * plan.wish.seconds) throw badAnswer(new Error(`A film of ${facts.duration} s`))
    return { file, mime: film.mime, ...facts }
  } catch (error) {
    signal.throwIfAborted()
    throw error
  }
}
