import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Order } from '#contract/endpoints/orders.ts'
import type { OrderState } from '#contract/order-states.ts'
import type { ProviderId } from '#contract/payment-providers.ts'
import type { Benefit } from '#contract/shop-choices.ts'

export const providerWords: Record<ProviderId, MessageDescriptor> = {
  sandbox: msg`测试收银台`,
  stripe: msg`银行卡`,
  alipay: msg`支付宝`,
  wechat: msg`微信支付`,
}

export const benefitWords: Record<Benefit, { title: MessageDescriptor; about: MessageDescriptor }> = {
  'descriptions': { title: msg`查看创作描述`, about: msg`广场上每件公开作品的提示词和参数都能看到` },
  'queue': { title: msg`优先排队`, about: msg`忙的时候，你的创作排在前面` },
  'no-daily-limit': { title: msg`不限每日次数`, about: msg`想画多少次都可以` },
}

const stateWords: Record<OrderState, MessageDescriptor> = {
  created: msg`待支付`,
  paying: msg`待支付`,
  paid: msg`已支付`,
  closed: msg`已关闭`,
  refunded: msg`已退款`,
}

/** The state of an order in a word or two. */
export function orderStateWords({ state, held, refunding, refunded }: Order): MessageDescriptor {
  if (held) return msg`正在核对`
  if (refunding > 0) return msg`退款中`
  if (state === 'paid' && refunded > 0) return msg`部分退款`
  return stateWords[state]
}
