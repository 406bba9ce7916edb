import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { index, jsonb, pgTable, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

export type DeletedOfDouble = ResponseOf<'doubleReceipt'>['counts']

/** The receipts of doubles that were deleted. */
export const doubleDeletions = pgTable(
  'double_deletions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id),
    requestedAt: timestamp('requested_at', { withTimezone: true, precision: 3 }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** What was deleted so far; changed in the transactions that delete. */
    counts: jsonb().$type<DeletedOfDouble>().notNull(),
  },
  (table) => [index('double_deletions_user').on(table.userId, table.requestedAt)],
)
