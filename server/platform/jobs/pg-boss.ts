import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { PgBoss, type Db, type Job, type Queue } from 'pg-boss'
import type { Logger } from '../log.ts'
import type { Channel, Executor } from '../platform.ts'
import { createStatement } from '../database/statement.ts'
import { deadLetters, JobCancelledError, jobNames, jobSchedules, LOCAL_LANE, type JobHandlers, type JobName, type JobPayloads, type Jobs } from './jobs.ts'

/** The queue takes ten seconds without a heartbeat as a dead worker; less it does not allow. */
const HEARTBEAT_SECONDS = 10
const REFRESH_SECONDS = 2
/** How often the queue looks for dead workers. */
const MONITOR_SECONDS = 2
/** How long handlers get to notice that they were aborted at shutdown. */
const ABORT_MS = 5000
/** Longer than the longest creation that an engine may offer. */
const EXPIRE_SECONDS = 2 * 3600
/** Workers look for jobs this often, and at once when they are woken. */
const POLL_SECONDS = 2
/** How many waiting workers look for a job that was added. */
const WOKEN = 4
const CANCELLED = 'job-cancelled'
const ADDED = 'job-added'

/** Said, as queues of earlier versions notified: transactions that do commit one after the other. */
const notify = false
const queueOptions = { notify, retryLimit: 3, retryDelay: 1, expireInSeconds: EXPIRE_SECONDS, heartbeatSeconds: HEARTBEAT_SECONDS }
const workOptions = { heartbeatRefreshSeconds: REFRESH_SECONDS, pollingIntervalSeconds: POLL_SECONDS }

export interface PgBossOptions {
  /** Address of the database; the queue keeps a few connections of its own. */
  url: string
  channel: Channel
  log: Logger
  maxConnections?: number
}

/** Jobs on PostgreSQL. Ready to enqueue at once; `work` makes this process a worker. */
export async function createJobs({ url, channel, log, maxConnections = 4 }: PgBossOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'inkling-jobs',
    max: maxConnections,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'))
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warning'))
  await boss.start()
  // Read once: after the first start of a version they are as they should be.
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const openQueue = async (name: JobName, lane?: string) => {
    const deadLetter = deadLetters[name]
    const options = deadLetter ? { ...queueOptions, deadLetter } : queueOptions
    const queue = queueOf(name, lane)
    const found = known.get(queue)
    if (!found) await boss.createQueue(queue, options)
    else if (differs(found, options)) await boss.updateQueue(queue, options)
  }
  for (const name of jobNames) await openQueue(name)
  const lanes = new Set([LOCAL_LANE])

  /** The workers of each queue that wait for a job. */
  const idle = new Map<string, Set<string>>()
  const stopListening = channel.subscribe(ADDED, (queue) => {
    // One job is one worker's; a few more make up for those that look at this very moment.
    for (const worker of [...(idle.get(queue) ?? [])].slice(0, WOKEN)) boss.notifyWorker(worker)
  })

  const running = new Map<string, { abort: AbortController; done: Promise<void> }>()
  // The queue itself tells a worker of a cancelled job only at its next heartbeat.
  const unsubscribe = channel.subscribe(CANCELLED, (id) => running.get(id)?.abort.abort(new JobCancelledError('The job was cancelled')))

  const run = <N extends JobName>(name: N, handlers: JobHandlers, job: Job<JobPayloads[N]>): Promise<void> => {
    const abort = new AbortController()
    // Ours first: a signal of several keeps the reason of the first in the list that has aborted.
    const signal = AbortSignal.any([abort.signal, job.signal])
    const done = handlers[name](job.data, { id: job.id, signal, attempt: job.retryCount + 1 })
      .catch((error: unknown) => {
        // After an abort the job is settled already, and a handler that stops by throwing is as it should be.
        if (signal.aborted) return
        log.error({ err: error, job: name, id: job.id, attempt: job.retryCount + 1 }, 'job failed')
        throw error
      })
      .finally(() => running.delete(job.id))
    running.set(job.id, { abort, done })
    return done
  }

  const startWorker = async (name: JobName, handlers: JobHandlers, queue: string) => {
    const waiting = idle.get(queue) ?? new Set()
    idle.set(queue, waiting)
    let worker = ''
    worker = await boss.work<JobPayloads[JobName]>(queue, workOptions, async (jobs) => {
      waiting.delete(worker)
      try {
        for (const job of jobs) await run(name, handlers, job)
      } finally {
        waiting.add(worker)
        // It would wait for the next poll otherwise, with jobs in the queue.
        boss.notifyWorker(worker)
      }
    })
    waiting.add(worker)
  }

  const startWorking = async (name: JobName, handlers: JobHandlers, concurrency: number, queue: string = name) => {
    for (let count = 0; count < concurrency; count++) await startWorker(name, handlers, queue)
    const schedule = jobSchedules[name]
    if (schedule) await boss.schedule(name, schedule)
  }

  return {
    enqueue: async (executor: Executor, name, payload, { lane, ...options } = {}) => {
      const id = await boss.send(queueOf(name, lane), payload, { ...options, db: statementsOf(executor) })
      if (id === null) throw new Error(`The queue refused a ${name} job`)
      return id
    },
    enqueueAll: async (executor, name, added, { lane } = {}) => {
      await boss.insert(queueOf(name, lane), added.map(({ payload, ...job }) => ({ data: payload, ...job })), { db: statementsOf(executor) })
    },
    wake: (name, lane) => channel.announce(ADDED, queueOf(name, lane)),
    cancel: async (executor, name, id, lane) => {
      await boss.cancel(queueOf(name, lane), id, { db: statementsOf(executor) })
      await channel.publish(executor, CANCELLED, id)
    },
    waiting: async (name) => {
      const queues = name === 'run-task' ? [...lanes].map((lane) => queueOf(name, lane)) : [name]
      const stats = await Promise.all(queues.map((queue) => boss.getQueueStats(queue, { force: true })))
      return stats.reduce((sum, [found]) => sum + (found?.queuedCount ?? 0), 0)
    },
    openLanes: async (opened) => {
      for (const lane of opened) {
        if (lanes.has(lane)) continue
        await openQueue('run-task', lane)
        lanes.add(lane)
      }
    },
    work: async (handlers, concurrency) => {
      for (const name of jobNames) if (concurrency.names[name] > 0) await startWorking(name, handlers, concurrency.names[name])
      for (const [lane, count] of Object.entries(concurrency.lanes)) {
        if (lane !== LOCAL_LANE) await startWorking('run-task', handlers, count, queueOf('run-task', lane))
      }
    },
    stop: async (graceMs) => {
      await boss.stop({ graceful: true, timeout: graceMs })
      unsubscribe()
      stopListening()
      await Promise.race([Promise.allSettled([...running.values()].map(({ done }) => done)), delay(ABORT_MS, undefined, { ref: false })])
    },
  }
}

const differs = (found: Queue, wanted: Partial<Queue>) => Object.entries(wanted).some(([option, value]) => found[option as keyof Queue] !== value)

/** Lanes of a name are queues of their own, so that the one's jobs never wait behind the other's. */
const queueOf = (name: JobName, lane = LOCAL_LANE) => (lane === LOCAL_LANE ? name : `${name}.${lane}`)

/** The queue's statements are long: read and planned anew each time, they would cost more than what they do. */
function statementsOf(executor: Executor): Db {
  return {
    executeSql: async (text, values = []) => {
      const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 40)
      names.set(text, name)
      return { rows: await createStatement(name, text)(executor, values) }
    },
  }
}

/** Names of the queue's statements, by their text; there are a few. */
const names = new Map<string, string>()
