import * as v from 'valibot'
import { BadNoticeError, ProviderUnreachableError, type PaymentState } from '../payment-provider.ts'

/** What an order and a refund are called among the metadata of Stripe's objects. */
export const ORDER = 'inkling_order'
export const REFUND = 'inkling_refund'

const Metadata = v.nullish(v.object({ [ORDER]: v.optional(v.string()), [REFUND]: v.optional(v.string()) }))

const Charge = v.object({
  created: v.number(),
  amount: v.number(),
  amount_refunded: v.number(),
  payment_intent: v.nullish(v.string()),
  metadata: Metadata,
})

const Intent = v.object({ id: v.string(), status: v.string(), latest_charge: v.nullish(v.union([v.string(), Charge])) })

const Session = v.object({
  id: v.string(),
  url: v.nullish(v.string()),
  status: v.picklist(['open', 'complete', 'expired']),
  payment_status: v.string(),
  amount_total: v.number(),
  currency: v.string(),
  /** Its id alone in notifications; the whole where we asked for it. */
  payment_intent: v.nullish(v.union([v.string(), Intent])),
  metadata: Metadata,
})
export type Session = v.InferOutput<typeof Session>

const Refund = v.object({ id: v.string(), status: v.nullish(v.string()), amount: v.number(), metadata: Metadata })
export type Refund = v.InferOutput<typeof Refund>

/** Reads an object of Stripe's as far as we use it; throws what `problem` makes for anything else. */
const reader =
  <const S extends v.GenericSchema>(schema: S, problem: () => Error) =>
  (object: unknown): v.InferOutput<S> => {
    const read = v.safeParse(schema, object)
    if (!read.success) throw problem()
    return read.output
  }
const badAnswer = () => new ProviderUnreachableError('stripe answered something else than documented')
const badNotice = () => new BadNoticeError('stripe told something else than documented')

export const readSession = reader(Session, badAnswer)
export const readRefund = reader(Refund, badAnswer)
export const toldSession = reader(Session, badNotice)
export const toldCharge = reader(Charge, badNotice)
export const toldRefund = reader(Refund, badNotice)

/** The payment intent's id, whether the whole came or its id alone. */
export const intentOf = ({ payment_intent: intent }: Session): string | undefined => (typeof intent === 'string' ? intent : intent?.id)

/** Of a session that is settled: where the charge came with it, when and how much of it went back, otherwise as of `now`. */
export function paidState(session: Session, now: Date): PaymentState {
  const intent = session.payment_intent
  const charge = intent && typeof intent === 'object' && typeof intent.latest_charge === 'object' ? intent.latest_charge : undefined
  const transactionId = intentOf(session) ?? session.id
  const amount = session.amount_total
  if (charge && charge.amount_refunded > 0) return { state: 'refunded', transactionId, amount, refunded: charge.amount_refunded }
  return { state: 'paid', transactionId, amount, paidAt: charge ? new Date(charge.created * 1000) : now }
}
