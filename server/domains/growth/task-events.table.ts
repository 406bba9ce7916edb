import { index, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

/** What people have done for tasks that no other table tells: shares, adopted feedback. */
export const taskEvents = pgTable(
  'task_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    task: text().notNull(),
    /** What it was done with: a work, a piece of feedback. */
    occurrence: text().notNull(),
    /** An event with a key that is already there is not noted again. */
    key: text().notNull().unique(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('task_events_user').on(table.userId, table.task, table.at)],
)
