import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { RasterImage } from '../pixels/linear-image.ts'
import { StudioError } from '../studio-error.ts'
import { collectLess } from './collect-less.ts'
import { CANCELLED, LIFE_SIGNS, type Answer, type Job, type Report } from './messages.ts'
import type { WorkerSettings } from './worker-settings.ts'
import type { TaskInput, TaskOutput, TaskRegistry, ThreadKind } from './tasks.ts'
import { watchLifeSigns } from './watchdog.ts'

interface RunOptions {
  /** Cancels the task: it stops at its next check, or its worker is ended if it does not. */
  signal?: AbortSignal | undefined
  /** Fraction done, 0..1, at most ten times a second. */
  onProgress?: ((fraction: number) => void) | undefined
  onPreview?: ((image: RasterImage) => void) | undefined
}

export interface WorkerPoolOptions {
  /** Module whose default export is `serveTasks(registry)`. */
  workerFile: URL
  threads: Record<Exclude<ThreadKind, 'own-models'>, number>
  settings?: WorkerSettings
  /** Milliseconds without a sign of life after which a worker counts as stuck and is ended. */
  silence?: number
  /** Milliseconds that a cancelled task has to stop by itself. */
  grace?: number
}

export interface WorkerPool<Registry extends TaskRegistry> {
  /** Runs a task in a worker; rejects with a StudioError only. */
  run<Name extends keyof Registry & string>(
    name: Name,
    input: TaskInput<Registry, Name>,
    options?: RunOptions,
  ): Promise<TaskOutput<Registry, Name>>
  /** Ends the workers and what they do. */
  close(): Promise<void>
}

type TransferList = NonNullable<Parameters<Piscina['run']>[1]>['transferList']

export function createWorkerPool<Registry extends TaskRegistry>(
  registry: Registry,
  { workerFile, threads, settings, silence = 60_000, grace = 3_000 }: WorkerPoolOptions,
): WorkerPool<Registry> {
  collectLess()
  const pools: Record<ThreadKind, Piscina<Job, Answer>> = {
    paint: startThreads(workerFile, { min: threads.paint, max: threads.paint }, settings),
    vision: startThreads(workerFile, { min: threads.vision, max: threads.vision }, settings),
    'own-models': startThreads(workerFile, { min: 0, max: 1 }, settings),
  }
  let closed = false

  return {
    async run(name, input, { signal, onProgress, onPreview } = {}) {
      const checkOpen = () => {
        if (closed) throw new StudioError('closed', 'The studio has been closed')
        if (signal?.aborted) throw new StudioError('cancelled', 'The task was cancelled')
      }
      checkOpen()
      const shared = new Int32Array(new SharedArrayBuffer(8))
      const { port1: reports, port2: port } = new MessageChannel()
      const deliver = (report: Report) => (report.kind === 'progress' ? onProgress?.(report.fraction) : onPreview?.(report.image))
      reports.on('message', deliver)

      // Takes a job out of the queue, or ends the worker that has it.
      const end = new AbortController()
      let stuck = false
      const watchdog = watchLifeSigns(shared, silence, () => {
        stuck = true
        end.abort()
      })
      let graceTimer: NodeJS.Timeout | undefined
      const cancel = () => {
        Atomics.store(shared, CANCELLED, 1)
        Atomics.notify(shared, CANCELLED)
        if (Atomics.load(shared, LIFE_SIGNS) === 0) end.abort()
        else graceTimer = setTimeout(() => end.abort(), grace)
      }
      signal?.addEventListener('abort', cancel, { once: true })

      try {
        const job: Job = { task: name, input, shared: shared.buffer, port }
        // Piscina derives this type from an overload of postMessage that newer Node types put last.
        const transferList = [port] as unknown as TransferList
        const answer = await pools[registry[name]!.threads].run(job, { signal: end.signal, transferList })
        for (let left = receiveMessageOnPort(reports); left; left = receiveMessageOnPort(reports)) deliver(left.message)
        if (!answer.ok) throw new StudioError(answer.reason, answer.message, { photo: answer.photo })
        return answer.output as TaskOutput<Registry, typeof name>
      } catch (error) {
        checkOpen()
        if (stuck) throw new StudioError('timed-out', `The task '${name}' gave no sign of life and was ended`)
        if (error instanceof StudioError) throw error
        throw new StudioError('worker-died', `The worker of the task '${name}' ended`, { cause: error })
      } finally {
        watchdog.stop()
        clearTimeout(graceTimer)
        signal?.removeEventListener('abort', cancel)
        reports.close()
      }
    },
    async close() {
      closed = true
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()))
    },
  }
}

/** Milliseconds after which a thread above the least number ends when it has nothing to do. */
const IDLE = 60_000

function startThreads(workerFile: URL, { min, max }: { min: number; max: number }, workerData?: WorkerSettings): Piscina<Job, Answer> {
  // Without atomics: a thread with nothing to do would sleep in Atomics.wait, where an exit of the process has to break in.
  const pool = new Piscina<Job, Answer>({ filename: workerFile.href, minThreads: min, maxThreads: max, idleTimeout: IDLE, atomics: 'disabled', workerData })
  // A worker that dies with nothing to do is simply replaced; without a listener the process would end with it.
  pool.on('error', () => {})
  return pool
}
