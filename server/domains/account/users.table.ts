import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  /** E.164; absent for the product's own accounts, which nobody logs in to. */
  phone: text().unique(),
  nickname: text().notNull(),
  avatarKey: text('avatar_key'),
  house: boolean().notNull().default(false),
  roles: text().array().notNull().default(sql`'{}'`),
  permissions: text().array().notNull().default(sql`'{}'`),
  memberUntil: timestamp('member_until', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type UserRow = typeof users.$inferSelect
