import type { NewBroadcast } from '#contract/broadcast.ts'
import { sql } from '../../platform/database/orm.ts'
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

/** Messages to everybody: one row for all. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    /** Given by the operator's page, so that one that is sent twice is there once. */
    id: uuid().primaryKey(),
    words: jsonb().$type<NewBroadcast['words']>().notNull(),
    link: text(),
    /** The operator's id; kept when the account is gone. */
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    index('broadcasts_created').on(table.createdAt, table.id),
    index('broadcasts_shown').on(table.createdAt, table.id).where(sql`${table.withdrawnAt} is null`),
  ],
)

export type BroadcastRow = typeof broadcasts.$inferSelect

/** Who has read which. */
export const broadcastReads = pgTable(
  'broadcast_reads',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    broadcastId: uuid('broadcast_id').notNull().references(() => broadcasts.id, { onDelete: 'cascade' }),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.broadcastId] }),
    index('broadcast_reads_broadcast').on(table.broadcastId),
    index('broadcast_reads_read').on(table.readAt),
  ],
)
