import { sql } from '../../platform/database/orm.ts'
import { index, integer, pgTable, primaryKey, real, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { uploads } from '../uploads/uploads.table.ts'
import { doubles } from './doubles.table.ts'

/** Why a photo is of no use: by itself, or beside the others. */
export const photoProblems = [
  'no-face', 'several-faces', 'face-too-small', 'face-turned', 'face-blurred', 'face-dark', 'other-person', 'same-photo',
] as const
export type PhotoProblem = (typeof photoProblems)[number]

/**
 * photo: one that the person chose. portrait: made of the photos. picture: one of the double's works, taken as a photo
 * for another creation.
 */
export const uploadRoles = ['photo', 'portrait', 'picture'] as const

/** The pictures that belong to a double. Whatever is made of its portraits and pictures came from it. */
export const doubleUploads = pgTable(
  'double_uploads',
  {
    doubleId: uuid('double_id').notNull().references(() => doubles.id, { onDelete: 'cascade' }),
    uploadId: uuid('upload_id').notNull().references(() => uploads.id, { onDelete: 'cascade' }),
    role: text({ enum: uploadRoles }).notNull(),
    problem: text({ enum: photoProblems }),
    /** Whose face it is, in numbers: as long as photos are being chosen, to tell whether they are of one person. */
    descriptor: real().array(),
    /** Photos in the order they came, portraits the best first. */
    place: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.doubleId, table.uploadId] }),
    index('double_uploads_upload').on(table.uploadId),
    index('double_uploads_order').on(table.doubleId, table.place).where(sql`${table.role} <> 'picture'`),
  ],
)
