import * as v from 'valibot'
import type { WechatPaySettings } from '../../platform/payment-settings.ts'
import { ProviderRefusedError, type PayableOrder, type PayerContext, type PaymentStart } from '../payment-provider.ts'
import { chineseTimestamp } from '../shared/chinese-time.ts'
import { merchantNumber } from '../shared/merchant-number.ts'
import type { AskWechat } from './client.ts'
import { bridgeParameters } from './signature.ts'

const TITLE_LENGTH = 127

const Native = v.object({ code_url: v.string() })
const H5 = v.object({ h5_url: v.string() })
const Jsapi = v.object({ prepay_id: v.string() })

interface Beginning {
  settings: WechatPaySettings
  ask: AskWechat
  order: PayableOrder
  payer: PayerContext
  now: Date
  signal: AbortSignal
}

type Begin = (beginning: Beginning) => Promise<PaymentStart>

/** A code to scan, WeChat's own page, or its payment sheet: https://pay.weixin.qq.com/doc/v3/merchant/4012062524 */
export const beginnings: Record<PayerContext['platform'], Begin> = {
  pc: async ({ ask, signal, ...beginning }) => {
    const request = { method: 'POST', path: '/v3/pay/transactions/native', body: common(beginning) } as const
    const { code_url: content } = await ask(Native, request, signal)
    return { way: { kind: 'qr', content } }
  },
  h5: async ({ ask, signal, ...beginning }) => {
    const { ip, returnUrl } = beginning.payer
    const body = { ...common(beginning), scene_info: { payer_client_ip: ip, h5_info: { type: 'Wap' } } }
    const { h5_url: url } = await ask(H5, { method: 'POST', path: '/v3/pay/transactions/h5', body }, signal)
    return { way: { kind: 'redirect', url: `${url}&redirect_url=${encodeURIComponent(returnUrl)}` } }
  },
  chat: async ({ ask, signal, ...beginning }) => {
    const { openId } = beginning.payer
    if (!openId) throw new ProviderRefusedError('wechat', 'no-open-id')
    const body = { ...common(beginning), payer: { openid: openId } }
    const { prepay_id: prepayId } = await ask(Jsapi, { method: 'POST', path: '/v3/pay/transactions/jsapi', body }, signal)
    return { way: { kind: 'bridge', parameters: bridgeParameters(beginning.settings, prepayId, beginning.now) } }
  },
}

function common({ settings, order, payer }: Pick<Beginning, 'settings' | 'order' | 'payer'>) {
  return {
    appid: settings.appId,
    mchid: settings.merchantId,
    description: order.title.slice(0, TITLE_LENGTH),
    out_trade_no: merchantNumber(order.id),
    time_expire: chineseTimestamp(order.expiresAt),
    notify_url: payer.notifyUrl,
    amount: { total: order.amount, currency: 'CNY' },
  }
}
