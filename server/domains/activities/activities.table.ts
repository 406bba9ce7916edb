import type { Locale } from '#config'
import { activityJudges } from '#contract/activity-rules.ts'
import type { ActivityPrize } from '#contract/endpoints/desk/activities.ts'
import type { PromptId, PromptTheme } from '#contract/prompts/prompt-library.ts'
import { sql } from '../../platform/database/orm.ts'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from '../../platform/database/pg-core.ts'

type Texts = Record<Locale, string>
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Contests of the square, as the operator has made them. */
export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Names one that the product begins with, so that it is made once. */
    slug: text().unique(),
    titles: jsonb().$type<Texts>().notNull(),
    summaries: jsonb().$type<Texts>().notNull(),
    rules: jsonb().$type<Texts>().notNull(),
    theme: text().$type<PromptTheme>().notNull(),
    cover: text().$type<PromptId>().notNull(),
    /** Whose works may be entered; none: all. */
    generators: jsonb().$type<string[]>().notNull(),
    judged: text({ enum: activityJudges }).notNull(),
    entriesEach: integer('entries_each').notNull(),
    votesEach: integer('votes_each').notNull(),
    prizes: jsonb().$type<ActivityPrize[]>().notNull(),
    opensAt: time('opens_at').notNull(),
    votingAt: time('voting_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** When the prizes were given. */
    decidedAt: time('decided_at'),
    /** Whether people see it. */
    active: boolean().notNull(),
    /** Entries that are shown. The database counts them. */
    entries: integer().notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('activities_ends').on(table.endsAt, table.id),
    index('activities_shown').on(table.endsAt, table.id).where(sql`${table.active}`),
    index('activities_undecided').on(table.endsAt).where(sql`${table.active} and ${table.decidedAt} is null`),
  ],
)
export type ActivityRow = typeof activities.$inferSelect
export type NewActivity = typeof activities.$inferInsert
