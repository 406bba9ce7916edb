import type { PaymentKind } from '../payment-kind.ts'
import { accountOf } from '../shared/account-of.ts'
import { createStripeProvider } from './stripe-provider.ts'

export const stripeKind: PaymentKind = {
  id: 'stripe',
  open: (platform) => createStripeProvider(accountOf(platform.config.paymentAccounts, 'stripe'), platform),
}
