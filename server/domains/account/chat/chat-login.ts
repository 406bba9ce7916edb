import * as v from 'valibot'
import type { ChatLogin } from '#contract/endpoints/chat-login.ts'
import { badInput } from '../../../business-error.ts'
import type { Call, Handlers } from '../../../call.ts'
import type { AccountParts } from '../account-parts.ts'
import { parsePhone } from '../phone.ts'
import { cleanNickname } from './clean-nickname.ts'
import { addIdentity, findPerson } from './identities.ts'
import { createLoginStates } from './login-state.ts'
import { isOwnAddress } from './own-address.ts'
import { ChatPerson, doorOf, setUp, type ChatProviders } from './providers/chat-provider.ts'

/** Coming in by an account of a chat platform. */
export function createChatLogin(
  parts: AccountParts,
  { web, mini }: ChatProviders,
): Handlers<'loginWx' | 'loginWxBack' | 'loginWxMini' | 'loginKsMini' | 'loginBind'> {
  const { platform, loginCodes, tickets, users, sessions, arrivals, loggedIn } = parts
  const { db, clock, config } = platform
  const states = createLoginStates(platform)

  async function logIn(person: ChatPerson, call: Call): Promise<ChatLogin> {
    const nickname = cleanNickname(person.nickname)
    const outcome = await db.transaction(async (tx) => {
      const user = await findPerson(tx, person)
      if (user) return { user, session: await sessions.start(tx, user, call) }
      return { ticket: await tickets.issue(tx, 'chat', { ...person, nickname }) }
    })
    if (outcome.user) return { state: 'in', ...(await loggedIn(outcome.session, outcome.user, false)) }
    return { state: 'new', ticket: outcome.ticket, nickname }
  }

  return {
    async loginWx({ returnTo }, call) {
      if (!isOwnAddress(returnTo, config.publicUrl)) throw badInput('returnTo', 'bad-input')
      const door = doorOf(call.platform)
      const way = setUp(web[door])
      const state = await states.issue(door)
      return { address: way.address(returnTo, state), state }
    },

    async loginWxBack({ code, state }, call) {
      const door = await states.read(state)
      if (!door) throw badInput('state', 'chat-code-bad')
      return logIn(await setUp(web[door]).exchange(code), call)
    },

    loginWxMini: async ({ code }, call) => logIn(await setUp(mini.wx)(code), call),
    loginKsMini: async ({ code }, call) => logIn(await setUp(mini.ks)(code), call),

    async loginBind({ ticket, phone: typed, code, invite }, call) {
      if ((typed === undefined) !== (code === undefined)) throw badInput(typed === undefined ? 'phone' : 'code', 'missing')
      const phone = typed === undefined ? undefined : parsePhone(typed)
      const hash = phone === undefined ? '' : await loginCodes.hash(phone, 'bind', code ?? '')
      // A wrong code is answered, not thrown, inside the transaction: the try that it used up has to stay.
      const outcome = await db.transaction(async (tx) => {
        const refusal = phone === undefined ? undefined : await loginCodes.redeem(tx, phone, 'bind', hash)
        if (refusal) return { refusal }
        const about = await tickets.take(tx, 'chat', ticket)
        if (!about) throw badInput('ticket', 'chat-ticket-expired')
        const person = v.parse(ChatPerson, about)
        const { user, created } =
          phone === undefined
            ? { user: await users.createUnbound(tx, call.locale, person.nickname), created: true }
            : await users.findOrCreate(tx, phone, call.locale, person.nickname)
        await addIdentity(tx, user.id, person, clock.now())
        if (created) await arrivals.arrived(tx, { user, invite, call })
        return { user, created, session: await sessions.start(tx, user, call) }
      })
      if (outcome.refusal) throw outcome.refusal
      return loggedIn(outcome.session, outcome.user, outcome.created)
    },
  }
}
