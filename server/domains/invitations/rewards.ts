import { invitationRules } from '#contract/invitation-rules.ts'
import { and, eq, isNotNull, isNull, or, sql } from '../../platform/database/orm.ts'
import { alias } from '../../platform/database/pg-core.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { takeTurns } from '../account/limits.ts'
import { users } from '../account/users.table.ts'
import type { Messages, NewMessage } from '../messages/messages.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { invitations, type InvitationRow } from './invitations.table.ts'
import { maskName } from './mask-name.ts'

interface Parts {
  wallet: Wallet
  messages: Messages
}

/** What one of the two gets, and is told. */
interface Share {
  userId: string
  points: number
  template: NewMessage['template']
  name: string
  link: string
}

/**
 * Rewards invitations when a person has first created: the one they came by, and those of theirs that waited for it. Who
 * was invited and has created nothing earns nothing yet, so that chains of empty accounts do not.
 */
export function createRewards({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>, { wallet, messages }: Parts) {
  const own = alias(invitations, 'own')

  /** Two that can be rewarded, the oldest first. */
  async function due(tx: Transaction, userId: string): Promise<InvitationRow[]> {
    // What the inviter came by, where that was an invitation too and nothing was created since.
    const idle = and(eq(own.invitedId, invitations.inviterId), isNull(own.madeAt))
    const found = await tx
      .select({ invitation: invitations })
      .from(invitations)
      .where(
        and(
          eq(invitations.state, 'waiting'),
          isNotNull(invitations.madeAt),
          or(eq(invitations.invitedId, userId), eq(invitations.inviterId, userId)),
          sql`not exists ${tx.select({ id: own.id }).from(own).where(idle)}`,
        ),
      )
      .orderBy(invitations.madeAt, invitations.id)
      .limit(2)
      .for('update')
    return found.map(({ invitation }) => invitation)
  }

  async function give(tx: Transaction, id: string, { userId, points, template, name, link }: Share): Promise<void> {
    const key = `invitation:${id}:${userId}`
    await wallet.grant(tx, { userId, points, cause: 'invitation', reference: id, key })
    await messages.send(tx, { userId, kind: 'reward', template, values: { name, points }, link, key })
  }

  async function reward(tx: Transaction, { id, inviterId, invitedId }: InvitationRow): Promise<void> {
    const { inviter: inviterPoints, invited: invitedPoints } = invitationRules.points
    await tx.update(invitations).set({ state: 'rewarded', inviterPoints, invitedPoints }).where(eq(invitations.id, id))
    const people = await tx.select({ id: users.id, nickname: users.nickname }).from(users).where(or(eq(users.id, inviterId), eq(users.id, invitedId)))
    const nameOf = (userId: string) => people.find((person) => person.id === userId)?.nickname ?? ''
    const shares: Share[] = [
      { userId: inviterId, points: inviterPoints, template: 'invitation-inviter', name: maskName(nameOf(invitedId)), link: '/functionList/draw/invitedetail' },
      { userId: invitedId, points: invitedPoints, template: 'invitation-invited', name: nameOf(inviterId), link: '/functionList/draw/friend' },
    ]
    // Everybody's in the same order, so that two of these cannot wait for each other.
    const [first, second] = shares.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
    await give(tx, id, first!)
    await give(tx, id, second!)
  }

  /** The job that a first creation enqueues; what is left after one reward is a job of its own. */
  return async function rewardInvitations({ userId }: { userId: string }): Promise<void> {
    const goesOn = await db.transaction(async (tx) => {
      const cameBy = eq(invitations.invitedId, userId)
      const [came] = await tx.select({ inviterId: invitations.inviterId }).from(invitations).where(cameBy)
      // Two first creations at once, of an inviter and of whom they invited: one of the two jobs has to see both.
      await takeTurns(tx, ...[userId, ...(came ? [came.inviterId] : [])].toSorted().map((id) => `invitations:${id}`))
      await tx.update(invitations).set({ madeAt: clock.now() }).where(and(cameBy, isNull(invitations.madeAt)))
      const [next, another] = await due(tx, userId)
      if (next) await reward(tx, next)
      if (another) await jobs.enqueue(tx, 'reward-invitations', { userId })
      return another !== undefined
    })
    if (goesOn) jobs.wake('reward-invitations')
  }
}
