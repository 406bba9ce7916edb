import type { PaymentKind } from '../payment-kind.ts'
import { accountOf } from '../shared/account-of.ts'
import { createWechatPayProvider } from './wechat-provider.ts'

export const wechatKind: PaymentKind = {
  id: 'wechat',
  open: (platform) => createWechatPayProvider(accountOf(platform.config.paymentAccounts, 'wechat'), platform),
}
