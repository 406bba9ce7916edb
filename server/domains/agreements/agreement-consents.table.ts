import { agreementIds } from '#contract/agreements.ts'
import { pgTable, primaryKey, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

/** Who has agreed to which version of what, when, and on which kind of device. */
export const agreementConsents = pgTable(
  'agreement_consents',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    agreement: text({ enum: agreementIds }).notNull(),
    version: text().notNull(),
    platform: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.agreement, table.version] })],
)
