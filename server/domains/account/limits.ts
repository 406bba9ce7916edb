import { codes } from '#contract/codes.ts'
import { and, desc, eq, gt, sql } from '../../platform/database/orm.ts'
import type { AnyPgColumn, PgTable } from '../../platform/database/pg-core.ts'
import { BusinessError } from '../../business-error.ts'
import type { Transaction } from '../../platform/platform.ts'
import type { Reason } from '../../words/reasons.ts'

interface Limit {
  table: PgTable & { createdAt: AnyPgColumn<{ data: Date; notNull: true }> }
  /** Whose rows are counted: those with the value in the column. */
  column: AnyPgColumn
  value: string
  most: number
  seconds: number
  reason: Reason
}

/** Refuses when there are `most` rows that are younger than `seconds`, and says when the oldest of them will not be any more. */
export async function checkLimit(tx: Transaction, now: Date, { table, column, value, most, seconds, reason }: Limit): Promise<void> {
  const [oldest] = await tx
    .select({ createdAt: table.createdAt })
    .from(table)
    .where(and(eq(column, value), gt(table.createdAt, secondsBefore(now, seconds))))
    .orderBy(desc(table.createdAt))
    .offset(most - 1)
    .limit(1)
  if (!oldest) return
  const wait = Math.ceil((oldest.createdAt.getTime() - now.getTime()) / 1000 + seconds)
  const inWords = { seconds: wait, minutes: Math.ceil(wait / 60), hours: Math.ceil(wait / 3600) }
  throw new BusinessError(codes.tooManyRequests, reason, { retryAfter: wait }, inWords)
}

/**
 * Transactions that take the same locks go one after the other, so that a limit cannot be overrun. Whoever takes
 * several takes them in one call, always in the same order of kinds: otherwise two could wait for each other.
 */
export async function takeTurns(tx: Transaction, ...keys: string[]): Promise<void> {
  for (const key of keys) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

export const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)
