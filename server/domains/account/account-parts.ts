import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Say } from '../../words/say.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { createAccountKeys, type AccountKeys } from './keys.ts'
import { createLoginCodes, type LoginCodes } from './login-codes.ts'
import { createSendCode, type SendCode } from './send-code.ts'
import { createSessions, type Session, type Sessions } from './sessions.ts'
import type { SmsSender } from './sms.ts'
import { createTickets, type Tickets } from './tickets.ts'
import type { UserRow } from './users.table.ts'
import { createUsers, type Users } from './users.ts'

/** What the ways to log in are made of. */
export interface AccountParts {
  platform: Platform
  wallet: Wallet
  say: Say
  keys: () => Promise<AccountKeys>
  loginCodes: LoginCodes
  sendCode: SendCode
  tickets: Tickets
  users: Users
  sessions: Sessions
  /** What whoever has just logged in is answered; `sessions.start` comes before it, in the transaction. */
  loggedIn(session: Session, user: UserRow, isreg: boolean): Promise<ResponseOf<'loginMobile'>>
}

export function createAccountParts(platform: Platform, wallet: Wallet, sendMessage: SmsSender, say: Say): AccountParts {
  const keys = createAccountKeys(platform.db)
  const loginCodes = createLoginCodes(platform, keys)
  const sessions = createSessions(platform, keys)
  const users = createUsers(platform, wallet, say)
  return {
    platform,
    wallet,
    say,
    keys,
    loginCodes,
    sendCode: createSendCode(platform, loginCodes, sendMessage),
    tickets: createTickets(platform),
    users,
    sessions,
    loggedIn: async (session, user, isreg) => ({ token: await sessions.tokenOf(session, user), user: await users.info(user.id), isreg }),
  }
}
