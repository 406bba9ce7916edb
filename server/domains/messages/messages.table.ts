import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { WordValues } from '../../words/speaker.ts'
import { users } from '../account/users.table.ts'

export const messageKinds = ['system', 'task', 'reward', 'reply', 'order'] as const

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: messageKinds }).notNull(),
    /** Which words of words/messages.ts it says, in the reader's language. */
    template: text().notNull(),
    values: jsonb().$type<WordValues>().notNull(),
    /** The internal address of what it speaks of. */
    link: text(),
    /** A message with a key that is already there is not sent again. */
    key: text().notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [index('messages_user').on(table.userId, table.createdAt, table.id)],
)
