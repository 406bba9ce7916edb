import { sql } from 'drizzle-orm'
import { check, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/users.table.ts'

/** The sum of a person's ledger, changed in the transaction that adds to the ledger. */
export const balances = pgTable(
  'balances',
  {
    userId: uuid('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
    points: integer().notNull(),
  },
  (table) => [check('balances_not_negative', sql`${table.points} >= 0`)],
)
