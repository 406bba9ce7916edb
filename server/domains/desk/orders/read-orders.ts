import type { DeskOrder, Refund } from '#contract/endpoints/desk/orders.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import type { Locale } from '#config'
import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrdersDesk } from '../../orders/desk.ts'
import { viewOrder } from '../../orders/order-view.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import type { RefundRow } from '../../orders/refunds.table.ts'
import { findNames } from '../person-name.ts'

/** What the desk sees of orders. */
export function createReadOrders(platform: Platform, orders: OrdersDesk): Handlers<'deskOrders' | 'deskOrder'> {
  async function viewOrders(rows: readonly OrderRow[], locale: Locale): Promise<DeskOrder[]> {
    const names = await findNames(platform, rows.map(({ userId }) => userId))
    return rows.map((row) => ({
      ...viewOrder(row, locale),
      owner: names.get(row.userId),
      received: row.received,
      transactionId: row.transactionId ?? undefined,
    }))
  }

  return {
    async deskOrders({ view, person, search, cursor }, { locale }) {
      const { rows, next } = await orders.search({ ...narrowedBy(view), userId: person, number: search || undefined, cursor })
      return { rows: await viewOrders(rows, locale), next }
    },

    async deskOrder({ id }, { locale }) {
      const { order, refunds } = await orders.detail(id)
      const [viewed] = await viewOrders([order], locale)
      return { order: viewed!, rows: refunds.map(viewRefund) }
    },
  }
}

function narrowedBy(view: ParsedRequestOf<'deskOrders'>['view']): Parameters<OrdersDesk['search']>[0] {
  if (view === 'all') return {}
  return view === 'held' ? { held: true } : { state: view }
}

const viewRefund = ({ id, amount, reason, state, operatorId, points, memberSeconds, createdAt, settledAt }: RefundRow): Refund => ({
  id, amount, reason, state, points, memberSeconds,
  byOperator: operatorId !== null,
  createdAt: createdAt.getTime(),
  settledAt: settledAt?.getTime(),
})
