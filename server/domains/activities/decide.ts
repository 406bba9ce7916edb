import { codes } from '#contract/codes.ts'
import { and, desc, eq, inArray, isNull, lte, sql } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { Coupons } from '../coupons/coupons.ts'
import type { Messages } from '../messages/messages.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { activities, type ActivityRow } from './activities.table.ts'
import { activityAwards } from './activity-awards.table.ts'
import { activityEntries, type ActivityEntryRow } from './activity-entries.table.ts'
import { stateOf } from './enter.ts'

export interface DecideNeeds {
  wallet: Pick<Wallet, 'grant'>
  coupons: Pick<Coupons, 'give'>
  messages: Messages
}

/** Activities that one run of the job ends; there are few, and the next run takes the rest. */
const AT_ONCE = 20

/**
 * Gives the prizes of an activity that is over, in the caller's transaction: to the entries named by place, or by votes,
 * where an entry needs one at least. A person wins one prize. An activity whose prizes are given stays as it is.
 */
export function createDecide({ db, clock }: Pick<Platform, 'db' | 'clock'>, { wallet, coupons, messages }: DecideNeeds) {
  /** The best of as many persons as there are prizes; the earlier one where votes are equal. */
  async function byVotes(tx: Transaction, { id, prizes, entriesEach }: ActivityRow): Promise<ActivityEntryRow[]> {
    const best = await tx
      .select()
      .from(activityEntries)
      .where(and(eq(activityEntries.activityId, id), sql`${activityEntries.shown}`, sql`${activityEntries.votes} > 0`))
      .orderBy(desc(activityEntries.votes), activityEntries.createdAt, activityEntries.id)
      // So many hold an entry of each winner, however many a person has.
      .limit(prizes.length * entriesEach)
    return [...Map.groupBy(best, ({ userId }) => userId).values()].map(([first]) => first!).slice(0, prizes.length)
  }

  async function byOperator(tx: Transaction, { id, prizes }: ActivityRow, ids: readonly string[]): Promise<ActivityEntryRow[]> {
    const found = await tx.select().from(activityEntries).where(and(inArray(activityEntries.id, [...ids]), eq(activityEntries.activityId, id), sql`${activityEntries.shown}`))
    const chosen = ids.flatMap((entryId) => found.find((entry) => entry.id === entryId) ?? [])
    const persons = new Set(chosen.map(({ userId }) => userId))
    if (chosen.length < ids.length || persons.size < ids.length || ids.length > prizes.length) throw new BusinessError(codes.conflict, 'activity-winners-unfit')
    return chosen
  }

  async function award(tx: Transaction, { id, prizes }: ActivityRow, entry: ActivityEntryRow, place: number): Promise<void> {
    const { userId, workId, votes } = entry
    const { points, coupon } = prizes[place - 1]!
    const key = `activity:${id}:${place}`
    await wallet.grant(tx, { userId, points, cause: 'activity', reference: id, key })
    const given = coupon !== undefined && (await coupons.give(tx, { userId, template: coupon, key }))
    await tx.insert(activityAwards).values({ activityId: id, place, entryId: entry.id, userId, votes, points, coupon: given ? coupon : null, createdAt: clock.now() })
    const values = { place, points, coupon: given ? 'yes' : 'no' }
    await messages.send(tx, { userId, kind: 'reward', template: 'activity-won', values, workId, link: `/functionSquare/activity/details?id=${id}`, key })
  }

  async function decide(tx: Transaction, id: string, winners?: readonly string[]): Promise<{ before: ActivityRow; after: ActivityRow; won: ActivityEntryRow[] }> {
    // Whoever votes shares this row, so the votes are complete.
    const [before] = await tx.select().from(activities).where(eq(activities.id, id)).for('no key update')
    if (!before) throw notFound('activity-not-found')
    if (before.decidedAt) return { before, after: before, won: [] }
    if (stateOf(before, clock) !== 'ended') throw new BusinessError(codes.conflict, 'activity-not-over')
    const won = winners ? await byOperator(tx, before, winners) : await byVotes(tx, before)
    // Persons in one order, as everybody locks them.
    const places = won.map((entry, at) => ({ entry, place: at + 1 })).toSorted((a, b) => (a.entry.userId < b.entry.userId ? -1 : 1))
    // One after the other, as a connection asks; at most as many as there are prizes.
    for (const { entry, place } of places) await award(tx, before, entry, place)
    const [after] = await tx.update(activities).set({ decidedAt: clock.now() }).where(eq(activities.id, id)).returning()
    return { before, after: after!, won }
  }

  return {
    decide,
    /** Ends what is over and judged by votes. */
    async decideDue(signal: AbortSignal): Promise<void> {
      const isDue = and(sql`${activities.active}`, isNull(activities.decidedAt), lte(activities.endsAt, clock.now()), eq(activities.judged, 'votes'))
      const due = await db.select({ id: activities.id }).from(activities).where(isDue).orderBy(activities.endsAt).limit(AT_ONCE)
      signal.throwIfAborted()
      await Promise.all(due.map(({ id }) => db.transaction((tx) => decide(tx, id))))
    },
  }
}
export type Decide = ReturnType<typeof createDecide>['decide']
