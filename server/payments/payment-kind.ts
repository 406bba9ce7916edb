import type { ProviderId } from '#contract/payment-providers.ts'
import type { Platform } from '../platform/platform.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** A way to pay that an installation may choose. */
export interface PaymentKind {
  id: ProviderId
  /** Opens it without asking anything of its server; throws a StartError for mistakes that only show here. */
  open(platform: Platform): PaymentProvider
}
