import { index, pgTable, text, timestamp } from '../database/pg-core.ts'

/** Files whose earlier addresses are not good any more, for as long as there may be such addresses. */
export const revokedFiles = pgTable(
  'revoked_files',
  {
    key: text().primaryKey(),
    /** By the database's clock: names the generation of the addresses that are good. */
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('revoked_files_at').on(table.at)],
)
