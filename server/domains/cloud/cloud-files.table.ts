import { sql } from '../../platform/database/orm.ts'
import { index, integer, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'

/** Files of the cloud storage. */
export const cloudFiles = pgTable(
  'cloud_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    cloudPath: text('cloud_path').notNull(),
    /** Where the bytes lie; absent until they have come, written here before they are stored, so that none are ever lost sight of. */
    key: text().unique(),
    size: integer().notNull(),
    /** As it was announced; what the bytes are, once they have come. */
    contentType: text('content_type').notNull(),
    /** The anonymous authorisation it was announced under. */
    owner: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When its sending began; taken back when that fails. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    /** Absent until all bytes are stored. */
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** When something first named it, which it then stays for. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('cloud_files_unfinished').on(table.createdAt).where(sql`${table.completedAt} is null`),
    index('cloud_files_unused').on(table.createdAt).where(sql`${table.usedAt} is null`),
  ],
)
