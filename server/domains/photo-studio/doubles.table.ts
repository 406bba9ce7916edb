import { appConfig } from '#config'
import { doubleStates } from '#contract/photo-studio.ts'
import { sql } from '../../platform/database/orm.ts'
import { index, pgTable, real, text, timestamp, uniqueIndex, uuid } from '../../platform/database/pg-core.ts'
import type { Reason } from '../../words/reasons.ts'
import { users } from '../account/users.table.ts'

/** People's digital doubles. `deleting`: gone for its person; a job removes what is left. */
export const doubles = pgTable(
  'doubles',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id),
    gender: text({ enum: appConfig.profile.genders }).notNull(),
    state: text({ enum: [...doubleStates, 'deleting'] }).notNull().default('collecting'),
    /** 0..1, while it is being built. */
    progress: real().notNull().default(0),
    failure: text().$type<Reason>(),
    /** When the person agreed to what is done with photos of their face. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    readyAt: timestamp('ready_at', { withTimezone: true }),
  },
  (table) => [
    index('doubles_user').on(table.userId, table.createdAt),
    // One at a time is begun, so that whoever comes back goes on with it.
    uniqueIndex('doubles_begun').on(table.userId).where(sql`${table.state} in ('collecting', 'building', 'failed')`),
  ],
)

export type DoubleRow = typeof doubles.$inferSelect
