import { currency } from '#contract/shop-choices.ts'
import { eq } from '../../platform/database/orm.ts'
import { notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import { users } from '../account/users.table.ts'
import { addMonths } from './add-months.ts'
import type { OrderParts } from './order-parts.ts'
import { shopOffers, type ShopOfferRow } from './shop-offers.table.ts'

/** Fen. */
export interface Quote {
  listPrice: number
  discount: number
  total: number
  couponId: string | null
}

/** Nothing is bought for nothing: payments of 0 are none that a provider could confirm. */
const LEAST = 1

/** Prices, by the server alone. */
export function createPrices({ platform: { db, clock }, wallet, coupons }: OrderParts) {
  async function offer(id: string): Promise<ShopOfferRow> {
    const [row] = await db.select().from(shopOffers).where(eq(shopOffers.id, id))
    if (!row?.active) throw notFound('shop-offer-gone')
    return row
  }

  /** @param coupon null for none, undefined for the best one. */
  async function quote({ product, price }: ShopOfferRow, coupon: string | null | undefined, userId: string): Promise<Quote> {
    const chosen = await couponOf(coupon, { userId, price, product })
    const discount = Math.min(chosen?.discount ?? 0, price - LEAST)
    return { listPrice: price, discount, total: price - discount, couponId: chosen?.couponId ?? null }
  }

  async function couponOf(coupon: string | null | undefined, { userId, price, product }: { userId: string; price: number; product: ShopOfferRow['product'] }) {
    if (coupon === null) return undefined
    if (coupon === undefined) return coupons.suggest(userId, price, product)
    return { couponId: coupon, discount: await coupons.quote({ userId, couponId: coupon, price, product }) }
  }

  const handlers: Handlers<'orderPrice'> = {
    async orderPrice({ offer: id, coupon }, { identity: { userId } }) {
      const wanted = await offer(id)
      const [{ couponId, ...price }, coin, [user]] = await Promise.all([
        quote(wanted, coupon, userId),
        wallet.balance(db, userId),
        db.select({ until: users.memberUntil }).from(users).where(eq(users.id, userId)),
      ])
      const now = clock.now()
      const from = user?.until && user.until > now ? user.until : undefined
      const until = wanted.months > 0 ? addMonths(from ?? now, wanted.months) : from
      return {
        ...price,
        currency,
        coupon: couponId === null ? undefined : { id: couponId, discount: price.discount },
        coin: coin + wanted.points,
        memberUntil: until?.getTime(),
      }
    },
  }

  return { offer, quote, handlers }
}
export type Prices = ReturnType<typeof createPrices>
