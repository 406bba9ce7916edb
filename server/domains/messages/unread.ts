import type { Unread } from '#contract/endpoints/messages.ts'
import { messageKinds, type MessageKind } from '#contract/message-kinds.ts'
import { sql } from '../../platform/database/orm.ts'
import type { Executor } from '../../platform/platform.ts'
import { oldestKept } from './message-rules.ts'

/** Told with the id of the person whose unread messages are others now, or with EVERYBODY. */
export const UNREAD_CHANGED = 'unread-changed'
export const EVERYBODY = '*'

/** More of a kind, or of all, are 99+ wherever they are shown, and are not counted. */
const COUNTED = 100

/** The broadcasts `b` for the person of the row `u`: since they came, as long as they are shown. */
export const broadcastsFor = (now: Date) =>
  sql`b.withdrawn_at is null and b.created_at >= greatest(u.created_at, ${oldestKept(now).toISOString()}::timestamptz)`

const unreadBroadcasts = (now: Date) => sql`
  broadcasts b where ${broadcastsFor(now)}
  and not exists (select from broadcast_reads r where r.user_id = u.id and r.broadcast_id = b.id)`

/** How many unread messages of each kind the person has, 100 where they are more. */
export async function countUnread(executor: Executor, userId: string, now: Date): Promise<Unread> {
  const { rows } = await executor.execute<{ kind: MessageKind; count: number }>(sql`
    select kind, sum(count)::int as count from (
      select kind, (
        select count(*) from (select from messages m where m.user_id = ${userId} and m.read_at is null and m.kind = kinds.kind limit ${COUNTED}) as first
      ) as count from unnest(${sql.param(messageKinds)}::text[]) as kinds (kind)
      union all
      select 'system', (select count(*) from ${unreadBroadcasts(now)}) from users u where u.id = ${userId}
    ) as counts group by kind`)
  const kinds = Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]))
  return { total: rows.reduce((sum, { count }) => sum + count, 0), kinds }
}

/** How many unread messages each of these people has; 100 of their own where those are more. */
export async function countUnreadOf(executor: Executor, userIds: readonly string[], now: Date): Promise<Map<string, number>> {
  const { rows } = await executor.execute<{ id: string; count: number }>(sql`
    select u.id, (
      (select count(*) from (select from messages m where m.user_id = u.id and m.read_at is null limit ${COUNTED}) as first) + (select count(*) from ${unreadBroadcasts(now)})
    )::int as count
    from users u where u.id = any(${sql.param(userIds)}::uuid[])`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
