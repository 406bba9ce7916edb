import * as v from 'valibot'
import type { AlipaySettings } from '../../platform/payment-settings.ts'
import {
  BadNoticeError,
  ProviderRefusedError,
  ProviderUnreachableError,
  type PayableOrder,
  type PaymentProvider,
  type PaymentState,
  type RefundOutcome,
} from '../payment-provider.ts'
import { chineseTime } from '../shared/chinese-time.ts'
import { merchantNumber } from '../shared/merchant-number.ts'
import { defaultPatience } from '../shared/patience.ts'
import type { ProviderDeps } from '../shared/provider-deps.ts'
import { yuanOf } from './amount.ts'
import { AlipayRefusal, createAlipayClient } from './client.ts'
import { stateOf, Trade } from './objects.ts'
import { readNotice } from './read-notice.ts'

const NEVER_BEGUN = 'ACQ.TRADE_NOT_EXIST'

/** Alipay's pages for desktops and for phones: https://opendocs.alipay.com/open/028r8t, https://opendocs.alipay.com/open/029ya9 */
const pages = {
  pc: { method: 'alipay.trade.page.pay', product: 'FAST_INSTANT_TRADE_PAY' },
  h5: { method: 'alipay.trade.wap.pay', product: 'QUICK_WAP_WAY' },
}

const Refund = v.object({ fund_change: v.optional(v.string()) })
const RefundFound = v.object({ refund_status: v.optional(v.string()) })

/** Alipay by an app's key pair (not certificates). */
export function createAlipayProvider(settings: AlipaySettings, deps: ProviderDeps): PaymentProvider {
  const { clock, log, patience = defaultPatience } = deps
  const client = createAlipayClient(settings, clock, patience)

  /** undefined for one that Alipay has never heard of: a trade begins when somebody looks at its page. */
  async function find(order: PayableOrder, signal: AbortSignal): Promise<PaymentState | undefined> {
    const number = merchantNumber(order.id)
    try {
      const found = await client.ask(Trade, 'alipay.trade.query', { out_trade_no: number }, signal)
      if (found.number !== number) throw new ProviderUnreachableError('alipay: an answer about something else')
      return stateOf(found.facts, clock.now())
    } catch (error) {
      if (error instanceof AlipayRefusal && error.code === NEVER_BEGUN) return undefined
      throw error
    }
  }

  async function findRefund(order: PayableOrder, id: string, signal: AbortSignal): Promise<RefundOutcome> {
    const numbers = { out_trade_no: merchantNumber(order.id), out_request_no: merchantNumber(id) }
    const { refund_status: status } = await client.ask(RefundFound, 'alipay.trade.fastpay.refund.query', numbers, signal)
    return status === 'REFUND_SUCCESS' ? 'refunded' : 'pending'
  }

  return {
    id: 'alipay',
    // The chat's own browser does not open Alipay.
    platforms: ['pc', 'h5'],
    async start(order, { platform, notifyUrl, returnUrl }) {
      if (platform === 'chat') throw new ProviderRefusedError('alipay', 'not-in-the-chat')
      const { method, product } = pages[platform]
      const bizContent = {
        out_trade_no: merchantNumber(order.id),
        product_code: product,
        total_amount: yuanOf(order.amount),
        subject: titleOf(order),
        time_expire: chineseTime(order.expiresAt),
      }
      return { way: { kind: 'redirect', url: await client.page(method, { notifyUrl, returnUrl, bizContent }) } }
    },
    async readNotice({ body }) {
      const fields = Object.fromEntries(new URLSearchParams(body))
      if (!(await client.isSigned(fields))) throw new BadNoticeError('alipay did not sign it')
      return readNotice(fields, settings, clock.now())
    },
    acknowledge: () => new Response('success'),
    query: async (order, signal) => (await find(order, signal)) ?? { state: 'unpaid' },
    async close(order, signal) {
      try {
        await client.ask(v.unknown(), 'alipay.trade.close', { out_trade_no: merchantNumber(order.id) }, signal)
        return { state: 'closed' }
      } catch (error) {
        if (!(error instanceof AlipayRefusal)) throw error
        // Paid or closed meanwhile, or never begun.
        return (await find(order, signal)) ?? { state: 'closed' }
      }
    },
    async refund(order, { id, amount, reason }, signal) {
      const wanted = {
        out_trade_no: merchantNumber(order.id),
        out_request_no: merchantNumber(id),
        refund_amount: yuanOf(amount),
        refund_reason: reason.slice(0, 256) || undefined,
      }
      try {
        const { fund_change: change } = await client.ask(Refund, 'alipay.trade.refund', wanted, signal)
        // N: done before, or not yet.
        return change === 'Y' ? 'refunded' : await findRefund(order, id, signal)
      } catch (error) {
        if (!(error instanceof AlipayRefusal)) throw error
        if ((await findRefund(order, id, signal).catch(unknownTrade)) === 'refunded') return 'refunded'
        log.warn({ provider: 'alipay', orderId: order.id, code: error.code }, 'a refund is refused')
        return 'refused'
      }
    },
  }
}

function unknownTrade(error: unknown): undefined {
  if (!(error instanceof AlipayRefusal)) throw error
}

/** Alipay takes no / = & in a title. */
const titleOf = ({ title }: PayableOrder) => title.replace(/[/=&]/g, ' ').slice(0, 256)
