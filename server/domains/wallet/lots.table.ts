import { sql } from '../../platform/database/orm.ts'
import { boolean, check, index, integer, pgTable, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { ledger } from './ledger.table.ts'

/** Points that came together and go together: what is left of each grant. Its id is that of the movement that granted it. */
export const lots = pgTable(
  'lots',
  {
    id: uuid().primaryKey().references(() => ledger.id),
    /** Absent once the person is forgotten. Who that is says the movement. */
    userId: uuid('user_id'),
    /** Paid for; these are spent last and never expire. */
    bought: boolean().notNull(),
    points: integer().notNull(),
    /** Free to be spent. */
    remaining: integer().notNull(),
    /** Taken for something that is neither done nor given up. */
    held: integer().notNull().default(0),
    /** What remains then goes; absent: it stays. */
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }),
    /** When the person was told that it will. */
    warnedAt: timestamp('warned_at', { withTimezone: true }),
  },
  (table) => {
    const open = sql`${table.remaining} > 0`
    return [
      check('lots_within', sql`${table.remaining} >= 0 and ${table.held} >= 0 and ${table.remaining} + ${table.held} <= ${table.points}`),
      // In the order in which they are spent.
      index('lots_open').on(table.userId, table.bought, table.expiresAt, table.id).where(open),
      index('lots_held').on(table.userId).where(sql`${table.held} > 0`),
      index('lots_expiry').on(table.expiresAt).where(sql`${open} and ${table.expiresAt} is not null`),
      index('lots_unwarned').on(table.expiresAt).where(sql`${open} and ${table.expiresAt} is not null and ${table.warnedAt} is null`),
    ]
  },
)
