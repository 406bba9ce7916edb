import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { findGenerator } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import { EngineError, type Engine, type EngineOutput, type EngineRequest } from '../../engines/engine.ts'
import type { JobRun } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { isStorageFull } from '../../platform/storage/storage-full.ts'
import type { Reason } from '../../words/reasons.ts'
import { storeWorkFiles } from '../gallery/work-files.ts'
import { works, type NewWork } from '../gallery/works.table.ts'
import type { Uploads } from '../uploads/uploads.ts'
import type { FindEngine } from './find-engine.ts'
import type { TaskLife } from './task-life.ts'
import { createTaskProgress } from './task-progress.ts'
import type { TaskRow } from './tasks.table.ts'

/** No creation takes this long, milliseconds; one that does hangs. */
const TIME_LIMIT = 10 * 60_000

/**
 * The worker's side of a task. Whatever happens, the points are settled once: here, or by the queue giving the job to
 * another worker, or in the end by bury-task.
 */
export function createRunTask(platform: Platform, life: TaskLife, findEngine: FindEngine, uploads: Uploads) {
  const { db, files, clock, log } = platform

  return async function runTask({ taskId }: { taskId: string }, run: JobRun): Promise<void> {
    const task = await life.claim(taskId)
    // Finished by an earlier delivery, or cancelled.
    if (!task) return
    const engine = findEngine(task.generator)
    if (!engine) return life.fail(task, 'generator-unavailable')

    const outputs = await paint(task, engine, run)
    if (outputs) await keep(task, engine, outputs)
  }

  /** Runs the engine; undefined when there is nothing to keep, and the task has been told so. */
  async function paint(task: TaskRow, engine: Engine, run: JobRun): Promise<EngineOutput[] | undefined> {
    const lost = new AbortController()
    const late = AbortSignal.timeout(TIME_LIMIT)
    const progress = createTaskProgress(platform, life, task, () => lost.abort(new Error('The claim on the task is lost')))
    try {
      return await engine.run(requestOf(task), {
        signal: AbortSignal.any([run.signal, lost.signal, late]),
        onProgress: progress.report,
        onPreview: progress.preview,
        readUpload: (id) => uploads.read(id, task.userId),
      })
    } catch (error) {
      if (lost.signal.aborted) return undefined
      if (run.signal.aborted) {
        // Cancelled (then this changes nothing) or the process ends.
        await life.giveBack(task)
        throw error
      }
      const reason = late.aborted ? 'engine-timed-out' : error instanceof EngineError ? error.reason : 'engine-failed'
      if (!(error instanceof EngineError)) log.error({ err: error, taskId: task.id, generator: task.generator }, 'engine failed')
      await life.fail(task, reason)
      return undefined
    } finally {
      await progress.close()
    }
  }

  /** Stores the outputs and ends the task; what a task that did not succeed has stored is taken back. */
  async function keep(task: TaskRow, engine: Engine, outputs: EngineOutput[]): Promise<void> {
    const keys: string[] = []
    try {
      const made: NewWork[] = []
      for (const [position, output] of outputs.entries()) {
        made.push(await storeWork(task, engine, output, position, (key) => keys.push(key)))
      }
      if (await life.succeed(task, made)) return
    } catch (error) {
      await removeUnlessKept(task, keys)
      const reason: Reason | undefined = isStorageFull(error) ? 'storage-full' : undefined
      if (!reason) throw error
      log.error({ err: error, taskId: task.id }, 'storage full')
      return life.fail(task, reason)
    }
    await removeAll(keys)
  }

  async function storeWork(
    task: TaskRow,
    engine: Engine,
    output: EngineOutput,
    position: number,
    onKey: (key: string) => void,
  ): Promise<NewWork> {
    const id = randomUUID()
    const now = clock.now()
    const { bytes, text, ...about } = output
    const generator = findGenerator(task.generator)!
    const photo = uploadsIn(generator, task.input).get('photo')
    return {
      ...(await storeWorkFiles(bytes, { files, workId: id, now, onKey, unmade: generator.makes === 'text' })),
      id,
      position,
      userId: task.userId,
      taskId: task.id,
      generator: task.generator,
      kind: generator.makes,
      text: text ?? null,
      beforeKey: photo ? await uploads.keyOf(photo) : null,
      description: { input: task.input, ...about, engine: engine.id },
      parentId: task.parentId,
      createdAt: now,
    }
  }

  /** The commit may have gone through although its answer was lost: then the files belong to works. */
  async function removeUnlessKept(task: TaskRow, keys: string[]): Promise<void> {
    try {
      const kept = await db.select({ id: works.id }).from(works).where(eq(works.taskId, task.id)).limit(1)
      if (kept.length === 0) await removeAll(keys)
    } catch (error) {
      log.warn({ err: error, keys }, 'files of an unfinished task may be left')
    }
  }

  async function removeAll(keys: string[]): Promise<void> {
    for (const key of keys) {
      await files.delete(key).catch((error: unknown) => log.warn({ err: error, key }, 'file not removed'))
    }
  }
}

function requestOf({ generator, input }: TaskRow): EngineRequest {
  // Checked when the task was made, and again here as the contract may be newer than the row.
  return { generator, input: v.parse(findGenerator(generator)!.input, input) } as EngineRequest
}
