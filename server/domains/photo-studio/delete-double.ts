import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { and, eq, inArray, ne, sql } from '../../platform/database/orm.ts'
import { notFound } from '../../business-error.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { removeFiles } from '../account-data/parts/personal-table.ts'
import type { TaskLife } from '../creation/task-life.ts'
import { tasks } from '../creation/tasks.table.ts'
import { createWithdraw, fileKeysOf } from '../gallery/withdraw.ts'
import { works } from '../gallery/works.table.ts'
import { uploads } from '../uploads/uploads.table.ts'
import { doubleDeletions, type DeletedOfDouble } from './double-deletions.table.ts'
import { doubles } from './doubles.table.ts'
import { lockDouble } from './find-double.ts'
import { tasksOfDouble, worksOfDouble } from './what-came-of.ts'

/** Works that go in one transaction. */
const BATCH = 50
const nothing: DeletedOfDouble = { photos: 0, portraits: 0, pictures: 0, films: 0 }

/** Deletes doubles with everything that came of them: out of sight at once, for good by a job. */
export function createDeleteDouble(platform: Platform, life: Pick<TaskLife, 'cancel'>) {
  const { db, clock, jobs, files, log } = platform
  const withdraw = createWithdraw(platform)

  /** Their number, and the photos that they alone were made from go with them. */
  async function removeWorks(tx: Transaction, doubleId: string, userId: string, deletionId: string): Promise<number> {
    const found = await tx.select().from(works).where(sql`${works.id} in (${worksOfDouble(doubleId, userId)})`).limit(BATCH).for('update')
    if (found.length === 0) return 0
    const ids = sql.param(found.map(({ id }) => id))
    const { rows: used } = await tx.execute<{ id: string }>(sql`
      select distinct upload_id as id from upload_uses where work_id = any(${ids}::uuid[])
      and upload_id not in (select upload_id from double_uploads where double_id = ${doubleId})`)
    await removeFiles(files, found.flatMap(fileKeysOf))
    await tx.delete(works).where(sql`${works.id} = any(${ids}::uuid[])`)
    await removeUploads(tx, used.map(({ id }) => id))
    const films = found.filter(({ kind }) => kind === 'video').length
    await count(tx, deletionId, { films, pictures: found.length - films })
    return found.length
  }

  /** Those of the ids that nothing needs any more. */
  async function removeUploads(tx: Transaction, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return []
    const unused = and(inArray(uploads.id, [...ids]), eq(uploads.uses, 0))
    const gone = await tx.select({ id: uploads.id, key: uploads.key }).from(uploads).where(unused).for('update')
    await removeFiles(files, gone.map(({ key }) => key))
    if (gone.length > 0) await tx.delete(uploads).where(inArray(uploads.id, gone.map(({ id }) => id)))
    return gone.map(({ id }) => id)
  }

  /** The double itself, and its pictures that no other work of the person needs. */
  async function removeDouble(tx: Transaction, doubleId: string, deletionId: string): Promise<void> {
    const { rows } = await tx.execute<{ id: string; role: string }>(sql`select upload_id as id, role from double_uploads where double_id = ${doubleId}`)
    await tx.delete(doubles).where(eq(doubles.id, doubleId))
    const gone = new Set(await removeUploads(tx, rows.map(({ id }) => id)))
    const of = (role: string) => rows.filter((row) => row.role === role && gone.has(row.id)).length
    await count(tx, deletionId, { photos: of('photo'), portraits: of('portrait') })
    await tx.update(doubleDeletions).set({ finishedAt: clock.now() }).where(eq(doubleDeletions.id, deletionId))
  }

  async function count(tx: Transaction, deletionId: string, more: Partial<DeletedOfDouble>): Promise<void> {
    const [row] = await tx.select({ counts: doubleDeletions.counts }).from(doubleDeletions).where(eq(doubleDeletions.id, deletionId)).for('update')
    if (!row) return
    const { counts } = row
    const sum = (kind: keyof DeletedOfDouble) => counts[kind] + (more[kind] ?? 0)
    const all = { photos: sum('photos'), portraits: sum('portraits'), pictures: sum('pictures'), films: sum('films') }
    await tx.update(doubleDeletions).set({ counts: all }).where(eq(doubleDeletions.id, deletionId))
  }

  async function cancelRunning(tx: Transaction, id: string, userId: string): Promise<void> {
    const running = await tx.select().from(tasks).where(and(tasksOfDouble(id, userId, clock.now()), ne(tasks.state, 'failed'))).for('update')
    // A few at most: creation.maxActiveTasks.
    for (const task of running) await life.cancel(tx, task)
  }

  async function request(id: string, userId: string): Promise<string> {
    let receipt = ''
    // What was made of it is gone for everybody with this, addresses that were given out too.
    await withdraw(async (tx) => {
      await lockDouble(tx, id, userId)
      await cancelRunning(tx, id, userId)
      await tx.update(doubles).set({ state: 'deleting' }).where(eq(doubles.id, id))
      const [deletion] = await tx.insert(doubleDeletions).values({ userId, requestedAt: clock.now(), counts: nothing }).returning({ id: doubleDeletions.id })
      receipt = deletion!.id
      await jobs.enqueue(tx, 'delete-double', { doubleId: id, deletionId: receipt })
      const there = sql`${works.id} in (${worksOfDouble(id, userId)}) and ${works.deletedAt} is null`
      return tx.update(works).set({ deletedAt: clock.now() }).where(there).returning()
    })
    jobs.wake('delete-double')
    return receipt
  }

  const job: JobHandlers['delete-double'] = async ({ doubleId, deletionId }, { signal }) => {
    const [double] = await db.select().from(doubles).where(eq(doubles.id, doubleId))
    if (!double) return
    // Those that were asked for at the same moment.
    await db.transaction((tx) => cancelRunning(tx, doubleId, double.userId))
    const batch = (tx: Transaction) => removeWorks(tx, doubleId, double.userId, deletionId)
    while ((await db.transaction(batch)) >= BATCH) signal.throwIfAborted()
    await db.transaction((tx) => removeDouble(tx, doubleId, deletionId))
    log.info({ receipt: deletionId }, 'a double was deleted')
  }

  async function readReceipt(receipt: string, userId: string): Promise<ResponseOf<'doubleReceipt'>> {
    const [row] = await db.select().from(doubleDeletions).where(and(eq(doubleDeletions.id, receipt), eq(doubleDeletions.userId, userId)))
    if (!row) throw notFound('double-not-found')
    return { receipt, requestedAt: row.requestedAt.getTime(), counts: row.counts, ...(row.finishedAt && { finishedAt: row.finishedAt.getTime() }) }
  }

  return { request, job, readReceipt }
}
