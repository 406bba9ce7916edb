import { createHmac, randomUUID } from 'node:crypto'
import type { Clock } from '../../../platform/platform.ts'
import { servePayments, type Asked, type PaymentServer, type Reply, type SignedNotice } from '../../testing/payment-server.ts'

/** What the merchant and Stripe know of each other. */
export interface StripeAccount {
  secretKey: string
  webhookSecret: string
}

export interface StripeServer extends PaymentServer {
  /** A bank that takes days: who pays completes the session, and the bank decides later. */
  slowBank: boolean
  bankDecides(orderId: string, pays: boolean): void
  /** As after a day: idempotency keys are forgotten. */
  forgetKeys(): void
  /** A notification of this type about any object, signed by any secret. */
  sign(type: string, object: object, secret?: string, at?: Date): SignedNotice
  /** The merchant gives back on Stripe's own pages. */
  refundByHand(orderId: string, amount: number): void
}

interface Session {
  id: string
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string
  metadata: Record<string, string>
  intentMetadata: Record<string, string>
  payment_intent: string | null
  intentStatus: string
  paidAt: number
  refunds: { id: string; amount: number; status: string; metadata: Record<string, string> }[]
}

/** Answers as https://docs.stripe.com/api documents it, for one account. */
export async function startStripeServer({ secretKey, webhookSecret }: StripeAccount, clock: Clock): Promise<StripeServer> {
  const sessions: Session[] = []
  const keys = new Map<string, { path: string; body: string; reply: Reply }>()
  const seconds = () => Math.floor(clock.now().getTime() / 1000)

  const back = ({ refunds }: Session) => refunds.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0)
  const charge = (session: Session) => ({
    object: 'charge',
    created: session.paidAt,
    amount: session.amount_total,
    amount_refunded: back(session),
    payment_intent: session.payment_intent,
    // Stripe copies the metadata of a payment intent to its charge.
    metadata: session.intentMetadata,
  })
  const shown = ({ intentMetadata: _, intentStatus: __, refunds: ___, paidAt: ____, ...session }: Session) => ({ object: 'checkout.session', ...session })

  function answer({ method, path, headers, body }: Asked): Reply {
    if (headers.authorization !== `Bearer ${secretKey}`) {
      return refusal(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${headers.authorization}` })
    }
    const form = new URLSearchParams(body)
    const { pathname, searchParams } = new URL(path, 'http://stripe')
    if (method === 'POST') return keptAnswer(pathname, body, headers['idempotency-key'], () => change(pathname, form))
    if (pathname === '/v1/refunds') {
      const session = sessions.find(({ payment_intent }) => payment_intent === searchParams.get('payment_intent'))
      return json({ object: 'list', has_more: false, data: session?.refunds.map(refundShown) ?? [] })
    }
    const session = sessions.find(({ id }) => pathname === `/v1/checkout/sessions/${id}`)
    if (!session) return refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such session' })
    const expands = searchParams.getAll('expand[0]').includes('payment_intent.latest_charge')
    const latest_charge = session.payment_status === 'paid' ? charge(session) : null
    const intent = session.payment_intent && { object: 'payment_intent', id: session.payment_intent, status: session.intentStatus, latest_charge }
    return json({ ...shown(session), payment_intent: expands ? intent : session.payment_intent })
  }

  /** https://docs.stripe.com/api/idempotent_requests */
  function keptAnswer(path: string, body: string, key: string | string[] | undefined, work: () => Reply): Reply {
    if (typeof key !== 'string') return work()
    const kept = keys.get(key)
    if (kept && (kept.body !== body || kept.path !== path)) {
      return refusal(400, { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters' })
    }
    const reply = kept?.reply ?? work()
    keys.set(key, { path, body, reply })
    return reply
  }

  function change(path: string, form: URLSearchParams): Reply {
    if (path === '/v1/checkout/sessions') return create(form)
    if (path === '/v1/refunds') return refund(form)
    const session = sessions.find(({ id }) => path === `/v1/checkout/sessions/${id}/expire`)
    if (session?.status !== 'open') return refusal(400, { type: 'invalid_request_error', message: 'Only Checkout Sessions with a status in ["open"] can be expired.' })
    session.status = 'expired'
    tell('checkout.session.expired', shown(session))
    return json(shown(session))
  }

  function create(form: URLSearchParams): Reply {
    const life = Number(form.get('expires_at')) - seconds()
    if (life < 30 * 60 || life > 24 * 3600) return refusal(400, { type: 'invalid_request_error', param: 'expires_at', message: 'between 30 minutes and 24 hours' })
    if (form.get('mode') !== 'payment' || !form.get('success_url')?.startsWith('http')) return refusal(400, { type: 'invalid_request_error' })
    const price = (name: string) => form.get(`line_items[0][price_data][${name}]`)
    const id = `cs_test_${randomUUID()}`
    const session: Session = {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(price('unit_amount')) * Number(form.get('line_items[0][quantity]')),
      currency: price('currency') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      metadata: metadataOf(form, 'metadata'),
      intentMetadata: metadataOf(form, 'payment_intent_data[metadata]'),
      payment_intent: null,
      intentStatus: 'requires_payment_method',
      paidAt: 0,
      refunds: [],
    }
    sessions.push(session)
    return json(shown(session))
  }

  function refund(form: URLSearchParams): Reply {
    const session = sessions.find(({ payment_intent }) => payment_intent === form.get('payment_intent'))
    const amount = Number(form.get('amount'))
    if (!session) return refusal(404, { type: 'invalid_request_error', code: 'resource_missing' })
    const given = session.refunds.filter(({ status }) => status !== 'failed').reduce((sum, made) => sum + made.amount, 0)
    if (given === session.amount_total) return refusal(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'has already been refunded' })
    if (given + amount > session.amount_total) return refusal(400, { type: 'invalid_request_error', param: 'amount', message: 'greater than unrefunded amount' })
    const status = server.refundsWait ? 'pending' : 'succeeded'
    const made = { id: `re_${randomUUID()}`, amount, status, metadata: metadataOf(form, 'metadata') }
    session.refunds.push(made)
    if (status === 'succeeded') tell('charge.refunded', charge(session))
    return json(refundShown(made))
  }

  function sign(type: string, object: object, secret = webhookSecret, at = clock.now()): SignedNotice {
    const created = Math.floor(at.getTime() / 1000)
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, created, data: { object } }, null, 2)
    const signature = createHmac('sha256', secret).update(`${created}.${body}`).digest('hex')
    return { headers: new Headers({ 'Stripe-Signature': `t=${created},v1=${signature}` }), body }
  }
  const tell = (type: string, object: object) => void server.notices.push(sign(type, object))

  const open = (orderId: string) => {
    const session = sessions.findLast(({ client_reference_id: order }) => order === orderId)
    if (!session) throw new Error('nothing was begun for this order')
    return session
  }
  function settle(session: Session) {
    Object.assign(session, { payment_status: 'paid', intentStatus: 'succeeded', paidAt: seconds() })
  }

  const served = await servePayments(answer)
  const server: StripeServer = {
    ...served,
    notices: [],
    refundsWait: false,
    slowBank: false,
    sign,
    pay(orderId) {
      const session = open(orderId)
      if (session.status !== 'open') throw new Error(`the session is ${session.status}`)
      Object.assign(session, { status: 'complete', payment_intent: `pi_${randomUUID()}`, intentStatus: 'processing' })
      if (!server.slowBank) settle(session)
      tell('checkout.session.completed', shown(session))
    },
    bankDecides(orderId, pays) {
      const session = open(orderId)
      if (pays) settle(session)
      else session.intentStatus = 'requires_payment_method'
      tell(`checkout.session.async_payment_${pays ? 'succeeded' : 'failed'}`, shown(session))
    },
    settleRefunds(end) {
      for (const session of sessions) {
        for (const made of session.refunds.filter(({ status }) => status === 'pending')) {
          made.status = end === 'refunded' ? 'succeeded' : 'failed'
          tell(end === 'refunded' ? 'refund.updated' : 'refund.failed', refundShown(made))
          if (end === 'refunded') tell('charge.refunded', charge(session))
        }
      }
    },
    refundByHand(orderId, amount) {
      const session = open(orderId)
      session.refunds.push({ id: `re_${randomUUID()}`, amount, status: 'succeeded', metadata: {} })
      tell('charge.refunded', charge(session))
    },
    forgetKeys: () => keys.clear(),
    refunded: (orderId) => back(open(orderId)),
    begun: (orderId) => sessions.filter(({ client_reference_id: order }) => order === orderId).length,
  }
  return server
}

const json = (body: object): Reply => ({ status: 200, body: JSON.stringify(body) })
const refusal = (status: number, error: object): Reply => ({ status, body: JSON.stringify({ error }), headers: { 'Request-Id': 'req_1' } })
const refundShown = (refund: object) => ({ object: 'refund', ...refund })

function metadataOf(form: URLSearchParams, prefix: string): Record<string, string> {
  const named = [...form].filter(([name]) => name.startsWith(`${prefix}[`))
  return Object.fromEntries(named.map(([name, value]) => [name.slice(prefix.length + 1, -1), value]))
}
