import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { and, eq } from '../../platform/database/orm.ts'
import { BusinessError } from '../../business-error.ts'
import type { UserCall } from '../../call.ts'
import { createCallLimit } from '../../call-limit.ts'
import { ProviderRefusedError, ProviderUnreachableError, type PaymentProvider, type PaymentWay } from '../../payments/payment-provider.ts'
import { openIdOf } from '../account/chat/identities.ts'
import { browserOf } from './browser-of.ts'
import type { OrderLife } from './order-life.ts'
import type { OrderParts } from './order-parts.ts'
import { payableOf } from './order-view.ts'
import { orders, type OrderRow } from './orders.table.ts'
import { siteAddresses } from './site-addresses.ts'

/** After this the provider is asked by itself whether it was paid. */
const FIRST_CHECK_MS = 60_000
/** How often the provider of one order may be asked by its person. */
const CHECKS = { calls: 20, seconds: 60 }

interface Payment {
  order: OrderRow
  way?: PaymentWay
}

/** Paying and giving up, by the provider's word alone. */
export function createPayOrder({ platform: { db, clock, config }, providers }: OrderParts, life: OrderLife) {
  const limit = createCallLimit(CHECKS)

  async function own(id: string, userId: string): Promise<OrderRow> {
    const [order] = await db.select().from(orders).where(and(eq(orders.id, id), eq(orders.userId, userId)))
    if (!order) throw new BusinessError(codes.notFound, 'order-not-found')
    return order
  }

  function providerOf({ provider: id }: OrderRow): PaymentProvider {
    const provider = providers.find(id)
    if (!provider) throw unreachable()
    return provider
  }

  const isOpen = ({ state }: OrderRow) => state === 'created' || state === 'paying'
  const isOver = ({ expiresAt }: OrderRow) => expiresAt <= clock.now()

  /** Ends it at its provider first: whoever has paid meanwhile has paid. */
  async function close(order: OrderRow, by: 'person' | 'expiry', signal: AbortSignal): Promise<OrderRow> {
    if (!isOpen(order) || order.held) return order
    const known = order.state === 'created' ? { state: 'closed' as const } : await providerOf(order).close(payableOf(order), signal)
    const now = (await life.learn(order.id, known, by)) ?? order
    // A bank is still deciding: it will be told.
    if (by === 'person' && isOpen(now)) throw new BusinessError(codes.conflict, 'payment-under-way')
    return now
  }

  async function check(order: OrderRow, signal: AbortSignal): Promise<OrderRow> {
    if (order.state !== 'paying' || order.held) return order
    if (isOver(order)) return close(order, 'expiry', signal)
    return (await life.learn(order.id, await providerOf(order).query(payableOf(order), signal))) ?? order
  }

  async function begin(order: OrderRow, origin: string | undefined, call: UserCall): Promise<Payment> {
    if (!isOpen(order) || order.held) return { order }
    if (isOver(order)) return { order: await close(order, 'expiry', call.signal) }
    const provider = providerOf(order)
    const browser = browserOf(call)
    const needsOpenId = provider.needOpenId?.includes(browser)
    const openId = needsOpenId ? await openIdOf(db, order.userId) : undefined
    if (needsOpenId && openId === undefined) throw new BusinessError(codes.conflict, 'chat-login-to-pay')
    const addresses = siteAddresses(config, order, origin)
    // Before the provider is asked: should this process die now, the order is looked after.
    const nextCheckAt = new Date(clock.now().getTime() + FIRST_CHECK_MS)
    await db.update(orders).set({ state: 'paying', nextCheckAt }).where(and(eq(orders.id, order.id), eq(orders.state, 'created')))
    const payer = { platform: browser, ip: call.ip, locale: call.locale, openId, ...addresses }
    try {
      const { way, reference = order.reference } = await provider.start(payableOf(order), payer, call.signal)
      const [now] = await db.update(orders).set({ reference }).where(eq(orders.id, order.id)).returning()
      if (now?.state === 'paying') return { order: now, way }
      // Closed beside us, before the provider knew of it: what was begun must not be paid any more.
      if (now?.state === 'closed') await provider.close(payableOf(now), call.signal)
      return { order: now ?? order }
    } catch (error) {
      if (!(error instanceof ProviderRefusedError)) throw error
      // It may be that it has ended already: the provider says how.
      const known = await check({ ...order, state: 'paying' }, call.signal)
      if (known.state === 'paying') throw error
      return { order: known }
    }
  }

  const answered = async <T>(work: Promise<T>, call: UserCall): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (error instanceof ProviderUnreachableError) call.log.warn({ err: error }, 'the payment provider did not answer')
      else if (error instanceof ProviderRefusedError) call.log.error({ err: error }, 'the payment provider refuses')
      else throw error
      throw unreachable()
    }
  }

  return {
    own,
    close,
    async confirm({ id, action, origin }: ParsedRequestOf<'orderPayConfirm'>, call: UserCall): Promise<Payment> {
      limit(id)
      const order = await own(id, call.identity.userId)
      return answered(action === 'start' ? begin(order, origin, call) : check(order, call.signal).then((now) => ({ order: now })), call)
    },
    async giveUp(id: string, call: UserCall): Promise<OrderRow> {
      limit(id)
      return answered(close(await own(id, call.identity.userId), 'person', call.signal), call)
    },
    /** Asks the provider, and ends what has expired; for the job. */
    follow: (order: OrderRow, signal: AbortSignal) => (isOver(order) ? close(order, 'expiry', signal) : check(order, signal)),
  }
}
export type PayOrder = ReturnType<typeof createPayOrder>

const unreachable = () => new BusinessError(codes.internal, 'payment-unreachable')
