import { pointCauses } from '#contract/point-causes.ts'
import { sql } from '../../platform/database/orm.ts'
import { bigint, index, integer, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { balances } from './balances.table.ts'

export const ledgerKinds = ['grant', 'hold', 'capture', 'release', 'expire', 'take-back', 'close'] as const

/**
 * Every movement of points, only ever added to: the database refuses a change. Between which accounts, and of which lots,
 * say its postings. A person who is forgotten takes their name off and leaves the movement.
 */
export const ledger = pgTable(
  'ledger',
  {
    /** By time, so that movements made together lie together in the index, however many there are. */
    id: uuid().primaryKey().default(sql`time_ordered_uuid()`),
    /** A person's movements one after the other. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Absent once the person is forgotten. Who moves points has locked the balance, so looking for it costs nothing more. */
    userId: uuid('user_id').references(() => balances.userId),
    /** What it changes the balance by; negative takes from it. 0: held points are spent, or it was free. */
    amount: integer().notNull(),
    /** The balance after it. */
    balance: integer().notNull(),
    kind: text({ enum: ledgerKinds }).notNull(),
    cause: text({ enum: pointCauses }).notNull(),
    /** What it was for: a task, an order, a day. */
    reference: text().notNull(),
    /** A movement with a key that is already there is not made again. */
    key: text().notNull().unique(),
    /** What an operator wrote about it. */
    note: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => {
    // What was held and is spent changes nothing that a person sees.
    const seen = sql`${table.kind} <> 'capture'`
    return [
      // Whole, so that it also finds all movements of a person.
      index('ledger_user').on(table.userId, table.seq),
      index('ledger_direction').on(table.userId, sql`sign(${table.amount})`, table.seq).where(sql`${table.amount} <> 0`),
      // What was given on a day.
      index('ledger_given').on(table.createdAt, table.amount).where(sql`${table.kind} = 'grant' and ${table.cause} <> 'order'`),
      index('ledger_cause').on(table.userId, table.cause, table.seq).where(seen),
    ]
  },
)
