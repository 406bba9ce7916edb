import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Codes that were sent; kept for a day, because the limits count them. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    phone: text().notNull(),
    ip: text().notNull(),
    /** HMAC-SHA-256 of number and code, hexadecimal. */
    hash: text().notNull(),
    tries: smallint().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('login_codes_phone').on(table.phone, table.createdAt), index('login_codes_ip').on(table.ip, table.createdAt)],
)
