import type { DataKind } from '#contract/endpoints/account-data.ts'
import { and, eq, inArray, lte, sql } from '../../../platform/database/orm.ts'
import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Platform, Transaction } from '../../../platform/platform.ts'
import type { Creation } from '../../creation/creation.ts'
import type { PersonalData } from '../parts/personal-data.ts'
import { accountDeletions } from '../account-deletions.table.ts'

/** Rows that go in one transaction. */
const BATCH = 100
/** A job that has not ended after this time is put into the queue again: its worker may be gone for good. */
const AGAIN_MS = 3 * 3_600_000
/** Requests that one clean-up puts into the queue. */
const MOST_AT_ONCE = 100

interface DeleteAccount {
  /** Puts what is due into the queue. */
  enqueueDue(): Promise<void>
  'delete-account': JobHandlers['delete-account']
}

/**
 * Deletes what is kept of a person, batch by batch. Each batch is one transaction with its count in the receipt, so that
 * it can be killed anywhere: whoever does it again finds what is left, and counts nothing twice.
 */
export function createDeleteAccount(platform: Platform, parts: readonly PersonalData[], cancelTasks: Creation['cancelAll']): DeleteAccount {
  const { db, clock, jobs, log } = platform
  const isOpen = inArray(accountDeletions.state, ['waiting', 'running'])

  async function count(tx: Transaction, deletionId: string, kind: DataKind, removed: number): Promise<void> {
    const { counts } = accountDeletions
    const total = sql`coalesce((${counts} ->> ${kind}::text)::int, 0) + ${removed}::int`
    await tx.update(accountDeletions).set({ counts: sql`${counts} || jsonb_build_object(${kind}::text, ${total})` }).where(eq(accountDeletions.id, deletionId))
  }

  /** How many went. */
  async function removeAll(deletionId: string, userId: string, { kind, remove }: PersonalData, signal: AbortSignal): Promise<number> {
    let all = 0
    let removed = 0
    do {
      signal.throwIfAborted()
      removed = await db.transaction(async (tx) => {
        const gone = (await remove?.(tx, userId, BATCH)) ?? 0
        if (gone > 0) await count(tx, deletionId, kind, gone)
        return gone
      })
      all += removed
    } while (removed >= BATCH)
    return all
  }

  /** Until a whole round finds nothing: something may have been on its way when its kind was gone through. */
  async function removeEverything(deletionId: string, userId: string, signal: AbortSignal): Promise<void> {
    let removed = 0
    do {
      removed = 0
      for (const part of parts) removed += await removeAll(deletionId, userId, part, signal)
    } while (removed > 0)
  }

  return {
    async enqueueDue() {
      const now = clock.now()
      const due = db
        .select({ id: accountDeletions.id })
        .from(accountDeletions)
        .where(and(sql`${accountDeletions.state} in ('waiting', 'running')`, lte(accountDeletions.nextRunAt, now)))
        .orderBy(accountDeletions.nextRunAt)
        .limit(MOST_AT_ONCE)
      await db.transaction(async (tx) => {
        const change = { nextRunAt: new Date(now.getTime() + AGAIN_MS) }
        const taken = await tx.update(accountDeletions).set(change).where(inArray(accountDeletions.id, due)).returning({ id: accountDeletions.id })
        await jobs.enqueueAll(tx, 'delete-account', taken.map(({ id }) => ({ payload: { deletionId: id } })))
      })
    },

    async 'delete-account'({ deletionId }, { signal }) {
      const begun = await db.transaction(async (tx) => {
        const due = and(eq(accountDeletions.id, deletionId), isOpen, lte(accountDeletions.dueAt, clock.now()))
        const [request] = await tx.update(accountDeletions).set({ state: 'running', hiddenWorks: [] }).where(due).returning()
        if (request?.userId) await cancelTasks(tx, request.userId)
        return request
      })
      // Taken back, or done.
      if (!begun?.userId) return
      await removeEverything(deletionId, begun.userId, signal)
      const change = { state: 'done' as const, userId: null, finishedAt: clock.now() }
      await db.update(accountDeletions).set(change).where(and(eq(accountDeletions.id, deletionId), eq(accountDeletions.state, 'running')))
      log.info({ receipt: deletionId }, 'an account was deleted')
    },
  }
}
