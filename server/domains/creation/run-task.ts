import * as v from 'valibot'
import { findGenerator, type GeneratorId } from '#contract/generators/generators.ts'
import { EngineError, type EngineRequest, type EngineRun } from '../../engines/engine.ts'
import { helpersFor } from '../../engines/helpers.ts'
import type { EngineRegistry, Taken } from '../../engines/registry.ts'
import { runOffer } from '../../engines/run-offer.ts'
import { JobCancelledError, type JobPayloads, type JobRun } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { isStorageFull } from '../../platform/storage/storage-full.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { nextOffer } from './choose-offer.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { refusalOf } from '../../words/refusal.ts'
import type { TaskLife } from './task-life.ts'
import { createTaskProgress } from './task-progress.ts'
import type { TaskRow } from './tasks.table.ts'

/** Seconds before an offer is tried again, each time it fails for a reason that may pass. */
const PAUSES = [2, 8]

/** How a run ended that made nothing to keep; undefined when the task has been told already. */
type Failure = EngineError | undefined

/**
 * The worker's side of a task. Whatever happens, the points are settled once: here, or by the queue giving the job to
 * another worker, or in the end by bury-task.
 */
export function createRunTask(platform: Platform, life: TaskLife, engines: EngineRegistry, uploads: Uploads, pauses: readonly number[] = PAUSES) {
  const { log } = platform

  return async function runTask({ taskId, jobId = taskId }: JobPayloads['run-task'], run: JobRun): Promise<void> {
    const task = await life.claim(taskId, jobId)
    // Finished by an earlier delivery, or cancelled.
    if (!task) return
    await engines.asked
    const taken = engines.find(task.offer)
    const failure = taken ? await make(task, taken, run) : new EngineError('engine-not-set-up', { kind: 'unsupported' })
    if (failure) await goOn(task, taken, failure)
  }

  /** Has the engine make it, and keeps what it made. */
  async function make(task: TaskRow, taken: Taken, run: JobRun): Promise<Failure> {
    const drafts = createDrafts(platform, uploads, task, taken)
    let kept = false
    try {
      const failure = await runEngine(task, taken, run, drafts)
      if (failure !== 'made') return failure
      engines.ended(taken.offer.engine, 'well')
      kept = await life.succeed(task, drafts.works())
      return undefined
    } catch (error) {
      if (run.signal.aborted) throw error
      // The commit may have gone through although its answer was lost: then the files belong to works.
      kept = await drafts.areKept()
      if (kept || !isStorageFull(error)) throw error
      log.error({ err: error, taskId: task.id }, 'storage full')
      return new EngineError('storage-full')
    } finally {
      if (!kept) await drafts.remove()
    }
  }

  async function runEngine(task: TaskRow, taken: Taken, run: JobRun, drafts: Drafts): Promise<'made' | Failure> {
    const { engine, offer } = taken
    const lost = new AbortController()
    const late = AbortSignal.timeout(offer.timeLimitMs)
    const lose = async () => {
      const cancelled = await life.isCancelled(task).catch(() => false)
      lost.abort(cancelled ? new JobCancelledError('The task was cancelled') : new Error('The claim on the task is lost'))
    }
    const progress = createTaskProgress(platform, life, task, () => void lose())
    const signal = AbortSignal.any([run.signal, lost.signal, late])
    const checkpoint = {
      value: task.checkpoint ?? undefined,
      async write(value: string | undefined) {
        if (!(await life.note(task, value))) {
          await lose()
          signal.throwIfAborted()
        }
        checkpoint.value = value
        task.checkpoint = value ?? null
      },
    }
    try {
      const engineRun: EngineRun = {
        taskId: task.id,
        signal,
        givenUp: () => late.aborted || signal.reason instanceof JobCancelledError,
        checkpoint,
        onProgress: progress.report,
        onPreview: progress.preview,
        readUpload: (id: string) => uploads.read(id, task.userId),
        copyFilm: (id, file) => uploads.copyFilm(id, task.userId, file),
        cutOut: engines.cutOut,
        markFilm: engines.markFilm,
        deliver: drafts.add,
      }
      const request = requestOf(task, offer)
      await runOffer(taken, request, { ...engineRun, ...helpersFor(engines, request, engineRun) }, engines.translatorsFor(offer))
      if (drafts.works().length > 0) return 'made'
      throw new Error(`The engine '${engine.id}' delivered nothing`)
    } catch (error) {
      if (lost.signal.aborted) return undefined
      if (run.signal.aborted) {
        // Cancelled (then this changes nothing) or the process ends.
        await life.giveBack(task)
        throw error
      }
      if (late.aborted) return new EngineError('engine-timed-out')
      if (error instanceof EngineError) return error
      if (isStorageFull(error)) throw error
      log.error({ err: error, taskId: task.id, offer: offer.id }, 'engine failed')
      return new EngineError('engine-failed')
    } finally {
      await progress.close()
    }
  }

  /** After a failure: the same offer again, the next one, or the end. */
  async function goOn(task: TaskRow, taken: Taken | undefined, failure: EngineError): Promise<void> {
    const { kind, reason, photo } = failure
    if (kind === 'refused') return life.fail(task, refusalOf(reason, photo))
    log.warn({ err: failure, taskId: task.id, offer: task.offer, attempt: task.attempts + 1 }, 'an engine did not make a creation')
    if (taken && kind === 'transient') engines.ended(taken.offer.engine, 'transient')
    const pause = pauses[task.attempts]
    if (taken && kind === 'transient' && pause !== undefined) {
      return life.tryAgain(task, { offer: taken.offer, after: pause, attempts: task.attempts + 1, tried: task.tried, checkpoint: task.checkpoint })
    }
    const engine = task.offer.split('/')[0]!
    const tried = [...task.tried, { offer: task.offer, engine: engines.engineName(engine), model: taken?.offer.model.name ?? '', reason }]
    const wish = { generator: task.generator as GeneratorId, input: task.input, photosStay: taken ? taken.offer.stays : true }
    const next = nextOffer(engines, wish, tried.map(({ offer }) => offer))
    if (!next) return life.fail(task, refusalOf(reason, photo))
    return life.tryAgain(task, { offer: next, after: 0, attempts: 0, tried, checkpoint: null })
  }
}

function requestOf({ generator, input }: TaskRow, offer: Taken['offer']): EngineRequest {
  // Checked when the task was made, and again here as the contract may be newer than the row.
  return { generator, input: v.parse(findGenerator(generator)!.input, input), offer } as EngineRequest
}
