import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

/** The days on which people have signed in. */
export const signIns = pgTable(
  'sign_ins',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** The time zone that the day is one of. */
    zone: text().notNull(),
    /** Another zone in which the device was then, or later before the next sign-in. */
    told: text(),
    /** Which day in a row it is, from 1. */
    streak: integer().notNull(),
    points: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

export type SignInRow = typeof signIns.$inferSelect
