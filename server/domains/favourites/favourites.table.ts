import { index, pgTable, primaryKey, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'
import { works } from '../gallery/works.table.ts'

/** The database counts them at the works. */
export const favourites = pgTable(
  'favourites',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    workId: uuid('work_id').notNull().references(() => works.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.workId] }),
    index('favourites_latest').on(table.userId, table.createdAt, table.workId),
    index('favourites_work').on(table.workId, table.userId),
  ],
)
