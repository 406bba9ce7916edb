import { and, eq, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CouponState } from '#contract/endpoints/coupon-choices.ts'
import type { Handlers } from '../../call.ts'
import type { Clock, Database } from '../../platform/platform.ts'
import { readCursor, writeCursor } from '../gallery/cursor.ts'
import { couponTemplates } from './coupon-templates.table.ts'
import { viewCoupon } from './coupon-view.ts'
import { coupons, type CouponRow } from './coupons.table.ts'

const PAGE = 20

interface Order {
  column: PgColumn
  field: 'expiresAt' | 'usedAt'
  latestFirst: boolean
}

/** What is about to end stands first; of what is past, the latest. */
const orders: Record<CouponState, Order> = {
  usable: { column: coupons.expiresAt, field: 'expiresAt', latestFirst: false },
  used: { column: coupons.usedAt, field: 'usedAt', latestFirst: true },
  expired: { column: coupons.expiresAt, field: 'expiresAt', latestFirst: true },
}

/** A person's coupons of one state, page by page, and how many there are of each. */
export function createListCoupons(db: Database, clock: Clock): Handlers<'couponsList'>['couponsList'] {
  const isIn = (state: CouponState, now: Date): SQL | undefined =>
    state === 'used'
      ? isNotNull(coupons.orderId)
      : and(isNull(coupons.orderId), (state === 'usable' ? gt : lte)(coupons.expiresAt, now))

  async function count(userId: string, now: Date) {
    const at = now.toISOString()
    const [counts] = await db
      .select({
        used: sql<number>`count(*) filter (where ${coupons.orderId} is not null)::int`,
        usable: sql<number>`count(*) filter (where ${coupons.orderId} is null and ${coupons.expiresAt} > ${at}::timestamptz)::int`,
        expired: sql<number>`count(*) filter (where ${coupons.orderId} is null and ${coupons.expiresAt} <= ${at}::timestamptz)::int`,
      })
      .from(coupons)
      .where(eq(coupons.userId, userId))
    return counts!
  }

  async function page(userId: string, state: CouponState, cursor: string | undefined, now: Date) {
    const { column, latestFirst } = orders[state]
    const from = cursor === undefined ? undefined : readCursor(cursor, 'time')
    const past = from && afterCursor(column, latestFirst, new Date(from.value), from.id)
    const by = latestFirst ? sql`${column} desc, ${coupons.id} desc` : sql`${column}, ${coupons.id}`
    return db
      .select({ coupon: coupons, names: couponTemplates.names })
      .from(coupons)
      .innerJoin(couponTemplates, eq(couponTemplates.id, coupons.templateId))
      .where(and(eq(coupons.userId, userId), isIn(state, now), past))
      .orderBy(by)
      .limit(PAGE + 1)
  }

  return async ({ state, cursor }, { identity: { userId }, locale }) => {
    const now = clock.now()
    const [rows, counts] = await Promise.all([page(userId, state, cursor, now), count(userId, now)])
    const last = rows.length > PAGE ? rows[PAGE - 1]!.coupon : undefined
    return { coupons: rows.slice(0, PAGE).map((row) => viewCoupon(row, state, locale)), counts, next: last && cursorOf(last, state) }
  }
}

const afterCursor = (column: PgColumn, latestFirst: boolean, value: Date, id: string) =>
  sql`(${column}, ${coupons.id}) ${sql.raw(latestFirst ? '<' : '>')} (${value.toISOString()}::timestamptz, ${id}::uuid)`

const cursorOf = (row: CouponRow, state: CouponState) => writeCursor({ value: row[orders[state].field]!.getTime(), id: row.id })
