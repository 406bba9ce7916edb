import * as v from 'valibot'
import type { WechatPaySettings } from '../../platform/payment-settings.ts'
import { BadNoticeError, type PaymentNotice } from '../payment-provider.ts'
import { idOfNumber } from '../shared/merchant-number.ts'
import { parseJson } from './client.ts'
import { refundOutcome, RefundTold, stateOf, Transaction } from './objects.ts'
import { openResource, Resource } from './open-resource.ts'

const Notice = v.object({ event_type: v.string(), resource: Resource })

/** What a notification says whose signature is good. */
export function readNotice(body: string, settings: WechatPaySettings): PaymentNotice | undefined {
  const { event_type: type, resource } = expected(Notice, parseJson(body))
  if (type.startsWith('TRANSACTION.')) return paymentNotice(expected(Transaction, opened(resource, settings)), settings)
  if (type.startsWith('REFUND.')) return refundNotice(expected(RefundTold, opened(resource, settings)), settings)
  return undefined
}

function paymentNotice(transaction: Transaction, { merchantId, appId }: WechatPaySettings): PaymentNotice | undefined {
  if (transaction.mchid !== merchantId || transaction.appid !== appId) throw bad('a payment to another merchant or app')
  const orderId = idOfNumber(transaction.out_trade_no)
  const state = stateOf(transaction)
  if (!state) throw bad('a payment that is none')
  return orderId && state.state !== 'unpaid' ? { orderId, state } : undefined
}

function refundNotice({ mchid, amount, ...told }: RefundTold, { merchantId }: WechatPaySettings): PaymentNotice | undefined {
  if (mchid !== merchantId) throw bad('a refund of another merchant')
  const [orderId, id] = [idOfNumber(told.out_trade_no), idOfNumber(told.out_refund_no)]
  if (!orderId) return undefined
  const outcome = refundOutcome(told.refund_status)
  if (id) return { orderId, refund: { id, amount: amount.refund, outcome } }
  // Given back on WeChat Pay's own pages. It tells of this part alone, and a part is not all that went back so far.
  const all = outcome === 'refunded' && amount.refund === amount.total
  if (!all) return undefined
  return { orderId, state: { state: 'refunded', transactionId: told.transaction_id, amount: amount.total, refunded: amount.total } }
}

function opened(resource: v.InferOutput<typeof Resource>, { apiKey }: WechatPaySettings): unknown {
  try {
    return openResource(resource, apiKey)
  } catch {
    throw bad('something closed by another key')
  }
}

function expected<const S extends v.GenericSchema>(schema: S, told: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, told)
  if (!read.success) throw bad('something else than documented')
  return read.output
}

const bad = (what: string) => new BadNoticeError(`wechat told ${what}`)
