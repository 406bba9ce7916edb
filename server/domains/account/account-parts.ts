import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Say } from '../../words/say.ts'
import type { Consents } from '../agreements/consents.ts'
import type { Messages } from '../messages/messages.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Arrivals } from './arrivals.ts'
import type { AccountKeys } from './keys.ts'
import { createLoginCodes, type LoginCodes } from './login-codes.ts'
import { createSendCode, type SendCode } from './send-code.ts'
import { createSessions, type Session, type Sessions } from './sessions.ts'
import type { SmsSender } from './sms.ts'
import { createTickets, type Tickets } from './tickets.ts'
import type { Traces } from './traces.ts'
import type { UserRow } from './users.table.ts'
import { createUsers, type Users } from './users.ts'

export interface AccountPartsNeeds {
  wallet: Wallet
  messages: Messages
  sendMessage: SmsSender
  say: Say
  keys: () => Promise<AccountKeys>
  traces: Traces
  arrivals: Arrivals
  consents: Consents
}

/** What the ways to log in are made of. */
export interface AccountParts extends Omit<AccountPartsNeeds, 'sendMessage'> {
  platform: Platform
  loginCodes: LoginCodes
  sendCode: SendCode
  tickets: Tickets
  users: Users
  sessions: Sessions
  /** What whoever has just logged in is answered; `sessions.start` comes before it, in the transaction. */
  loggedIn(session: Session, user: UserRow, isreg: boolean): Promise<ResponseOf<'loginMobile'>>
}

export function createAccountParts(platform: Platform, { sendMessage, ...needs }: AccountPartsNeeds): AccountParts {
  const { wallet, messages, say, keys, traces, consents } = needs
  const loginCodes = createLoginCodes(platform, keys)
  const plain = createSessions(platform, keys, traces)
  const sessions: Sessions = {
    ...plain,
    // Every way in says what one agrees to by it.
    async start(tx, user, caller) {
      const session = await plain.start(tx, user, caller)
      await consents.give(tx, { userId: user.id, platform: caller.platform })
      return session
    },
  }
  const users = createUsers(platform, { wallet, messages, say, consents, keys })
  return {
    ...needs,
    platform,
    loginCodes,
    sendCode: createSendCode(platform, loginCodes, sendMessage),
    tickets: createTickets(platform),
    users,
    sessions,
    loggedIn: async (session, user, isreg) => ({ token: await sessions.tokenOf(session, user), user: await users.info(user.id), isreg }),
  }
}
