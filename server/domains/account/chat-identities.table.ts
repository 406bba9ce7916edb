import { pgTable, primaryKey, text, timestamp, unique, uuid } from '../../platform/database/pg-core.ts'
import { users } from './users.table.ts'

/** An account of a chat platform that logs a person in; one of each platform for a person. */
export const chatIdentities = pgTable(
  'chat_identities',
  {
    /** 'wx' or 'ks': accounts of one platform's apps are one by their union id. */
    platform: text({ enum: ['wx', 'ks'] }).notNull(),
    /** The union id where the platform gives one, otherwise the app's open id. */
    subject: text().notNull(),
    /** The person's id at the official account, which a payment inside the chat needs; null until they have logged in there. */
    openId: text('open_id'),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.subject] }), unique('chat_identities_user').on(table.userId, table.platform)],
)
