import type { Locale } from '#config'
import { sql } from '../../../platform/database/orm.ts'
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, timestamp } from '../../../platform/database/pg-core.ts'

/** What is searched for, in each language of the interface. */
export const searchTerms = pgTable(
  'search_terms',
  {
    locale: text().$type<Locale>().notNull(),
    term: text().notNull(),
    /** Grows with every search, and with newer ones more: see term-heat.ts. */
    heat: doublePrecision().notNull(),
    seekers: integer().notNull(),
    /** Whether the square's rules let it be shown to others; null until enough people have searched for it. */
    passed: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.term] }),
    index('search_terms_hot').on(table.locale, table.heat).where(sql`${table.passed}`),
    index('search_terms_prefix').on(table.locale, sql`(${table.term} collate "C")`).where(sql`${table.passed}`),
  ],
)

/** Who has searched for what, as a hash of both: nobody counts twice, and nothing tells who it was. */
export const searchSeekers = pgTable(
  'search_seekers',
  {
    seeker: text().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('search_seekers_at').on(table.at)],
)

/** The operator's own list: words that stand first, and words that never stand there. */
export const searchHotWords = pgTable(
  'search_hot_words',
  {
    locale: text().$type<Locale>().notNull(),
    word: text().notNull(),
    position: integer().notNull(),
    blocked: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.locale, table.word] })],
)
