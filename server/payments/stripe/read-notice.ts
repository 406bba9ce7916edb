import { BadNoticeError, type PaymentNotice } from '../payment-provider.ts'
import { isOurId } from '../shared/merchant-number.ts'
import { ORDER, paidState, REFUND, toldCharge, toldRefund, toldSession } from './objects.ts'
import { refundOutcome } from './refund.ts'

interface StripeEvent {
  type: string
  /** Seconds since 1970. */
  created: number
  data: { object: unknown }
}

/** What an event says; undefined for events of other things, and of other shops of the same account. */
export function readNotice({ type, created, data: { object } }: StripeEvent, currency: string): PaymentNotice | undefined {
  if (type.startsWith('checkout.session.')) return sessionNotice(type, object, new Date(created * 1000), currency)
  if (type === 'charge.refunded') return chargeNotice(object)
  if (type === 'refund.updated' || type === 'refund.failed') return refundNotice(object)
  return undefined
}

function sessionNotice(type: string, object: unknown, at: Date, currency: string): PaymentNotice | undefined {
  const session = toldSession(object)
  const orderId = ours(session.metadata?.[ORDER])
  if (!orderId) return undefined
  if (session.currency !== currency) throw new BadNoticeError('stripe charged another currency')
  // A bank that takes days completes the session at once and pays, or does not, later.
  if (session.payment_status === 'paid') return { orderId, state: paidState(session, at) }
  const ended = type === 'checkout.session.expired' || type === 'checkout.session.async_payment_failed'
  return ended ? { orderId, state: { state: 'closed' } } : undefined
}

function chargeNotice(object: unknown): PaymentNotice | undefined {
  const { amount, amount_refunded: refunded, payment_intent: transactionId, metadata } = toldCharge(object)
  const orderId = ours(metadata?.[ORDER])
  return orderId && transactionId ? { orderId, state: { state: 'refunded', transactionId, amount, refunded } } : undefined
}

function refundNotice(object: unknown): PaymentNotice | undefined {
  const refund = toldRefund(object)
  const orderId = ours(refund.metadata?.[ORDER])
  const id = ours(refund.metadata?.[REFUND])
  return orderId && id ? { orderId, refund: { id, amount: refund.amount, outcome: refundOutcome(refund) } } : undefined
}

const ours = (id: string | undefined) => (id !== undefined && isOurId(id) ? id : undefined)
