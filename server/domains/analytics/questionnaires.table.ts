import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { index, jsonb, pgTable, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

export const questionnaires = pgTable(
  'questionnaires',
  {
    /** Given by the sender, so that answers that come twice are stored once. */
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    answers: jsonb().$type<Omit<ParsedRequestOf<'questionnaireSubmit'>, 'id'>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('questionnaires_user').on(table.userId)],
)
