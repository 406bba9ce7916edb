import { index, integer, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from './users.table.ts'

/** A place where a person is logged in; the token carries its id, so that it can be revoked. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    /** pc, h5 or chat. */
    device: text().notNull(),
    userAgent: text('user_agent'),
    ip: text().notNull().default(''),
    /** Which of the session's tokens was last used first: the one after it may be out already, the one before is good for a grace. */
    generation: integer().notNull().default(1),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('sessions_user').on(table.userId)],
)
