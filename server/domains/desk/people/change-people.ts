import { codes } from '#contract/codes.ts'
import { deskConfig } from '#contract/desk-config.ts'
import { and, count, eq, gt, isNull } from '../../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../../business-error.ts'
import type { Clock, Transaction } from '../../../platform/platform.ts'
import type { Sessions } from '../../account/sessions.ts'
import { sessions as sessionsTable } from '../../account/sessions.table.ts'
import { users, type UserRow } from '../../account/users.table.ts'
import type { Messages } from '../../messages/messages.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import type { Actions } from '../actions.ts'
import { auditLog, type Facts } from '../audit.table.ts'
import { changePerson, isPerson } from './change-person.ts'
import { refuseMoreThanOwn } from './own-rights.ts'
import type { Suspend } from './suspend.ts'

const DAY = 86_400_000

export interface PeopleParts {
  clock: Clock
  wallet: Wallet
  messages: Messages
  sessions: Pick<Sessions, 'changed' | 'end' | 'endAll'>
  suspend: Suspend
}

type PeopleActions = Actions<'deskSessionEnd' | 'deskPersonStanding' | 'deskPersonMembership' | 'deskPersonPointsChange' | 'deskPersonSuspension'>

/** What the desk changes of people. */
export function createChangePeople({ clock, wallet, messages, sessions, suspend }: PeopleParts): PeopleActions {
  const subjectOf = (id: string) => ({ kind: 'person' as const, id })

  const change = (tx: Transaction, id: string, changeOf: (user: UserRow) => Partial<UserRow>) => changePerson(tx, sessions, id, changeOf)

  async function refuseTooMany(tx: Transaction, actorId: string): Promise<void> {
    const since = new Date(clock.now().getTime() - DAY)
    const own = and(eq(auditLog.actorId, actorId), eq(auditLog.action, 'person.points'), gt(auditLog.createdAt, since))
    const [made] = await tx.select({ count: count() }).from(auditLog).where(own)
    if (made!.count >= deskConfig.grants.perDay) throw new BusinessError(codes.tooManyRequests, 'too-many-grants')
  }

  return {
    async deskSessionEnd(tx, { id, session }) {
      // Who ends the same ones at once takes turns.
      const [user] = await tx.select({ id: users.id }).from(users).where(isPerson(id)).for('update')
      if (!user) throw notFound('person-not-found')
      const live = () => tx.$count(sessionsTable, and(eq(sessionsTable.userId, id), isNull(sessionsTable.revokedAt), gt(sessionsTable.expiresAt, clock.now())))
      const before = await live()
      if (session) await sessions.end(tx, id, session)
      else await sessions.endAll(tx, id)
      return { subject: subjectOf(id), before: { sessions: before }, after: { sessions: await live() }, answer: {} }
    },

    async deskPersonStanding(tx, { id, roles, permissions }, { identity }) {
      if (id === identity.userId) throw new BusinessError(codes.noPermission, 'own-standing')
      const next = { roles: [...new Set(roles)], permissions: [...new Set(permissions)] }
      const { before, after } = await change(tx, id, (user) => {
        refuseMoreThanOwn(identity, user, next)
        return next
      })
      const facts = (user: UserRow): Facts => ({ roles: user.roles.toSorted(), permissions: user.permissions.toSorted() })
      return { subject: subjectOf(id), before: facts(before), after: facts(after), answer: {} }
    },

    async deskPersonMembership(tx, { id, until }) {
      const now = clock.now()
      const memberUntil = until !== null && until > now.getTime() ? new Date(until) : null
      const { before, after } = await change(tx, id, () => ({ memberUntil }))
      const facts = (user: UserRow): Facts => ({ memberUntil: user.memberUntil && user.memberUntil > now ? user.memberUntil.getTime() : null })
      return { subject: subjectOf(id), before: facts(before), after: facts(after), answer: {} }
    },

    async deskPersonPointsChange(tx, { requestId, id, points, reason }, { identity }) {
      const [user] = await tx.select({ id: users.id }).from(users).where(isPerson(id))
      if (!user) throw notFound('person-not-found')
      const key = `operator:${requestId}`
      const moved = points > 0
        ? (await wallet.grant(tx, { userId: id, points, cause: 'operator', reference: requestId, key, note: reason })) && points
        : -(await wallet.takeBack(tx, { userId: id, points: -points, cause: 'operator', reference: requestId, key, note: reason }))
      // Ours is the last word on the balance until the transaction ends.
      const coin = await wallet.balance(tx, id)
      if (moved) {
        await refuseTooMany(tx, identity.userId)
        const template = moved > 0 ? 'operator-points' : 'operator-points-taken'
        await messages.send(tx, { userId: id, kind: 'reward', template, values: { points: Math.abs(moved), reason }, link: '/functionList/draw/balance', key })
      }
      return { subject: subjectOf(id), before: { points: coin - (moved || 0) }, after: { points: coin }, answer: { coin } }
    },

    async deskPersonSuspension(tx, { id, suspended, reason }, { identity }) {
      const { before, after } = suspended ? await suspend(tx, id, reason, identity) : await change(tx, id, () => ({ suspendedAt: null, suspendedReason: null }))
      if (before.suspendedAt && !suspended) {
        await messages.send(tx, { userId: id, kind: 'system', template: 'account-restored', key: `account-restored:${id}:${before.suspendedAt.getTime()}` })
      }
      const facts = (user: UserRow): Facts => ({ suspended: user.suspendedAt !== null, why: user.suspendedReason })
      return { subject: subjectOf(id), before: facts(before), after: facts(after), answer: {} }
    },
  }
}
