import type { FeedbackDetail } from '#contract/endpoints/feedback.ts'
import { feedbackRules, feedbackStates } from '#contract/feedback-rules.ts'
import { sql } from '../../platform/database/orm.ts'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the page: the same request is stored once. */
    requestId: uuid('request_id').notNull(),
    kind: text({ enum: feedbackRules.kinds }).notNull(),
    text: text().notNull(),
    /** Ids of uploads, in the person's order; upload_uses keeps them. */
    pictures: uuid().array().notNull().default(sql`'{}'`),
    contact: text().notNull().default(''),
    about: jsonb().$type<FeedbackDetail['about']>().notNull(),
    state: text({ enum: feedbackStates }).notNull().default('open'),
    /** The last word is the person's. */
    waits: boolean().notNull().default(true),
    replies: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Of the last word of either side. */
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the operator last answered or decided, and when the person last looked. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    unique('feedback_request').on(table.userId, table.requestId),
    index('feedback_user').on(table.userId, table.updatedAt, table.id),
    index('feedback_user_created').on(table.userId, table.createdAt),
    index('feedback_updated').on(table.updatedAt, table.id),
    index('feedback_state').on(table.state, table.updatedAt, table.id),
    index('feedback_kind').on(table.kind, table.updatedAt, table.id),
    index('feedback_waits').on(table.updatedAt, table.id).where(sql`${table.waits}`),
  ],
)

export type FeedbackRow = typeof feedback.$inferSelect

export const feedbackReplies = pgTable(
  'feedback_replies',
  {
    /** Chosen by the page: the same request is stored once. */
    id: uuid().primaryKey(),
    feedbackId: uuid('feedback_id').notNull().references(() => feedback.id, { onDelete: 'cascade' }),
    author: text({ enum: ['person', 'operator'] }).notNull(),
    /** Who wrote it; kept when an operator's account is gone. */
    authorId: uuid('author_id').notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('feedback_replies_thread').on(table.feedbackId, table.createdAt, table.id),
    index('feedback_replies_author').on(table.authorId, table.createdAt),
  ],
)

export type FeedbackReplyRow = typeof feedbackReplies.$inferSelect
