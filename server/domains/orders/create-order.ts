import { randomUUID } from 'node:crypto'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { and, count, eq } from '../../platform/database/orm.ts'
import { badInput, BusinessError } from '../../business-error.ts'
import type { UserCall } from '../../call.ts'
import type { Executor, Transaction } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { browserOf } from './browser-of.ts'
import type { OrderParts } from './order-parts.ts'
import { openOrders, orders, type OrderRow } from './orders.table.ts'
import type { Prices, Quote } from './price.ts'
import type { ShopOfferRow } from './shop-offers.table.ts'

const { payMinutes, openOrdersMost } = appConfig.shop

type Request = ParsedRequestOf<'orderCreate'>

/** Makes an order once for a request id; its coupon is taken with it, or nothing happened. */
export function createCreateOrder({ platform: { db, clock }, coupons, providers, consents }: OrderParts, prices: Prices) {
  async function find(executor: Executor, { requestId, offer }: Request, userId: string): Promise<OrderRow | undefined> {
    const [found] = await executor.select().from(orders).where(and(eq(orders.userId, userId), eq(orders.requestId, requestId)))
    if (found && found.offerId !== offer) throw new BusinessError(codes.conflict, 'order-reused', { field: 'requestId' })
    return found
  }

  function providerFor({ provider }: Request, call: UserCall) {
    const ways = providers.of(browserOf(call))
    const chosen = provider === undefined ? ways[0] : ways.find(({ id }) => id === provider)
    if (!chosen) throw new BusinessError(codes.conflict, 'nothing-for-sale')
    return chosen.id
  }

  async function refuseTooMany(tx: Transaction, userId: string): Promise<void> {
    const open = and(eq(orders.userId, userId), openOrders(orders.state))
    const [row] = await tx.select({ open: count() }).from(orders).where(open)
    if ((row?.open ?? 0) >= openOrdersMost) throw new BusinessError(codes.tooManyRequests, 'too-many-orders', {}, { max: openOrdersMost, orders: '{/functionSquare/balance/index?filter=open}' })
  }

  async function insert(tx: Transaction, request: Request, offer: ShopOfferRow, quote: Quote, call: UserCall): Promise<OrderRow> {
    const { userId } = call.identity
    // First, as it makes the person's requests take turns: the same or one too many cannot slip in beside another.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const earlier = await find(tx, request, userId)
    if (earlier) return earlier
    await refuseTooMany(tx, userId)
    const { id: offerId, product, name, points, months } = offer
    const { couponId } = quote
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + payMinutes * 60_000)
    const id = randomUUID()
    const [order] = await tx
      .insert(orders)
      .values({ id, userId, requestId: request.requestId, offerId, product, name, points, months, ...quote, provider: providerFor(request, call), locale: call.locale, createdAt, expiresAt, nextCheckAt: expiresAt })
      .returning()
    const taken = couponId === null ? 0 : await coupons.use(tx, { userId, couponId, orderId: id, price: offer.price, product })
    if (taken < quote.discount) throw priceChanged()
    if (product === 'membership') await consents.give(tx, { userId, platform: call.platform }, ['member'])
    return order!
  }

  return async function createOrder(request: Request, call: UserCall): Promise<OrderRow> {
    const earlier = await find(db, request, call.identity.userId)
    if (earlier) return earlier
    const offer = await prices.offer(request.offer)
    if (offer.product === 'membership' && !request.agree) throw badInput('agree', 'must-agree-member')
    const quote = await prices.quote(offer, request.coupon, call.identity.userId)
    if (quote.total !== request.total) throw priceChanged()
    return db.transaction((tx) => insert(tx, request, offer, quote, call))
  }
}

const priceChanged = () => new BusinessError(codes.conflict, 'price-changed', { field: 'total' })
