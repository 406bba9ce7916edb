import { and, eq } from '../../platform/database/orm.ts'
import { badInput } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { AccountParts } from './account-parts.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { refuseGuessable } from './password-rules.ts'
import { createPasswordTries } from './password-tries.ts'
import { parsePhone } from './phone.ts'
import { users as usersTable } from './users.table.ts'

/** Coming in by a number and its password, or by a number that was just proved and a new password. */
export function createPasswordLogin(parts: AccountParts): Handlers<'accountLogin' | 'forgetPassword'> {
  const { platform, tickets, sessions, users, arrivals, loggedIn } = parts
  const { db, clock } = platform
  const tries = createPasswordTries(platform)

  return {
    async accountLogin({ phone: typed, password }, call) {
      const phone = parsePhone(typed)
      await tries.count(phone, call.ip)
      const [found] = await db.select().from(usersTable).where(eq(usersTable.phone, phone))
      // Nobody's password takes as long as somebody's, so that time does not tell which numbers are registered.
      const { right, outdated } = await verifyPassword(password, found?.passwordHash)
      const wrong = badInput('password', 'password-wrong')
      if (!found?.passwordHash || !right) throw wrong
      const stored = found.passwordHash
      const passwordHash = outdated ? await hashPassword(password) : stored
      const session = await db.transaction(async (tx) => {
        // It may have been changed while it was being compared.
        const unchanged = and(eq(usersTable.id, found.id), eq(usersTable.passwordHash, stored))
        const [user] = await tx.update(usersTable).set({ passwordHash }).where(unchanged).returning()
        if (!user) throw wrong
        await tries.clear(tx, phone)
        return sessions.start(tx, user, call)
      })
      return loggedIn(session, found, false)
    },

    async forgetPassword({ ticket, password, invite }, call) {
      const { session, user, created } = await db.transaction(async (tx) => {
        const phone = (await tickets.take(tx, 'password', ticket))?.['phone']
        if (!phone) throw badInput('ticket', 'ticket-expired')
        refuseGuessable(password, phone)
        const { user, created } = await users.findOrCreate(tx, phone, call.locale)
        if (created) await arrivals.arrived(tx, { user, invite, call })
        const change = { passwordHash: await hashPassword(password), passwordChangedAt: clock.now() }
        await tx.update(usersTable).set(change).where(eq(usersTable.id, user.id))
        await sessions.endAll(tx, user.id)
        await tries.clear(tx, phone)
        return { session: await sessions.start(tx, user, call), user, created }
      })
      return loggedIn(session, user, created)
    },
  }
}
