import { desc, sql, type SQL } from 'drizzle-orm'
import { generatorIds } from '#contract/generators/generators.ts'
import type { Platform } from '../../platform/platform.ts'
import { remember } from '../../platform/remember.ts'
import { tasks, type TaskRow } from './tasks.table.ts'

/** How many finished creations of a generator its time is learned from, and how long (seconds) what was learned is used. */
const LEARNED_FROM = 50
const LEARNED_FOR = 30
/** Places further back than this are not told: nobody waits there for a number, and finding it would cost as much as the queue is long. */
const PLACES_TOLD = 1000

/** The tasks whose places are told, as a subquery. */
export const frontOfQueue = sql`(select id, user_id, generator, priority, created_at from ${tasks}
  where state = 'queued' order by priority desc, created_at, id limit ${PLACES_TOLD})`

interface QueuePlace {
  /** Tasks that start before it. */
  position: number
  /** Seconds; absent when nothing is known. */
  wait?: number
}

/** By the id of the task. */
export type QueuePlaces = ReadonlyMap<string, QueuePlace>

/** Median seconds of a generator's last creations; those without a creation yet are absent. */
type TypicalSeconds = ReadonlyMap<string, number>

/** The median seconds of a generator's last creations, as a subquery; null before the first. */
export const learnedSeconds = (generator: SQL) => sql`(
  select percentile_cont(0.5) within group (order by seconds) from (
    select extract(epoch from ${tasks.finishedAt} - ${tasks.startedAt}) as seconds from ${tasks}
    where ${tasks.generator} = ${generator} and ${tasks.state} = 'succeeded' order by ${desc(tasks.finishedAt)} limit ${LEARNED_FROM}
  ) as last)`

export interface Estimates {
  typicalSeconds(): Promise<TypicalSeconds>
  /** Where the queued ones among these stand, as far as places are told. */
  placesOf(rows: readonly Pick<TaskRow, 'id' | 'state'>[]): Promise<QueuePlaces>
}

export function createEstimates({ db, clock }: Platform): Estimates {
  async function learn(): Promise<TypicalSeconds> {
    const { rows } = await db.execute<{ generator: string; seconds: number | null }>(sql`
      select known.generator, ${learnedSeconds(sql`known.generator`)} as seconds from unnest(${sql.param(generatorIds)}::text[]) as known(generator)`)
    return new Map(rows.flatMap(({ generator, seconds }) => (seconds === null ? [] : [[generator, seconds]])))
  }

  const typicalSeconds = remember(clock, LEARNED_FOR, learn)

  async function placesOf(rows: readonly Pick<TaskRow, 'id' | 'state'>[]): Promise<QueuePlaces> {
    const wanted = rows.filter((row) => row.state === 'queued').map((row) => row.id)
    if (wanted.length === 0) return new Map()
    const typical = await typicalSeconds()
    const { rows: places } = await db.execute<{ id: string; position: number; wait: number | null }>(sql`
      with known as (
        select * from unnest(${sql.param([...typical.keys()])}::text[], ${sql.param([...typical.values()])}::float8[]) as known(generator, seconds)
      ), running as (
        select greatest(count(*), 1) as workers, count(*) - count(seconds) as unknown, coalesce(sum(seconds * (1 - progress)), 0) as seconds
        from ${tasks} left join known using (generator) where state = 'running'
      ), places as (
        select id, count(*) over ahead as position, count(seconds) over ahead as known, coalesce(sum(seconds) over ahead, 0) as seconds
        from ${frontOfQueue} as front
        left join known using (generator)
        window ahead as (order by priority desc, created_at, id rows between unbounded preceding and 1 preceding)
      )
      select id, position::int, case when places.known = position and unknown = 0 then (running.seconds + places.seconds) / workers end as wait
      from places, running where id = any(${sql.param(wanted)}::uuid[])`)
    return new Map(places.map(({ id, position, wait }) => [id, { position, wait: wait ?? undefined }]))
  }

  return { typicalSeconds, placesOf }
}
