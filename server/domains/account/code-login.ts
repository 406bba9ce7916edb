import type { Handlers } from '../../call.ts'
import type { AccountParts } from './account-parts.ts'
import { parsePhone } from './phone.ts'

/** Coming in by a number and the code that was sent to it. */
export function createCodeLogin(parts: AccountParts): Handlers<'loginCode' | 'loginMobile'> {
  const { platform, loginCodes, sendCode, sessions, users, arrivals, loggedIn } = parts
  return {
    loginCode: async ({ phone, purpose }, call) => sendCode(parsePhone(phone), purpose, call),

    async loginMobile({ phone: typed, code, invite }, call) {
      const phone = parsePhone(typed)
      const hash = await loginCodes.hash(phone, 'login', code)
      // A wrong code is answered, not thrown, inside the transaction: the try that it used up has to stay.
      const outcome = await platform.db.transaction(async (tx) => {
        const refusal = await loginCodes.redeem(tx, phone, 'login', hash)
        if (refusal) return { refusal }
        const { user, created } = await users.findOrCreate(tx, phone, call.locale)
        if (created) await arrivals.arrived(tx, { user, invite, call })
        return { user, created, session: await sessions.start(tx, user, call) }
      })
      if (outcome.refusal) throw outcome.refusal
      return loggedIn(outcome.session, outcome.user, outcome.created)
    },
  }
}
