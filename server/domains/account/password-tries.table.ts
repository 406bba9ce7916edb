import { index, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'

/** Wrong passwords, kept while they count. The number need not belong to anybody. */
export const passwordTries = pgTable(
  'password_tries',
  {
    id: uuid().primaryKey().defaultRandom(),
    phone: text().notNull(),
    ip: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('password_tries_phone').on(table.phone, table.createdAt),
    index('password_tries_ip').on(table.ip, table.createdAt),
    index('password_tries_created').on(table.createdAt),
  ],
)
