import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/users.table.ts'
import { works } from './works.table.ts'

export const likes = pgTable(
  'likes',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    workId: uuid('work_id').notNull().references(() => works.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workId] }), index('likes_work').on(table.workId), index('likes_recent').on(table.userId, table.createdAt)],
)
