import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import type { Platform } from '../../platform/platform.ts'
import { readCursor, writeCursor } from '../gallery/cursor.ts'
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

interface OrderPage {
  rows: OrderRow[]
  next?: string
}

/** Orders, newest first, page by page from where the last one ended. */
export function createListOrders({ db }: Platform) {
  async function page(conditions: readonly (SQL | undefined)[], cursor: string | undefined): Promise<OrderPage> {
    const from = cursor === undefined ? undefined : readCursor(cursor, 'time')
    const before = from && sql`(${orders.createdAt}, ${orders.id}) < (${new Date(from.value).toISOString()}::timestamptz, ${from.id}::uuid)`
    const rows = await db
      .select()
      .from(orders)
      .where(and(...conditions, before))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(PAGE + 1)
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
    return { rows: rows.slice(0, PAGE), next: last && writeCursor({ value: last.createdAt.getTime(), id: last.id }) }
  }

  return {
    page,
    own: (userId: string, { filter, cursor }: ParsedRequestOf<'orderList'>) => page([eq(orders.userId, userId), conditionOf[filter]], cursor),
  }
}
export type ListOrders = ReturnType<typeof createListOrders>
