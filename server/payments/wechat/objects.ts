import * as v from 'valibot'
import type { PaymentState, RefundOutcome } from '../payment-provider.ts'

const Time = v.pipe(v.string(), v.isoTimestamp(), v.transform((text) => new Date(text)))

/** https://pay.weixin.qq.com/doc/v3/merchant/4012791880 */
export const Transaction = v.object({
  appid: v.string(),
  mchid: v.string(),
  out_trade_no: v.string(),
  trade_state: v.picklist(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR']),
  transaction_id: v.optional(v.string(), ''),
  success_time: v.optional(Time),
  amount: v.optional(v.object({ total: v.number(), currency: v.optional(v.string(), 'CNY') })),
})
export type Transaction = v.InferOutput<typeof Transaction>

export const RefundStatus = v.picklist(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL'])

/** The answer to a refund and to a question about one: https://pay.weixin.qq.com/doc/v3/merchant/4012791883 */
export const Refund = v.object({ out_refund_no: v.string(), status: RefundStatus })

/** What a notification of a refund holds, which calls the status otherwise. */
export const RefundTold = v.object({
  mchid: v.string(),
  out_trade_no: v.string(),
  transaction_id: v.string(),
  out_refund_no: v.string(),
  refund_status: RefundStatus,
  amount: v.object({ total: v.number(), refund: v.number() }),
})
export type RefundTold = v.InferOutput<typeof RefundTold>

/** ABNORMAL: the card is gone, and the merchant sends the money another way on WeChat Pay's own pages; so it is under way. */
export function refundOutcome(status: v.InferOutput<typeof RefundStatus>): RefundOutcome {
  if (status === 'SUCCESS') return 'refunded'
  return status === 'CLOSED' ? 'refused' : 'pending'
}

/** undefined for a payment that lacks what a payment has. */
export function stateOf(transaction: Transaction): PaymentState | undefined {
  const { trade_state, transaction_id: transactionId, success_time: paidAt, amount } = transaction
  if (trade_state === 'CLOSED' || trade_state === 'REVOKED') return { state: 'closed' }
  if (trade_state !== 'SUCCESS' && trade_state !== 'REFUND') return { state: 'unpaid' }
  if (!amount || !transactionId || amount.currency !== 'CNY') return undefined
  // It does not say how much of it went back.
  if (trade_state === 'REFUND') return { state: 'refunded', transactionId, amount: amount.total }
  return paidAt && { state: 'paid', transactionId, amount: amount.total, paidAt }
}
