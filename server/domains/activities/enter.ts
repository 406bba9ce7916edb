import { activityStateAt, type ActivityState } from '#contract/activity-rules.ts'
import { codes } from '#contract/codes.ts'
import { and, count, eq, isNull, sql } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Clock, Platform, Transaction } from '../../platform/platform.ts'
import { takeTurns } from '../account/limits.ts'
import { isPublic } from '../gallery/seen-works.ts'
import { works } from '../gallery/works.table.ts'
import { activities, type ActivityRow } from './activities.table.ts'
import { activityEntries } from './activity-entries.table.ts'

export const stateOf = ({ opensAt, votingAt, endsAt }: ActivityRow, clock: Clock): ActivityState =>
  activityStateAt({ opensAt: opensAt.getTime(), votingAt: votingAt.getTime(), endsAt: endsAt.getTime() }, clock.now().getTime())

/** How people bring their works into activities, and take them out again. A work is locked before its entry, and that before the activity. */
export function createEnter({ db, clock }: Pick<Platform, 'db' | 'clock'>): Handlers<'activityEnter' | 'activityWithdraw'> {
  async function openActivity(tx: Transaction, id: string): Promise<ActivityRow> {
    const [activity] = await tx.select().from(activities).where(and(eq(activities.id, id), sql`${activities.active}`))
    if (!activity) throw notFound('activity-not-found')
    if (stateOf(activity, clock) !== 'open') throw new BusinessError(codes.conflict, 'activity-not-open')
    return activity
  }

  return {
    activityEnter: ({ id, workId }, { identity: { userId } }) =>
      db.transaction(async (tx) => {
        // A person's own entries one after the other, so that the limit holds.
        await takeTurns(tx, `activity-entries:${id}:${userId}`)
        const [work] = await tx.select().from(works).where(and(eq(works.id, workId), eq(works.userId, userId), isNull(works.deletedAt))).for('share')
        if (!work) throw notFound('work-not-found')
        const mine = and(eq(activityEntries.activityId, id), eq(activityEntries.userId, userId))
        const [known] = await tx.select().from(activityEntries).where(and(mine, eq(activityEntries.workId, workId)))
        if (known?.removedAt) throw new BusinessError(codes.conflict, 'activity-entry-removed')
        if (known) return { entryId: known.id }
        const { entriesEach, generators } = await openActivity(tx, id)
        const [seen] = await tx.select({ id: works.id }).from(works).where(and(eq(works.id, workId), isPublic))
        if (!seen || work.kind === 'text') throw new BusinessError(codes.conflict, 'activity-work-private')
        if (generators.length > 0 && !generators.includes(work.generator)) throw new BusinessError(codes.conflict, 'activity-work-unfit')
        const [{ value: used } = { value: 0 }] = await tx.select({ value: count() }).from(activityEntries).where(mine)
        if (used >= entriesEach) throw new BusinessError(codes.conflict, 'activity-entries-used', {}, { most: entriesEach })
        const [entry] = await tx.insert(activityEntries).values({ activityId: id, workId, userId, createdAt: clock.now() }).returning({ id: activityEntries.id })
        return { entryId: entry!.id }
      }),

    activityWithdraw: ({ entryId }, { identity: { userId } }) =>
      db.transaction(async (tx) => {
        const [entry] = await tx.select().from(activityEntries).where(and(eq(activityEntries.id, entryId), eq(activityEntries.userId, userId)))
        // What is out is out, however often it is asked for.
        if (!entry) return {}
        await openActivity(tx, entry.activityId)
        await tx.delete(activityEntries).where(and(eq(activityEntries.id, entryId), isNull(activityEntries.removedAt)))
        return {}
      }),
  }
}
