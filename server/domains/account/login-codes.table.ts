import { index, pgTable, smallint, text, timestamp, uuid } from '../../platform/database/pg-core.ts'

export const codePurposes = ['login', 'bind', 'password', 'deletion'] as const

/** Codes that were sent; kept for a day, because the limits count them. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    phone: text().notNull(),
    /** A code is good for the one thing it was asked for. */
    purpose: text({ enum: codePurposes }).notNull().default('login'),
    ip: text().notNull(),
    device: text().notNull().default(''),
    /** HMAC-SHA-256 of number and code, hexadecimal. */
    hash: text().notNull(),
    tries: smallint().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('login_codes_phone').on(table.phone, table.createdAt),
    index('login_codes_ip').on(table.ip, table.createdAt),
    index('login_codes_device').on(table.device, table.createdAt),
    index('login_codes_created').on(table.createdAt),
  ],
)
