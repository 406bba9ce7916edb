import { isNotNull } from '../../platform/database/orm.ts'
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'
import type { CouponTerms } from './coupon-terms.ts'
import { couponTemplates } from './coupon-templates.table.ts'

/** Coupons of people. One is used while an order has it, else usable until its end; nobody sets its state. */
export const coupons = pgTable(
  'coupons',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    templateId: uuid('template_id').notNull().references(() => couponTemplates.id),
    terms: jsonb().$type<CouponTerms>().notNull(),
    /** A coupon with a key that is already there is not given again. */
    key: text().notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The order that has it; an order has one at most. */
    orderId: text('order_id').unique(),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
    /** Whether its end was put off as an order gave it back; once is enough. */
    prolonged: boolean().notNull().default(false),
  },
  (table) => [
    // Whole, so that it also finds all coupons of a person.
    index('coupons_user').on(table.userId, table.expiresAt, table.id),
    index('coupons_used').on(table.userId, table.usedAt, table.id).where(isNotNull(table.orderId)),
    index('coupons_template').on(table.templateId, table.createdAt, table.id),
  ],
)

export type CouponRow = typeof coupons.$inferSelect
