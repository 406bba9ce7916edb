import { sql, type SQL } from '../../platform/database/orm.ts'

/** The pictures that creations of a double are made from. */
const sources = (doubleId: string): SQL => sql`select upload_id from double_uploads where double_id = ${doubleId} and role <> 'photo'`

/**
 * Works that came of a double, by their ids: made of its portraits and pictures, wherever that was asked for, and what
 * their person made of those works later.
 */
export const worksOfDouble = (doubleId: string, userId: string): SQL => sql`
  with made as (select work_id as id from upload_uses where upload_id in (${sources(doubleId)}) and work_id is not null)
  select id from made
  union select works.id from works where works.family_id in (select id from made) and works.user_id = ${userId}`

/** Creations of a double that wait or run, and those that failed after `since`; of a person who has the double. */
export const tasksOfDouble = (doubleId: string, userId: string, since: Date): SQL => sql`
  tasks.user_id = ${userId} and tasks.input ->> 'photo' in (select upload_id::text from (${sources(doubleId)}) as source)
  and (tasks.state in ('queued', 'running') or (tasks.state = 'failed' and tasks.finished_at > ${since.toISOString()}::timestamptz))`
