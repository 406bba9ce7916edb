import type { Locale } from '#config'
import type { SearchKind } from '#contract/search-kinds.ts'
import { createStatement } from '../../../platform/database/statement.ts'
import type { DocumentText } from '../tables/search-documents.table.ts'

/**
 * Documents of a kind that are looked through from the best on. Where a page of them has what is asked for, that is the answer;
 * where fewer have, it is so rare that the index of words finds all of them, this many at most.
 */
const LOOKED_THROUGH = 2500
const MOST = 5000
/** Documents among which the best are chosen where none has all that was asked for. */
const LOOSE = 400
/** The share of what was asked for, by how rare it is, that a document of the small kinds has at least. */
const ENOUGH = 0.4
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
  /** Those of a person stand under their id. */
  texts: Partial<Record<string, DocumentText>> | null
  /** Some of what was asked for stands in its title. */
  named: boolean | null
  to: string | null
  picture: string | null
}

export const textIn = ({ texts }: FoundRow, locale: Locale, fallback: Locale): DocumentText => texts?.[locale] ?? texts?.[fallback] ?? { title: '', text: '' }

/**
 * Works or people, the best first: $1 all that is asked for, $2 how many; where it goes on, $3 and $4 say where the last page
 * ended, else $3 is each part of what is asked for, and $4 any of it.
 */
function many(kind: 'work' | 'person', goesOn: boolean): string {
  const here = `from search_documents where kind = '${kind}'`
  const after = goesOn ? 'and (quality, ref) < ($3::float8, $4::text)' : ''
  const order = 'order by quality desc, ref desc'
  const one = (query: string) => `(select ${query})`
  return `
${kind}_best as materialized (select ref, quality, words @@ $1::tsquery as has from (select ref, quality, words ${here} ${after} ${order} limit ${LOOKED_THROUGH}) as best),
${kind}_seen as materialized (select count(*) as looked, count(*) filter (where has) as n from ${kind}_best),
${kind}_rare as materialized (select ref, quality ${here} and words @@ $1::tsquery ${after}
  and ${one(`looked = ${LOOKED_THROUGH} and n < $2 from ${kind}_seen`)} limit ${MOST}),
${kind}_number as materialized (select greatest(n, ${one(`count(*) from ${kind}_rare`)})::int as n, looked = ${LOOKED_THROUGH} and n >= $2 as more from ${kind}_seen),
${kind}_found as (
  (select ref, quality as score, false as loose from ${kind}_best where has and not exists (select from ${kind}_rare) ${order} limit $2)
  union all
  (select ref, quality, false from ${kind}_rare ${order} limit $2)${kind === 'person' || goesOn ? '' : `
  union all
  (select ref, part, true from (
    select ref, quality, (select count(*) from unnest($3::tsquery[]) as asked where words @@ asked)::float8 as part from (
      select ref, quality, words ${here} and words @@ $4::tsquery and ${one(`n from ${kind}_number`)} = 0 and cardinality($3::tsquery[]) > 1 limit ${LOOSE}) as taken
  ) as ranked order by part desc, quality desc, ref desc limit $2)`}
)`
}

const numbers = (kind: 'work' | 'person') => `case when loose then count(*) over () else (select n from ${kind}_number) end::int as count, (select more from ${kind}_number) as more, loose`
const workRows = `select 'work' as kind, ref, score, ${numbers('work')}, null::jsonb as texts, null::boolean as named, null as "to", null as picture from work_found`
const personRows = `select 'person' as kind, ref, score, ${numbers('person')},
  jsonb_build_object(ref, jsonb_build_object('title', nickname, 'text', bio)) as texts, null::boolean as named, null as "to", avatar_key as picture
from person_found join users on users.id = person_found.ref::uuid`

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
const fewRows = (kinds: string, after: string, last: string) => `select documents.kind, documents.ref, score, count, false as more, false as loose, texts, named, "to", picture
from few_found join search_documents documents on documents.kind = few_found.kind and documents.ref = few_found.ref
where documents.kind = any (${kinds}::text[]) and place > ${after}::int and place <= ${last}::int order by documents.kind, place`

/** The best of every kind: parameters as those of works and people; $5 which small kinds there are. */
export const findAll = createStatement<FoundRow>(
  'search-all',
  `with ${many('work', false)}, ${many('person', false)}, ${few('$3')}
(${workRows}) union all (${personRows}) union all (${fewRows('$5', '0', '$2')})`,
)

export const findWorks = {
  first: createStatement<FoundRow>('search-works', `with ${many('work', false)} ${workRows}`),
  next: createStatement<FoundRow>('search-works-next', `with ${many('work', true)} ${workRows}`),
}
export const findPeople = {
  first: createStatement<FoundRow>('search-people', `with ${many('person', false)} ${personRows}`),
  next: createStatement<FoundRow>('search-people-next', `with ${many('person', true)} ${personRows}`),
}

/** $1 each part of what is asked for, $2 the kinds, $3 and $4 between which places. */
export const findFew = createStatement<FoundRow>('search-few', `with ${few('$1')} ${fewRows('$2', '$3', '$4')}`)
