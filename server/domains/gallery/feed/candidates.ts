import { createStatement, unplanned } from '../../../platform/database/statement.ts'
import { published, selectSeenWorks, type SeenWork } from '../seen-works.ts'
import type { Viewer, WorkViews } from '../work-view.ts'
import type { Edge } from './merge-sources.ts'
import { POOL, THEMED, type Boosts, type Candidate } from './rank.ts'
import { taste } from './taste.ts'

/** Which works are asked for, and the condition that says so; `value` is its parameter $10. */
export type FeedFilter = 'all' | 'generator' | 'theme' | 'video'

interface Row extends SeenWork {
  theme: string | null
  hash: string | null
  /** -1: waits from the page before; 0: of the list of all; from 1: of the lists of the themes given. */
  source: number
  /** On a person's first page: what they like. */
  boosts: Boosts | null
}

/** A work that may be shown, as its viewer sees it: what is not shown is read for nothing, which costs less than a second statement. */
export type SeenCandidate = SeenWork & Candidate

/** Works with what their place depends on. */
const select = (source: string, rest: string, boosts: string) =>
  selectSeenWorks(rest, ['works.theme', 'works.picture_hash::text as hash', `${source}::int as source`, `${boosts} as boosts`])
const hottest = (most: number) => `order by works.heat desc, works.id desc limit ${most}`
/** Behind the last work there is. */
const START = { heat: Infinity, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

const conditions: Record<FeedFilter, string> = {
  all: '',
  generator: `and works.generator = ${unplanned('$10::text')}`,
  theme: `and works.theme = ${unplanned('$10::text')}`,
  video: "and works.kind = 'video'",
}

/** Boosts where they are known already. */
const NONE = 'null::json'
/** What waits from the page before. */
const waiting = `(${select('-1', `where works.id = any(array(select unnest($4::uuid[]))) and ${published}`, NONE)})`
const ofAll = (condition: string, from: string, boosts: string) =>
  `(${select('0', `where ${published} ${condition} and (works.heat, works.id) < (${from}) ${hottest(POOL)}`, boosts)})`
/** `liked` tells which themes have lists of their own, and from where. */
const themed = (liked: string, boosts: string) =>
  `select themed.* from ${liked} as liked (theme, heat, id, place)
  cross join lateral (
    ${select('liked.place', `where ${published} and works.theme = liked.theme and (works.heat, works.id) < (liked.heat, liked.id) ${hottest(THEMED)}`, boosts)}
  ) as themed`

const given = {
  edge: `${unplanned('$5::float8')}, ${unplanned('$6::uuid')}`,
  liked: `unnest(${unplanned('$7::text[]')}, ${unplanned('$8::float8[]')}, ${unplanned('$9::uuid[]')}) with ordinality`,
}
const statements = Object.fromEntries(
  (Object.keys(conditions) as FeedFilter[]).map((filter) => [
    filter,
    createStatement<Row>(`feed-${filter}`, [waiting, ofAll(conditions[filter], given.edge, NONE), themed(given.liked, NONE)].join('\nunion all\n')),
  ]),
)

const fromStart = `'Infinity'::float8, '${START.id}'::uuid`
const tasteAsJson = '(select json_object_agg(theme, boost order by place) from taste)'
/**
 * The first page of a person: nothing waits yet, and their taste is found on the way, once. With a list of ids that
 * is always empty PostgreSQL planned it anew each time, which took longer than reading it.
 */
const firstPage = createStatement<Row>(
  'feed-first',
  `with taste as materialized (select theme, boost, row_number() over (order by boost desc, theme collate "C") as place from (${taste}) as liked)
  ${ofAll('', fromStart, tasteAsJson)}
  union all
  ${themed(`(select theme, ${fromStart}, place from taste)`, tasteAsJson)}`,
)

interface Asked {
  filter: FeedFilter
  value?: string | undefined
  /** What the person likes; to be found where it is absent. */
  boosts?: Boosts | undefined
  left: readonly string[]
  /** Of the list of all, and of each theme that they like. */
  edges: readonly (Edge | undefined)[]
}

/** What waits from the page before, and the next works of each list, the hottest first; `POOL` of all at most, and `THEMED` of each theme. */
export async function readCandidates(
  { read }: Pick<WorkViews, 'read'>,
  viewer: Viewer,
  { filter, value, left, edges, boosts: known }: Asked,
): Promise<{ boosts: Boosts; waiting: SeenCandidate[]; lists: SeenCandidate[][] }> {
  const { heat, id } = edges[0] ?? START
  const rows = known ? await read(statements[filter]!, viewer, [left, heat, id, ...themedFrom(known, edges), ...(value === undefined ? [] : [value])]) : await read(firstPage, viewer, [])
  const boosts = known ?? rows[0]?.boosts ?? {}
  const of = (wanted: number) =>
    rows
      .filter(({ source }) => source === wanted)
      .map(({ hash, boosts: _, ...row }) => ({ ...row, userId: row.ownerId, followed: row.ownerFollowed, hash: hash === null ? null : BigInt(hash) }))
  return { boosts, waiting: of(-1), lists: [of(0), ...Object.keys(boosts).map((_, at) => of(at + 1))] }
}

/** From where the lists of themes are read: the themes, and the edge of each. */
function themedFrom(boosts: Boosts, edges: readonly (Edge | undefined)[]): unknown[] {
  const themes = Object.keys(boosts)
  const from = themes.map((_, at) => edges[at + 1] ?? START)
  return [themes, from.map(({ heat }) => heat), from.map(({ id }) => id)]
}
