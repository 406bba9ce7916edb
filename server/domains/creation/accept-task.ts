import { appConfig } from '#config'
import type { Executor } from '../../platform/platform.ts'
import { createStatement } from '../../platform/database/statement.ts'

/** What a creation that is asked for is checked against, and whether it was made. */
export interface Verdict {
  made: boolean
  /** The person has asked for this already. */
  known: boolean
  parentFound: boolean
  /** How many creations of the person's wait or run. */
  active: number
  /** Those of the photos it names that are the person's. */
  photos: string[]
  /** A task of a member's. */
  priority: number
  /** The person keeps photos from services outside, and this would send some. */
  photosKept: boolean
}

interface AskedTask {
  id: string
  userId: string
  requestId: string
  generator: string
  input: Record<string, unknown>
  parentId: string | null
  cost: number
  offer: string
  lane: string
  createdAt: Date
}

/** What a task is made from, by id. */
interface AskedUploads {
  photos: readonly string[]
  /** Those of the photos that are films. */
  clips: readonly string[]
}

/** Members run ahead in the queue. */
const PRIORITY = { member: 10, other: 0 }

const acceptStatement = (withPhotos: boolean) => `with checks as (
  select
    exists (select from tasks where user_id = $2 and request_id = $3) as known,
    $6::uuid is null or exists (
      select from works where id = $6 and deleted_at is null and (visibility = 'public' or user_id = $2)
    ) as parent_found,
    (select count(*)::int from tasks where user_id = $2 and state in ('queued', 'running')) as active,
    case when member_until > $8 then ${PRIORITY.member} else ${PRIORITY.other} end as priority,
    photos_stay and $11 as photos_kept
  from users where id = $2
), photos as (
  ${withPhotos ? 'select id from uploads where id = any($12::uuid[]) and user_id = $2 and (film is not null) = (id = any($13::uuid[])) for key share' : 'select null::uuid as id where false'}
), made as (
  insert into tasks (id, user_id, request_id, generator, input, parent_id, cost, offer, lane, priority, job_id, created_at)
  select $1, $2, $3, $4, $5, $6, $7, $9, $10, priority, $1::uuid::text, $8 from checks
  where not known and parent_found and not photos_kept and active < ${appConfig.creation.maxActiveTasks}
    ${withPhotos ? 'and (select count(*) from photos) = cardinality($12::uuid[])' : ''}
  returning id
)${withPhotos ? ', used as (insert into upload_uses (upload_id, task_id) select photos.id, made.id from photos, made)' : ''}
select exists (select from made) as made, known, parent_found as "parentFound", active, priority, photos_kept as "photosKept", array(select id from photos) as photos
from checks`

const accept = createStatement<Verdict>('accept-task', acceptStatement(false))
const acceptWithPhotos = createStatement<Verdict>('accept-task-with-photos', acceptStatement(true))

/**
 * Makes the task, with the photos it names, if everything speaks for it. One statement, because every creation passes here; it is to see what others
 * of the person's have made, so they must take turns before it.
 */
export async function acceptTask(executor: Executor, task: AskedTask, { photos, clips }: AskedUploads, sendsPhotos: boolean): Promise<Verdict> {
  const { id, userId, requestId, generator, input, parentId, cost, offer, lane, createdAt } = task
  const values = [id, userId, requestId, generator, input, parentId, cost, createdAt, offer, lane, sendsPhotos]
  const [verdict] = await (photos.length > 0 ? acceptWithPhotos(executor, [...values, photos, clips]) : accept(executor, values))
  if (!verdict) throw new Error('A creation was asked for by nobody')
  return verdict
}
