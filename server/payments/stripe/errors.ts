import type { Stripe } from 'stripe'
import { ProviderRefusedError, ProviderUnreachableError } from '../payment-provider.ts'
import { plainCode } from '../shared/plain-code.ts'

type StripeClass = typeof Stripe

/** Ours for an error of the SDK, whose own words may quote keys and parameters; other errors as they are. */
export function ourError(stripe: StripeClass, error: unknown): unknown {
  if (!(error instanceof stripe.errors.StripeError)) return error
  const { type, code, statusCode } = error
  const lost = error instanceof stripe.errors.StripeConnectionError || error instanceof stripe.errors.StripeAPIError
  // 409: the same order is being begun in another process.
  if (lost || statusCode === 409 || statusCode === 429) return new ProviderUnreachableError(`stripe: ${plainCode(code ?? type)}`)
  return new ProviderRefusedError('stripe', plainCode(code ?? type))
}
