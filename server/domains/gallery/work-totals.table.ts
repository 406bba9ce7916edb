import { integer, pgTable, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

/** A person's works outside the bin, those of them that are public, and the likes of these; the database counts by itself when works change. Absent: none yet. */
export const workTotals = pgTable('work_totals', {
  userId: uuid('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  works: integer().notNull(),
  likes: integer().notNull(),
  published: integer().notNull().default(0),
})
