import { setTimeout as pause } from 'node:timers/promises'
import type { EngineRun } from '../../engine.ts'
import { EngineError } from '../../engine.ts'
import { badAnswer } from '../../shared/bad-answer.ts'
import { engineErrorOf, isRefusalText, statusOf } from '../errors.ts'
import type { SdkVideoModel } from '../provider.ts'
import { sdk, type Service } from '../service.ts'
import type { FilmPlan } from './film-plan.ts'

type Operation = Awaited<ReturnType<Awaited<ReturnType<typeof sdk>>['experimental_startVideo']>>['operation']

/** The answer to sending a job, with its pictures on the way; and to asking after it. */
const SEND_MS = 3 * 60_000
const LOOK_MS = 60_000
const CANCEL_MS = 10_000
/** Looks that may fail one after another before the queue tries again. */
const MOST_MISSED = 5
/** Seconds that a film takes, about, for a progress that nobody tells. */
const USUAL_SECONDS = 90

export type JobRun = Pick<EngineRun, 'taskId' | 'signal' | 'givenUp' | 'checkpoint' | 'onProgress'>

/**
 * Has a film made by a job at the service and answers its address. The job is written down when the service has taken it, so that the next run finds
 * it again and pays once. Rejects with an EngineError.
 */
export async function followFilm(service: Service, plan: FilmPlan, run: JobRun): Promise<string> {
  const { signal, checkpoint } = run
  let operation = readOperation(checkpoint.value)
  try {
    if (operation === undefined) {
      operation = await send(service, plan, run)
      await checkpoint.write(JSON.stringify({ operation }))
    }
    return await wait(service, plan.model, operation, run)
  } catch (error) {
    if (signal.aborted) {
      // The service goes on by itself, unless nobody wants it any more.
      if (run.givenUp() && operation !== undefined) await cancel(service, operation)
      signal.throwIfAborted()
    }
    const failure = engineErrorOf(error)
    // What cannot be reached now may still be making it; everything else needs another job.
    if (operation !== undefined && !isPassing(failure)) await checkpoint.write(undefined)
    throw failure
  }
}

/** The service did not answer, which says nothing of the job. */
const isPassing = (failure: unknown): boolean => failure instanceof EngineError && failure.kind === 'transient' && failure.reason !== 'engine-answer-bad'

async function send(service: Service, { model: id, prompt, wish, first, last, lastSetting }: FilmPlan, { taskId, signal, onProgress }: JobRun): Promise<Operation> {
  const { provider, log, id: engine } = service
  onProgress({ progress: 0.02, stage: 'sending' })
  const { experimental_startVideo: startVideo } = await sdk()
  const model = await modelOf(service, id)
  const frames = [...(first ? [{ image: first, frameType: 'first_frame' as const }] : []), ...(last && !lastSetting ? [{ image: last, frameType: 'last_frame' as const }] : [])]
  const { settings, ...asked } = provider.film!.ask(wish, { first, last })
  const { operation, warnings } = await startVideo({
    model,
    prompt,
    ...(frames.length > 0 && { frameImages: frames }),
    ...asked,
    providerOptions: { [provider.settingsOf]: { ...settings, ...(last && lastSetting && { [lastSetting]: `data:image/png;base64,${Buffer.from(last).toString('base64')}` }) } },
    maxRetries: 0,
    headers: { 'idempotency-key': taskId },
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(SEND_MS)]),
  })
  if (warnings.length > 0) log.warn({ engine, model: id, warnings }, 'The service ignores what an offer says it uses')
  return operation
}

async function modelOf(service: Service, id: string): Promise<SdkVideoModel> {
  const model = (await service.models(service.fetch)).video?.(id)
  if (!model) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
  // Each package has types of its own for the one interface.
  return model as SdkVideoModel
}

async function wait(service: Service, id: string, operation: Operation, { signal, onProgress }: JobRun): Promise<string> {
  const { experimental_getVideoStatus: videoStatus } = await sdk()
  const model = await modelOf(service, id)
  const began = performance.now()
  for (let missed = 0; ; await pause(service.pollMs, undefined, { signal })) {
    const seconds = (performance.now() - began) / 1000
    onProgress({ progress: 0.05 + 0.85 * (1 - Math.exp(-seconds / USUAL_SECONDS)), stage: 'making' })
    try {
      const told = await videoStatus(model, { operation, maxRetries: 0, abortSignal: AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]) })
      missed = 0
      if (told.status === 'error') throw isRefusalText(told.error) ? new EngineError('content-refused') : badAnswer(new Error('The job came to nothing'))
      if (told.status !== 'completed') continue
      const film = told.videos.find((video) => video.type === 'url')
      if (!film) throw badAnswer(new Error('The job ended without a film'))
      return film.url
    } catch (error) {
      signal.throwIfAborted()
      // Forgotten, as films are after some time.
      if (statusOf(error) === 404 || statusOf(error) === 410) throw badAnswer(new Error('The job is not there any more'))
      const failure = engineErrorOf(error)
      if (!isPassing(failure) || ++missed >= MOST_MISSED) throw failure
    }
  }
}

async function cancel({ provider, apiKey, baseURL, fetch, log, id: engine }: Service, operation: Operation): Promise<void> {
  const way = provider.film?.cancel?.(operation, { apiKey, baseURL })
  if (!way) return
  const { url, ...init } = way
  await fetch(url, { ...init, signal: AbortSignal.timeout(CANCEL_MS) }).catch((error: unknown) => log.warn({ engine, err: engineErrorOf(error) }, 'a job could not be cancelled'))
}

function readOperation(value: string | undefined): Operation | undefined {
  try {
    return value === undefined ? undefined : (JSON.parse(value) as { operation?: Operation }).operation
  } catch {
    return undefined
  }
}
