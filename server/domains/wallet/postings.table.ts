import { sql } from '../../platform/database/orm.ts'
import { check, integer, pgTable, primaryKey, text, uuid } from '../../platform/database/pg-core.ts'
import { ledger } from './ledger.table.ts'
import { lots } from './lots.table.ts'

/**
 * Where points are. The first two are the person's: free to spend, and held for something. The others are the house's:
 * points come out of `granted` (given) and `bought` (paid for), and end in `spent` and `revenue` (of given and of paid
 * ones) or `adjustments` (expired, taken back, left by who is gone); those of a refunded order go back to `bought`.
 */
export const accounts = ['points', 'held', 'granted', 'bought', 'spent', 'revenue', 'adjustments'] as const

/** What a movement takes from one account and gives to another, of one lot: nothing comes from nowhere, so all accounts add up to 0. */
export const postings = pgTable(
  'postings',
  {
    movementId: uuid('movement_id').notNull().references(() => ledger.id),
    lotId: uuid('lot_id').notNull().references(() => lots.id),
    from: text('from_account', { enum: accounts }).notNull(),
    to: text('to_account', { enum: accounts }).notNull(),
    points: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.movementId, table.lotId, table.from] }),
    check('postings_positive', sql`${table.points} > 0`),
    check('postings_between_two', sql`${table.from} <> ${table.to}`),
  ],
)
