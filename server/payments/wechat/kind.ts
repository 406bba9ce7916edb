import type { PaymentKind } from '../payment-kind.ts'
import { accountOf } from '../shared/account-of.ts'
import { createWechatPayProvider } from './wechat-provider.ts'

export const wechatKind: PaymentKind = {
  id: 'wechat',
  open({ config, clock, log }) {
    const account = accountOf(config.paymentAccounts, 'wechat')
    return createWechatPayProvider(account, { clock, log, knowsPeople: config.chat.wx.inChat?.appId === account.appId })
  },
}
