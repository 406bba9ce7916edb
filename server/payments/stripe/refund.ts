import type { Logger } from '../../platform/log.ts'
import { ProviderRefusedError, type PayableOrder, type RefundOutcome, type RefundRequest } from '../payment-provider.ts'
import type { StripeClient } from './client.ts'
import { ORDER, readRefund, REFUND, type Refund } from './objects.ts'

/** https://docs.stripe.com/api/refunds/object#refund_object-status */
export function refundOutcome({ status }: Refund): RefundOutcome {
  if (status === 'succeeded') return 'refunded'
  return status === 'failed' || status === 'canceled' ? 'refused' : 'pending'
}

/** What Stripe says of a refund that cannot be, as opposed to a key that may not ask for one. */
const REFUSALS = [
  'charge_already_refunded',
  'charge_disputed',
  'amount_too_large',
  'balance_insufficient',
  'insufficient_funds',
  'StripeInvalidRequestError',
]

interface WantedRefund {
  /** The payment intent that took the money. */
  intent: string
  order: PayableOrder
  wanted: RefundRequest
}

/** Refunds once for this id: Stripe keeps an idempotency key for a day, so those that are there are looked through first. */
export async function refundOnce(client: StripeClient, refund: WantedRefund, log: Logger, signal: AbortSignal): Promise<RefundOutcome> {
  const { intent, order, wanted } = refund
  const metadata = { [ORDER]: order.id, [REFUND]: wanted.id }
  const made = await client.ask(signal, (api) => api.refunds.list({ payment_intent: intent, limit: 100 }))
  const before = made.data.map(readRefund).find(({ metadata: known }) => known?.[REFUND] === wanted.id)
  if (before) return refundOutcome(before)
  const parameters = { payment_intent: intent, amount: wanted.amount, reason: 'requested_by_customer', metadata } as const
  const options = { idempotencyKey: `refund-${wanted.id}` }
  try {
    return refundOutcome(readRefund(await client.ask(signal, (api) => api.refunds.create(parameters, options))))
  } catch (error) {
    if (!(error instanceof ProviderRefusedError && REFUSALS.includes(error.code))) throw error
    log.warn({ provider: 'stripe', orderId: order.id, code: error.code }, 'a refund is refused')
    return 'refused'
  }
}
