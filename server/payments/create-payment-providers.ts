import type { Platform as Browser } from '#contract/entities.ts'
import type { ProviderId } from '#contract/payment-providers.ts'
import type { Platform } from '../platform/platform.ts'
import { StartError } from '../platform/start-error.ts'
import { paymentKinds } from './kinds.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The ways to pay of this installation. */
export interface PaymentProviders {
  /** Those that work in a browser, the preferred one first. */
  of(browser: Browser): readonly PaymentProvider[]
  /** undefined for one that is not configured (any more). */
  find(id: string): PaymentProvider | undefined
}

/** Opens those that PAYMENTS names. Throws a StartError for one that this version does not have. */
export function createPaymentProviders(platform: Platform): PaymentProviders {
  const opened = platform.config.payments.map((id) => kindOf(id).open(platform))
  return paymentProvidersOf(opened)
}

export const paymentProvidersOf = (opened: readonly PaymentProvider[]): PaymentProviders => ({
  of: (browser) => opened.filter(({ platforms }) => platforms.includes(browser)),
  find: (id) => opened.find((provider) => provider.id === id),
})

function kindOf(id: ProviderId) {
  const kind = paymentKinds.find((known) => known.id === id)
  if (!kind) throw new StartError(`PAYMENTS names ${id}, which this version does not have.`)
  return kind
}
