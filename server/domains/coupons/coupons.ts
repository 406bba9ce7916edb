import { codes } from '#contract/codes.ts'
import type { Product } from '#contract/shop-choices.ts'
import type { CouponObstacle } from '#contract/endpoints/coupons.ts'
import { and, asc, eq, gt, isNull, sql } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import { createStatement } from '../../platform/database/statement.ts'
import type { Executor, Platform, Transaction } from '../../platform/platform.ts'
import { discountOf, obstacleOf, type CouponTerms } from './coupon-terms.ts'
import { couponTemplates } from './coupon-templates.table.ts'
import { coupons, type CouponRow } from './coupons.table.ts'
import { createListCoupons } from './list-coupons.ts'
import { rankCoupons } from './rank-coupons.ts'

/** What a coupon is wanted for. */
interface CouponUse {
  userId: string
  couponId: string
  /** The order that uses it; a coupon belongs to one order at most. */
  orderId: string
  /** Fen, before the coupon. */
  price: number
  product: Product
}

/** Coupons of people: given once for a key, used by one order, back when the order is closed. */
export interface Coupons {
  handlers: Handlers<'couponsList' | 'couponsOptions'>
  /**
   * Gives a coupon of a template (a row the operator edits, by its slug). Answers whether this call gave it: not for a
   * key that is already there, and not when the template is stopped, over or used up.
   */
  give(tx: Transaction, gift: { userId: string; template: string; key: string }): Promise<boolean>
  /** The best usable coupon for a price and what it takes off, in fen; undefined when there is none. */
  suggest(userId: string, price: number, product: Product): Promise<{ couponId: string; discount: number } | undefined>
  /** What it would take off, in fen, which always leaves a fen to pay; throws BusinessError when it cannot be used for this. */
  quote(use: Omit<CouponUse, 'orderId'>): Promise<number>
  /**
   * Binds it to the order and answers what it takes off, in fen; throws BusinessError when it cannot be used. The order
   * that has it already gets the same answer again.
   */
  use(tx: Transaction, use: CouponUse): Promise<number>
  /**
   * Gives the order's coupon back, as the order was closed; nothing happens where it has none. It is good for another
   * day at least then, the first time: closing orders makes no coupon last for ever.
   */
  giveBack(tx: Transaction, orderId: string): Promise<void>
}

const DAY_MS = 86_400_000
/** A person's free coupons that are looked at for an order, those that end first. */
const LOOKED_AT = 200

/** Gives takes turns at the template's row, so that not one more is given than there are. */
const giveCoupon = createStatement<{ given: number }>(
  'give-coupon',
  `with template as (
    select * from coupon_templates
    where slug = $2 and active and (total is null or given < total) and (until is null or until > $4::timestamptz)
    for no key update
  ), added as (
    insert into coupons (user_id, template_id, terms, key, created_at, expires_at)
    select $1, id, terms, $3, $4::timestamptz, least($4::timestamptz + days * interval '1 day', until) from template
    on conflict (key) do nothing returning template_id
  )
  update coupon_templates set given = given + 1 from added where id = template_id returning given`,
)

export function createCoupons({ db, clock }: Pick<Platform, 'db' | 'clock'>): Coupons {
  const listCoupons = createListCoupons(db, clock)

  /** The person's coupons that no order has and that are not over, those that end first before the others. */
  const freeCoupons = (userId: string) =>
    db
      .select({ coupon: coupons, names: couponTemplates.names })
      .from(coupons)
      .innerJoin(couponTemplates, eq(couponTemplates.id, coupons.templateId))
      .where(and(eq(coupons.userId, userId), isNull(coupons.orderId), gt(coupons.expiresAt, clock.now())))
      .orderBy(asc(coupons.expiresAt), asc(coupons.id))
      .limit(LOOKED_AT)

  async function find(executor: Executor, { userId, couponId }: Pick<CouponUse, 'userId' | 'couponId'>, lock: boolean): Promise<CouponRow> {
    const query = executor.select().from(coupons).where(and(eq(coupons.id, couponId), eq(coupons.userId, userId)))
    const [row] = await (lock ? query.for('no key update') : query)
    if (!row) throw notFound('coupon-not-found')
    return row
  }

  /** What it takes off, unless it is over or does not count for this. */
  function worth({ terms, expiresAt }: CouponRow, { product, price }: Pick<CouponUse, 'product' | 'price'>): number {
    if (expiresAt <= clock.now()) throw refuse('coupon-expired')
    const obstacle = obstacleOf(terms, product, price)
    if (obstacle) throw refuse(obstacleReasons[obstacle], valuesOf(terms))
    return discountOf(terms, price)
  }

  return {
    handlers: {
      couponsList: listCoupons,
      couponsOptions: async ({ product, price }, { identity, locale }) =>
        rankCoupons(await freeCoupons(identity.userId), { product, price, locale }),
    },

    async give(tx, { userId, template, key }) {
      const given = await giveCoupon(tx, [userId, template, key, clock.now()])
      return given.length > 0
    },

    async suggest(userId, price, product) {
      const { usable } = rankCoupons(await freeCoupons(userId), { product, price, locale: 'zh-Hans' })
      return usable[0] && { couponId: usable[0].coupon.id, discount: usable[0].discount }
    },

    async quote(use) {
      const coupon = await find(db, use, false)
      if (coupon.orderId !== null) throw refuse('coupon-used')
      return worth(coupon, use)
    },

    async use(tx, use) {
      const coupon = await find(tx, use, true)
      if (coupon.orderId === use.orderId) return discountOf(coupon.terms, use.price)
      if (coupon.orderId !== null) throw refuse('coupon-used')
      const discount = worth(coupon, use)
      await tx.update(coupons).set({ orderId: use.orderId, usedAt: clock.now() }).where(eq(coupons.id, coupon.id))
      return discount
    },

    async giveBack(tx, orderId) {
      const tomorrow = new Date(clock.now().getTime() + DAY_MS).toISOString()
      const isShort = sql`not ${coupons.prolonged} and ${coupons.expiresAt} < ${tomorrow}::timestamptz`
      await tx
        .update(coupons)
        .set({
          orderId: null,
          usedAt: null,
          expiresAt: sql`case when ${isShort} then ${tomorrow}::timestamptz else ${coupons.expiresAt} end`,
          prolonged: sql`${coupons.prolonged} or ${isShort}`,
        })
        .where(eq(coupons.orderId, orderId))
    },
  }
}

const obstacleReasons = {
  product: 'coupon-other-product',
  threshold: 'coupon-below-threshold',
  price: 'coupon-takes-nothing',
} as const satisfies Record<CouponObstacle, string>

const valuesOf = ({ threshold }: CouponTerms) => ({ yuan: threshold / 100 })

const refuse = (reason: 'coupon-expired' | 'coupon-used' | (typeof obstacleReasons)[CouponObstacle], values?: { yuan: number }) =>
  new BusinessError(codes.conflict, reason, { field: 'couponId' }, values)
