import type { Locale } from '#config'
import type { SearchKind } from '#contract/search-kinds.ts'
import { sql } from '../../../platform/database/orm.ts'
import { bigint, boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from '../../../platform/database/pg-core.ts'
import { tsvector } from './tsvector.ts'

/** What somebody sees of a document: its title, what it says, and where it leads. */
export interface DocumentText {
  title: string
  text: string
}

/**
 * Everything that can be found, once. Triggers of works and users keep the rows of those kinds with their writes; sources
 * bring the others.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().$type<SearchKind>().notNull(),
    /** The id of the work or the person; unique among its kind. */
    ref: text().notNull(),
    /** What stands further up among equals. */
    quality: doublePrecision().notNull().default(0),
    /** All its words with their stems, and what they mean in any language; empty until it is indexed. */
    words: tsvector().notNull().default(''),
    /** The same of its title alone. */
    head: tsvector().notNull().default(''),
    /** Its words have changed since they were read. */
    stale: boolean().notNull().default(true),
    /** Marks of a picture, of which pictures that look alike share some: see picture-signs.ts. */
    signs: integer().array(),
    /** Of a work: its perceptual hash and its average colour. */
    hash: bigint({ mode: 'bigint' }),
    colour: text(),
    /** What is shown of it, where no table of its own has that. */
    texts: jsonb().$type<Partial<Record<Locale, DocumentText>>>(),
    to: text(),
    picture: text(),
    /** Tells whether its source says something else now. */
    stamp: text(),
  },
  (table) => {
    const works = sql`${table.kind} = 'work'`
    const people = sql`${table.kind} = 'person'`
    const others = sql`${table.kind} not in ('work', 'person')`
    return [
      primaryKey({ columns: [table.kind, table.ref] }),
      // What waits in a list of its own would slow every search.
      index('search_work_words').using('gin', table.words).with({ fastupdate: false }).where(works),
      index('search_person_words').using('gin', table.words).with({ fastupdate: false }).where(people),
      index('search_other_words').using('gin', table.words).where(others),
      index('search_work_quality').on(table.quality, table.ref).where(works),
      index('search_person_quality').on(table.quality, table.ref).where(people),
      index('search_work_signs').using('gin', table.signs).with({ fastupdate: false }).where(works),
      index('search_stale').on(table.kind, table.ref).where(sql`${table.stale}`),
    ]
  },
)
