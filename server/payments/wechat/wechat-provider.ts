import * as v from 'valibot'
import type { WechatPaySettings } from '../../platform/payment-settings.ts'
import {
  BadNoticeError,
  ProviderUnreachableError,
  type PayableOrder,
  type PaymentProvider,
  type PaymentState,
  type RefundOutcome,
  type RefundRequest,
} from '../payment-provider.ts'
import { merchantNumber } from '../shared/merchant-number.ts'
import { defaultPatience } from '../shared/patience.ts'
import type { ProviderDeps } from '../shared/provider-deps.ts'
import { beginnings } from './begin.ts'
import { createAskWechat, WechatRefusal } from './client.ts'
import { Refund, refundOutcome, stateOf, Transaction } from './objects.ts'
import { readNotice } from './read-notice.ts'
import { isSigned } from './signature.ts'

const NoContent = v.undefined()

interface Wechat extends ProviderDeps {
  /** Whether people log in by the official account that is paid: else their ids there are not known, and nothing can begin inside the chat. */
  knowsPeople: boolean
}

/** WeChat Pay, API v3, of a direct merchant: https://pay.weixin.qq.com/doc/v3/merchant/4012062524 */
export function createWechatPayProvider(settings: WechatPaySettings, deps: Wechat): PaymentProvider {
  const { clock, log, patience = defaultPatience, knowsPeople } = deps
  const ask = createAskWechat(settings, clock, patience)
  const { merchantId, appId } = settings
  const pathOf = ({ id }: PayableOrder) => `/v3/pay/transactions/out-trade-no/${merchantNumber(id)}`

  /** undefined for one that WeChat Pay has never heard of. */
  async function find(order: PayableOrder, signal: AbortSignal): Promise<PaymentState | undefined> {
    try {
      const found = await ask(Transaction, { method: 'GET', path: `${pathOf(order)}?mchid=${merchantId}` }, signal)
      const state = stateOf(found)
      const ours = found.mchid === merchantId && found.appid === appId && found.out_trade_no === merchantNumber(order.id)
      if (!ours || !state) throw new ProviderUnreachableError('wechat: an answer about something else')
      return state
    } catch (error) {
      if (error instanceof WechatRefusal && error.missing) return undefined
      throw error
    }
  }

  async function refundNow(order: PayableOrder, refund: RefundRequest, signal: AbortSignal): Promise<RefundOutcome> {
    const { id, amount, reason, notifyUrl } = refund
    const body = {
      out_trade_no: merchantNumber(order.id),
      out_refund_no: merchantNumber(id),
      // Not empty, and no longer than 80 bytes.
      reason: reason.slice(0, 26) || undefined,
      notify_url: notifyUrl,
      amount: { refund: amount, total: order.amount, currency: 'CNY' },
    }
    return refundOutcome((await ask(Refund, { method: 'POST', path: '/v3/refund/domestic/refunds', body }, signal)).status)
  }

  async function findRefund(id: string, signal: AbortSignal): Promise<RefundOutcome> {
    const path = `/v3/refund/domestic/refunds/${merchantNumber(id)}`
    return refundOutcome((await ask(Refund, { method: 'GET', path }, signal)).status)
  }

  return {
    id: 'wechat',
    platforms: knowsPeople ? ['pc', 'h5', 'chat'] : ['pc', 'h5'],
    needOpenId: ['chat'],
    start: (order, payer, signal) => beginnings[payer.platform]({ settings, ask, order, payer, now: clock.now(), signal }),
    async readNotice({ headers, body }) {
      if (!isSigned(settings, headers, body, clock.now())) throw new BadNoticeError('wechat did not sign it, or long ago')
      return readNotice(body, settings)
    },
    acknowledge: () => new Response(null, { status: 204 }),
    query: async (order, signal) => (await find(order, signal)) ?? { state: 'unpaid' },
    async close(order, signal) {
      try {
        await ask(NoContent, { method: 'POST', path: `${pathOf(order)}/close`, body: { mchid: merchantId } }, signal)
        return { state: 'closed' }
      } catch (error) {
        if (!(error instanceof WechatRefusal)) throw error
        // Paid or closed meanwhile, or never begun.
        return (await find(order, signal)) ?? { state: 'closed' }
      }
    },
    async refund(order, refund, signal) {
      try {
        return await refundNow(order, refund, signal)
      } catch (error) {
        if (!(error instanceof WechatRefusal)) throw error
        const { code } = error
        // What was given back before may be refused the second time; what was never accepted is missing.
        return await findRefund(refund.id, signal).catch((missing: unknown) => {
          if (!(missing instanceof WechatRefusal && missing.missing)) throw missing
          log.warn({ provider: 'wechat', orderId: order.id, code }, 'a refund is refused')
          return 'refused' as const
        })
      }
    },
  }
}
