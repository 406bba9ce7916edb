import { desc, sql } from '../../../platform/database/orm.ts'
import type { Handlers } from '../../../call.ts'
import type { EngineRegistry } from '../../../engines/registry.ts'
import { LOCAL_LANE } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Say } from '../../../words/say.ts'
import { tasks } from '../../creation/tasks.table.ts'
import { createViewTask, selectTasks, type TaskParts } from './view-task.ts'

/** How many of an offer's last creations tell how long it takes. */
const LEARNED_FROM = 50
/** Waiting creations of a lane are counted this far. */
const COUNTED = 10_000
/** Running creations that are listed; more than these no installation of ours runs. */
const LISTED = 200

export interface EngineParts extends TaskParts {
  engines: EngineRegistry
  say: Say
}

/** The engines and the queue. */
export function createListEngines(platform: Platform, parts: EngineParts): Handlers<'deskEngines' | 'deskQueue'> {
  const { db, clock } = platform
  const { engines, say } = parts
  const view = createViewTask(platform, parts)

  /** By the id of the offer. */
  async function timesOf(offers: readonly string[]) {
    const { rows } = await db.execute<{ offer: string; times: number[] | null }>(sql`
      select known.offer, (
        select percentile_cont(array[0.5, 0.95]) within group (order by seconds) from (
          select extract(epoch from ${tasks.finishedAt} - ${tasks.startedAt}) as seconds from ${tasks}
          where ${tasks.offer} = known.offer and ${tasks.state} = 'succeeded' order by ${desc(tasks.finishedAt)} limit ${LEARNED_FROM}
        ) as last
      ) as times from unnest(${sql.param(offers)}::text[]) as known (offer)`)
    return new Map(rows.map(({ offer, times }) => [offer, times]))
  }

  /** By the id of the engine. */
  async function failuresOf() {
    const since = new Date(clock.now().getTime() - 86_400_000).toISOString()
    const { rows } = await db.execute<{ engine: string; failures: number }>(sql`
      select split_part(offer, '/', 1) as engine, count(*)::int as failures
      from (select offer from ${tasks} where state = 'failed' and finished_at > ${since}::timestamptz limit ${COUNTED}) as failed group by 1`)
    return new Map(rows.map(({ engine, failures }) => [engine, failures]))
  }

  return {
    async deskEngines(_request, { locale }) {
      const statuses = engines.statuses()
      const [times, failures] = await Promise.all([timesOf(statuses.flatMap(({ offers }) => offers.map(({ id }) => id))), failuresOf()])
      return {
        rows: statuses.map(({ id, name, state, reason, offers }) => ({
          id,
          name,
          state,
          ...(reason && { message: say(locale, reason, { refunded: 0, brush: 'no' }) }),
          failures: failures.get(id) ?? 0,
          offers: offers.map((offer) => {
            const [p50, p95] = times.get(offer.id) ?? []
            return { id: offer.id, generator: offer.generator, model: offer.model.name, lane: offer.lane, stays: offer.stays, p50, p95 }
          }),
        })),
      }
    },

    async deskQueue(_request, { locale }) {
      const places: Readonly<Record<string, number>> = { [LOCAL_LANE]: platform.config.workers, ...engines.lanes }
      const [lanes, running] = await Promise.all([
        db.execute<{ lane: string; waiting: number; oldest: number | null; running: number }>(sql`
          select open.lane, waiting.count::int as waiting, (extract(epoch from waiting.oldest) * 1000)::float8 as oldest,
            (select count(*)::int from ${tasks} where state = 'running' and lane = open.lane) as running
          from unnest(${sql.param(Object.keys(places))}::text[]) as open (lane) cross join lateral (
            select count(*), min(created_at) as oldest from (
              select created_at from ${tasks} where state = 'queued' and lane = open.lane limit ${COUNTED}) as queued) as waiting`),
        selectTasks(platform, sql`${tasks.state} = 'running'`).orderBy(tasks.startedAt).limit(LISTED),
      ])
      return {
        lanes: lanes.rows.map(({ oldest, ...lane }) => ({ ...lane, places: places[lane.lane] ?? 0, capped: lane.waiting === COUNTED, oldest: oldest ?? undefined })),
        running: running.map((row) => view(row, locale)),
      }
    },
  }
}
