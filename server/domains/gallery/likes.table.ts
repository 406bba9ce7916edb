import { index, pgTable, primaryKey, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'
import { works } from './works.table.ts'

export const likes = pgTable(
  'likes',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    workId: uuid('work_id').notNull().references(() => works.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workId] }), index('likes_work').on(table.workId, table.userId), index('likes_recent').on(table.userId, table.createdAt)],
)

/** Whose like of which work its owner has been told of, also when it was taken back: nobody is told twice. */
export const toldLikes = pgTable(
  'told_likes',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    workId: uuid('work_id').notNull().references(() => works.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workId] }), index('told_likes_work').on(table.workId)],
)
