/** The ways to pay that there are; an installation chooses among them. */
export const providerIds = ['sandbox', 'stripe', 'alipay', 'wechat'] as const
export type ProviderId = (typeof providerIds)[number]
