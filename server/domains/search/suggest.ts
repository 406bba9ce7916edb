import { appConfig, type Locale } from '#config'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { SearchKind } from '#contract/search-kinds.ts'
import { createStatement } from '../../platform/database/statement.ts'
import type { Platform } from '../../platform/platform.ts'
import { lexeme } from './query/clauses.ts'
import type { DocumentText } from './tables/search-documents.table.ts'
import { segment } from './text/segment.ts'
import { asHiragana, simplify } from './text/simplify.ts'

const MOST = 8
const EACH = 5
/** Titles of ours that are looked at: a word may begin one in another language alone. */
const TITLES = 20

interface Row {
  kind: SearchKind | null
  text: string | null
  texts: Partial<Record<Locale, DocumentText>> | null
  to: string | null
}

/** What is searched for, what of ours is called so, and whoever is; $1 the language, $2 the beginning of a text, $3 a tsquery, $4 the beginning of a name. */
const suggest = createStatement<Row>('search-suggest', `
(select null as kind, term as text, null::jsonb as texts, null as "to" from search_terms
  where locale = $1 and passed and term collate "C" >= $2 and term collate "C" < $2 || chr(1114109) order by heat desc limit ${EACH})
union all
(select null, word, null, null from search_hot_words where locale = $1 and not blocked and lower(word) like $4 limit ${EACH})
union all
(select kind, null, texts, "to" from search_documents where kind not in ('work', 'person') and head @@ $3::tsquery order by quality desc, ref limit ${TITLES})
union all
(select 'person', nickname, null, null from users where lower(nickname) collate "C" >= $2 and lower(nickname) collate "C" < $2 || chr(1114109)
  and exists (select from search_documents where kind = 'person' and ref = users.id::text) order by lower(nickname) collate "C" limit 3)`)

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const hasAll = (title: string, words: readonly string[]) => {
  const found = asHiragana(simplify(title))
  return words.every((word) => found.includes(word))
}

/** What somebody who types this may be looking for: the last word may be unfinished. */
export function createSuggest({ db }: Pick<Platform, 'db'>) {
  return async (text: string, locale: Locale): Promise<ResponseOf<'searchSuggest'>> => {
    const typed = segment(simplify(text)).map(({ word }) => word)
    const words = typed.map(lexeme)
    if (words.length === 0) return { suggestions: [] }
    const beginning = text.trim().toLowerCase()
    const rows = await suggest(db, [locale, beginning, `${words.join(' & ')}:*`, `${escapeLike(beginning)}%`])
    const suggestions = rows.flatMap(({ kind, text: said, texts, to }) => {
      const shown = said ?? (texts?.[locale] ?? texts?.[appConfig.defaultLocale])?.title
      return shown === undefined || (texts && !hasAll(shown, typed)) ? [] : [{ text: shown, ...(kind && { kind }), ...(to !== null && { to }) }]
    })
    return { suggestions: [...new Map(suggestions.map((one) => [one.text, one])).values()].slice(0, MOST) }
  }
}
