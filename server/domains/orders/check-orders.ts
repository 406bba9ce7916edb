import { and, asc, inArray, isNotNull, lte, sql, type SQL } from '../../platform/database/orm.ts'
import type { PgColumn } from '../../platform/database/pg-core.ts'
import type { Platform } from '../../platform/platform.ts'
import { orders } from './orders.table.ts'
import type { PayOrder } from './pay-order.ts'
import type { Refunding } from './refund-order.ts'
import { refunds } from './refunds.table.ts'

/** How many are taken at a time, and how many providers are asked at once. */
const BATCH = 50
const AT_ONCE = 5
/** Minutes between two looks at the same one: 2, 4, 8, then this. */
const MOST_MINUTES = 10

/**
 * Looks after orders and refunds that wait for news of their provider, whatever happened to notifications and to this
 * process, and ends orders whose time has run out. What is taken is put off first, so that one that fails holds up no other.
 */
export function createCheckOrders({ db, clock, log }: Platform, pay: PayOrder, refunding: Refunding) {
  const later = (checks: PgColumn, now: string) => sql<Date>`${now}::timestamptz + make_interval(mins => least(power(2, ${checks} + 1)::int, ${MOST_MINUTES}))`

  async function takeOrders(now: Date) {
    const due = db.select({ id: orders.id }).from(orders).where(isDue(orders.nextCheckAt, now)).orderBy(asc(orders.nextCheckAt)).limit(BATCH).for('update', { skipLocked: true })
    const next = later(orders.checks, now.toISOString())
    // Never past its end, unless that is over.
    const nextCheckAt = sql`case when ${orders.expiresAt} > ${now.toISOString()}::timestamptz then least(${next}, ${orders.expiresAt}) else ${next} end`
    return db.update(orders).set({ nextCheckAt, checks: sql`least(${orders.checks} + 1, 10)` }).where(inArray(orders.id, due)).returning()
  }

  async function takeRefunds(now: Date) {
    const due = db.select({ id: refunds.id }).from(refunds).where(isDue(refunds.nextCheckAt, now)).orderBy(asc(refunds.nextCheckAt)).limit(BATCH).for('update', { skipLocked: true })
    const nextCheckAt = later(refunds.checks, now.toISOString())
    return db.update(refunds).set({ nextCheckAt, checks: sql`least(${refunds.checks} + 1, 10)` }).where(inArray(refunds.id, due)).returning()
  }

  async function all<T extends { id: string }>(take: (now: Date) => Promise<T[]>, look: (one: T) => Promise<unknown>, signal: AbortSignal): Promise<void> {
    const now = clock.now()
    let taken: T[]
    do {
      signal.throwIfAborted()
      taken = await take(now)
      const left = taken.values()
      const worker = async () => {
        for (const one of left) await look(one).catch((error: unknown) => log.warn({ err: error, id: one.id }, 'not settled, looked at again later'))
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
    } while (taken.length === BATCH)
  }

  return async function checkOrders(signal: AbortSignal): Promise<void> {
    await all(takeOrders, (order) => pay.follow(order, signal), signal)
    await all(takeRefunds, (refund) => refunding.send(refund, signal), signal)
  }
}

const isDue = (column: PgColumn, now: Date): SQL | undefined => and(isNotNull(column), lte(column, now))
