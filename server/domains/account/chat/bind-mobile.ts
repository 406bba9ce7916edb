import { codes } from '#contract/codes.ts'
import { eq } from '../../../platform/database/orm.ts'
import { BusinessError } from '../../../business-error.ts'
import type { Handlers, UserCall } from '../../../call.ts'
import type { Transaction } from '../../../platform/platform.ts'
import type { AccountParts } from '../account-parts.ts'
import { parsePhone } from '../phone.ts'
import { sessions as sessionsTable } from '../sessions.table.ts'
import { users as usersTable, type UserRow } from '../users.table.ts'
import { joinAccounts } from './join-accounts.ts'

/** Gives a number to an account that has none. */
export function createBindMobile({ platform, users: people, loginCodes, sessions, traces, arrivals, loggedIn }: AccountParts): Handlers<'bindMobile'> {
  const { db, files } = platform

  async function bind(tx: Transaction, me: UserRow, phone: string, { identity }: UserCall) {
    const [user] = await tx.update(usersTable).set({ phone }).where(eq(usersTable.id, me.id)).returning()
    await arrivals.bound(tx, user!)
    await traces.remember(tx, user!)
    await people.welcome(tx, me.id, phone)
    const [session] = await tx.select().from(sessionsTable).where(eq(sessionsTable.id, identity.sessionId))
    return { user: user!, session: session!, joined: false }
  }

  async function join(tx: Transaction, me: UserRow, other: UserRow, call: UserCall) {
    await joinAccounts(tx, me.id, other.id)
    return { user: other, session: await sessions.start(tx, other, call), joined: true }
  }

  return {
    async bindMobile({ phone: typed, code }, call) {
      const phone = parsePhone(typed)
      const hash = await loginCodes.hash(phone, 'bind', code)
      // A wrong code is answered, not thrown, inside the transaction: the try that it used up has to stay.
      const outcome = await db.transaction(async (tx) => {
        const [me] = await tx.select().from(usersTable).where(eq(usersTable.id, call.identity.userId)).for('update')
        if (!me) throw new BusinessError(codes.notLoggedIn, 'not-logged-in')
        if (me.phone !== null) throw new BusinessError(codes.conflict, 'number-bound-already', { field: 'phone' })
        const refusal = await loginCodes.redeem(tx, phone, 'bind', hash)
        if (refusal) return { refusal }
        const [other] = await tx.select().from(usersTable).where(eq(usersTable.phone, phone)).for('no key update')
        const done = other ? await join(tx, me, other, call) : await bind(tx, me, phone, call)
        await sessions.changed(tx, me.id)
        return { ...done, leftPicture: done.joined ? me.avatarKey : null }
      })
      if (outcome.refusal) throw outcome.refusal
      const { user, session, joined, leftPicture } = outcome
      if (leftPicture !== null) {
        await files.delete(leftPicture).catch((error: unknown) => call.log.warn({ err: error }, 'an avatar was left'))
      }
      return { ...(await loggedIn(session, user, false)), joined }
    },
  }
}
