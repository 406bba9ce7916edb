import { createStatement } from '../../../platform/database/statement.ts'
import { published, selectSeenWorks, type SeenWork } from '../seen-works.ts'
import type { Viewer, WorkViews } from '../work-view.ts'
import type { Edge } from './merge-sources.ts'
import { POOL, THEMED, type Candidate } from './rank.ts'

/** Which works are asked for, and the condition that says so; `value` is its parameter $10. */
export type FeedFilter = 'all' | 'generator' | 'theme' | 'video'

interface Row extends SeenWork {
  theme: string | null
  hash: string | null
  /** -1: waits from the page before; 0: of the list of all; from 1: of the lists of the themes given. */
  source: number
}

/** A work that may be shown, as its viewer sees it: what is not shown is read for nothing, which costs less than a second statement. */
export type SeenCandidate = SeenWork & Candidate

/** Works with what their place depends on. */
const select = (source: string, rest: string) => selectSeenWorks(rest, ['works.theme', 'works.picture_hash::text as hash', `${source}::int as source`])
const hottest = (most: number) => `order by works.heat desc, works.id desc limit ${most}`
/** Behind the last work there is. */
const START = { heat: Infinity, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

const conditions: Record<FeedFilter, string> = {
  all: '',
  generator: 'and works.generator = $10',
  theme: 'and works.theme = $10',
  video: "and works.kind = 'video'",
}

const statementOf = (filter: FeedFilter) =>
  createStatement<Row>(
    `feed-${filter}`,
    `(${select('-1', `where works.id = any($4::uuid[]) and ${published}`)})
    union all
    (${select('0', `where ${published} ${conditions[filter]} and (works.heat, works.id) < ($5::float8, $6::uuid) ${hottest(POOL)}`)})
    union all
    select themed.* from unnest($7::text[], $8::float8[], $9::uuid[]) with ordinality as liked (theme, heat, id, place)
    cross join lateral (
      ${select('liked.place', `where ${published} and works.theme = liked.theme and (works.heat, works.id) < (liked.heat, liked.id) ${hottest(THEMED)}`)}
    ) as themed`,
  )

const statements = Object.fromEntries((Object.keys(conditions) as FeedFilter[]).map((filter) => [filter, statementOf(filter)]))

interface Asked {
  filter: FeedFilter
  value?: string | undefined
  left: readonly string[]
  edges: readonly (Edge | undefined)[]
  /** Of the lists beside that of all, in the order of their edges. */
  themes: readonly string[]
}

/** What waits from the page before, and the next works of each list, the hottest first; `POOL` of all at most, and `THEMED` of each theme. */
export async function readCandidates(
  { read }: Pick<WorkViews, 'read'>,
  viewer: Viewer,
  { filter, value, left, edges, themes }: Asked,
): Promise<{ waiting: SeenCandidate[]; lists: SeenCandidate[][] }> {
  const [all = START, ...liked] = [edges[0], ...themes.map((_, at) => edges[at + 1] ?? START)]
  const values = [left, all.heat, all.id, themes, liked.map((edge) => edge?.heat), liked.map((edge) => edge?.id)]
  const rows = await read(statements[filter]!, viewer, filter === 'generator' || filter === 'theme' ? [...values, value] : values)
  const of = (wanted: number) =>
    rows
      .filter(({ source }) => source === wanted)
      .map(({ hash, ...row }) => ({ ...row, userId: row.ownerId, followed: row.ownerFollowed, hash: hash === null ? null : BigInt(hash) }))
  return { waiting: of(-1), lists: [of(0), ...themes.map((_, at) => of(at + 1))] }
}
