import { messageKinds } from '#contract/message-kinds.ts'
import { sql } from '../../platform/database/orm.ts'
import { index, jsonb, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import type { MessageTemplate } from '../../words/messages.ts'
import type { WordValues } from '../../words/speaker.ts'
import { users } from '../account/users.table.ts'
import { works } from '../gallery/works.table.ts'

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: messageKinds }).notNull(),
    /** Which words of words/messages.ts it says, in the reader's language. */
    template: text().$type<MessageTemplate>().notNull(),
    values: jsonb().$type<WordValues>().notNull(),
    /** Whose act it tells of: their name, as it is now, is the value `name` of its words. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The internal address of what it speaks of. */
    link: text(),
    /** The work whose thumbnail stands beside it. */
    workId: uuid('work_id').references(() => works.id, { onDelete: 'set null' }),
    /** A message with a key that is already there is not sent again. */
    key: text().notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('messages_user').on(table.userId, table.createdAt, table.id),
    index('messages_user_kind').on(table.userId, table.kind, table.createdAt, table.id),
    index('messages_unread').on(table.userId, table.kind).where(sql`${table.readAt} is null`),
    index('messages_read').on(table.createdAt).where(sql`${table.readAt} is not null`),
    index('messages_actor').on(table.actorId).where(sql`${table.actorId} is not null`),
    index('messages_work').on(table.workId).where(sql`${table.workId} is not null`),
  ],
)
