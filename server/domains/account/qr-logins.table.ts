import { qrStates } from '#contract/endpoints/qr-login.ts'
import { index, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from './users.table.ts'

/** A device that waits to be logged in by another one. */
export const qrLogins = pgTable(
  'qr_logins',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of what only the waiting device knows, hexadecimal. */
    secretHash: text('secret_hash').notNull(),
    /** expired is worked out from expiresAt. */
    state: text({ enum: qrStates }).notNull().default('waiting'),
    platform: text().notNull(),
    userAgent: text('user_agent'),
    ip: text().notNull(),
    /** Who looked at it first: nobody else may answer. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('qr_logins_ip').on(table.ip, table.createdAt),
    index('qr_logins_created').on(table.createdAt),
    index('qr_logins_user').on(table.userId),
  ],
)
