import type { Executor } from '../platform.ts'

/** Every job of the product and what it carries; the boot fails when a handler is missing. */
export interface JobPayloads {
  /** `jobId` names the job itself where its id is not the task's: a task that was tried again has a new one. */
  'run-task': { taskId: string; jobId?: string }
  /** The dead letter queue of run-task: gets the payload of a job that failed for the last time. */
  'bury-task': { taskId: string; jobId?: string }
  'remove-preview': { key: string }
  /** A person has created something for the first time since they were invited. */
  'reward-invitations': { userId: string }
  'export-data': { exportId: string }
  'delete-account': { deletionId: string }
  'build-double': { doubleId: string }
  /** Removes what is left of a double that its person has deleted. */
  'delete-double': { doubleId: string; deletionId: string }
  /** Gives the prizes of activities that are over. */
  'decide-activities': Record<string, never>
  'purge-bin': Record<string, never>
  'sweep-files': Record<string, never>
  /** Asks the payment providers about orders and refunds that wait for news, and closes what has expired. */
  'check-orders': Record<string, never>
  /** The test cashier's notification of a payment. */
  'sandbox-notify': { orderId: string }
}
export type JobName = keyof JobPayloads
export const jobNames = ['bury-task', 'run-task', 'remove-preview', 'reward-invitations', 'check-orders', 'sandbox-notify', 'export-data', 'delete-account', 'build-double', 'delete-double', 'decide-activities', 'purge-bin', 'sweep-files'] as const satisfies readonly JobName[]

/** The same for every job. */
// fromEntries forgets which names there are.
export const forEveryJob = <T>(value: T) => Object.fromEntries(jobNames.map((name) => [name, value])) as Record<JobName, T>

/** Where a job's payload goes when it failed for the last time; that queue stands before it in `jobNames`. */
export const deadLetters: Partial<Record<JobName, JobName>> = { 'run-task': 'bury-task' }

/** Jobs that the queue starts by itself, once for the whole installation: five fields of cron, UTC. */
export const jobSchedules: Partial<Record<JobName, string>> = { 'purge-bin': '17 * * * *', 'sweep-files': '43 19 * * *', 'check-orders': '* * * * *', 'decide-activities': '*/5 * * * *' }

/** Why the signal of a job aborts when somebody cancels it; at any other reason the job will be delivered again. */
export class JobCancelledError extends Error {
  override name = 'JobCancelledError'
}

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
  /** Whose places it waits for; jobs of a lane that was opened run beside those of the others. */
  lane?: string
}

interface AddedJob<N extends JobName> extends Pick<EnqueueOptions, 'id' | 'priority'> {
  payload: JobPayloads[N]
}

/** How many jobs run at once in this process: of each name, and of run-task in each of its further lanes. */
interface Concurrency {
  names: Readonly<Record<JobName, number>>
  lanes: Readonly<Record<string, number>>
}

/** The lane of jobs that name none. */
export const LOCAL_LANE = 'paint'

export interface Jobs {
  /** Enqueued when the executor's transaction commits; a worker finds it within two seconds. */
  enqueue<N extends JobName>(executor: Executor, name: N, payload: JobPayloads[N], options?: EnqueueOptions): Promise<string>
  /** As `enqueue`, in one statement however many they are. */
  enqueueAll<N extends JobName>(executor: Executor, name: N, added: readonly AddedJob<N>[], options?: Pick<EnqueueOptions, 'lane'>): Promise<void>
  /** Makes workers of every process look for jobs of the name at once: for what somebody waits for, after the commit. */
  wake(name: JobName, lane?: string): void
  cancel(executor: Executor, name: JobName, id: string, lane?: string): Promise<void>
  /** How many jobs of a name have not been started, in all lanes that were opened. */
  waiting(name: JobName): Promise<number>
  /** Makes lanes of run-task ready to enqueue in; their names hold letters, digits, '-' and '_'. */
  openLanes(lanes: readonly string[]): Promise<void>
  /** Starts working in this process. */
  work(handlers: JobHandlers, concurrency: Concurrency): Promise<void>
  /** Stops fetching, waits up to `graceMs` for running jobs, then gives the rest back to the queue. */
  stop(graceMs: number): Promise<void>
}
