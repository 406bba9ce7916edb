import { activityRules } from '#contract/activity-rules.ts'
import { codes } from '#contract/codes.ts'
import { and, count, eq, gt, isNotNull, lt, sql } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import { networkOf } from '../../network-of.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { secondsBefore, takeTurns } from '../account/limits.ts'
import { accountTraces } from '../account/traces.table.ts'
import type { Traces } from '../account/traces.ts'
import { activities } from './activities.table.ts'
import { activityEntries, type ActivityEntryRow } from './activity-entries.table.ts'
import { activityVotes } from './activity-votes.table.ts'
import { stateOf } from './enter.ts'

const { perNetworkPerDay, traceDays } = activityRules
const DAY_SECONDS = 86_400
const BATCH = 1000

/** Keyed hashes of what a vote comes from. */
interface Origin {
  device: string
  network: string
}

/** Votes: one for a person and an entry, none for one's own, few from one place. */
export function createVote({ db, clock }: Pick<Platform, 'db' | 'clock'>, traces: Pick<Traces, 'hash'>) {
  const refuse = (reason: 'activity-not-voting' | 'activity-own-entry' | 'activity-vote-device' | 'activity-vote-network') => new BusinessError(codes.conflict, reason)

  /** Refuses what would let one person vote as several, or for themselves by another account. */
  async function checkOrigin(tx: Transaction, entry: ActivityEntryRow, { device, network }: Origin): Promise<void> {
    const owners = and(eq(accountTraces.kind, 'device'), eq(accountTraces.hash, device), eq(accountTraces.userId, entry.userId))
    const [owner] = await tx.select({ id: accountTraces.userId }).from(accountTraces).where(owners)
    if (owner) throw refuse('activity-own-entry')
    const ofEntry = eq(activityVotes.entryId, entry.id)
    const [same] = await tx.select({ id: activityVotes.userId }).from(activityVotes).where(and(ofEntry, eq(activityVotes.device, device)))
    if (same) throw refuse('activity-vote-device')
    const recent = and(ofEntry, eq(activityVotes.network, network), gt(activityVotes.createdAt, secondsBefore(clock.now(), DAY_SECONDS)))
    const [{ value: near } = { value: 0 }] = await tx.select({ value: count() }).from(activityVotes).where(recent)
    if (near >= perNetworkPerDay) throw refuse('activity-vote-network')
  }

  const handlers: Handlers<'activityVote'> = {
    async activityVote({ entryId, on }, { identity: { userId }, device, ip }) {
      // Before the transaction: the key is read by a connection of its own.
      const origin = { device: await traces.hash(device), network: await traces.hash(networkOf(ip)) }
      return db.transaction(async (tx) => {
        const [found] = await tx.select({ activityId: activityEntries.activityId }).from(activityEntries).where(eq(activityEntries.id, entryId))
        if (!found) throw notFound('activity-entry-not-found')
        // A person's own votes one after the other, so that their limit holds; then the entry's.
        await takeTurns(tx, `activity-votes:${found.activityId}:${userId}`)
        const [entry] = await tx.select().from(activityEntries).where(and(eq(activityEntries.id, entryId), sql`${activityEntries.shown}`)).for('no key update')
        if (!entry) throw notFound('activity-entry-not-found')
        // Shared with other voters; whoever gives the prizes waits for them.
        const [activity] = await tx.select().from(activities).where(and(eq(activities.id, entry.activityId), sql`${activities.active}`)).for('share')
        if (!activity) throw notFound('activity-not-found')
        if (stateOf(activity, clock) !== 'voting' || activity.decidedAt) throw refuse('activity-not-voting')
        if (entry.userId === userId) throw refuse('activity-own-entry')
        const mine = and(eq(activityVotes.userId, userId), eq(activityVotes.activityId, entry.activityId))
        const given = await tx.select({ entryId: activityVotes.entryId }).from(activityVotes).where(mine)
        const voted = given.some((vote) => vote.entryId === entryId)
        const answer = (votes: number, used: number) => ({ votes, voted: on, left: Math.max(0, activity.votesEach - used) })
        if (voted === on) return answer(entry.votes, given.length)
        if (!on) {
          await tx.delete(activityVotes).where(and(eq(activityVotes.entryId, entryId), eq(activityVotes.userId, userId)))
          return answer(entry.votes - 1, given.length - 1)
        }
        if (given.length >= activity.votesEach) throw new BusinessError(codes.conflict, 'activity-votes-used', {}, { most: activity.votesEach })
        await checkOrigin(tx, entry, origin)
        await tx.insert(activityVotes).values({ entryId, userId, activityId: entry.activityId, ...origin, createdAt: clock.now() })
        return answer(entry.votes + 1, given.length + 1)
      })
    },
  }

  return {
    handlers,
    /** Forgets from where votes came, once that limits nothing any more. */
    async forgetOrigins(signal: AbortSignal): Promise<void> {
      const oldest = secondsBefore(clock.now(), traceDays * DAY_SECONDS)
      const place = sql`ctid`
      const old = db.select({ place }).from(activityVotes).where(and(lt(activityVotes.createdAt, oldest), isNotNull(activityVotes.network))).limit(BATCH)
      let changed = 0
      do {
        signal.throwIfAborted()
        changed = (await db.update(activityVotes).set({ device: null, network: null }).where(sql`${place} = any(array(${old}))`)).rowCount ?? 0
      } while (changed === BATCH)
    },
  }
}
