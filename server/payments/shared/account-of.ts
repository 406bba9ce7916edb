import type { PaymentSettings } from '../../platform/payment-settings.ts'
import { StartError } from '../../platform/start-error.ts'

/** The account of a provider that PAYMENTS names; throws a StartError, which says where to read on, where none is set up. */
export function accountOf<N extends keyof PaymentSettings>(accounts: PaymentSettings, name: N): NonNullable<PaymentSettings[N]> {
  const account = accounts[name]
  if (!account) throw new StartError(`PAYMENTS names ${name}, but its variables are not set; docs/payments.md says which.`)
  return account
}
