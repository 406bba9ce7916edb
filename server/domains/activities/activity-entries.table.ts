import { sql } from '../../platform/database/orm.ts'
import { boolean, index, integer, pgTable, timestamp, uniqueIndex, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'
import { works } from '../gallery/works.table.ts'
import { activities } from './activities.table.ts'

/** Works in activities. */
export const activityEntries = pgTable(
  'activity_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    activityId: uuid('activity_id').notNull().references(() => activities.id, { onDelete: 'cascade' }),
    workId: uuid('work_id').notNull().references(() => works.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    /** The database counts them. */
    votes: integer().notNull().default(0),
    /** Whether others see it: its work is public, and it was not removed. The database sets it as the work changes. */
    shown: boolean().notNull().default(true),
    /** When an operator took it out. */
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('activity_entries_once').on(table.activityId, table.workId),
    index('activity_entries_newest').on(table.activityId, table.createdAt, table.id).where(sql`${table.shown}`),
    index('activity_entries_votes').on(table.activityId, table.votes, table.id).where(sql`${table.shown}`),
    index('activity_entries_desk').on(table.activityId, table.votes, table.id),
    index('activity_entries_owner').on(table.userId, table.activityId),
    index('activity_entries_work').on(table.workId),
  ],
)
export type ActivityEntryRow = typeof activityEntries.$inferSelect
