import type { DeletionCounts } from '#contract/endpoints/account-data.ts'
import { sql } from '../../platform/database/orm.ts'
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from '../../platform/database/pg-core.ts'

export const deletionStates = ['waiting', 'running', 'done', 'taken-back'] as const

/** What people asked to be deleted, and the receipts of what was; an id is the secret by which a receipt is read. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Nobody's any more once it is done or taken back. */
    userId: uuid('user_id'),
    state: text({ enum: deletionStates }).notNull().default('waiting'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** The end of the grace. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** When the job is to be put into the queue, at first or again. */
    nextRunAt: timestamp('next_run_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** Works that were taken off the square with the request, to be put back when it is taken back. */
    hiddenWorks: uuid('hidden_works').array().notNull().default(sql`'{}'`),
    /** What was deleted so far, by kind; changed in the transactions that delete. */
    counts: jsonb().$type<DeletionCounts>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('account_deletions_user').on(table.userId).where(sql`${table.userId} is not null`),
    index('account_deletions_next').on(table.nextRunAt).where(sql`${table.state} in ('waiting', 'running')`),
  ],
)

export type DeletionRow = typeof accountDeletions.$inferSelect
