import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { and, desc, eq, type SQL } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Page } from '../keyset.ts'
import { olderThan, pageOf } from '../time-pages.ts'
import { openOrders, orders, type OrderRow } from './orders.table.ts'

const PAGE = 20

type Filter = ParsedRequestOf<'orderList'>['filter']

const conditionOf: Record<Filter, SQL | undefined> = {
  all: undefined,
  open: openOrders(orders.state),
  paid: eq(orders.state, 'paid'),
  closed: eq(orders.state, 'closed'),
  refunded: eq(orders.state, 'refunded'),
}

/** Orders, newest first, page by page from where the last one ended. */
export function createListOrders({ db }: Platform) {
  async function page(conditions: readonly (SQL | undefined)[], cursor: string | undefined): Promise<Page<OrderRow>> {
    const rows = await db
      .select()
      .from(orders)
      .where(and(...conditions, olderThan(cursor, orders.createdAt, orders.id)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(PAGE + 1)
    return pageOf(rows, PAGE, ({ createdAt }) => createdAt.getTime())
  }

  return {
    page,
    own: (userId: string, { filter, cursor }: ParsedRequestOf<'orderList'>) => page([eq(orders.userId, userId), conditionOf[filter]], cursor),
  }
}
export type ListOrders = ReturnType<typeof createListOrders>
