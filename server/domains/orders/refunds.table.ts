import { sql } from '../../platform/database/orm.ts'
import { index, integer, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { orders } from './orders.table.ts'

/** Money that goes back: asked for by the operator, or by itself where it came for an order that could not be honoured. */
export const refunds = pgTable(
  'refunds',
  {
    /** The key of the refund at the provider too. */
    id: uuid().primaryKey(),
    orderId: uuid('order_id').notNull().references(() => orders.id),
    /** Fen. */
    amount: integer().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['pending', 'refunded', 'refused'] }).notNull().default('pending'),
    /** Who asked for it; absent for one that went by itself, and one that was made at the provider. */
    operatorId: uuid('operator_id'),
    /** What was taken back for it: points, and seconds of membership. It comes back when the refund is refused. */
    points: integer().notNull().default(0),
    memberSeconds: integer('member_seconds').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    checks: integer().notNull().default(0),
  },
  (table) => [index('refunds_order').on(table.orderId), index('refunds_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`)],
)
export type RefundRow = typeof refunds.$inferSelect
