import * as v from 'valibot'
import type { PaymentState } from '../payment-provider.ts'
import { readChineseTime } from '../shared/chinese-time.ts'
import { fenOf } from './amount.ts'

const Fen = v.pipe(v.string(), v.transform(fenOf), v.number())
const Time = v.pipe(v.string(), v.transform(readChineseTime), v.date())
/** Forms carry empty fields for what is not there. */
const nothing = v.pipe(v.literal(''), v.transform(() => undefined))
const optional = <const S extends v.GenericSchema<string, unknown>>(schema: S) => v.optional(v.union([nothing, schema]))

const TradeStatus = v.picklist(['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'])

/** The answer to alipay.trade.query: https://opendocs.alipay.com/open/028woa */
export const Trade = v.pipe(
  v.object({
    out_trade_no: v.string(),
    trade_no: v.string(),
    trade_status: TradeStatus,
    total_amount: Fen,
    send_pay_date: optional(Time),
  }),
  v.transform(({ out_trade_no, trade_no, trade_status, total_amount, send_pay_date }) => ({
    number: out_trade_no,
    facts: { transactionId: trade_no, status: trade_status, amount: total_amount, paidAt: send_pay_date },
  })),
)

/** A notification about a trade: https://opendocs.alipay.com/open/270/105902 */
export const TradeNotice = v.pipe(
  v.object({
    app_id: v.string(),
    seller_id: v.optional(v.string()),
    out_trade_no: v.string(),
    trade_no: v.string(),
    trade_status: TradeStatus,
    total_amount: Fen,
    gmt_payment: optional(Time),
    /** The number of the refund that it tells of, and what has gone back in all. */
    out_biz_no: optional(v.string()),
    refund_fee: optional(Fen),
  }),
  v.transform(({ app_id, seller_id, out_trade_no, trade_no, trade_status, total_amount, gmt_payment, out_biz_no, refund_fee }) => ({
    appId: app_id,
    sellerId: seller_id,
    number: out_trade_no,
    facts: { transactionId: trade_no, status: trade_status, amount: total_amount, paidAt: gmt_payment },
    refundNumber: out_biz_no,
    refunded: refund_fee,
  })),
)

type Facts = v.InferOutput<typeof Trade>['facts']

/** A trade is closed when nobody paid it, and when all of it has gone back. A payment that does not say when counts as made `now`. */
export function stateOf({ transactionId, status, amount, paidAt }: Facts, now: Date): PaymentState {
  if (status === 'WAIT_BUYER_PAY') return { state: 'unpaid' }
  if (status === 'TRADE_CLOSED') return paidAt ? { state: 'refunded', transactionId, amount, refunded: amount } : { state: 'closed' }
  return { state: 'paid', transactionId, amount, paidAt: paidAt ?? now }
}
