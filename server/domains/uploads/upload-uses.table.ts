import { sql } from '../../platform/database/orm.ts'
import { check, index, pgTable, uniqueIndex, uuid } from '../../platform/database/pg-core.ts'
import { tasks } from '../creation/tasks.table.ts'
import { feedback } from '../feedback/feedback.table.ts'
import { works } from '../gallery/works.table.ts'
import { doubles } from '../photo-studio/doubles.table.ts'
import { uploads } from './uploads.table.ts'

/** What needs a photo: a creation until it ends, a work, in the bin or not, until it is removed for good, feedback, and a double. */
export const uploadUses = pgTable(
  'upload_uses',
  {
    uploadId: uuid('upload_id').notNull().references(() => uploads.id),
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    workId: uuid('work_id').references(() => works.id, { onDelete: 'cascade' }),
    feedbackId: uuid('feedback_id').references(() => feedback.id, { onDelete: 'cascade' }),
    doubleId: uuid('double_id').references(() => doubles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    check('upload_uses_one_user', sql`num_nonnulls(${table.taskId}, ${table.workId}, ${table.feedbackId}, ${table.doubleId}) = 1`),
    index('upload_uses_upload').on(table.uploadId),
    uniqueIndex('upload_uses_task').on(table.taskId, table.uploadId).where(sql`${table.taskId} is not null`),
    uniqueIndex('upload_uses_work').on(table.workId, table.uploadId).where(sql`${table.workId} is not null`),
    uniqueIndex('upload_uses_feedback').on(table.feedbackId, table.uploadId).where(sql`${table.feedbackId} is not null`),
    uniqueIndex('upload_uses_double').on(table.doubleId, table.uploadId).where(sql`${table.doubleId} is not null`),
  ],
)
