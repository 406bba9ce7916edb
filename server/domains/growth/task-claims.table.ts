import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

/** The rewards of tasks that people have claimed. */
export const taskClaims = pgTable(
  'task_claims',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    task: text().notNull(),
    /** 'once', the day of a daily task, or what the task was done with. */
    occurrence: text().notNull(),
    /** The person's day, and the zone that it is one of. */
    day: date({ mode: 'string' }).notNull(),
    zone: text().notNull(),
    points: integer().notNull(),
    /** Whether a coupon came with the points. */
    coupon: boolean().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.task, table.occurrence] }), index('task_claims_user').on(table.userId, table.task, table.at)],
)
