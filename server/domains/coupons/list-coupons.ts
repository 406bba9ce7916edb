import type { CouponState } from '#contract/endpoints/coupon-choices.ts'
import { and, eq, gt, isNotNull, isNull, lte, sql, type SQL } from '../../platform/database/orm.ts'
import type { Handlers } from '../../call.ts'
import type { Clock, Database } from '../../platform/platform.ts'
import { after, pageOf, sorted, type Order } from '../keyset.ts'
import { couponTemplates } from './coupon-templates.table.ts'
import { viewCoupon } from './coupon-view.ts'
import { coupons } from './coupons.table.ts'

const PAGE = 20

const byTime = { id: coupons.id, kind: 'time' } as const
/** What is about to end stands first; of what is past, the latest. */
const orders: Record<CouponState, Order & { field: 'expiresAt' | 'usedAt' }> = {
  usable: { ...byTime, column: coupons.expiresAt, field: 'expiresAt', direction: 'asc' },
  used: { ...byTime, column: coupons.usedAt, field: 'usedAt', direction: 'desc' },
  expired: { ...byTime, column: coupons.expiresAt, field: 'expiresAt', direction: 'desc' },
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
    const order = orders[state]
    const rows = await db
      .select({ coupon: coupons, names: couponTemplates.names })
      .from(coupons)
      .innerJoin(couponTemplates, eq(couponTemplates.id, coupons.templateId))
      .where(and(eq(coupons.userId, userId), isIn(state, now), after(order, cursor)))
      .orderBy(sorted(order))
      .limit(PAGE + 1)
    return pageOf(rows, PAGE, ({ coupon }) => ({ value: coupon[order.field]!.getTime(), id: coupon.id }))
  }

  return async ({ state, cursor }, { identity: { userId }, locale }) => {
    const now = clock.now()
    const [{ rows, next }, counts] = await Promise.all([page(userId, state, cursor, now), count(userId, now)])
    return { coupons: rows.map((row) => viewCoupon(row, state, locale)), counts, next }
  }
}
