import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../../business-error.ts'
import type { Handlers, Identity } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Say } from '../../words/say.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { createAccountKeys } from './keys.ts'
import { createLoginCodes } from './login-codes.ts'
import { parsePhone } from './phone.ts'
import { createSessions } from './sessions.ts'
import type { SmsSender } from './sms.ts'
import { createUsers } from './users.ts'

export interface Account {
  handlers: Handlers<'loginCode' | 'loginMobile' | 'logout' | 'userInfo'>
  authenticate(token: string): Promise<Identity | undefined>
}

export function createAccount(platform: Platform, wallet: Wallet, sendMessage: SmsSender, say: Say): Account {
  const { db, config } = platform
  const keys = createAccountKeys(db)
  const loginCodes = createLoginCodes(platform, keys)
  const sessions = createSessions(platform, keys)
  const users = createUsers(platform, wallet, say)

  return {
    authenticate: sessions.authenticate,
    handlers: {
      async loginCode({ phone: typed }, { ip, locale, log }) {
        const phone = parsePhone(typed)
        const { id, code } = await loginCodes.issue(phone, ip)
        try {
          await sendMessage({ id, phone, code, locale })
        } catch (error) {
          log.error({ err: error }, 'A login code was not sent')
          await loginCodes.withdraw(id)
          throw new BusinessError(codes.internal, 'sms-failed')
        }
        return { retryAfter: appConfig.login.codeEverySeconds, demoCode: config.mode === 'demo' ? code : undefined }
      },

      async loginMobile({ phone: typed, code }, call) {
        const phone = parsePhone(typed)
        const hash = await loginCodes.hash(phone, code)
        // A wrong code is answered, not thrown, inside the transaction: the try that it used up has to stay.
        const outcome = await db.transaction(async (tx) => {
          const refusal = await loginCodes.redeem(tx, phone, hash)
          if (refusal) return { refusal }
          const { user, created } = await users.findOrCreate(tx, phone, call.locale)
          return { user, created, session: await sessions.start(tx, user, call) }
        })
        if (outcome.refusal) throw outcome.refusal
        const { user, session, created } = outcome
        return { token: await sessions.tokenOf(session, user), user: await users.info(user.id), isreg: created }
      },

      async logout(_request, { identity }) {
        await sessions.revoke(identity.sessionId)
        return {}
      },

      userInfo: (_request, { identity }) => users.info(identity.userId),
    },
  }
}
