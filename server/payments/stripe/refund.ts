import type { Logger } from '../../platform/log.ts'
import { ProviderRefusedError, type PayableOrder, type RefundOutcome, type RefundRequest } from '../payment-provider.ts'
import type { StripeClient } from './client.ts'
import { ORDER, readRefund, REFUND, type Refund } from './objects.ts'

/** https://docs.stripe.com/api/refunds/object#refund_object-status */
export function refundOutcome({ status }: Refund): RefundOutcome {
  if (status === 'succeeded') return 'refunded'
  return status === 'failed' || status === 'canceled' ? 'refused' : 'pending'
}

interface WantedRefund {
  /** The payment intent that took the money. */
  intent: string
  order: PayableOrder
  wanted: RefundRequest
}

/** Refunds once for this id: Stripe keeps an idempotency key for a day, so those that are there are looked through first. */
export async function refundOnce(client: StripeClient, { intent, order, wanted }: WantedRefund, log: Logger, signal: AbortSignal): Promise<RefundOutcome> {
  const metadata = { [ORDER]: order.id, [REFUND]: wanted.id }
  const made = await client.ask(signal, (api) => api.refunds.list({ payment_intent: intent, limit: 100 }))
  const before = made.data.map(readRefund).find((refund) => refund.metadata?.[REFUND] === wanted.id)
  if (before) return refundOutcome(before)
  try {
    const create = { payment_intent: intent, amount: wanted.amount, reason: 'requested_by_customer', metadata } as const
    return refundOutcome(readRefund(await client.ask(signal, (api) => api.refunds.create(create, { idempotencyKey: `refund-${wanted.id}` }))))
  } catch (error) {
    if (!(error instanceof ProviderRefusedError && REFUSALS.includes(error.code))) throw error
    log.warn({ provider: 'stripe', orderId: order.id, code: error.code }, 'a refund is refused')
    return 'refused'
  }
}

/** What Stripe says of a refund that cannot be, as opposed to a key that may not ask for one. */
const REFUSALS = ['charge_already_refunded', 'charge_disputed', 'amount_too_large', 'balance_insufficient', 'insufficient_funds', 'StripeInvalidRequestError']
