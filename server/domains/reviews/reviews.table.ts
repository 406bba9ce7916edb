import { moderationReasons, reviewDecisions } from '#contract/moderation-reasons.ts'
import { sql } from '../../platform/database/orm.ts'
import { index, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { works } from '../gallery/works.table.ts'

/** A work that was held before it was public, or hidden: why, what its owner said of it, and what was decided. */
export const workReviews = pgTable(
  'work_reviews',
  {
    workId: uuid('work_id').primaryKey().references(() => works.id, { onDelete: 'cascade' }),
    /** Why it was held; none where it was hidden by an operator. */
    reasons: text({ enum: moderationReasons }).array().notNull(),
    /** Since when it waits for an operator; absent while it does not. */
    waitingSince: timestamp('waiting_since', { withTimezone: true, precision: 3 }),
    appeal: text(),
    appealedAt: timestamp('appealed_at', { withTimezone: true, precision: 3 }),
    /** The last one, with the operator's words to the owner. */
    decision: text({ enum: reviewDecisions }),
    note: text().notNull().default(''),
    decidedAt: timestamp('decided_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('work_reviews_open').on(table.waitingSince, table.workId).where(sql`${table.waitingSince} is not null`),
    index('work_reviews_decided').on(table.decidedAt, table.workId).where(sql`${table.waitingSince} is null and ${table.decidedAt} is not null`),
  ],
)
export type ReviewRow = typeof workReviews.$inferSelect
