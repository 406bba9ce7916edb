import type { Executor } from '../platform.ts'

/** Every job of the product and what it carries; the boot fails when a handler is missing. */
export interface JobPayloads {
  'run-task': { taskId: string }
  /** The dead letter queue of run-task: gets the payload of a job that failed for the last time. */
  'bury-task': { taskId: string }
  'remove-preview': { key: string }
  'purge-bin': Record<string, never>
  'sweep-files': Record<string, never>
}
export type JobName = keyof JobPayloads
export const jobNames = ['bury-task', 'run-task', 'remove-preview', 'purge-bin', 'sweep-files'] as const satisfies readonly JobName[]

/** Where a job's payload goes when it failed for the last time; that queue stands before it in `jobNames`. */
export const deadLetters: Partial<Record<JobName, JobName>> = { 'run-task': 'bury-task' }

/** Jobs that the queue starts by itself, once for the whole installation: five fields of cron, UTC. */
export const jobSchedules: Partial<Record<JobName, string>> = { 'purge-bin': '17 * * * *', 'sweep-files': '43 19 * * *' }

export interface JobRun {
  id: string
  /** Aborts when the job is cancelled, expires or the process shuts down. */
  signal: AbortSignal
  /** 1 at the first delivery; more after a worker died, so handlers must be idempotent. */
  attempt: number
}

export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N], run: JobRun) => Promise<void> }

interface EnqueueOptions {
  /** A UUID of the caller's; one is made otherwise. */
  id?: string
  /** A higher priority runs first. */
  priority?: number
  /** Seconds before which the job does not run. */
  startAfter?: number
}

export interface Jobs {
  /** Enqueued when the executor's transaction commits; a worker finds it within two seconds. */
  enqueue<N extends JobName>(executor: Executor, name: N, payload: JobPayloads[N], options?: EnqueueOptions): Promise<string>
  /** Makes workers of every process look for jobs of the name at once: for what somebody waits for, after the commit. */
  wake(name: JobName): void
  cancel(executor: Executor, name: JobName, id: string): Promise<void>
  /** How many jobs of a name have not been started. */
  waiting(name: JobName): Promise<number>
  /** Starts working: `concurrency` jobs of each name at a time in this process. */
  work(handlers: JobHandlers, concurrency: Record<JobName, number>): Promise<void>
  /** Stops fetching, waits up to `graceMs` for running jobs, then gives the rest back to the queue. */
  stop(graceMs: number): Promise<void>
}
