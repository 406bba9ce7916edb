import { appConfig } from '#config'
import { orderStates } from '#contract/order-states.ts'
import { providerIds } from '#contract/payment-providers.ts'
import { products } from '#contract/shop-choices.ts'
import { sql } from '../../platform/database/orm.ts'
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from '../../platform/database/pg-core.ts'
import type { LocalText } from './shop-offers.table.ts'

/** Orders that wait to be paid. Without parameters, so that their index serves whatever plan is made. */
export const openOrders = (state: AnyPgColumn) => sql`${state} in ('created', 'paying')`

/** What orders are, with all that was agreed on copied from the offer. Rows stay when the account goes. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Somebody's; of nobody that there is once the account is gone. */
    userId: uuid('user_id').notNull(),
    requestId: uuid('request_id').notNull(),
    state: text({ enum: orderStates }).notNull().default('created'),
    offerId: text('offer_id').notNull(),
    product: text({ enum: products }).notNull(),
    name: jsonb().$type<LocalText>().notNull(),
    points: integer().notNull(),
    months: integer().notNull(),
    /** Fen: before the coupon, what it takes off, what is to be paid. */
    listPrice: integer('list_price').notNull(),
    discount: integer().notNull(),
    total: integer().notNull(),
    couponId: uuid('coupon_id'),
    provider: text({ enum: providerIds }).notNull(),
    /** What the provider knows the payment by, where it knows it by nothing else. */
    reference: text(),
    /** The language in which the provider names it. */
    locale: text({ enum: appConfig.locales }).notNull(),
    /** The provider's own number of the payment. */
    transactionId: text('transaction_id'),
    /** Fen that came; the total, unless the order is held. */
    received: integer().notNull().default(0),
    /** Fen that have gone back, and that are on their way back. */
    refunded: integer().notNull().default(0),
    refunding: integer().notNull().default(0),
    /** Money came that does not fit: the operator decides. */
    held: boolean().notNull().default(false),
    closedBy: text('closed_by', { enum: ['person', 'expiry', 'provider'] }),
    /** What the membership grew by. */
    memberFrom: timestamp('member_from', { withTimezone: true }),
    memberUntil: timestamp('member_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** When the provider is asked by itself, and how often it was; absent once nothing more is expected. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    checks: integer().notNull().default(0),
  },
  (table) => [
    unique('orders_request').on(table.userId, table.requestId),
    index('orders_user').on(table.userId, table.createdAt, table.id),
    index('orders_open').on(table.userId, table.createdAt, table.id).where(openOrders(table.state)),
    index('orders_user_state').on(table.userId, table.state, table.createdAt, table.id),
    index('orders_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_state').on(table.state, table.createdAt, table.id),
    index('orders_held').on(table.createdAt, table.id).where(sql`${table.held}`),
    index('orders_transaction').on(table.transactionId),
    check('orders_refunds', sql`${table.refunded} >= 0 and ${table.refunding} >= 0 and ${table.refunded} + ${table.refunding} <= ${table.received}`),
  ],
)
export type OrderRow = typeof orders.$inferSelect
