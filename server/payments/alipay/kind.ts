import type { PaymentKind } from '../payment-kind.ts'
import { accountOf } from '../shared/account-of.ts'
import { createAlipayProvider } from './alipay-provider.ts'

export const alipayKind: PaymentKind = {
  id: 'alipay',
  open: (platform) => createAlipayProvider(accountOf(platform.config.paymentAccounts, 'alipay'), platform),
}
