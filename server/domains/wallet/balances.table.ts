import { sql } from '../../platform/database/orm.ts'
import { check, integer, pgTable, uuid } from '../../platform/database/pg-core.ts'
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
