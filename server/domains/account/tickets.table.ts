import { index, jsonb, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'

/** Proofs that are good once: a number whose code was right, or a chat account that waits for its number. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['password', 'chat'] }).notNull(),
    /** SHA-256 of what the person holds, hexadecimal. */
    hash: text().notNull().unique(),
    about: jsonb().$type<Record<string, string>>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('tickets_expires').on(table.expiresAt)],
)
