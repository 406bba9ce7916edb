import { createConsents } from '../agreements/consents.ts'
import { readAgreements } from '../agreements/read-agreements.ts'
import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Call, UserCall } from '../../call.ts'
import type { Config } from '../../platform/config.ts'
import { silentLog } from '../../platform/log.ts'
import { openPlatform, type OpenPlatform } from '../../platform/open-platform.ts'
import { createTestPlatform, type TestPlatform } from '../../platform/testing.ts'
import { createSay } from '../../words/say.ts'
import { anyone, wordsAlone } from '../testing.ts'
import { createMessages } from '../messages/messages.ts'
import { testDecoder, testFilms } from '../uploads/testing.ts'
import { createPaymentProviders } from '../../payments/create-payment-providers.ts'
import { createUploads } from '../uploads/uploads.ts'
import { createWallet } from '../wallet/wallet.ts'
import { createArrivals } from '../invitations/arrivals.ts'
import { createAccount, type Account } from './account.ts'
import { createAccountKeys } from './keys.ts'
import { createTraces } from './traces.ts'

export interface TestAccount extends Account {
  platform: TestPlatform
  /** Numbers of mainland China, each only once. */
  newPhone(): string
  /** A caller with an address and a device of its own. */
  visitor(): Call
  /** A new person who has just logged in by a code. */
  person(): Promise<TestPerson>
  /** Logs in by a code, a minute later so that one can be had. */
  logInAgain(phone: string, call?: Call): Promise<ResponseOf<'loginMobile'>>
  /** The caller that the token makes. */
  callOf(token: string, ip?: string): Promise<UserCall>
  close(): Promise<void>
}

interface TestPerson {
  phone: string
  token: string
  userId: string
  call: UserCall
}

/** The accounts alone, over a platform of their own. */
export async function openTestAccount(overrides: Partial<Config> = {}): Promise<TestAccount> {
  const platform = await createTestPlatform(overrides)
  const account = accountOver(platform)
  let phones = 0
  let visitors = 0

  const newPhone = () => `139${String(++phones).padStart(8, '0')}`
  const visitor = () => ({ ...anyone(), ip: `198.51.100.${++visitors % 250}`, device: randomUUID() })
  const callOf = async (token: string, ip = '203.0.113.7') => {
    const identity = await account.authenticate(token, ip)
    if (!identity) throw new Error('The token is refused')
    return { ...anyone(), identity }
  }
  const logIn = async (phone: string, call: Call) => {
    const { demoCode } = await account.handlers.loginCode({ phone, purpose: 'login' }, call)
    return account.handlers.loginMobile({ phone, code: demoCode!, agree: true }, call)
  }

  return {
    ...account,
    platform,
    newPhone,
    visitor,
    callOf,
    async person() {
      const phone = newPhone()
      const { token, user } = await logIn(phone, visitor())
      return { phone, token, userId: user.id, call: await callOf(token) }
    },
    logInAgain(phone, call = visitor()) {
      platform.clock.advance(60_000)
      return logIn(phone, call)
    },
    close: platform.close,
  }
}

export const PASSWORD = 'seven small boats'
export const OTHER_PASSWORD = 'eight tall ships'

/** A proof of a number, as a visitor gets it, or without a number of the caller's own; a minute later, so that a code can be had. */
export async function ticketFor({ platform, handlers }: TestAccount, phone: string | undefined, call: Call): Promise<string> {
  platform.clock.advance(60_000)
  const { demoCode } = await handlers.changePasscode({ phone }, call)
  return (await handlers.checkPasscode({ phone, code: demoCode! }, call)).ticket
}

export async function personWithPassword(account: TestAccount): Promise<TestPerson> {
  const person = await account.person()
  await account.handlers.setPassword({ ticket: await ticketFor(account, undefined, person.call), password: PASSWORD }, person.call)
  return person
}

/** The accounts as another process of the same installation has them. */
export async function openOtherProcess({ platform }: TestAccount): Promise<Account & { close: OpenPlatform['close'] }> {
  const { config, clock } = platform
  const other = await openPlatform({ config, clock, log: silentLog, databaseUrl: config.databaseUrl!, maxConnections: 4 })
  return { ...accountOver(other), close: other.close }
}

function accountOver(platform: OpenPlatform): Account {
  const keys = createAccountKeys(platform.db)
  const traces = createTraces(platform, keys)
  const parts = { wallet: createWallet(platform.clock), messages: createMessages(platform), uploads: createUploads(platform, testDecoder, testFilms), say: createSay(), providers: createPaymentProviders(platform), moderator: wordsAlone }
  return createAccount(platform, { ...parts, keys, traces, consents: createConsents(platform.clock, readAgreements()), arrivals: createArrivals(platform.clock, traces), sendMessage: async () => {} })
}
