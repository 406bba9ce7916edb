import { isNotNull } from '../../platform/database/orm.ts'
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'
import { activities } from './activities.table.ts'
import { activityEntries } from './activity-entries.table.ts'

export const activityVotes = pgTable(
  'activity_votes',
  {
    entryId: uuid('entry_id').notNull().references(() => activityEntries.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    activityId: uuid('activity_id').notNull().references(() => activities.id, { onDelete: 'cascade' }),
    /** Keyed hashes of what it came from; forgotten after a while. */
    device: text(),
    network: text(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.userId] }),
    index('activity_votes_person').on(table.userId, table.activityId),
    uniqueIndex('activity_votes_device').on(table.entryId, table.device).where(isNotNull(table.device)),
    index('activity_votes_network').on(table.entryId, table.network, table.createdAt).where(isNotNull(table.network)),
    // Those that are still to be forgotten.
    index('activity_votes_recent').on(table.createdAt).where(isNotNull(table.network)),
  ],
)
