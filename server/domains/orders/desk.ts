import * as v from 'valibot'
import { codes } from '#contract/codes.ts'
import { OfferForm } from '#contract/shop.ts'
import { asc, eq } from '../../platform/database/orm.ts'
import { BusinessError, badInput, notFound } from '../../business-error.ts'
import type { Transaction } from '../../platform/platform.ts'
import type { ListOrders } from './list-orders.ts'
import type { OrderLife } from './order-life.ts'
import type { OrderParts } from './order-parts.ts'
import { orders, type OrderRow } from './orders.table.ts'
import type { Refunding } from './refund-order.ts'
import { refunds, type RefundRow } from './refunds.table.ts'
import { shopOffers, type ShopOfferRow } from './shop-offers.table.ts'

interface OrderSearch {
  state?: OrderRow['state']
  userId?: string
  /** Only those whose money does not fit. */
  held?: boolean
  /** The order's id, or the provider's number of the payment, whole. */
  number?: string
  cursor?: string
}

/** What the operator of an installation does with orders and prices; who may is checked before it. */
export interface OrdersDesk {
  /** Orders, newest first, twenty at a time. */
  search(wanted: OrderSearch): Promise<{ rows: OrderRow[]; next?: string }>
  /** One order with its refunds, oldest first. Throws notFound. */
  detail(id: string): Promise<{ order: OrderRow; refunds: RefundRow[] }>
  /**
   * Begins to give a part or all that is left of an order's money back and takes back what it bought, as far as it is still there: points
   * by the share of the money, membership likewise. The same refundId refunds once. The refund is pending until the provider has confirmed,
   * and everything taken comes back should it refuse. Throws 'refund-too-large' (conflict).
   */
  beginRefund: Refunding['begin']
  /** Asks the provider for a refund that was begun, after the commit; one that does not answer is asked again by itself. */
  sendRefund: Refunding['send']
  /** Gives what was bought for a held order, whose money was another amount. Throws notFound, and 'order-not-held' (conflict). */
  honour(tx: Transaction, orderId: string, operatorId: string): Promise<{ before: OrderRow; after: OrderRow }>
  /** Every offer, sold or not, in its order. */
  offers(): Promise<ShopOfferRow[]>
  /**
   * Makes or changes an offer; orders that were made keep what they bought at their price. What it was before, and is now.
   * Throws badInput with the field that is wrong.
   */
  saveOffer(tx: Transaction, form: v.InferInput<typeof OfferForm>, operatorId: string): Promise<{ before: ShopOfferRow | undefined; after: ShopOfferRow }>
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function createOrdersDesk({ platform: { db, clock, log } }: OrderParts, list: ListOrders, life: OrderLife, refunding: Refunding): OrdersDesk {
  return {
    search: ({ state, userId, held, number, cursor }) =>
      list.page(
        [
          state && eq(orders.state, state),
          userId === undefined ? undefined : eq(orders.userId, userId),
          held ? eq(orders.held, true) : undefined,
          number === undefined ? undefined : eq(uuid.test(number) ? orders.id : orders.transactionId, number),
        ],
        cursor,
      ),

    async detail(id) {
      const [[order], made] = await Promise.all([
        db.select().from(orders).where(eq(orders.id, id)),
        db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(asc(refunds.createdAt)),
      ])
      if (!order) throw notFound('order-not-found')
      return { order, refunds: made }
    },

    beginRefund: refunding.begin,
    sendRefund: refunding.send,

    async honour(tx, orderId, operatorId) {
      const [before] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
      if (!before) throw notFound('order-not-found')
      const after = await life.honour(tx, orderId)
      if (!after) throw new BusinessError(codes.conflict, 'order-not-held')
      log.info({ orderId, by: operatorId }, 'held order honoured')
      return { before, after }
    },

    offers: () => db.select().from(shopOffers).orderBy(asc(shopOffers.product), asc(shopOffers.position), asc(shopOffers.id)),

    async saveOffer(tx, written, operatorId) {
      const form = readForm(written)
      const [before] = await tx.select().from(shopOffers).where(eq(shopOffers.id, form.id)).for('update')
      const [after] = await tx
        .insert(shopOffers)
        .values({ ...form, updatedAt: clock.now() })
        .onConflictDoUpdate({ target: shopOffers.id, set: { ...form, updatedAt: clock.now() } })
        .returning()
      log.info({ offer: form.id, by: operatorId }, 'offer saved')
      return { before, after: after! }
    },
  }
}

function readForm(written: unknown): v.InferOutput<typeof OfferForm> {
  const parsed = v.safeParse(OfferForm, written)
  if (parsed.success) return parsed.output
  throw badInput(v.getDotPath(parsed.issues[0]) ?? 'product', 'bad-input')
}
