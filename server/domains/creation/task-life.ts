import { and, eq, inArray, sql } from 'drizzle-orm'
import { codes, type Code } from '#contract/codes.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { Reason } from '../../words/reasons.ts'
import type { NewWork } from '../gallery/works.table.ts'
import { works } from '../gallery/works.table.ts'
import { uploadUses } from '../uploads/upload-uses.table.ts'
import { uploads } from '../uploads/uploads.table.ts'
import type { Hold, Wallet } from '../wallet/wallet.ts'
import type { TaskEvents } from './task-events.ts'
import { tasks, type TaskRow } from './tasks.table.ts'

type Progress = Partial<Pick<TaskRow, 'progress' | 'stage' | 'previewKey'>>

/**
 * The states of a task: queued → running → succeeded | failed | cancelled. Each change brings its points, its
 * job and its event along in one transaction. A worker's changes count only while its claim is the newest.
 */
export interface TaskLife {
  /** Takes a task for this worker; undefined when it is finished already. */
  claim(taskId: string): Promise<TaskRow | undefined>
  /** False when the claim is lost: the task was cancelled, or another worker took it. */
  advance(task: TaskRow, progress: Progress): Promise<boolean>
  /** Back to the queue, for another worker. */
  giveBack(task: TaskRow): Promise<void>
  /** False when the claim is lost: then nothing was stored. */
  succeed(task: TaskRow, made: NewWork[]): Promise<boolean>
  fail(task: TaskRow, reason: Reason): Promise<void>
  /** Fails a task that no worker could finish. */
  bury(taskId: string): Promise<void>
  cancel(tx: Transaction, task: TaskRow): Promise<TaskRow>
}

export function createTaskLife({ db, clock, jobs }: Platform, wallet: Wallet, events: TaskEvents): TaskLife {
  const holdOf = ({ userId, id, cost }: TaskRow): Hold => ({ userId, reference: id, points: cost })
  const claimed = ({ id, claim }: TaskRow) => and(eq(tasks.id, id), eq(tasks.claim, claim), eq(tasks.state, 'running'))
  const active = (id: string) => and(eq(tasks.id, id), inArray(tasks.state, ['queued', 'running']))

  async function end(tx: Transaction, where: ReturnType<typeof and>, change: Partial<TaskRow>): Promise<TaskRow | undefined> {
    const [ended] = await tx
      .update(tasks)
      .set({ ...change, previewKey: null, finishedAt: clock.now() })
      .where(where)
      .returning()
    if (!ended) return undefined
    if (change.state === 'succeeded') await wallet.capture(tx, holdOf(ended))
    else {
      await wallet.release(tx, holdOf(ended))
      await passPhotos(tx, ended, [])
    }
    await events.changed(tx, ended)
    await events.queueMoved(tx)
    return ended
  }

  /** The photos that the task needed are needed by its works from now on. */
  async function passPhotos(tx: Transaction, { id, userId, generator: name, input }: TaskRow, made: NewWork[]): Promise<void> {
    const generator = findGenerator(name)
    const photos = generator ? [...uploadsIn(generator, input).values()] : []
    if (photos.length === 0) return
    if (made.length > 0) {
      const ids = sql.param(made.map((work) => work.id))
      await tx.execute(sql`
        insert into ${uploadUses} (upload_id, work_id)
        select ${uploads.id}, work from ${uploads}, unnest(${ids}::uuid[]) as work
        where ${uploads.id} = any(${sql.param(photos)}::uuid[]) and ${uploads.userId} = ${userId}`)
    }
    await tx.delete(uploadUses).where(eq(uploadUses.taskId, id))
  }

  const failure = (reason: Reason) => ({ state: 'failed', failureReason: reason, failureCode: codeOf[reason] ?? codes.internal }) as const

  return {
    claim: (taskId) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .update(tasks)
          .set({ state: 'running', claim: sql`${tasks.claim} + 1`, stage: 'waiting', progress: 0, startedAt: clock.now() })
          .where(active(taskId))
          .returning()
        if (!row) return undefined
        await events.changed(tx, row)
        await events.queueMoved(tx)
        return row
      }),

    async advance(task, progress) {
      const changed = await db.update(tasks).set(progress).where(claimed(task)).returning({ id: tasks.id })
      if (changed.length > 0) await events.changed(db, task)
      return changed.length > 0
    },

    async giveBack(task) {
      const change = { state: 'queued', stage: 'waiting', progress: 0, startedAt: null, previewKey: null } as const
      const changed = await db.update(tasks).set(change).where(claimed(task)).returning({ id: tasks.id })
      if (changed.length > 0) await events.changed(db, task)
    },

    succeed: (task, made) =>
      db.transaction(async (tx) => {
        const ended = await end(tx, claimed(task), { state: 'succeeded', progress: 1, stage: 'finishing' })
        if (!ended) return false
        await tx.insert(works).values(made)
        await passPhotos(tx, ended, made)
        return true
      }),

    async fail(task, reason) {
      await db.transaction((tx) => end(tx, claimed(task), failure(reason)))
    },

    async bury(taskId) {
      await db.transaction((tx) => end(tx, active(taskId), failure('engine-interrupted')))
    },

    async cancel(tx, task) {
      const ended = await end(tx, active(task.id), { state: 'cancelled' })
      if (ended?.jobId) await jobs.cancel(tx, 'run-task', ended.jobId)
      return ended ?? task
    },
  }
}

/** What a failure counts as for the page; those that are not here are faults of ours. */
const codeOf: Partial<Record<Reason, Code>> = {
  'no-subject': codes.badFile,
  'file-broken': codes.badFile,
  'file-too-small': codes.badFile,
  'engine-timed-out': codes.engineUnavailable,
  'engine-interrupted': codes.engineUnavailable,
}
