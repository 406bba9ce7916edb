import { createStatement } from '../../../platform/database/statement.ts'
import type { Executor } from '../../../platform/platform.ts'
import { published } from '../seen-works.ts'
import type { Edge } from './merge-sources.ts'
import { POOL, type Candidate } from './rank.ts'

/** Which works are asked for, and the condition that says so; `value` is its parameter $8. */
export type FeedFilter = 'all' | 'generator' | 'theme' | 'video'

/** -1: waits from the page before; 0: of the list of all; from 1: of the lists of the themes given. */
interface Row extends Omit<Candidate, 'hash'> {
  source: number
  hash: string | null
}

const columns = 'works.id, works.user_id, works.heat, works.theme, works.picture_hash'
const hottest = `order by works.heat desc, works.id desc limit ${POOL}`
/** Behind the last work there is. */
const START = { heat: Infinity, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

const conditions: Record<FeedFilter, string> = {
  all: '',
  generator: 'and works.generator = $8',
  theme: 'and works.theme = $8',
  video: "and works.kind = 'video'",
}

const statementOf = (filter: FeedFilter) =>
  createStatement<Row>(
    `feed-${filter}`,
    `select found.id, found.user_id as "userId", found.heat, found.theme, found.picture_hash::text as hash, found.source,
      exists (select from follows where follows.follower_id = $1 and follows.followed_id = found.user_id) as followed
    from (
      select ${columns}, -1 as source from works where works.id = any($2::uuid[]) and ${published}
      union all
      (select ${columns}, 0 from works where ${published} ${conditions[filter]} and (works.heat, works.id) < ($3::float8, $4::uuid) ${hottest})
      union all
      select themed.*, liked.place from unnest($5::text[], $6::float8[], $7::uuid[]) with ordinality as liked (theme, heat, id, place)
      cross join lateral (
        select ${columns} from works where ${published} and works.theme = liked.theme and (works.heat, works.id) < (liked.heat, liked.id) ${hottest}
      ) as themed
    ) as found`,
  )

const statements = Object.fromEntries((Object.keys(conditions) as FeedFilter[]).map((filter) => [filter, statementOf(filter)]))

interface Asked {
  viewer: string | undefined
  filter: FeedFilter
  value?: string | undefined
  left: readonly string[]
  edges: readonly (Edge | undefined)[]
  /** Of the lists beside that of all, in the order of their edges. */
  themes: readonly string[]
}

/** What waits from the page before, and the next works of each list, the hottest first; `POOL` of each at most. */
export async function readCandidates(db: Executor, { viewer, filter, value, left, edges, themes }: Asked): Promise<{ waiting: Candidate[]; lists: Candidate[][] }> {
  const [all = START, ...liked] = [edges[0], ...themes.map((_, at) => edges[at + 1] ?? START)]
  const values = [viewer ?? null, left, all.heat, all.id, themes, liked.map((edge) => edge?.heat), liked.map((edge) => edge?.id)]
  const rows = await statements[filter]!(db, filter === 'generator' || filter === 'theme' ? [...values, value] : values)
  const candidates = rows.map(({ source, hash, ...row }) => ({ source: Number(source), ...row, hash: hash === null ? null : BigInt(hash) }))
  const of = (wanted: number) => candidates.filter(({ source }) => source === wanted)
  return { waiting: of(-1), lists: [of(0), ...themes.map((_, at) => of(at + 1))] }
}
