import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { and, eq, isNull } from '../../platform/database/orm.ts'
import { badInput, BusinessError, notFound } from '../../business-error.ts'
import type { Call, Handlers, Identity } from '../../call.ts'
import { maskPhone } from '../../platform/log.ts'
import type { AccountParts } from './account-parts.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { refuseGuessable } from './password-rules.ts'
import { createPasswordTries } from './password-tries.ts'
import { parsePhone } from './phone.ts'
import { users } from './users.table.ts'

type PasswordHandlers = Handlers<'changePasscode' | 'checkPasscode' | 'setPassword' | 'changePassword' | 'changePassinfo'>

/** Setting and replacing a password, by who has proved the number or knows the old one. */
export function createPasswords({ platform, loginCodes, sendCode, tickets, sessions }: AccountParts): PasswordHandlers {
  const { db, clock } = platform
  const tries = createPasswordTries(platform)

  async function personOf({ userId }: Identity) {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    if (!user) throw notFound('not-found')
    return user
  }

  /** The number that is given or, without one, the caller's own. */
  async function numberOf(typed: string | undefined, { identity }: Call): Promise<string> {
    if (typed !== undefined) return parsePhone(typed)
    if (!identity) throw new BusinessError(codes.notLoggedIn, 'not-logged-in')
    const { phone } = await personOf(identity)
    if (!phone) throw new BusinessError(codes.bindMobile, 'mobile-needed')
    return phone
  }

  return {
    changePasscode: async ({ phone }, call) => sendCode(await numberOf(phone, call), 'password', call),

    async checkPasscode({ phone: typed, code }, call) {
      const phone = await numberOf(typed, call)
      const hash = await loginCodes.hash(phone, 'password', code)
      // A wrong code is answered, not thrown, inside the transaction: the try that it used up has to stay.
      const outcome = await db.transaction(async (tx) => {
        const refusal = await loginCodes.redeem(tx, phone, 'password', hash)
        return refusal ? { refusal } : { ticket: await tickets.issue(tx, 'password', { phone }) }
      })
      if (outcome.refusal) throw outcome.refusal
      return { ticket: outcome.ticket, validSeconds: appConfig.login.ticketSeconds }
    },

    async setPassword({ ticket, password }, { identity }) {
      const { id, phone } = await personOf(identity)
      await db.transaction(async (tx) => {
        const about = await tickets.take(tx, 'password', ticket)
        if (!phone || about?.['phone'] !== phone) throw badInput('ticket', 'ticket-expired')
        refuseGuessable(password, phone)
        const change = { passwordHash: await hashPassword(password), passwordChangedAt: clock.now() }
        const set = await tx
          .update(users)
          .set(change)
          .where(and(eq(users.id, id), isNull(users.passwordHash)))
          .returning({ id: users.id })
        if (set.length === 0) throw new BusinessError(codes.conflict, 'password-set-already')
      })
      return {}
    },

    async changePassword({ old, password }, { identity, ip }) {
      const { id, phone, passwordHash: stored } = await personOf(identity)
      if (!phone || !stored) throw new BusinessError(codes.conflict, 'password-not-set')
      refuseGuessable(password, phone)
      await tries.count(phone, ip)
      const wrong = badInput('old', 'old-password-wrong')
      if (!(await verifyPassword(old, stored)).right) throw wrong
      const change = { passwordHash: await hashPassword(password), passwordChangedAt: clock.now() }
      const { session, user } = await db.transaction(async (tx) => {
        // It may have been changed while it was being compared.
        const unchanged = and(eq(users.id, id), eq(users.passwordHash, stored))
        const [user] = await tx.update(users).set(change).where(unchanged).returning()
        if (!user) throw wrong
        await tries.clear(tx, phone)
        return { session: await sessions.startOver(tx, identity), user }
      })
      return { token: await sessions.tokenOf(session, user) }
    },

    async changePassinfo(_request, { identity }) {
      const { passwordHash, passwordChangedAt, phone } = await personOf(identity)
      return {
        hasPassword: passwordHash !== null,
        changedAt: passwordChangedAt?.getTime(),
        phone: phone ? maskPhone(phone) : undefined,
      }
    },
  }
}
