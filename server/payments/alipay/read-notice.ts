import * as v from 'valibot'
import type { AlipaySettings } from '../../platform/payment-settings.ts'
import { BadNoticeError, type PaymentNotice } from '../payment-provider.ts'
import { idOfNumber } from '../shared/merchant-number.ts'
import { stateOf, TradeNotice } from './objects.ts'

/** What a notification says whose signature is good. */
export function readNotice(fields: Readonly<Record<string, string>>, settings: AlipaySettings, now: Date): PaymentNotice | undefined {
  const { appId, sellerId } = settings
  if (fields.notify_type !== 'trade_status_sync') return undefined
  const read = v.safeParse(TradeNotice, fields)
  if (!read.success) throw bad('something else than documented')
  const { number, facts, refundNumber, refunded, ...told } = read.output
  if (told.appId !== appId) throw bad('a payment to another app')
  if (sellerId && told.sellerId !== sellerId) throw bad('a payment to another seller')
  const orderId = idOfNumber(number)
  if (!orderId) return undefined
  const refundId = refundNumber && idOfNumber(refundNumber)
  // Its sum is of all refunds, so it is not said how much this one was.
  if (refundId && refunded) return { orderId, refund: { id: refundId, outcome: 'refunded' } }
  const { transactionId, amount } = facts
  if (refunded) return { orderId, state: { state: 'refunded', transactionId, amount, refunded } }
  const state = stateOf(facts, now)
  return state.state === 'unpaid' ? undefined : { orderId, state }
}

const bad = (what: string) => new BadNoticeError(`alipay told ${what}`)
