import { move, transferableSymbol, valueSymbol } from 'piscina'
import { StudioError } from '../studio-error.ts'
import { CANCELLED, LIFE_SIGNS, type Answer, type Job, type Report } from './messages.ts'
import type { TaskContext } from './task-context.ts'
import type { TaskRegistry } from './tasks.ts'
import { throttle } from './throttle.ts'

/** The worker's side of the pool: a handler that runs the registry's tasks. */
export function serveTasks(registry: TaskRegistry): (job: Job) => Promise<unknown> {
  return async (job) => {
    // The rule means windows; a message port has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const report = (message: Report) => job.port.postMessage(message)
    const shared = new Int32Array(job.shared)
    Atomics.add(shared, LIFE_SIGNS, 1)
    try {
      const entry = registry[job.task]
      if (!entry) throw new StudioError('failed', `There is no task '${job.task}'`)
      const { run } = await entry.load()
      // The pool's types tie each task's name to its input before the job is sent.
      const output = await Promise.race([run(job.input as never, contextFor(shared, report)), cancellation(shared)])
      return withTransfer({ ok: true, output })
    } catch (error) {
      const { reason, photo } = error instanceof StudioError ? error : { reason: 'failed' as const, photo: undefined }
      return { ok: false, reason, photo, message: error instanceof Error ? error.message : String(error) } satisfies Answer
    } finally {
      // Lets go of what waits for a cancellation.
      Atomics.notify(shared, CANCELLED)
      job.port.close()
    }
  }
}

/**
 * Rejects when the task is cancelled. Between its own looks at the flag a task may wait for a decoder or a model's file
 * in other threads; that is left to end by itself, and the task at its next look.
 */
async function cancellation(shared: Int32Array): Promise<never> {
  await Atomics.waitAsync(shared, CANCELLED, 0).value
  throw new StudioError('cancelled', 'The task was cancelled')
}

function contextFor(shared: Int32Array, report: (message: Report) => void): TaskContext {
  const checkCancelled = () => {
    Atomics.add(shared, LIFE_SIGNS, 1)
    if (Atomics.load(shared, CANCELLED)) throw new StudioError('cancelled', 'The task was cancelled')
  }
  const sendProgress = (fraction: number) => report({ kind: 'progress', fraction })
  const sendSome = throttle(sendProgress)
  return {
    checkCancelled,
    preview: throttle((image) => report({ kind: 'preview', image })),
    progress: (fraction) => {
      Atomics.add(shared, LIFE_SIGNS, 1)
      // The end is told however soon it comes.
      if (fraction >= 1) sendProgress(fraction)
      else sendSome(fraction)
    },
  }
}

/** Hands the output's bytes over instead of copying them. */
function withTransfer(answer: Answer & { ok: true }): unknown {
  const buffers = ownBuffersOf(answer.output)
  return buffers.length === 0 ? answer : move({ [transferableSymbol]: buffers, [valueSymbol]: answer })
}

/** Buffers that belong wholly to one of the output's typed arrays; shared memory and Node's pooled buffers stay. */
function ownBuffersOf(output: unknown): ArrayBuffer[] {
  if (typeof output !== 'object' || output === null) return []
  const whole = Object.values(output).filter((value) => ArrayBuffer.isView(value) && value.byteLength === value.buffer.byteLength)
  return [...new Set(whole.map((view) => view.buffer))].filter((buffer) => buffer instanceof ArrayBuffer)
}
