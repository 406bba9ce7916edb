import { appConfig } from '#config'
import { eq, sql } from '../../../platform/database/orm.ts'
import type { Platform } from '../../../platform/platform.ts'
import { orders } from '../../orders/orders.table.ts'
import type { PersonalData } from './personal-data.ts'
import { personalTable } from './personal-table.ts'

/** Orders: the law has them kept. They are of nobody any more when the person is gone. */
export function ordersPart(platform: Platform): PersonalData {
  const part = personalTable(platform, {
    kind: 'orders',
    table: orders,
    owner: orders.userId,
    order: [orders.createdAt, orders.id],
    csv: true,
    show: ({ id, state, name, points, months, listPrice, discount, total, refunded, provider, transactionId, createdAt, paidAt, closedAt }, locale) => ({
      id, state, name: name[locale] ?? name[appConfig.defaultLocale], points, months, listPrice, discount, total, refunded, provider, transactionId, createdAt, paidAt, closedAt,
    }),
  })
  return {
    ...part,
    async remove(tx, userId) {
      await tx.update(orders).set({ userId: sql`gen_random_uuid()` }).where(eq(orders.userId, userId))
      return 0
    },
  }
}
