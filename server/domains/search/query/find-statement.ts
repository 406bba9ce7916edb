import type { Locale } from '#config'
import type { SearchKind } from '#contract/search-kinds.ts'
import { createStatement } from '../../../platform/database/statement.ts'
import { published, selectSeenWorks, type SeenWork } from '../../gallery/seen-works.ts'
import type { DocumentText } from '../tables/search-documents.table.ts'

/**
 * Documents of a kind that are looked through from the best on. Where a page of them has what is asked for, that is the answer;
 * where only some have, as many more are looked through as should have a page; where few have, it is so rare that the index of
 * words finds all of them, this many at most. Each document of the index is read from another place of the disk.
 */
const LOOKED_THROUGH = { work: 2500, person: 1000 }
const LOOKED_FURTHER = 5000
/** The share of a page that some are. */
const SOME_HAVE = 1 / 3
const MOST = 5000
/** Documents among which the best are chosen where none has all that was asked for. */
const LOOSE = 400
/** The share of what was asked for, by how rare it is, that a document of the small kinds has at least. */
const ENOUGH = 0.4
/** The share of what was asked for that a work has more than, where none has all. */
const SOME_SHARE = 0.3
/** A word in a title counts as much as so many elsewhere. */
const IN_TITLE = 3
/** What is this much worse than the best is left out. */
const WORSE = 0.25

export interface FoundRow {
  kind: SearchKind
  ref: string
  score: number
  /** How many of the kind were seen; with `more` there are others. */
  count: number
  more: boolean
  /** They have some of what was asked for; none has all. */
  loose: boolean
  /** They have the words themselves. */
  written: boolean
  /** Those of a person stand under their id. */
  texts: Partial<Record<string, DocumentText>> | null
  /** Some of what was asked for stands in its title; all of it in a person's name. */
  named: boolean | null
  to: string | null
  picture: string | null
  /** A work as whoever looks sees it; absent where it has just gone. */
  work: SeenWork | null
}

export const textIn = ({ texts }: FoundRow, locale: Locale, fallback: Locale): DocumentText => texts?.[locale] ?? texts?.[fallback] ?? { title: '', text: '' }

/** Names of the parameters of a search for works or people. */
interface Parameters {
  /** All that is asked for, and how many are. */
  all: string
  most: string
  /** All of it in the words that were written: what has these stands before what means the same. Null where there is no difference. */
  written: string
  /** Each part of what is asked for, and what tells most of it: where some may do. */
  loose?: { parts: string; any: string }
  /** Where the last page ended. */
  after?: { quality: string; ref: string }
}

/** Works or people, the best first. */
function many(kind: 'work' | 'person', { all, most, written, loose, after }: Parameters): string {
  const looked = LOOKED_THROUGH[kind]
  const here = `from search_documents where kind = '${kind}'${after ? ` and (quality, ref) < (${after.quality}::float8, ${after.ref}::text)` : ''}`
  const best = 'order by quality desc, ref desc'
  const order = 'order by written desc, quality desc, ref desc'
  const one = (query: string) => `(select ${query})`
  const has = `words @@ ${all}::tsquery`
  const hasWritten = `coalesce(words @@ ${written}::tsquery, false)`
  const look = (limits: string) => `select ref, quality, ${has} as has, ${hasWritten} as written from (select ref, quality, words ${here} ${best} ${limits}) as documents`
  return `
${kind}_first as materialized (${look(`limit ${looked}`)}),
${kind}_further as materialized (${look(`offset ${looked} limit ${one(`case when count(*) between ${SOME_HAVE} * ${most} and ${most} - 1 then ${LOOKED_FURTHER} else 0 end from ${kind}_first where has`)}`)}),
${kind}_best as materialized (select * from ${kind}_first union all select * from ${kind}_further),
${kind}_seen as materialized (select count(*) as looked, count(*) filter (where has) as n, count(*) filter (where written) as exact from ${kind}_best),
${kind}_rare as materialized (select ref, quality, ${hasWritten} as written ${here} and ${has}
  and ${one(`looked >= ${looked} and n < ${most} from ${kind}_seen`)} limit ${MOST}),
${kind}_exact as materialized (select ref, quality, true as written ${here} and words @@ ${written}::tsquery
  and ${one(`looked >= ${looked} and n >= ${most} and exact < ${most} from ${kind}_seen`)} limit ${MOST}),
${kind}_number as materialized (select greatest(n, ${one(`count(*) from ${kind}_rare`)})::int as n, looked >= ${looked} and n >= ${most} as more from ${kind}_seen),
${kind}_found as (
  (select ref, quality as score, quality, written, false as loose from ${kind}_best
    where has and not exists (select from ${kind}_rare) and not (written and exists (select from ${kind}_exact)) ${order} limit ${most})
  union all
  (select ref, quality, quality, written, false from ${kind}_rare ${order} limit ${most})
  union all
  (select ref, quality, quality, written, false from ${kind}_exact ${order} limit ${most})${!loose ? '' : `
  union all
  (select ref, part, quality, false, true from (
    select ref, quality, (select count(*) from unnest(${loose.parts}::tsquery[]) as asked where words @@ asked)::float8 as part from (
      select ref, quality, words ${here} and words @@ ${loose.any}::tsquery and ${one(`n from ${kind}_number`)} = 0 and cardinality(${loose.parts}::tsquery[]) > 1 limit ${LOOSE}) as taken
  ) as ranked where part > ${SOME_SHARE} * cardinality(${loose.parts}::tsquery[]) order by part desc, quality desc, ref desc limit ${most})`}
)`
}

const rowsOf = (kind: 'work' | 'person', columns: string, most: string, from = '') =>
  `(select '${kind}' as kind, ${kind}_found.ref, score, case when loose then count(*) over () else (select n from ${kind}_number) end::int as count, (select more from ${kind}_number) as more,
  loose, written, ${columns}, row_number() over (order by written desc, score desc, ${kind}_found.quality desc, ${kind}_found.ref desc) as place from ${kind}_found${from} order by place limit ${most})`
/** As whoever looks sees them: $1 to $3. */
const workRows = (most: string) => rowsOf('work', `null::jsonb as texts, null::boolean as named, null as "to", null as picture,
  (select to_jsonb(seen) from (${selectSeenWorks(`where works.id = work_found.ref::uuid and ${published}`)}) as seen) as work`, most)
const personRows = (all: string, most: string) => rowsOf('person', `jsonb_build_object(person_found.ref, jsonb_build_object('title', nickname, 'text', bio)) as texts, head @@ ${all}::tsquery as named, null as "to", avatar_key as picture, null::jsonb as work`, most,
  " join users on users.id = person_found.ref::uuid join search_documents named on named.kind = 'person' and named.ref = person_found.ref")

/** Documents of the small kinds; `asked` are the parts of what is asked for, which count by how rare they are. */
const few = (asked: string) => `
asked as (select number, part from unnest(${asked}::tsquery[]) with ordinality as given (part, number)),
hits as (select documents.kind, documents.ref, documents.quality, asked.number, documents.head @@ asked.part as headed from asked join search_documents documents
  on documents.kind not in ('work', 'person') and documents.words @@ asked.part),
total as (select count(*)::float8 as n from search_documents where kind not in ('work', 'person')),
weights as (select asked.number, ln(1 + (select n from total) / greatest(1, count(hits.number))) as weight from asked left join hits using (number) group by asked.number),
scored as (select kind, ref, quality, sum(weight * case when headed then ${IN_TITLE} else 1 end) as score, sum(weight) as covered, bool_or(headed) as named
  from hits join weights using (number) group by kind, ref, quality),
few_found as (select kind, ref, score, named, row_number() over (partition by kind order by score desc, quality desc, ref) as place, count(*) over (partition by kind)::int as count
  from scored where covered >= ${ENOUGH} * (select sum(weight) from weights) and score >= ${WORSE} * (select max(score) from scored))`

/** The places after the so-manieth and up to the so-manieth, of the kinds. */
const fewRows = (kinds: string, after: string, last: string) => `(select documents.kind, documents.ref, score, count, false as more, false as loose, true as written, texts, named, "to", picture, null::jsonb as work, place
from few_found join search_documents documents on documents.kind = few_found.kind and documents.ref = few_found.ref
where documents.kind = any (${kinds}::text[]) and place > ${after}::int and place <= ${last}::int order by documents.kind, place)`

/** The best of every kind: $1 to $3 who looks, $4 all that is asked for, $5 how many, $6 its parts, $7 what tells most of it, $8 which small kinds there are, $9 as it was written, $10 the same where it is all there is: people are called what they are called; $11 how many of them. */
export const findAll = createStatement<FoundRow>(
  'search-all',
  `with ${many('work', { all: '$4', most: '$5', written: '$9', loose: { parts: '$6', any: '$7' } })}, ${many('person', { all: '$10', most: '$11', written: 'null' })}, ${few('$6')}
${workRows('$5')} union all ${personRows('$10', '$11')} union all ${fewRows('$8', '0', '$5')}`,
)

/** $1 to $3 who looks, $4 all that is asked for, $5 how many; first $6 its parts, $7 what tells most of it, $8 as it was written; then $6 and $7 where the last page ended. */
export const findWorks = {
  first: createStatement<FoundRow>('search-works', `with ${many('work', { all: '$4', most: '$5', written: '$8', loose: { parts: '$6', any: '$7' } })} ${workRows('$5')}`),
  next: createStatement<FoundRow>('search-works-next', `with ${many('work', { all: '$4', most: '$5', written: 'null', after: { quality: '$6', ref: '$7' } })} ${workRows('$5')}`),
}
/** $1 what is asked for as it was written, $2 how many; then $3 and $4 where the last page ended. */
export const findPeople = {
  first: createStatement<FoundRow>('search-people', `with ${many('person', { all: '$1', most: '$2', written: 'null' })} ${personRows('$1', '$2')}`),
  next: createStatement<FoundRow>('search-people-next', `with ${many('person', { all: '$1', most: '$2', written: 'null', after: { quality: '$3', ref: '$4' } })} ${personRows('$1', '$2')}`),
}

/** $1 each part of what is asked for, $2 the kinds, $3 and $4 between which places. */
export const findFew = createStatement<FoundRow>('search-few', `with ${few('$1')} ${fewRows('$2', '$3', '$4')}`)
