import type { WaitingComment } from '#contract/endpoints/desk/comments.ts'
import { and, isNotNull, sql } from '../../../platform/database/orm.ts'
import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import { commentReports, comments } from '../../comments/comments.table.ts'
import type { WorkViews } from '../../gallery/work-view.ts'
import { after, sorted, type Order } from '../../keyset.ts'
import { READ, toPage } from '../pages.ts'
import { findNames, nameIn } from '../person-name.ts'
import { knownWorks } from '../works/known-works.ts'

/** What waits longest comes first. */
const waiting: Order = { column: comments.waitingSince, id: comments.id, kind: 'time', direction: 'asc' }

const reasons = sql<WaitingComment['reasons']>`(
  select coalesce(json_agg(json_build_object('reason', reason, 'count', said) order by said desc, reason), '[]')
  from (select reason, count(*)::int as said from ${commentReports} where comment_id = ${comments.id} group by reason) as reports
)`

/** Comments that wait for a look, with what is to be known of them. Three statements. */
export function createListComments(platform: Platform, workViews: WorkViews): Handlers<'deskComments'> {
  const { db } = platform
  const { id, workId, userId, text, mentions, heldAt, waitingSince } = comments

  return {
    async deskComments({ cursor }, call) {
      const read = await db
        .select({ id, workId, userId, text, mentions, heldAt, waitingSince, reasons })
        .from(comments)
        .where(and(isNotNull(waitingSince), after(waiting, cursor)))
        .orderBy(sorted(waiting))
        .limit(READ)
      // What waits has its time, and a writer until it is taken away.
      const view = ({ heldAt: held, ...row }: (typeof read)[number]) => ({ ...row, userId: row.userId!, held: held !== null, waitingSince: row.waitingSince!.getTime() })
      const { rows: found, next } = toPage(read, view, (row) => ({ value: row.waitingSince!.getTime(), id: row.id }))
      const [works, names] = await Promise.all([
        workViews.read(knownWorks, call, [found.map((row) => row.workId)]),
        findNames(platform, found.flatMap((row) => [row.userId, ...row.mentions.filter((person) => person !== null)])),
      ])
      const workOf = new Map(works.map((work) => [work.id, workViews.view(work, call.locale)]))
      const rows = found.flatMap(({ workId: about, userId: author, mentions: named, ...row }) => {
        const work = workOf.get(about)
        // Removed for good a moment ago.
        if (!work) return []
        const nameOf = (person: string | null) => (person === null ? null : (names.get(person) ?? null))
        return { ...row, work, author: nameIn(names, author), mentions: named.map(nameOf) }
      })
      return { rows, next }
    },
  }
}
