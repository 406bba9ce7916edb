import { squareThemes } from '#contract/endpoints/gallery-choices.ts'
import { workKinds, type WorkText } from '#contract/entities.ts'
import { isNotNull, isNull, sql } from '../../platform/database/orm.ts'
import { bigint, boolean, doublePrecision, index, integer, jsonb, pgTable, real, text, timestamp, uuid } from '../../platform/database/pg-core.ts'
import type { StoredDescription } from './stored-description.ts'
import type { Locale } from '#config'
import { users } from '../account/users.table.ts'
import { tasks } from '../creation/tasks.table.ts'

export const works = pgTable(
  'works',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id),
    taskId: uuid('task_id').references(() => tasks.id),
    /** Its place among the works of the task. */
    position: integer().notNull().default(0),
    generator: text().notNull(),
    kind: text({ enum: workKinds }).notNull(),
    title: text().notNull().default(''),
    /** The title in other languages, for samples. */
    titles: jsonb().$type<Partial<Record<Locale, string>>>(),
    width: integer().notNull(),
    height: integer().notNull(),
    originalKey: text('original_key').notNull(),
    previewKey: text('preview_key').notNull(),
    thumbnailKey: text('thumbnail_key').notNull(),
    /** The picture without the visible label, for what is made from it; absent where the original has none. */
    masterKey: text('master_key'),
    /** Small pictures spread over a film, in one file, that are judged before others see it; absent where its maker kept none. */
    framesKey: text('frames_key'),
    beforeKey: text('before_key'),
    colour: text().notNull(),
    transparent: boolean().notNull(),
    description: jsonb().$type<StoredDescription>().notNull(),
    /** Seconds, of a film. */
    duration: real(),
    /** Of a work of kind 'text'. */
    text: jsonb().$type<WorkText>(),
    visibility: text({ enum: ['private', 'public'] }).notNull().default('private'),
    likes: integer().notNull().default(0),
    /** The database counts these two by itself. */
    favourites: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    /** The owner keeps the creative description from everybody, members too. */
    promptKept: boolean('prompt_kept').notNull().default(false),
    /** Where it stands on the featured square: see heatOf. */
    heat: doublePrecision().notNull().default(0),
    /** Names a work of the product's own accounts, so that it is brought in once. */
    sampleSlug: text('sample_slug').unique(),
    parentId: uuid('parent_id'),
    /** The first of the owner's works that it grew from, step by step; absent where it grew from none of theirs. The database sets it. */
    familyId: uuid('family_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }),
    /** Taken off the square by a moderator: its owner cannot publish it. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true, precision: 3 }),
    /** Waits for somebody of the product to look before it is public; 'private' until then. */
    heldAt: timestamp('held_at', { withTimezone: true, precision: 3 }),
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    /** Perceptual hash of its picture, 64 bits; pictures that look alike differ in few of them. Absent until it is computed. */
    pictureHash: bigint('picture_hash', { mode: 'bigint' }),
    /** What it is about, where that is known; told with the hash. */
    theme: text({ enum: squareThemes }),
  },
  (table) => {
    const live = isNull(table.deletedAt)
    const binned = isNotNull(table.deletedAt)
    // A predicate of an index is compared as it is written, and may hold no parameters.
    const published = sql`${table.visibility} = 'public' and ${table.deletedAt} is null`
    return [
      index('works_owner').on(table.userId, table.createdAt, table.id).where(live),
      index('works_owner_kind').on(table.userId, table.kind, table.createdAt, table.id).where(live),
      index('works_owner_generator').on(table.userId, table.generator, table.createdAt, table.id).where(live),
      // Whole, so that it also finds all works of a person.
      index('works_owner_bin').on(table.userId, table.deletedAt, table.id),
      index('works_owner_bin_kind').on(table.userId, table.kind, table.deletedAt, table.id).where(binned),
      index('works_owner_bin_generator').on(table.userId, table.generator, table.deletedAt, table.id).where(binned),
      index('works_family').on(table.familyId, table.createdAt, table.position).where(sql`${table.familyId} is not null and ${table.deletedAt} is null`),
      index('works_task').on(table.taskId),
      index('works_owner_published').on(table.userId, table.publishedAt).where(isNotNull(table.publishedAt)),
      index('works_creator').on(table.userId, table.publishedAt, table.id).where(published),
      index('works_looks').on(table.pictureHash, table.id).where(published),
      index('works_featured').on(table.heat, table.id).where(published),
      index('works_latest').on(table.publishedAt, table.id).where(published),
      index('works_theme').on(table.theme, table.heat, table.id).where(published),
      index('works_films').on(table.heat, table.id).where(sql`${published} and ${table.kind} = 'video'`),
      index('works_unhashed').on(table.createdAt, table.id).where(sql`${table.pictureHash} is null and ${table.deletedAt} is null`),
      index('works_liked').on(table.likes, table.id).where(published),
      index('works_generator_featured').on(table.generator, table.heat, table.id).where(published),
      index('works_generator_latest').on(table.generator, table.publishedAt, table.id).where(published),
      index('works_generator_liked').on(table.generator, table.likes, table.id).where(published),
      index('works_samples').on(table.generator, table.heat, table.id).where(sql`${published} and ${table.sampleSlug} is not null`),
      // The hidden pictures that others are compared with, read from the index alone.
      index('works_hidden_pictures').on(table.pictureHash).where(sql`${table.hiddenAt} is not null and ${table.pictureHash} is not null`),
      index('works_hidden').on(table.hiddenAt, table.id).where(isNotNull(table.hiddenAt)),
      index('works_bin').on(table.deletedAt).where(binned),
    ]
  },
)

export type WorkRow = typeof works.$inferSelect
export type NewWork = typeof works.$inferInsert
