import { appConfig } from '#config'
import { sql } from '../../platform/database/orm.ts'
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

export const exportStates = ['waiting', 'running', 'ready', 'failed', 'removed'] as const

/** Archives of a person's own data: one at a time, kept for some days. */
export const accountExports = pgTable(
  'account_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: exportStates }).notNull().default('waiting'),
    /** The language of its words. */
    locale: text({ enum: appConfig.locales }).notNull(),
    /** Files in it so far, and those that there will be. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    key: text(),
    bytes: bigint({ mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** When the file goes; while there is none, when it is given up. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_exports_user').on(table.userId, table.createdAt),
    uniqueIndex('account_exports_active').on(table.userId).where(sql`${table.state} in ('waiting', 'running')`),
    index('account_exports_expires').on(table.expiresAt).where(sql`${table.state} in ('waiting', 'running', 'ready')`),
  ],
)

export type ExportRow = typeof accountExports.$inferSelect
