import type { Locale } from '#config'
import { activityStateAt } from '#contract/activity-rules.ts'
import type { Activity, ActivityCard, Prize } from '#contract/endpoints/activities.ts'
import type { ActivityPrize } from '#contract/endpoints/desk/activities.ts'
import { and, desc, eq, sql } from '../../platform/database/orm.ts'
import { notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import { isPublic } from '../gallery/seen-works.ts'
import { olderThan, pageOf } from '../time-pages.ts'
import { activities, type ActivityRow } from './activities.table.ts'

const PAGE = 20

/** Names of coupons by their templates' slugs. */
type CouponNames = Record<string, Record<Locale, string>> | null

interface KeptAward extends ActivityPrize {
  place: number
  votes: number
  userId: string
  nickname: string
  workId: string | null
  title: string | null
  thumbnailKey: string | null
}

/** What activities there are, and each of them; one statement each. */
export function createListActivities({ db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>): Handlers<'activityList' | 'activityDetail'> {
  const couponNames = sql<CouponNames>`(select jsonb_object_agg(template.slug, template.names) from coupon_templates as template
    where template.slug in (select prize ->> 'coupon' from jsonb_array_elements(activities.prizes) as prize))`
  const viewPrize = ({ points, coupon }: ActivityPrize, names: CouponNames, locale: Locale): Prize => ({ points, coupon: coupon && (names?.[coupon]?.[locale] ?? coupon) })

  const viewCard = (row: ActivityRow, names: CouponNames, locale: Locale): ActivityCard => {
    const times = { opensAt: row.opensAt.getTime(), votingAt: row.votingAt.getTime(), endsAt: row.endsAt.getTime() }
    const [first] = row.prizes
    return {
      id: row.id,
      state: activityStateAt(times, clock.now().getTime()),
      title: row.titles[locale],
      summary: row.summaries[locale],
      cover: row.cover,
      ...times,
      entries: row.entries,
      prize: first && viewPrize(first, names, locale),
    }
  }

  return {
    async activityList({ cursor }, { locale }) {
      const read = await db
        .select({ id: activities.id, activity: activities, names: couponNames })
        .from(activities)
        .where(and(sql`${activities.active}`, olderThan(cursor, activities.endsAt, activities.id)))
        .orderBy(desc(activities.endsAt), desc(activities.id))
        .limit(PAGE + 1)
      const { rows, next } = pageOf(read, PAGE, ({ activity }) => activity.endsAt.getTime())
      return { activities: rows.map(({ activity, names }) => viewCard(activity, names, locale)), next }
    },

    async activityDetail({ id }, { identity, locale }) {
      const userId = identity?.userId ?? null
      const own = (table: 'activity_entries' | 'activity_votes') =>
        sql<number>`(select count(*)::int from ${sql.raw(table)} as own where own.user_id = ${userId}::uuid and own.activity_id = activities.id)`
      // The names of columns are written out: among those of one table the query builder leaves away whose they are.
      const awards = sql<KeptAward[] | null>`(
        select jsonb_agg(jsonb_build_object(
          'place', award.place, 'votes', award.votes, 'points', award.points, 'coupon', award.coupon, 'userId', award.user_id, 'nickname', users.nickname,
          'workId', works.id, 'title', coalesce(works.titles ->> ${locale}, works.title), 'thumbnailKey', works.thumbnail_key
        ) order by award.place)
        from activity_awards as award join users on users.id = award.user_id
        left join activity_entries as won on won.id = award.entry_id left join works on works.id = won.work_id and ${isPublic}
        where award.activity_id = activities.id)`
      const [found] = await db
        .select({ activity: activities, names: couponNames, entries: own('activity_entries'), votes: own('activity_votes'), awards })
        .from(activities)
        .where(and(eq(activities.id, id), sql`${activities.active}`))
      if (!found) throw notFound('activity-not-found')
      const { activity, names } = found
      return {
        ...viewCard(activity, names, locale),
        rules: activity.rules[locale],
        theme: activity.theme,
        generators: activity.generators,
        judged: activity.judged,
        prizes: activity.prizes.map((prize) => viewPrize(prize, names, locale)),
        entriesEach: activity.entriesEach,
        votesEach: activity.votesEach,
        used: identity && { entries: found.entries, votes: found.votes },
        winners: activity.decidedAt ? (found.awards ?? []).map((award) => viewWinner(award, names)) : undefined,
      } satisfies Activity

      function viewWinner({ place, votes, nickname, workId, title, thumbnailKey, userId: winner, ...prize }: KeptAward, given: CouponNames) {
        const work = workId !== null && thumbnailKey !== null ? { id: workId, title: title ?? '', thumbnail: files.signedUrl(thumbnailKey) } : undefined
        return { ...viewPrize(prize, given, locale), place, votes, nickname, mine: winner === userId, work }
      }
    },
  }
}
