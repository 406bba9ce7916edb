import { index, pgTable, primaryKey, text, timestamp, uuid } from '../../platform/database/pg-core.ts'

export const traceKinds = ['device', 'number'] as const

/** Devices that people have logged in on and numbers they have had, as keyed hashes, for a while. */
export const accountTraces = pgTable(
  'account_traces',
  {
    kind: text({ enum: traceKinds }).notNull(),
    hash: text().notNull(),
    /** Not a reference: an account that was deleted has to be known for as long as this is kept. */
    userId: uuid('user_id').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.hash, table.userId] }), index('account_traces_seen').on(table.seenAt), index('account_traces_user').on(table.userId)],
)
