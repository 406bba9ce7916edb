import { randomUUID } from 'node:crypto'
import { nextOrderState } from '#contract/order-states.ts'
import { and, asc, eq } from '../../platform/database/orm.ts'
import type { PaymentState } from '../../payments/payment-provider.ts'
import type { Transaction } from '../../platform/platform.ts'
import { createDeliver, type Paid } from './deliver.ts'
import type { OrderParts } from './order-parts.ts'
import { orders, type OrderRow } from './orders.table.ts'
import type { RefundSteps } from './refund-steps.ts'
import { refunds } from './refunds.table.ts'
import { stillHolds } from './still-holds.ts'

type GoneBack = Omit<Extract<PaymentState, { state: 'refunded' }>, 'state'>
type ClosedBy = NonNullable<OrderRow['closedBy']>

export interface OrderLife {
  /**
   * What a provider says of an order, verified: each state changes it once, however often and in whatever order it is
   * told, and all that follows is in one transaction. The order after it; undefined when there is none.
   */
  learn(id: string, known: PaymentState, closedBy?: ClosedBy): Promise<OrderRow | undefined>
  /** Honours the money that a held order got, as if it were what was asked for; undefined when it is not held, or the money is on its way back. */
  honour(tx: Transaction, id: string): Promise<OrderRow | undefined>
}

/**
 * The one place where orders end. Money that comes for a closed order: honoured where offer, price and coupon still hold,
 * as that is what was wanted; otherwise it goes back by itself. Money that is not the amount asked for is held.
 */
export function createOrderLife(parts: OrderParts, steps: RefundSteps): OrderLife {
  const { platform, coupons } = parts
  const { db, clock, log } = platform
  const deliver = createDeliver(parts)

  const change = async (tx: Transaction, { id }: OrderRow, values: Partial<OrderRow>): Promise<OrderRow> => {
    const [changed] = await tx.update(orders).set(values).where(eq(orders.id, id)).returning()
    return changed!
  }

  async function close(tx: Transaction, order: OrderRow, closedBy: ClosedBy): Promise<OrderRow> {
    const state = nextOrderState(order.state, 'close')
    if (!state || order.held) return order
    await coupons.giveBack(tx, order.id)
    return change(tx, order, { state, closedBy, closedAt: clock.now(), nextCheckAt: null })
  }

  async function receive(tx: Transaction, order: OrderRow, payment: Paid): Promise<OrderRow> {
    if (!nextOrderState(order.state, 'pay') || order.received > 0) return order
    const { transactionId, amount, paidAt } = payment
    const came = { transactionId, received: amount, paidAt, nextCheckAt: null }
    if (amount !== order.total) {
      log.error({ orderId: order.id, total: order.total, received: amount, transactionId }, 'ALARM: another amount was paid than was asked for')
      return change(tx, order, { ...came, held: true })
    }
    if (order.state !== 'closed' || (await stillHolds(tx, order, coupons))) return deliver(tx, order, payment)
    log.warn({ orderId: order.id, transactionId }, 'money for a closed order that does not hold any more goes back')
    const late = await change(tx, order, came)
    await steps.begin(tx, late, { id: randomUUID(), amount, reason: 'late' })
    return late
  }

  /** Money went back: for refunds of ours that were pending, or by the operator's hand at the provider. */
  async function giveBack(tx: Transaction, order: OrderRow, { transactionId, amount, refunded }: GoneBack): Promise<OrderRow> {
    if (refunded === undefined) return learnOfRefund(tx, order, { transactionId, amount })
    if (order.received === 0) {
      // It came and went before it was heard of.
      if (refunded >= amount) return close(tx, order, 'provider')
      const paid = await receive(tx, order, { state: 'paid', transactionId, amount, paidAt: clock.now() })
      return giveBack(tx, paid, { amount, refunded, transactionId })
    }
    const pending = await tx.select().from(refunds).where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'pending'))).orderBy(asc(refunds.createdAt))
    let now = order
    for (const refund of pending) {
      if (now.refunded + refund.amount > refunded) return now
      await steps.settle(tx, now, refund)
      now = await locked(tx, order.id)
    }
    const rest = Math.min(refunded, now.received) - now.refunded
    if (rest <= 0 || now.held) return now
    const made = await steps.begin(tx, now, { id: randomUUID(), amount: rest, reason: 'provider' })
    await steps.settle(tx, await locked(tx, order.id), made)
    return locked(tx, order.id)
  }

  /**
   * Some of the money went back, and the provider does not say how much: that may be a part as well as all. What we asked for
   * is asked after by its own id; of money that is heard of only now, the operator has to find out.
   */
  async function learnOfRefund(tx: Transaction, order: OrderRow, { transactionId, amount }: Omit<GoneBack, 'refunded'>): Promise<OrderRow> {
    if (order.received > 0) return order
    log.error({ orderId: order.id, received: amount, transactionId }, 'ALARM: a part or all of a payment went back before it was heard of')
    return change(tx, order, { transactionId, received: amount, paidAt: clock.now(), nextCheckAt: null, held: true })
  }

  const find = async (tx: Transaction, id: string): Promise<OrderRow | undefined> => (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0]
  const locked = async (tx: Transaction, id: string): Promise<OrderRow> => (await find(tx, id))!

  return {
    learn: (id, known, closedBy = 'provider') =>
      db.transaction(async (tx) => {
        const order = await find(tx, id)
        if (!order) return undefined
        switch (known.state) {
          case 'unpaid':
            return order
          case 'closed':
            return close(tx, order, closedBy)
          case 'paid':
            return receive(tx, order, known)
          case 'refunded':
            return giveBack(tx, order, known)
        }
      }),

    async honour(tx, id) {
      const order = await find(tx, id)
      if (!order?.held || order.refunding > 0) return undefined
      return deliver(tx, order, { transactionId: order.transactionId ?? '', amount: order.received, paidAt: order.paidAt ?? clock.now() })
    },
  }
}
