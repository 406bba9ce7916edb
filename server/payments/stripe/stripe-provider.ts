import type { Stripe } from 'stripe'
import type { Locale } from '#config'
import type { StripeSettings } from '../../platform/payment-settings.ts'
import {
  BadNoticeError,
  ProviderRefusedError,
  ProviderUnreachableError,
  type PayableOrder,
  type PayerContext,
  type PaymentProvider,
  type PaymentStart,
  type PaymentState,
} from '../payment-provider.ts'
import { defaultPatience } from '../shared/patience.ts'
import type { ProviderDeps } from '../shared/provider-deps.ts'
import { createStripeClient } from './client.ts'
import { intentOf, ORDER, paidState, readSession, type Session } from './objects.ts'
import { readNotice } from './read-notice.ts'
import { refundOnce } from './refund.ts'

/** A session lives half an hour at least, so it ends that much after its order, which closes it before. */
const SHORTEST_SESSION_S = 31 * 60

/** Stripe's page in the person's language. */
const pageLocales: Readonly<Record<string, Stripe.Checkout.SessionCreateParams.Locale>> = {
  'zh-Hans': 'zh',
  'zh-Hant': 'zh-TW',
  'en': 'en',
  'es': 'es',
  'fr': 'fr',
  'ja': 'ja',
} satisfies Record<Locale, string>

/** Card, wallets and what else the account offers, on Stripe's own page: https://docs.stripe.com/payments/checkout */
export function createStripeProvider(settings: StripeSettings, deps: ProviderDeps): PaymentProvider {
  const { clock, log, patience = defaultPatience } = deps
  const client = createStripeClient(settings, patience)

  async function sessionOf(reference: string, signal: AbortSignal): Promise<Session> {
    const expand = ['payment_intent.latest_charge']
    const session = readSession(await client.ask(signal, (api) => api.checkout.sessions.retrieve(reference, { expand })))
    if (session.currency !== settings.currency) throw new ProviderRefusedError('stripe', 'another-currency')
    return session
  }

  async function query({ reference }: PayableOrder, signal: AbortSignal): Promise<PaymentState> {
    return reference ? stateOf(await sessionOf(reference, signal), clock.now()) : { state: 'unpaid' }
  }

  return {
    id: 'stripe',
    platforms: ['pc', 'h5'],
    async start(order, payer, signal) {
      if (order.reference) return startOf(await sessionOf(order.reference, signal))
      const parameters = sessionParameters(order, payer, settings.currency)
      // The key is the order's, so two tabs that begin at once are given one session, and a third answer never makes another.
      const options = { idempotencyKey: `order-${order.id}` }
      return startOf(readSession(await client.ask(signal, (api) => api.checkout.sessions.create(parameters, options))))
    },
    async readNotice({ headers, body }) {
      const event = await client.readEvent(body, headers.get('stripe-signature') ?? '', clock.now()).catch((error: Error) => {
        throw new BadNoticeError(`stripe: ${error.name}`)
      })
      return readNotice(event, settings.currency)
    },
    acknowledge: () => new Response('ok'),
    query,
    async close(order, signal) {
      const { reference } = order
      if (!reference) return { state: 'closed' }
      try {
        await client.ask(signal, (api) => api.checkout.sessions.expire(reference))
        return { state: 'closed' }
      } catch (error) {
        // Paid meanwhile, or ended before.
        if (error instanceof ProviderRefusedError) return query(order, signal)
        throw error
      }
    },
    async refund(order, refund, signal) {
      const intent = order.reference ? intentOf(await sessionOf(order.reference, signal)) : undefined
      return intent ? refundOnce(client, { intent, order, wanted: refund }, log, signal) : 'refused'
    },
  }
}

/** Depends on nothing that changes between two tries: Stripe refuses an idempotency key that comes with other parameters. */
function sessionParameters(order: PayableOrder, payer: PayerContext, currency: string): Stripe.Checkout.SessionCreateParams {
  const { returnUrl, locale } = payer
  const metadata = { [ORDER]: order.id }
  const product_data = { name: order.title.slice(0, 250) }
  return {
    mode: 'payment',
    client_reference_id: order.id,
    metadata,
    payment_intent_data: { metadata, description: order.title.slice(0, 250) },
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: order.amount, product_data } }],
    // What is shown and charged stays the order's amount.
    adaptive_pricing: { enabled: false },
    expires_at: Math.ceil(order.expiresAt.getTime() / 1000) + SHORTEST_SESSION_S,
    locale: pageLocales[locale] ?? 'auto',
    success_url: returnUrl,
    cancel_url: returnUrl,
  }
}

function startOf({ id, status, url }: Session): PaymentStart {
  if (status !== 'open') throw new ProviderRefusedError('stripe', `session-${status}`)
  if (!url) throw new ProviderUnreachableError('stripe gave a session without its address')
  return { way: { kind: 'redirect', url }, reference: id }
}

function stateOf(session: Session, now: Date): PaymentState {
  if (session.status === 'expired') return { state: 'closed' }
  if (session.payment_status === 'paid') return paidState(session, now)
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : undefined
  // Completed with a bank that takes days, and that said no in the end.
  const failed = session.status === 'complete' && (intent?.status === 'requires_payment_method' || intent?.status === 'canceled')
  return { state: failed ? 'closed' : 'unpaid' }
}
