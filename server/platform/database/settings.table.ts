import { pgTable, text, timestamp } from './pg-core.ts'

/** Values that every process of an installation must agree on, such as signing keys. */
export const settingsTable = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
