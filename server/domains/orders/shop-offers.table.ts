import type { Locale } from '#config'
import { benefits, products } from '#contract/shop-choices.ts'
import { sql } from '../../platform/database/orm.ts'
import { boolean, check, integer, jsonb, pgTable, text, timestamp } from '../../platform/database/pg-core.ts'

/** A text of the operator's for each language; one that is missing is said in the default language. */
export type LocalText = Partial<Record<Locale, string>>

/** Packages of points and memberships, as the operator edits them; orders keep a copy of what they bought. */
export const shopOffers = pgTable(
  'shop_offers',
  {
    id: text().primaryKey(),
    product: text({ enum: products }).notNull(),
    name: jsonb().$type<LocalText>().notNull(),
    note: jsonb().$type<LocalText>().notNull().default({}),
    /** Fen. */
    price: integer().notNull(),
    points: integer().notNull().default(0),
    months: integer().notNull().default(0),
    benefits: text({ enum: benefits }).array().notNull().default(sql`'{}'`),
    position: integer().notNull(),
    recommended: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('shop_offers_price', sql`${table.price} > 0`),
    check('shop_offers_worth', sql`case ${table.product} when 'points' then ${table.points} > 0 and ${table.months} = 0 else ${table.months} > 0 and ${table.points} = 0 end`),
  ],
)
export type ShopOfferRow = typeof shopOffers.$inferSelect
