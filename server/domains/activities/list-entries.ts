import type { EntrySort } from '#contract/activity-rules.ts'
import { sql, type SQL } from '../../platform/database/orm.ts'
import type { Handlers } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import { readCursor, writeCursor } from '../gallery/cursor.ts'
import { published, seenWorksStatement } from '../gallery/seen-works.ts'
import type { WorkViews } from '../gallery/work-view.ts'
import { after, sorted, type Order } from '../keyset.ts'

const PAGE = 24

const id = sql`entry.id`
const orders: Record<EntrySort, Order & { value: SQL }> = {
  votes: { column: sql`entry.votes`, id, kind: 'count', direction: 'desc', value: sql`votes` },
  newest: { column: sql`entry.created_at`, id, kind: 'time', direction: 'desc', value: sql`(extract(epoch from created_at) * 1000)::float8` },
}

type EntryPlace = { id: string; workId: string; votes: number; voted: boolean; value: number }

/** Works ($4) that are public. */
const shownWorks = seenWorksStatement('of-entries', `where works.id = any($4::uuid[]) and ${published}`)

/** The person's public works that may be entered into an activity ($4) and are not yet, from a time and an id on ($5, $6). */
const enterable = seenWorksStatement(
  'to-enter',
  `where works.user_id = $1 and works.published_at is not null and ${published} and works.kind <> 'text'
    and (works.published_at, works.id) < ($5::timestamptz, $6::uuid)
    and exists (select from activities where id = $4::uuid and active and (jsonb_array_length(generators) = 0 or generators ? works.generator))
    and not exists (select from activity_entries as entry where entry.activity_id = $4::uuid and entry.work_id = works.id)
  order by works.published_at desc, works.id desc limit ${PAGE + 1}`,
)
const LATEST = { value: Date.parse('9999-12-31T23:59:59Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** The works of an activity; two statements a page. */
export function createListEntries({ db }: Pick<Platform, 'db'>, { read, view }: WorkViews): Handlers<'activityEntries' | 'activityWorks'> {
  return {
    async activityEntries({ id: activity, sort, cursor }, call) {
      const order = orders[sort]
      const behind = after(order, cursor)
      const { rows } = await db.execute<EntryPlace>(sql`
        select entry.id, entry.work_id as "workId", entry.votes, ${order.value} as value,
          exists (select from activity_votes as vote where vote.entry_id = entry.id and vote.user_id = ${call.identity?.userId ?? null}::uuid) as voted
        from activity_entries as entry
        where entry.activity_id = ${activity} and entry.shown ${behind ? sql`and ${behind}` : sql``} and exists (select from activities where activities.id = ${activity} and active)
        order by ${sorted(order)} limit ${PAGE + 1}`)
      const page = rows.slice(0, PAGE)
      const last = rows.length > PAGE ? page.at(-1) : undefined
      const works = page.length === 0 ? [] : await read(shownWorks, call, [page.map(({ workId }) => workId)])
      const views = new Map(works.map((row) => [row.id, view(row, call.locale)]))
      // A work that was taken back a moment ago is in the one and not in the other.
      const entries = page.flatMap(({ id: entryId, workId, votes, voted }) => {
        const work = views.get(workId)
        return work ? [{ id: entryId, work, votes, voted }] : []
      })
      return { entries, next: last && writeCursor(last) }
    },

    async activityWorks({ id: activity, cursor }, call) {
      const from = cursor === undefined ? LATEST : readCursor(cursor, 'time')
      const rows = await read(enterable, call, [activity, new Date(from.value), from.id])
      const page = rows.slice(0, PAGE)
      const last = rows.length > PAGE ? page.at(-1) : undefined
      return { works: page.map((row) => view(row, call.locale)), next: last && writeCursor({ value: last.publishedAt!, id: last.id }) }
    },
  }
}
