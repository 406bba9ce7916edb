import { growthConfig } from '#config'
import type { TaskId } from '#contract/endpoints/growth.ts'
import { createStatement } from '../../platform/database/statement.ts'
import type { Executor } from '../../platform/platform.ts'
import type { CountedDay } from './person-day.ts'

/** What the database knows of a person's tasks. */
export interface TaskFacts {
  /** Of the three parts of a profile, those that are filled. */
  profile: number
  created: boolean
  published: Date | undefined
  /** The last time that each task was noted. */
  events: Map<TaskId, Date>
  /** The last claim of each task. */
  claims: Map<TaskId, CountedDay>
  /** Of tasks that may happen often: what has happened and is not claimed yet, the oldest first. */
  waiting: Map<TaskId, string[]>
}

const ids = growthConfig.tasks.map(({ id }) => id)
const each = growthConfig.tasks.filter(({ period }) => period === 'each').map(({ id }) => id)
/** Rewards of one task that wait are looked at up to this many. */
const MOST_WAITING = 50

/** Milliseconds since 1970. */
type Time = number | null
interface Row {
  profile: number
  created: boolean
  published: Time
  tasks: { task: TaskId; event: Time; claimed: Time; day: string; zone: string; waiting: string[] | null }[]
}

const ms = (time: string) => `floor(extract(epoch from ${time}) * 1000)::float8`

const readFacts = createStatement<Row>(
  'task-facts',
  `select
    (avatar_key is not null)::int + (bio <> '')::int + (cardinality(interests) > 0)::int as profile,
    exists (select from works where user_id = users.id) as created,
    (select ${ms('max(published_at)')} from works where user_id = users.id and published_at is not null) as published,
    (select jsonb_agg(jsonb_build_object('task', task, 'event', ${ms('event.at')}, 'claimed', ${ms('claim.at')}, 'day', claim.day, 'zone', claim.zone, 'waiting', waiting.list))
     from unnest($2::text[]) as task
     left join lateral (select at from task_events where user_id = users.id and task_events.task = task.task order by at desc limit 1) as event on true
     left join lateral (select at, day, zone from task_claims where user_id = users.id and task_claims.task = task.task order by at desc limit 1) as claim on true
     left join lateral (
       select array_agg(occurrence order by at) as list from (
         select occurrence, min(at) as at from task_events
         where user_id = users.id and task_events.task = task.task and task.task = any($3::text[])
         and not exists (
           select from task_claims
           where task_claims.user_id = users.id and task_claims.task = task_events.task and task_claims.occurrence = task_events.occurrence
         )
         group by occurrence order by at limit ${MOST_WAITING}
       ) as open
     ) as waiting on true
    ) as tasks
  from users where id = $1`,
)

/** One statement, whatever there is of the person. */
export async function taskFacts(executor: Executor, userId: string): Promise<TaskFacts> {
  const [row] = await readFacts(executor, [userId, ids, each])
  const { profile = 0, created = false, published = null, tasks = [] } = row ?? {}
  return {
    profile,
    created,
    published: published === null ? undefined : new Date(published),
    events: new Map(tasks.flatMap(({ task, event }) => (event === null ? [] : [[task, new Date(event)]]))),
    claims: new Map(tasks.flatMap(({ task, claimed, day, zone }) => (claimed === null ? [] : [[task, { at: new Date(claimed), day, zone }]]))),
    waiting: new Map(tasks.map(({ task, waiting }) => [task, waiting ?? []])),
  }
}
