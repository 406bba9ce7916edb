import { appConfig } from '#config'
import { sql } from '../../platform/database/orm.ts'
import { boolean, index, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** E.164; absent while a chat account has none, and for the product's own accounts, which nobody logs in to. */
    phone: text().unique(),
    /** Argon2id in the PHC string format; absent until one is set. */
    passwordHash: text('password_hash'),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
    nickname: text().notNull(),
    avatarKey: text('avatar_key'),
    gender: text({ enum: appConfig.profile.genders }),
    bio: text().notNull().default(''),
    interests: text({ enum: appConfig.profile.interests }).array().notNull().default(sql`'{}'`),
    house: boolean().notNull().default(false),
    roles: text().array().notNull().default(sql`'{}'`),
    permissions: text().array().notNull().default(sql`'{}'`),
    memberUntil: timestamp('member_until', { withTimezone: true }),
    /** Photos of theirs are never sent to services outside of the installation. */
    photosStay: boolean('photos_stay').notNull().default(false),
    /** Since when the person is kept out, and the operator's words why. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    suspendedReason: text('suspended_reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the account is deleted, as the person has asked. */
    leavesAt: timestamp('leaves_at', { withTimezone: true }),
    /** Nobody any more: what still names the person finds an empty row. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('users_avatar').on(table.avatarKey).where(sql`${table.avatarKey} is not null`),
    // The desk's lists and searches.
    index('users_newest').on(table.createdAt, table.id),
    index('users_members').on(table.memberUntil, table.id).where(sql`${table.memberUntil} is not null`),
    index('users_staff').on(table.createdAt, table.id).where(sql`${table.roles} <> '{}' or ${table.permissions} <> '{}'`),
    index('users_suspended').on(table.suspendedAt, table.id).where(sql`${table.suspendedAt} is not null`),
    index('users_nickname').on(sql`(lower(${table.nickname}) collate "C")`, table.id),
    index('users_last_digits').on(sql`(reverse(${table.phone}) collate "C")`, table.id),
  ],
)

export type UserRow = typeof users.$inferSelect
