import { sql } from '../../../platform/database/orm.ts'
import { boolean, index, pgTable, text } from '../../../platform/database/pg-core.ts'

/** Every word that a document has: what a mistyped word may have been meant to be. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** How a Chinese word sounds, in pinyin without tones: people type one that sounds like it. */
    sound: text(),
    /** Known as the stem of a word alone, so nothing to correct a word to. */
    stem: boolean().notNull().default(false),
  },
  (table) => [
    index('search_words_like').using('gist', sql`${table.word} gist_trgm_ops`).where(sql`not ${table.stem}`),
    index('search_words_sound').on(table.sound).where(sql`${table.sound} is not null`),
  ],
)
