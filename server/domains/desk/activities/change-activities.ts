import { codes } from '#contract/codes.ts'
import type { ActivityInput } from '#contract/endpoints/desk/activities.ts'
import { eq, sql } from '../../../platform/database/orm.ts'
import { badInput, BusinessError, notFound } from '../../../business-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import type { Activities } from '../../activities/activities.ts'
import { activities, type ActivityRow } from '../../activities/activities.table.ts'
import { activityEntries, type ActivityEntryRow } from '../../activities/activity-entries.table.ts'
import { isPublic } from '../../gallery/seen-works.ts'
import type { Actions } from '../actions.ts'
import type { Facts } from '../audit.table.ts'

type ActivityActions = Actions<'deskActivitySave' | 'deskActivityDecide' | 'deskActivityEntryRemove'>

/** What the desk changes of activities. */
export function createChangeActivities({ clock, activities: { decide } }: { clock: Clock; activities: Pick<Activities, 'decide'> }): ActivityActions {
  return {
    async deskActivitySave(tx, { id, activity }) {
      const said = rowOf(activity)
      const [before] = await tx.select().from(activities).where(eq(activities.id, id)).for('no key update')
      if (before?.decidedAt) throw new BusinessError(codes.conflict, 'activity-decided')
      const [saved] = await tx
        .insert(activities)
        .values({ ...said, id, createdAt: clock.now() })
        .onConflictDoUpdate({ target: activities.id, set: said })
        .returning()
      return { subject: { kind: 'activity', id }, before: before ? factsOf(before) : {}, after: factsOf(saved!), answer: {} }
    },

    async deskActivityDecide(tx, { id, winners }) {
      const { before, after, won } = await decide(tx, id, winners)
      const facts = ({ decidedAt }: ActivityRow, entries: readonly ActivityEntryRow[]): Facts => ({
        decided: decidedAt !== null,
        winners: entries.map(({ userId }) => userId),
      })
      return { subject: { kind: 'activity', id }, before: facts(before, []), after: facts(after, won), answer: {} }
    },

    async deskActivityEntryRemove(tx, { id, removed }) {
      const [before] = await tx.select().from(activityEntries).where(eq(activityEntries.id, id)).for('no key update')
      if (!before) throw notFound('activity-entry-not-found')
      // Whoever gives the prizes is over before, or sees what is done here.
      const [activity] = await tx.select().from(activities).where(eq(activities.id, before.activityId)).for('no key update')
      if (activity?.decidedAt) throw new BusinessError(codes.conflict, 'activity-decided')
      const isShown = sql<boolean>`exists (select from works where works.id = ${before.workId} and ${isPublic})`
      const change = removed ? { removedAt: before.removedAt ?? clock.now(), shown: false } : { removedAt: null, shown: isShown }
      await tx.update(activityEntries).set(change).where(eq(activityEntries.id, id))
      const facts = (isRemoved: boolean): Facts => ({ entry: id, hidden: isRemoved })
      return { subject: { kind: 'activity', id: before.activityId }, before: facts(before.removedAt !== null), after: facts(removed), answer: {} }
    },
  }
}

/** The row of what was said; refused where its times are not one after the other. */
function rowOf({ opensAt, votingAt, endsAt, ...said }: ActivityInput) {
  if (votingAt <= opensAt) throw badInput('activity.votingAt', 'activity-dates')
  if (endsAt <= votingAt) throw badInput('activity.endsAt', 'activity-dates')
  return { ...said, opensAt: new Date(opensAt), votingAt: new Date(votingAt), endsAt: new Date(endsAt) }
}

const factsOf = ({ titles, summaries, rules, theme, cover, generators, judged, entriesEach, votesEach, prizes, opensAt, votingAt, endsAt, active }: ActivityRow): Facts => ({
  name: Object.values(titles),
  note: Object.values(summaries),
  rules: Object.values(rules),
  theme,
  cover,
  generators,
  judged,
  entriesEach,
  votesEach,
  prizes: prizes.map(({ points, coupon }) => (coupon ? `${points} + ${coupon}` : String(points))),
  opensAt: opensAt.getTime(),
  votingAt: votingAt.getTime(),
  goodUntil: endsAt.getTime(),
  active,
})
