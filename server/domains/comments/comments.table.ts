import { reportReasons } from '#contract/report-reasons.ts'
import { sql } from '../../platform/database/orm.ts'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid, type AnyPgColumn } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'
import { works } from '../gallery/works.table.ts'

export const comments = pgTable(
  'comments',
  {
    /** Chosen by the page: the same comment is stored once. */
    id: uuid().primaryKey(),
    workId: uuid('work_id').notNull().references(() => works.id, { onDelete: 'cascade' }),
    /** The first of its thread, which itself has none. */
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** Absent where it was taken away and stands for its answers' sake alone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Whom it names, one for each mark in its text; null: who has left. */
    mentions: uuid().array().$type<(string | null)[]>().notNull().default(sql`'{}'`),
    /** Everybody may see it: neither held nor by somebody who is suspended. The database keeps it right when people are. */
    shown: boolean().notNull(),
    /** Nobody but its writer sees it until somebody of the product has looked. */
    heldAt: timestamp('held_at', { withTimezone: true, precision: 3 }),
    /** Somebody of the product should look since then: it was held, or reported for the first time. */
    waitingSince: timestamp('waiting_since', { withTimezone: true, precision: 3 }),
    /** Answers that are shown; the database counts, here and at the work. */
    replies: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('comments_threads').on(table.workId, table.createdAt, table.id).where(sql`${table.parentId} is null and (${table.shown} or ${table.replies} > 0)`),
    index('comments_replies').on(table.parentId, table.createdAt, table.id).where(sql`${table.parentId} is not null`),
    index('comments_work').on(table.workId, table.createdAt),
    index('comments_user').on(table.userId, table.createdAt, table.id),
    index('comments_own_held').on(table.userId, table.workId).where(sql`${table.heldAt} is not null`),
    index('comments_waiting').on(table.waitingSince, table.id).where(sql`${table.waitingSince} is not null`),
    index('comments_mentions').using('gin', table.mentions).where(sql`${table.mentions} <> '{}'`),
  ],
)

export type CommentRow = typeof comments.$inferSelect

export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: uuid('comment_id').notNull().references(() => comments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] }), index('comment_reports_user').on(table.userId, table.createdAt)],
)
