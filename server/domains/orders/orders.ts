import type { Handlers } from '../../call.ts'
import { BadNoticeError } from '../../payments/payment-provider.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { createCheckOrders } from './check-orders.ts'
import { createCreateOrder } from './create-order.ts'
import { createOrdersDesk, type OrdersDesk } from './desk.ts'
import { createListOrders } from './list-orders.ts'
import { createOrderLife } from './order-life.ts'
import type { OrderParts } from './order-parts.ts'
import { viewOrder } from './order-view.ts'
import { createPayOrder } from './pay-order.ts'
import { createPrices } from './price.ts'
import { createRefundOrder } from './refund-order.ts'
import { createRefundSteps } from './refund-steps.ts'
import { createShop } from './shop.ts'

/** Takes what a payment provider tells by itself, and gives the answer that it waits for. */
type ReceiveNotice = (provider: string, notice: { headers: Headers; body: string }) => Promise<Response>

export interface Orders {
  handlers: Handlers<'shopOffers' | 'orderPrice' | 'orderCreate' | 'orderPayConfirm' | 'orderList' | 'orderDetail' | 'orderClose'>
  receiveNotice: ReceiveNotice
  jobHandlers: Pick<JobHandlers, 'check-orders'>
  desk: OrdersDesk
}

/** Buying points and memberships. */
export function createOrders(parts: OrderParts): Orders {
  const { platform, providers } = parts
  const { log } = platform
  const steps = createRefundSteps(parts)
  const life = createOrderLife(parts, steps)
  const prices = createPrices(parts)
  const createOrder = createCreateOrder(parts, prices)
  const pay = createPayOrder(parts, life)
  const refunding = createRefundOrder(parts, steps)
  const list = createListOrders(platform)
  const checkOrders = createCheckOrders(platform, pay, refunding)

  return {
    handlers: {
      ...createShop(parts),
      ...prices.handlers,
      orderCreate: async (request, call) => viewOrder(await createOrder(request, call), call.locale),
      async orderPayConfirm(request, call) {
        const { order, way } = await pay.confirm(request, call)
        return { order: viewOrder(order, call.locale), way }
      },
      async orderList(request, { identity, locale }) {
        const { rows, next } = await list.own(identity.userId, request)
        return { orders: rows.map((row) => viewOrder(row, locale)), next }
      },
      orderDetail: async ({ id }, { identity, locale }) => viewOrder(await pay.own(id, identity.userId), locale),
      orderClose: async ({ id }, call) => viewOrder(await pay.giveUp(id, call), call.locale),
    },

    async receiveNotice(id, notice) {
      const provider = providers.find(id)
      if (!provider) return new Response('There is no such way to pay', { status: 404 })
      try {
        const told = await provider.readNotice(notice)
        if (told && 'refund' in told) await refunding.conclude({ id: told.refund.id, orderId: told.orderId }, told.refund.outcome)
        else if (told) await life.learn(told.orderId, told.state)
        return provider.acknowledge()
      } catch (error) {
        // Anything else goes to whoever answers with a fault, so that the provider tells it again.
        if (!(error instanceof BadNoticeError)) throw error
        log.warn({ err: error, provider: id }, 'a notification that is not from the payment provider')
        return new Response('This is not a valid notification', { status: 400 })
      }
    },

    jobHandlers: { 'check-orders': (_payload, { signal }) => checkOrders(signal) },
    desk: createOrdersDesk(parts, list, life, refunding),
  }
}
