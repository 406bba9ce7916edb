import type { Stripe } from 'stripe'
import { once } from '../../once.ts'
import type { StripeSettings } from '../../platform/payment-settings.ts'
import { patiently, type Patience } from '../shared/patience.ts'
import { ourError } from './errors.ts'

export interface StripeClient {
  /** Asks the API, again where it is not known whether it happened; throws our errors alone. */
  ask<T>(signal: AbortSignal, question: (api: Stripe) => Promise<T>): Promise<T>
  /** The object of a notification that Stripe signed less than five minutes ago; throws the SDK's error otherwise. */
  readEvent(body: string, signature: string, now: Date): Promise<Stripe.Event>
}

export function createStripeClient({ api, secretKey, webhookSecret }: StripeSettings, patience: Patience): StripeClient {
  const { protocol, hostname, port } = new URL(api)
  const secure = protocol === 'https:'
  // Loading it takes a fifth of a second and 37 MB, which most installations need not pay.
  const opened = once(async () => {
    const { Stripe } = await import('stripe')
    const options = { host: hostname, port: port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' } as const
    return {
      Stripe,
      sdk: new Stripe(secretKey, { ...options, ...withoutRetries(Stripe), timeout: patience.timeoutMs, telemetry: false }),
    }
  })

  return {
    async ask(signal, question) {
      const { Stripe, sdk } = await opened()
      return patiently(patience, signal, () =>
        question(sdk).catch((error: unknown) => {
          throw ourError(Stripe, error)
        }),
      )
    },
    async readEvent(body, signature, now) {
      const { sdk } = await opened()
      return sdk.webhooks.constructEvent(body, signature, webhookSecret, undefined, undefined, now.getTime())
    },
  }
}

/** Its own would multiply with ours; its client of node:http asks twice whatever it is told. */
const withoutRetries = (sdk: typeof Stripe) => ({ maxNetworkRetries: 0, httpClient: sdk.createFetchHttpClient() })
