import type { Locale } from '#config'
import type { SearchKind } from '#contract/search-kinds.ts'
import { createPlannedStatement } from '../../../platform/database/statement.ts'
import type { DocumentText } from '../tables/search-documents.table.ts'

/**
 * How many documents of one kind a search looks at: where a word stands in fewer, their index finds them all and they are
 * sorted; where it stands in more, one comes so often along the order that few have to be looked at.
 */
export const MOST = 2500
/** Documents among which the best are chosen where none has all that was asked for. */
const LOOSE = 400
/** The share of what was asked for, by how rare it is, that a document of the small kinds has at least. */
const ENOUGH = 0.4
/** A word in a title counts as much as so many elsewhere. */
const IN_TITLE = 3

export interface FoundRow {
  kind: SearchKind
  ref: string
  score: number
  /** How many there are of the kind; MOST stands for that many and more. */
  count: number
  loose: boolean
  /** Those of a person stand under their id. */
  texts: Partial<Record<string, DocumentText>> | null
  to: string | null
  picture: string | null
}

export const textIn = ({ texts }: FoundRow, locale: Locale, fallback: Locale): DocumentText => texts?.[locale] ?? texts?.[fallback] ?? { title: '', text: '' }

/** Works or people, the best first: $1 all that is asked for, $2 each part of it, $3 any of it, $4 how many; $5 and $6 where the last page ended. */
function many(kind: 'work' | 'person', goesOn: boolean): string {
  const here = `from search_documents where kind = '${kind}'`
  const after = goesOn ? 'and (quality, ref) < ($5::float8, $6::text)' : ''
  const best = `order by quality desc, ref desc limit $4`
  return `
${kind}_all as materialized (select ref, quality ${here} and words @@ $1::tsquery limit ${MOST}),
${kind}_count as materialized (select count(*)::int as n from ${kind}_all),
${kind}_found as (
  (select ref, quality as score, false as loose from ${kind}_all where (select n from ${kind}_count) < ${MOST} ${after} ${best})
  union all
  (select ref, quality, false ${here} and words @@ $1::tsquery and (select n from ${kind}_count) = ${MOST} ${after} ${best})
  union all
  (select ref, part, true from (
    select ref, quality, (select count(*) from unnest($2::tsquery[]) as asked where words @@ asked)::float8 as part from (
      select ref, quality, words ${here} and words @@ $3::tsquery and (select n from ${kind}_count) = 0 and ${goesOn ? 'false' : 'cardinality($2::tsquery[]) > 1'} limit ${LOOSE}) as taken
    ) as ranked order by part desc, quality desc, ref desc limit $4)
)`
}

const countOf = (kind: 'work' | 'person') => `greatest((select n from ${kind}_count), case when loose then count(*) over () else 0 end)::int as count, loose`
const workRows = `select 'work' as kind, ref, score, ${countOf('work')}, null::jsonb as texts, null as "to", null as picture from work_found`
const personRows = `select 'person' as kind, ref, score, ${countOf('person')},
  jsonb_build_object(ref, jsonb_build_object('title', nickname, 'text', bio)) as texts, null as "to", avatar_key as picture
from person_found join users on users.id = person_found.ref::uuid`

/** Documents of the small kinds; `asked` are the parts of what is asked for, which count by how rare they are. */
const few = (asked: string) => `
asked as (select number, part from unnest(${asked}::tsquery[]) with ordinality as given (part, number)),
hits as (select documents.kind, documents.ref, documents.quality, asked.number, documents.head @@ asked.part as headed from asked join search_documents documents
  on documents.kind not in ('work', 'person') and documents.words @@ asked.part),
total as (select count(*)::float8 as n from search_documents where kind not in ('work', 'person')),
weights as (select asked.number, ln(1 + (select n from total) / greatest(1, count(hits.number))) as weight from asked left join hits using (number) group by asked.number),
scored as (select kind, ref, quality, sum(weight * case when headed then ${IN_TITLE} else 1 end) as score, sum(weight) as covered
  from hits join weights using (number) group by kind, ref, quality),
few_found as (select kind, ref, score, row_number() over (partition by kind order by score desc, quality desc, ref) as place, count(*) over (partition by kind)::int as count
  from scored where covered >= ${ENOUGH} * (select sum(weight) from weights))`

/** The places after the so-manieth and up to the so-manieth, of the kinds. */
const fewRows = (kinds: string, after: string, last: string) => `select documents.kind, documents.ref, score, count, false as loose, texts, "to", picture
from few_found join search_documents documents on documents.kind = few_found.kind and documents.ref = few_found.ref
where documents.kind = any (${kinds}::text[]) and place > ${after}::int and place <= ${last}::int order by documents.kind, place`

/** The best of every kind: parameters as those of works and people; $5 which small kinds there are. */
export const findAll = createPlannedStatement<FoundRow>(
  `with ${many('work', false)}, ${many('person', false)}, ${few('$2')}
(${workRows}) union all (${personRows}) union all (${fewRows('$5', '0', '$4')})`,
)

const findMany = (kind: 'work' | 'person', rows: string) => ({
  first: createPlannedStatement<FoundRow>(`with ${many(kind, false)} ${rows}`),
  next: createPlannedStatement<FoundRow>(`with ${many(kind, true)} ${rows}`),
})
export const findWorks = findMany('work', workRows)
export const findPeople = findMany('person', personRows)

/** $1 each part of what is asked for, $2 the kinds, $3 and $4 between which places. */
export const findFew = createPlannedStatement<FoundRow>(`with ${few('$1')} ${fewRows('$2', '$3', '$4')}`)
