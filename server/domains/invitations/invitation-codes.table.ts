import { pgTable, text, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

/** By which code each person invites; made when they first ask for it. */
export const invitationCodes = pgTable('invitation_codes', {
  userId: uuid('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  code: text().notNull().unique(),
})
