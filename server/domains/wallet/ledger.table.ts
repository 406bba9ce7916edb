import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/users.table.ts'

export const ledgerKinds = ['gift', 'hold', 'capture', 'release'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** Every movement of points, only ever added to; its sum is the balance. */
export const ledger = pgTable(
  'ledger',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id),
    /** Points; negative takes from the balance. */
    amount: integer().notNull(),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** What it was for: a task, an order. */
    reference: text().notNull(),
    /** A movement with a key that is already there is not made again. */
    key: text().notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ledger_user').on(table.userId, table.createdAt)],
)
