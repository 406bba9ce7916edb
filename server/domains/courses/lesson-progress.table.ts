import { pgTable, primaryKey, real, smallint, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

/** How far people are with the lessons of the courses. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    lesson: text().notNull(),
    /** Seconds of the film. */
    position: real().notNull(),
    /** A bit for each chapter that was seen to its end, the first the lowest. */
    seen: smallint().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true, precision: 3 }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true, precision: 3 }),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lesson] })],
)
