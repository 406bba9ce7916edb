import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'
import { activities } from './activities.table.ts'
import { activityEntries } from './activity-entries.table.ts'

/** What was won: one entry for each place. */
export const activityAwards = pgTable(
  'activity_awards',
  {
    activityId: uuid('activity_id').notNull().references(() => activities.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    entryId: uuid('entry_id').references(() => activityEntries.id, { onDelete: 'set null' }),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    votes: integer().notNull(),
    points: integer().notNull(),
    /** Slug of the template of the coupon that was given. */
    coupon: text(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.place] }),
    index('activity_awards_person').on(table.userId, table.activityId),
    index('activity_awards_entry').on(table.entryId),
  ],
)
