import type { Locale } from '#config'
import type { Task } from '#contract/entities.ts'
import { eq, sql } from '../../platform/database/orm.ts'
import type { Executor, Platform } from '../../platform/platform.ts'
import type { Estimates } from './estimates.ts'
import { latestOnly } from './latest-only.ts'
import type { ViewTasks } from './task-view.ts'
import { tasks, type TaskRow } from './tasks.table.ts'

const CHANGED = 'task-changed'
const QUEUE_MOVED = 'queue-moved'
/** Places in the queue are told at most this often, milliseconds. */
const QUEUE_INTERVAL = 1000

type Listener = (task: Task) => void

export interface TaskEvents {
  /** Tells the owner's pages, in every process, of a task that has just been made. */
  accepted(task: Pick<TaskRow, 'id' | 'userId'>): void
  /** Tells the owner's pages, in every process, when the executor's transaction commits. */
  changed(executor: Executor, task: Pick<TaskRow, 'id' | 'userId'>): Promise<void>
  /** Tells those who wait that they moved up. */
  queueMoved(executor: Executor): Promise<void>
  /** Calls the listener with every change of the person's tasks, until the answer is called. */
  subscribe(userId: string, listener: Listener, locale: Locale): () => void
}

export function createTaskEvents({ db, channel, log }: Platform, viewTasks: ViewTasks, estimates: Estimates): TaskEvents {
  const listeners = new Map<string, Map<Listener, Locale>>()
  /** A sender each task with listeners here, so that its events stay in order and a slow reading skips to the latest. */
  const senders = new Map<string, () => void>()

  async function tell(rows: TaskRow[]): Promise<void> {
    const places = await estimates.placesOf(rows)
    for (const [userId, own] of Map.groupBy(rows, (row) => row.userId)) {
      const audience = [...(listeners.get(userId) ?? [])]
      for (const [locale, members] of Map.groupBy(audience, ([, locale]) => locale)) {
        const viewer = { locale, identity: { userId, sessionId: '', roles: [], permissions: [], bound: true } }
        for (const task of await viewTasks(own, viewer, places)) for (const [listener] of members) listener(task)
      }
    }
  }

  const logged = (work: () => Promise<void>) => () => work().catch((error: unknown) => log.error({ err: error }, 'task event lost'))

  channel.subscribe(CHANGED, (payload) => {
    const [userId = '', taskId = ''] = payload.split(' ')
    if (!listeners.has(userId)) return
    let send = senders.get(taskId)
    if (!send) {
      const read = async () => tell(await db.select().from(tasks).where(eq(tasks.id, taskId)))
      send = latestOnly(logged(read), 0, () => senders.delete(taskId)).push
      senders.set(taskId, send)
    }
    send()
  })

  const tellWaiting = async () => {
    const here = [...listeners.keys()]
    if (here.length === 0) return
    const front = sql`select id from ${estimates.front()} as front where user_id = any(${sql.param(here)}::uuid[])`
    await tell(await db.select().from(tasks).where(sql`${tasks.id} in (${front})`))
  }
  const waiting = latestOnly(logged(tellWaiting), QUEUE_INTERVAL)
  channel.subscribe(QUEUE_MOVED, () => waiting.push())

  return {
    accepted: ({ id, userId }) => channel.announce(CHANGED, `${userId} ${id}`),
    changed: (executor, { id, userId }) => channel.publish(executor, CHANGED, `${userId} ${id}`),
    queueMoved: (executor) => channel.publish(executor, QUEUE_MOVED, ''),
    subscribe(userId, listener, locale) {
      const own = listeners.get(userId) ?? new Map<Listener, Locale>()
      listeners.set(userId, own.set(listener, locale))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      }
    },
  }
}
