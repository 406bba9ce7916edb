import { nextOrderState } from '#contract/order-states.ts'
import { and, eq, sql } from '../../platform/database/orm.ts'
import type { Transaction } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import type { OrderParts } from './order-parts.ts'
import { orders, type OrderRow } from './orders.table.ts'
import { refunds, type RefundRow } from './refunds.table.ts'

export interface NewRefund {
  id: string
  /** Fen. */
  amount: number
  reason: string
  operatorId?: string
}

/** The steps of money that goes back. The caller holds the order's row in every one of them. */
export function createRefundSteps({ platform: { clock }, wallet, messages }: Pick<OrderParts, 'platform' | 'wallet' | 'messages'>) {
  /** What the amount's share of a whole is, so that all parts together are the whole. */
  const shareOf = (whole: number, { refunded, refunding, received }: OrderRow, amount: number) => {
    const gone = refunded + refunding
    return Math.floor((whole * (gone + amount)) / received) - Math.floor((whole * gone) / received)
  }

  const growMembership = (tx: Transaction, userId: string, seconds: number) =>
    tx.update(users).set({ memberUntil: sql`${users.memberUntil} + make_interval(secs => ${seconds})` }).where(eq(users.id, userId))

  /** Takes back what was bought for the amount, as far as it is still there. Nothing was given for an order that is not paid. */
  async function takeBack(tx: Transaction, order: OrderRow, { id, amount }: NewRefund): Promise<Pick<RefundRow, 'points' | 'memberSeconds'>> {
    const { userId, points, state, memberFrom, memberUntil } = order
    if (state !== 'paid') return { points: 0, memberSeconds: 0 }
    const share = shareOf(points, order, amount)
    const taken = share > 0 ? await wallet.takeBack(tx, { userId, points: share, cause: 'refund', reference: order.id, key: `refund:${id}` }) : 0
    const seconds = memberFrom && memberUntil ? shareOf((memberUntil.getTime() - memberFrom.getTime()) / 1000, order, amount) : 0
    if (seconds > 0) await growMembership(tx, userId, -seconds)
    return { points: taken, memberSeconds: seconds }
  }

  return {
    /** Writes down that the amount goes back and takes back what it bought; the provider is asked after the commit. */
    async begin(tx: Transaction, order: OrderRow, refund: NewRefund): Promise<RefundRow> {
      const taken = await takeBack(tx, order, refund)
      const now = clock.now()
      const [row] = await tx.insert(refunds).values({ ...refund, ...taken, orderId: order.id, createdAt: now, nextCheckAt: now }).returning()
      await tx.update(orders).set({ refunding: order.refunding + refund.amount }).where(eq(orders.id, order.id))
      return row!
    },

    /** The money is back. Whether this call was the first to say so. */
    async settle(tx: Transaction, order: OrderRow, { id, amount }: Pick<RefundRow, 'id' | 'amount'>): Promise<boolean> {
      const now = clock.now()
      const pending = and(eq(refunds.id, id), eq(refunds.state, 'pending'))
      const settled = await tx.update(refunds).set({ state: 'refunded', settledAt: now, nextCheckAt: null }).where(pending).returning({ id: refunds.id })
      if (settled.length === 0) return false
      const refunded = order.refunded + amount
      const state = refunded === order.received ? nextOrderState(order.state, 'refund') : undefined
      await tx.update(orders).set({ refunded, refunding: order.refunding - amount, held: false, state }).where(eq(orders.id, order.id))
      await messages.send(tx, {
        userId: order.userId,
        kind: 'order',
        template: 'order-refunded',
        values: { amount: (amount / 100).toFixed(2) },
        link: `/functionSquare/balance/index?order=${order.id}`,
        key: `order:refunded:${id}`,
      })
      return true
    },

    /** The provider refused: what was taken back comes back. */
    async undo(tx: Transaction, order: OrderRow, { id, amount, points, memberSeconds }: RefundRow): Promise<void> {
      const pending = and(eq(refunds.id, id), eq(refunds.state, 'pending'))
      const refused = await tx.update(refunds).set({ state: 'refused', settledAt: clock.now(), nextCheckAt: null }).where(pending).returning({ id: refunds.id })
      if (refused.length === 0) return
      await tx.update(orders).set({ refunding: order.refunding - amount }).where(eq(orders.id, order.id))
      if (points > 0) await wallet.grant(tx, { userId: order.userId, points, cause: 'order', reference: order.id, key: `refund-undone:${id}` })
      if (memberSeconds > 0) await growMembership(tx, order.userId, memberSeconds)
    },
  }
}
export type RefundSteps = ReturnType<typeof createRefundSteps>
