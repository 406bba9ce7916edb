import { randomUUID } from 'node:crypto'
import { codes, type Code } from '#contract/codes.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import { and, eq, getTableColumns, inArray, notInArray, sql } from '../../platform/database/orm.ts'
import type { Offer } from '../../engines/offer.ts'
import { LOCAL_LANE } from '../../platform/jobs/jobs.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { Reason } from '../../words/reasons.ts'
import { partsOf, type Refusal } from '../../words/refusal.ts'
import type { NewWork } from '../gallery/works.table.ts'
import { works } from '../gallery/works.table.ts'
import { invitations } from '../invitations/invitations.table.ts'
import { uploadUses } from '../uploads/upload-uses.table.ts'
import { uploads } from '../uploads/uploads.table.ts'
import type { Hold, Wallet } from '../wallet/wallet.ts'
import type { TaskEvents } from './task-events.ts'
import type { TellOwner } from './tell-owner.ts'
import { tasks, type TaskRow, type TriedOffer } from './tasks.table.ts'

type Progress = Partial<Pick<TaskRow, 'progress' | 'stage' | 'part' | 'parts' | 'previewKey'>>

/** How a task is tried again. */
interface Again {
  offer: Pick<Offer, 'id' | 'lane'>
  /** Seconds to wait before. */
  after: number
  attempts: number
  tried: TriedOffer[]
  /** The engine's job, where the same offer goes on with it. */
  checkpoint: string | null
}

/**
 * The states of a task: queued → running → succeeded | failed | cancelled. Each change brings its points, its
 * job and its event along in one transaction. A worker's changes count only while its claim is the newest.
 */
export interface TaskLife {
  /** Takes a task for this worker; undefined when it is finished already, or waits for another job. */
  claim(taskId: string, jobId: string): Promise<TaskRow | undefined>
  /** False when the claim is lost: the task was cancelled, or another worker took it. */
  advance(task: TaskRow, progress: Progress): Promise<boolean>
  /** Back to the queue, for another worker. */
  giveBack(task: TaskRow): Promise<void>
  /** Stores what the engine wrote down; false when the claim is lost. */
  note(task: TaskRow, checkpoint: string | undefined): Promise<boolean>
  /** To the queue once more, some seconds later, or with another offer. */
  tryAgain(task: TaskRow, again: Again): Promise<void>
  /** Whether the person has cancelled it. */
  isCancelled(task: TaskRow): Promise<boolean>
  /** Brings the waiting tasks of lanes that no engine serves any more to the local one, where another offer is found for them. */
  adopt(lanes: readonly string[]): Promise<void>
  /** False when the claim is lost: then nothing was stored. */
  succeed(task: TaskRow, made: NewWork[]): Promise<boolean>
  fail(task: TaskRow, refusal: Refusal): Promise<void>
  /** Fails a task that no worker could finish. */
  bury(taskId: string, jobId: string): Promise<void>
  cancel(tx: Transaction, task: TaskRow): Promise<TaskRow>
  /** A failed task to the queue once more, at no cost; `wake` its lane after the commit. */
  revive(tx: Transaction, task: TaskRow): Promise<TaskRow>
}

export function createTaskLife({ db, clock, jobs }: Platform, wallet: Wallet, events: TaskEvents, tellOwner: TellOwner): TaskLife {
  const holdOf = ({ userId, id, cost }: TaskRow): Hold => ({ userId, reference: id, points: cost })
  const claimed = ({ id, claim }: TaskRow) => and(eq(tasks.id, id), eq(tasks.claim, claim), eq(tasks.state, 'running'))
  const active = (id: string) => and(eq(tasks.id, id), inArray(tasks.state, ['queued', 'running']))
  const activeJob = (id: string, jobId: string) => and(active(id), eq(tasks.jobId, jobId))

  /** Puts a task of the queue behind a new job. */
  async function enqueue(tx: Transaction, { id, priority, lane }: Pick<TaskRow, 'id' | 'priority' | 'lane'>, after: number): Promise<void> {
    const jobId = randomUUID()
    await tx.update(tasks).set({ jobId }).where(eq(tasks.id, id))
    await jobs.enqueue(tx, 'run-task', { taskId: id, jobId }, { id: jobId, priority, lane, ...(after > 0 && { startAfter: after }) })
  }

  /** Whether the task's person came by an invitation and had created nothing so far; asked along with what is asked anyway. */
  const isFirstOfInvited = sql<boolean>`exists (select from ${invitations} where invited_id = ${tasks}.user_id and made_at is null)`

  async function end(tx: Transaction, where: ReturnType<typeof and>, change: Partial<TaskRow>): Promise<(TaskRow & { isFirstOfInvited: boolean }) | undefined> {
    const [ended] = await tx
      .update(tasks)
      .set({ ...change, previewKey: null, finishedAt: clock.now() })
      .where(where)
      .returning({ ...getTableColumns(tasks), isFirstOfInvited })
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

  /** The photos that are still there are needed again. */
  async function holdPhotos(tx: Transaction, { id, userId, generator: name, input }: TaskRow): Promise<void> {
    const generator = findGenerator(name)
    const photos = generator ? [...uploadsIn(generator, input).values()] : []
    if (photos.length === 0) return
    await tx.execute(sql`
      insert into ${uploadUses} (upload_id, task_id)
      select ${uploads.id}, ${id}::uuid from ${uploads} where ${uploads.id} = any(${sql.param(photos)}::uuid[]) and ${uploads.userId} = ${userId}`)
  }

  const failure = (refusal: Refusal) => ({ state: 'failed', failureReason: refusal, failureCode: codeOf[partsOf(refusal).reason] ?? codes.internal }) as const

  async function endFailed(tx: Transaction, where: ReturnType<typeof and>, refusal: Refusal): Promise<void> {
    const ended = await end(tx, where, failure(refusal))
    if (ended) await tellOwner(tx, ended, [])
  }

  return {
    claim: (taskId, jobId) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .update(tasks)
          .set({ state: 'running', claim: sql`${tasks.claim} + 1`, ...beginning, startedAt: clock.now() })
          .where(activeJob(taskId, jobId))
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
      const changed = await db.update(tasks).set(fromTheStart).where(claimed(task)).returning({ id: tasks.id })
      if (changed.length > 0) await events.changed(db, task)
    },

    async note(task, checkpoint) {
      const changed = await db.update(tasks).set({ checkpoint: checkpoint ?? null }).where(claimed(task)).returning({ id: tasks.id })
      return changed.length > 0
    },

    async tryAgain(task, { offer, after, ...change }) {
      const moved = await db.transaction(async (tx) => {
        const [row] = await tx.update(tasks).set({ ...fromTheStart, ...change, offer: offer.id, lane: offer.lane }).where(claimed(task)).returning()
        if (!row) return undefined
        await enqueue(tx, row, after)
        await events.changed(tx, row)
        return row
      })
      if (moved && after === 0) jobs.wake('run-task', moved.lane)
    },

    async isCancelled({ id }) {
      const [row] = await db.select({ state: tasks.state }).from(tasks).where(eq(tasks.id, id))
      return row?.state === 'cancelled'
    },

    async adopt(lanes) {
      await db.transaction(async (tx) => {
        const stranded = and(eq(tasks.state, 'queued'), notInArray(tasks.lane, [LOCAL_LANE, ...lanes]))
        const adopted = await tx
          .update(tasks)
          .set({ lane: LOCAL_LANE, jobId: sql`gen_random_uuid()` })
          .where(stranded)
          .returning({ id: tasks.id, jobId: tasks.jobId, priority: tasks.priority })
        const added = adopted.map(({ id, jobId, priority }) => ({ id: jobId!, priority, payload: { taskId: id, jobId: jobId! } }))
        await jobs.enqueueAll(tx, 'run-task', added, { lane: LOCAL_LANE })
      })
    },

    async succeed(task, made) {
      const done = await db.transaction(async (tx) => {
        const ended = await end(tx, claimed(task), { state: 'succeeded', progress: 1, stage: 'finishing' })
        if (!ended) return undefined
        await tx.insert(works).values(made)
        await passPhotos(tx, ended, made)
        await tellOwner(tx, ended, made)
        if (ended.isFirstOfInvited) await jobs.enqueue(tx, 'reward-invitations', { userId: ended.userId })
        return ended
      })
      if (done?.isFirstOfInvited) jobs.wake('reward-invitations')
      return done !== undefined
    },

    async fail(task, refusal) {
      await db.transaction((tx) => endFailed(tx, claimed(task), refusal))
    },

    async bury(taskId, jobId) {
      await db.transaction((tx) => endFailed(tx, activeJob(taskId, jobId), 'engine-interrupted'))
    },

    async cancel(tx, task) {
      const ended = await end(tx, active(task.id), { state: 'cancelled' })
      if (ended?.jobId) await jobs.cancel(tx, 'run-task', ended.jobId, ended.lane)
      return ended ?? task
    },

    async revive(tx, task) {
      const [row] = await tx
        .update(tasks)
        .set({ ...fromTheStart, cost: 0, attempts: 0, tried: [], checkpoint: null, failureCode: null, failureReason: null, finishedAt: null })
        .where(and(eq(tasks.id, task.id), eq(tasks.state, 'failed')))
        .returning()
      if (!row) return task
      await holdPhotos(tx, row)
      await enqueue(tx, row, 0)
      await events.changed(tx, row)
      return row
    },
  }
}

/** How far it is when it begins. */
const beginning = { stage: 'waiting', part: null, parts: null, progress: 0 } as const

/** In the queue, as when it was made. */
const fromTheStart = { state: 'queued', ...beginning, startedAt: null, previewKey: null } as const

/** What a failure counts as for the page; those that are not here are faults of ours. */
const codeOf: Partial<Record<Reason, Code>> = {
  'no-subject': codes.badFile,
  'no-face': codes.badFile,
  'face-too-small': codes.badFile,
  'face-turned': codes.badFile,
  'face-blurred': codes.badFile,
  'face-covered': codes.badFile,
  'faces-apart': codes.badFile,
  'smiles-apart': codes.badFile,
  'no-person': codes.badFile,
  'body-unseen': codes.badFile,
  'clothes-unclear': codes.badFile,
  'clothes-colourless': codes.badFile,
  'part-unclear': codes.badFile,
  'place-unseen': codes.badFile,
  'person-halved': codes.badFile,
  'product-unlike': codes.badFile,
  'product-halved': codes.badFile,
  'product-too-large': codes.badFile,
  'product-hidden': codes.badFile,
  'no-outline': codes.badFile,
  'file-broken': codes.badFile,
  'file-too-small': codes.badFile,
  'engine-timed-out': codes.engineUnavailable,
  'engine-interrupted': codes.engineUnavailable,
  'engine-unreachable': codes.engineUnavailable,
  'engine-busy': codes.engineUnavailable,
  'engine-out-of-memory': codes.engineUnavailable,
  'engine-not-set-up': codes.engineUnavailable,
  'engine-answer-bad': codes.engineUnavailable,
  'content-refused': codes.badInput,
}
