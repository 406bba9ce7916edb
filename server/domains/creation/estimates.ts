import { desc, sql, type SQL } from '../../platform/database/orm.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import { LOCAL_LANE } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { remember } from '../../platform/remember.ts'
import { tasks, type TaskRow } from './tasks.table.ts'

/** How many finished creations of an offer its time is learned from, and how long (seconds) what was learned is used. */
const LEARNED_FROM = 50
const LEARNED_FOR = 30
/** Places further back than this are not told: nobody waits there for a number, and finding it would cost as much as the queue is long. */
const PLACES_TOLD = 1000

/** The tasks whose places are told, as a subquery: the first of each of these lanes. */
const frontOf = (lanes: readonly string[]) => sql`(
  select front.* from unnest(${sql.param(lanes)}::text[]) as open (lane) cross join lateral (
    select id, user_id, offer, lane, priority, created_at from ${tasks}
    where lane = open.lane and state = 'queued' order by priority desc, created_at, id limit ${PLACES_TOLD}) as front)`

interface QueuePlace {
  /** Tasks that start before it. */
  position: number
  /** Seconds; absent when nothing is known. */
  wait?: number
}

/** By the id of the task. */
export type QueuePlaces = ReadonlyMap<string, QueuePlace>

/** Median seconds of an offer's last creations, by its id; those without a creation yet are absent. */
type TypicalSeconds = ReadonlyMap<string, number>

/** The median seconds of an offer's last creations, as a subquery; null before the first. */
export const learnedSeconds = (offer: SQL) => sql`(
  select percentile_cont(0.5) within group (order by seconds) from (
    select extract(epoch from ${tasks.finishedAt} - ${tasks.startedAt}) as seconds from ${tasks}
    where ${tasks.offer} = ${offer} and ${tasks.state} = 'succeeded' order by ${desc(tasks.finishedAt)} limit ${LEARNED_FROM}
  ) as last)`

export interface Estimates {
  typicalSeconds(): Promise<TypicalSeconds>
  /** Where the queued ones among these stand, as far as places are told. */
  placesOf(rows: readonly Pick<TaskRow, 'id' | 'state'>[]): Promise<QueuePlaces>
  /** The queued tasks of all lanes whose places are told, as a subquery. */
  front(): SQL
}

export function createEstimates({ db, clock }: Platform, engines: EngineRegistry): Estimates {
  const lanes = [...new Set([LOCAL_LANE, ...Object.keys(engines.lanes)])]
  const front = () => frontOf(lanes)

  async function learn(): Promise<TypicalSeconds> {
    const offers = engines.statuses().flatMap((status) => status.offers.map(({ id }) => id))
    const { rows } = await db.execute<{ offer: string; seconds: number | null }>(sql`
      select known.offer, ${learnedSeconds(sql`known.offer`)} as seconds from unnest(${sql.param(offers)}::text[]) as known(offer)`)
    return new Map(rows.flatMap(({ offer, seconds }) => (seconds === null ? [] : [[offer, seconds]])))
  }

  const typicalSeconds = remember(clock, LEARNED_FOR, learn)

  async function placesOf(rows: readonly Pick<TaskRow, 'id' | 'state'>[]): Promise<QueuePlaces> {
    const wanted = rows.filter((row) => row.state === 'queued').map((row) => row.id)
    if (wanted.length === 0) return new Map()
    const typical = await typicalSeconds()
    const { rows: places } = await db.execute<{ id: string; position: number; wait: number | null }>(sql`
      with known as (
        select * from unnest(${sql.param([...typical.keys()])}::text[], ${sql.param([...typical.values()])}::float8[]) as known(offer, seconds)
      ), running as (
        select lane, count(*) as workers, count(*) - count(seconds) as unknown, coalesce(sum(seconds * (1 - progress)), 0) as seconds
        from ${tasks} left join known using (offer) where state = 'running' group by lane
      ), places as (
        select id, lane, count(*) over ahead as position, count(seconds) over ahead as known, coalesce(sum(seconds) over ahead, 0) as seconds
        from ${front()} as front
        left join known using (offer)
        window ahead as (partition by lane order by priority desc, created_at, id rows between unbounded preceding and 1 preceding)
      )
      select id, position::int,
        case when places.known = position and coalesce(unknown, 0) = 0 then (coalesce(running.seconds, 0) + places.seconds) / coalesce(workers, 1) end as wait
      from places left join running using (lane) where id = any(${sql.param(wanted)}::uuid[])`)
    return new Map(places.map(({ id, position, wait }) => [id, { position, wait: wait ?? undefined }]))
  }

  return { typicalSeconds, placesOf, front }
}
