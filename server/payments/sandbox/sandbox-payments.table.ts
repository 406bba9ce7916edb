import { integer, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'

/** What the test cashier knows of orders: its own books, which nothing but its provider and its page read. */
export const sandboxPayments = pgTable('sandbox_payments', {
  orderId: uuid('order_id').primaryKey(),
  title: text().notNull(),
  /** Fen. */
  amount: integer().notNull(),
  state: text({ enum: ['unpaid', 'paid', 'closed'] }).notNull().default('unpaid'),
  notifyUrl: text('notify_url').notNull(),
  returnUrl: text('return_url').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  paidAt: timestamp('paid_at', { withTimezone: true }),
})
export type SandboxPaymentRow = typeof sandboxPayments.$inferSelect

export const sandboxRefunds = pgTable('sandbox_refunds', {
  /** The refund's own id at the shop. */
  id: uuid().primaryKey(),
  orderId: uuid('order_id').notNull().references(() => sandboxPayments.orderId),
  /** Fen. */
  amount: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
