import path from 'node:path'
import type { EngineRequest, EngineRun, SceneFilm, SceneWish } from '../../engine.ts'
import { withTemporaryFolder } from '../../../platform/temporary-folder.ts'
import { badAnswer } from '../../shared/bad-answer.ts'
import { filmAsset, MAX_FILM_BYTES, receiveFilm, type ReceivedFilm } from '../../shared/received-film.ts'
import { seedOf } from '../seed-of.ts'
import type { Service } from '../service.ts'
import { followFilm, type JobRun } from './film-job.ts'
import { planPhoto, planScene, type FilmPlan } from './film-plan.ts'
import type { VideoModelCard } from './video-model.ts'

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
    const film = await filmOf(service, plan, run, path.join(folder, 'film'))
    run.onProgress({ progress: 0.97, stage: 'finishing' })
    const settings = plan.prompt === input.prompt ? {} : { settings: { prompt: plan.prompt.slice(0, 600) } }
    await run.deliver({ ...(await filmAsset(film, plan.first!, run)), ...(card.seed && { seed }), ...settings })
  })
}

/** A scene out of words, in the given file. */
export async function makeScene(service: Service, card: VideoModelCard, wish: SceneWish, run: JobRun, file: string): Promise<SceneFilm> {
  const { duration } = await filmOf(service, planScene(card, wish), run, file)
  return { file, seconds: duration }
}

async function filmOf(service: Service, plan: FilmPlan, run: JobRun, file: string): Promise<ReceivedFilm> {
  const address = await followFilm(service, plan, run)
  const { signal } = run
  run.onProgress({ progress: 0.92, stage: 'fetching' })
  try {
    const { stream } = await service.files.stream(address, { signal, timeoutMs: FETCH_MS, maxBytes: MAX_FILM_BYTES })
    const film = await receiveFilm(stream, file, signal)
    if (film.duration < SHORTEST_SECONDS || film.duration > LONGEST * plan.wish.seconds) throw badAnswer(new Error(`A film of ${film.duration} s`))
    return film
  } catch (error) {
    signal.throwIfAborted()
    throw error
  }
}
