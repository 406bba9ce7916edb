import { sql } from '../../platform/database/orm.ts'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import { users } from '../account/users.table.ts'

/** What is kept of a film beside its file. */
export interface StoredFilm {
  seconds: number
  sound: boolean
  /** Keys of JPEGs of its frames, spread over it; the first stands for it. None where nothing here decodes films. */
  stills: string[]
}

/** Pictures and films that people sent, upright and without metadata. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id),
    key: text().notNull(),
    contentType: text('content_type').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** null: a picture. */
    film: jsonb().$type<StoredFilm>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** How many rows of upload_uses name it; the database counts by itself. */
    uses: integer().notNull().default(0),
  },
  (table) => [index('uploads_user').on(table.userId, table.createdAt), index('uploads_unused').on(table.createdAt).where(sql`${table.uses} = 0`)],
)

/** Every file of an upload. */
export const uploadKeys = ({ key, film }: Pick<UploadRow, 'key' | 'film'>) => [key, ...(film?.stills ?? [])]

export type UploadRow = typeof uploads.$inferSelect
