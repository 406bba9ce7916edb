import type { Locale } from '#config'
import { sql } from '../../platform/database/orm.ts'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import type { CouponTerms } from './coupon-terms.ts'

/** Kinds of coupons, which the operator edits. */
export const couponTemplates = pgTable(
  'coupon_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What gifts call it, 'first-recharge'. */
    slug: text().notNull().unique(),
    names: jsonb().$type<Record<Locale, string>>().notNull(),
    terms: jsonb().$type<CouponTerms>().notNull(),
    /** How long a coupon is good from when it is given, and until when at the latest. */
    days: integer(),
    until: timestamp({ withTimezone: true, precision: 3 }),
    /** How many there are in all; absent: as many as are wanted. */
    total: integer(),
    given: integer().notNull().default(0),
    /** Whether it is given; coupons that people have stay good. */
    active: boolean().notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('coupon_templates_created').on(table.createdAt, table.id),
    check('coupon_templates_end', sql`${table.days} is not null or ${table.until} is not null`),
    check('coupon_templates_total', sql`${table.given} <= ${table.total}`),
  ],
)

export type CouponTemplateRow = typeof couponTemplates.$inferSelect
