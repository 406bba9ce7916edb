import { integer, pgTable, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

/** How many follow a person and how many they follow; the database counts by itself. Absent: none yet. */
export const followTotals = pgTable('follow_totals', {
  userId: uuid('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  followers: integer().notNull(),
  following: integer().notNull(),
})
