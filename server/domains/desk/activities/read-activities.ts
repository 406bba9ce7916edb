import { activityStateAt } from '#contract/activity-rules.ts'
import type { DeskActivity } from '#contract/endpoints/desk/activities.ts'
import { and, eq, ilike, sql, type SQL } from '../../../platform/database/orm.ts'
import { notFound } from '../../../business-error.ts'
import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import { users } from '../../account/users.table.ts'
import { activities, type ActivityRow } from '../../activities/activities.table.ts'
import { activityAwards } from '../../activities/activity-awards.table.ts'
import { activityEntries } from '../../activities/activity-entries.table.ts'
import { activityVotes } from '../../activities/activity-votes.table.ts'
import { isPublic } from '../../gallery/seen-works.ts'
import { works } from '../../gallery/works.table.ts'
import { after, sorted, type Order } from '../../keyset.ts'
import { READ, toPage } from '../pages.ts'
import { nameColumns, viewName } from '../person-name.ts'

const lastEnding: Order = { column: sql`${activities.endsAt}`, id: sql`${activities.id}`, kind: 'time', direction: 'desc' }
const mostVotes: Order = { column: sql`${activityEntries.votes}`, id: sql`${activityEntries.id}`, kind: 'count', direction: 'desc' }

/** What the desk sees of activities. */
export function createReadActivities(platform: Platform): Handlers<'deskActivities' | 'deskActivity' | 'deskActivityEntries'> {
  const { db, clock, files } = platform

  const view = ({ slug: _, createdAt: __, decidedAt, ...row }: ActivityRow): DeskActivity => {
    const times = { opensAt: row.opensAt.getTime(), votingAt: row.votingAt.getTime(), endsAt: row.endsAt.getTime() }
    return { ...row, ...times, state: activityStateAt(times, clock.now().getTime()), decidedAt: decidedAt?.getTime() }
  }
  const named = (search: string): SQL | undefined =>
    search === '' ? undefined : ilike(sql`${activities.titles}::text`, `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`)

  return {
    async deskActivities({ search, cursor }) {
      const rows = await db.select().from(activities).where(and(named(search), after(lastEnding, cursor))).orderBy(sorted(lastEnding)).limit(READ)
      return toPage(rows, view, ({ id, endsAt }) => ({ value: endsAt.getTime(), id }))
    },

    async deskActivity({ id }) {
      const [row] = await db.select().from(activities).where(eq(activities.id, id))
      if (!row) throw notFound('activity-not-found')
      return view(row)
    },

    async deskActivityEntries({ id, cursor }) {
      const networks = sql<number>`(select count(distinct network)::int from ${activityVotes} as vote where vote.entry_id = ${activityEntries.id})`
      const listed = sql`(${activityEntries.shown} or ${activityEntries.removedAt} is not null)`
      const rows = await db
        .select({ entry: activityEntries, ...nameColumns, workId: works.id, title: works.title, thumbnailKey: works.thumbnailKey, networks, place: activityAwards.place })
        .from(activityEntries)
        .innerJoin(users, eq(users.id, activityEntries.userId))
        .leftJoin(works, and(eq(works.id, activityEntries.workId), isPublic))
        .leftJoin(activityAwards, eq(activityAwards.entryId, activityEntries.id))
        .where(and(eq(activityEntries.activityId, id), listed, after(mostVotes, cursor)))
        .orderBy(sorted(mostVotes))
        .limit(READ)
      return toPage(
        rows,
        ({ entry, workId, title, thumbnailKey, place, networks: from, ...owner }) => ({
          id: entry.id,
          owner: viewName(platform, owner),
          work: workId !== null && thumbnailKey !== null ? { id: workId, title: title ?? '', thumbnail: files.signedUrl(thumbnailKey) } : undefined,
          votes: entry.votes,
          networks: from,
          removed: entry.removedAt !== null,
          place: place ?? undefined,
          createdAt: entry.createdAt.getTime(),
        }),
        ({ entry }) => ({ value: entry.votes, id: entry.id }),
      )
    },
  }
}
