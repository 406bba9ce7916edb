import { index, pgTable, text, timestamp } from '../../platform/database/pg-core.ts'

/** Numbers of accounts that were deleted, kept for a while so that nobody is welcomed with a gift again and again. */
export const forgottenNumbers = pgTable(
  'forgotten_numbers',
  {
    /** HMAC-SHA-256 of the number by a key of the installation, hexadecimal. */
    hash: text().primaryKey(),
    forgottenAt: timestamp('forgotten_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('forgotten_numbers_at').on(table.forgottenAt)],
)
