import { index, pgTable, primaryKey, text, timestamp, uuid } from '../../../platform/database/pg-core.ts'
import { users } from '../../account/users.table.ts'

/** What a person has searched for. */
export const searchHistory = pgTable(
  'search_history',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    query: text().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.query] }), index('search_history_newest').on(table.userId, table.at)],
)
