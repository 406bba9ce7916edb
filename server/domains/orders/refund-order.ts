import { codes } from '#contract/codes.ts'
import { eq } from '../../platform/database/orm.ts'
import { BusinessError } from '../../business-error.ts'
import { ProviderRefusedError, ProviderUnreachableError, type RefundOutcome } from '../../payments/payment-provider.ts'
import type { Transaction } from '../../platform/platform.ts'
import type { OrderParts } from './order-parts.ts'
import { payableOf } from './order-view.ts'
import { orders, type OrderRow } from './orders.table.ts'
import type { RefundSteps } from './refund-steps.ts'
import { refunds, type RefundRow } from './refunds.table.ts'
import { siteAddresses } from './site-addresses.ts'

export interface RefundOrder {
  orderId: string
  /** Made by the caller: the same id refunds once, however often it is sent. */
  refundId: string
  /** Fen; absent for all that is left. */
  amount?: number
  reason: string
  operatorId: string
}

export interface BegunRefund {
  refund: RefundRow
  /** Fen of the order that have gone back or are on their way, before it and with it; the same where the refund was known already. */
  goneBefore: number
  gone: number
}

/** Gives money back at the provider, and takes back what it bought. */
export function createRefundOrder({ platform: { db, config, log }, providers }: OrderParts, steps: RefundSteps) {
  const lock = async (tx: Transaction, id: string): Promise<OrderRow> => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) throw new BusinessError(codes.notFound, 'order-not-found')
    return order
  }

  async function begin(tx: Transaction, { orderId, refundId, amount, reason, operatorId }: RefundOrder): Promise<BegunRefund> {
    const order = await lock(tx, orderId)
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
    if (known && known.orderId !== orderId) throw new BusinessError(codes.conflict, 'order-reused', { field: 'refundId' })
    const gone = order.refunded + order.refunding
    if (known) return { refund: known, goneBefore: gone, gone }
    const left = order.received - gone
    const wanted = amount ?? left
    if (wanted < 1 || wanted > left) throw new BusinessError(codes.conflict, 'refund-too-large', { field: 'amount' }, { left: (left / 100).toFixed(2) })
    log.info({ orderId, refundId, amount: wanted, by: operatorId }, 'refund asked for')
    return { refund: await steps.begin(tx, order, { id: refundId, amount: wanted, reason, operatorId }), goneBefore: gone, gone: gone + wanted }
  }

  /** What the provider, or its notification, says of a refund. */
  async function conclude(refund: Pick<RefundRow, 'id' | 'orderId'>, outcome: RefundOutcome): Promise<void> {
    if (outcome === 'pending') return
    await db.transaction(async (tx) => {
      const order = await lock(tx, refund.orderId)
      const [row] = await tx.select().from(refunds).where(eq(refunds.id, refund.id))
      if (row?.orderId !== order.id) return
      if (outcome === 'refunded') await steps.settle(tx, order, row)
      else await steps.undo(tx, order, row)
    })
    if (outcome === 'refused') log.error({ orderId: refund.orderId, refundId: refund.id }, 'ALARM: the payment provider refused a refund')
  }

  /** Asks the provider for it, again if need be. Stays pending when it does not answer. */
  async function send({ id, orderId, amount, reason }: RefundRow, signal: AbortSignal): Promise<void> {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    const provider = order && providers.find(order.provider)
    if (!provider) return log.error({ orderId, refundId: id }, 'ALARM: the way to pay of a refund is not configured any more')
    const notifyUrl = config.publicUrl === undefined ? undefined : siteAddresses(config, order, undefined).notifyUrl
    try {
      await conclude({ id, orderId }, await provider.refund(payableOf(order), { id, amount, reason, notifyUrl }, signal))
    } catch (error) {
      if (error instanceof ProviderRefusedError) await conclude({ id, orderId }, 'refused')
      else if (!(error instanceof ProviderUnreachableError)) throw error
      log.warn({ err: error, orderId, refundId: id }, 'a refund was not confirmed')
    }
  }

  return {
    conclude,
    send,
    /** Writes a refund of a part or all that is left of what came for an order down; `send` asks the provider for it after the commit. */
    begin,
  }
}
export type Refunding = ReturnType<typeof createRefundOrder>
