import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { eq } from '../../platform/database/orm.ts'
import type { Call } from '../../call.ts'
import { waitUntil } from '../../platform/testing/wait-until.ts'
import { refusal } from '../testing.ts'
import {
  openOtherProcess,
  openTestAccount,
  OTHER_PASSWORD,
  PASSWORD,
  personWithPassword,
  ticketFor,
  type TestAccount,
} from './testing.ts'
import { users } from './users.table.ts'

const HERE = '203.0.113.7'
const { login } = appConfig

let account: TestAccount

beforeAll(async () => {
  account = await openTestAccount()
})
afterAll(() => account.close())

const isGood = async (token: string) => (await account.authenticate(token, HERE)) !== undefined
const wait = (seconds: number) => account.platform.clock.advance(seconds * 1000)
const enter = (phone: string, password: string, call: Call = account.visitor()) =>
  account.handlers.accountLogin({ phone, password, agree: true }, call)
const reset = (ticket: string, password = PASSWORD) => account.handlers.forgetPassword({ ticket, password, agree: true }, account.visitor())

describe('logging in by a password', () => {
  const refusals = async (phones: string[]) =>
    Promise.all(
      phones.map(async (phone) => {
        const { code, detail, values } = await refusal(enter(phone, 'not the password'))
        return { code, detail, values }
      }),
    )

  it('does not tell whether a number is registered or has a password, nor by the limit', async () => {
    const phones = [(await personWithPassword(account)).phone, (await account.person()).phone, account.newPhone()]
    for (let i = 0; i < login.passwordTries; i++) {
      for (const answer of await refusals(phones)) {
        expect(answer).toEqual({ code: 20004, detail: { reason: 'password-wrong', field: 'password' }, values: {} })
      }
    }
    wait(100)
    const over = { code: 20003, detail: { reason: 'password-too-many-tries', retryAfter: 800 }, values: { seconds: 800, minutes: 14, hours: 1 } }
    expect(await refusals(phones)).toEqual([over, over, over])
    expect((await refusal(enter(phones[0]!, PASSWORD))).code).toBe(20003)
    wait(800)
    await enter(phones[0]!, PASSWORD)
  })

  it('lets no more tries through when they come at once', async () => {
    const { phone } = await personWithPassword(account)
    const all = await Promise.all(Array.from({ length: login.passwordTries + 3 }, () => refusal(enter(phone, 'not the password'))))
    expect(all.filter(({ code }) => code === 20004)).toHaveLength(login.passwordTries)
    expect(all.filter(({ code }) => code === 20003)).toHaveLength(3)
  })

  it('forgets wrong tries after a right one', async () => {
    const { phone } = await personWithPassword(account)
    for (let round = 0; round < 2; round++) {
      for (let i = 1; i < login.passwordTries; i++) await refusal(enter(phone, 'not the password'))
      expect(await enter(phone, PASSWORD)).toMatchObject({ isreg: false })
    }
  })

  it('is limited for an address that tries many numbers', async () => {
    const { phone } = await personWithPassword(account)
    const call = account.visitor()
    for (let i = 0; i < login.passwordTriesFromAddress; i++) await refusal(enter(account.newPhone(), PASSWORD, call))
    expect(await refusal(enter(phone, PASSWORD, call))).toMatchObject({ code: 20003, detail: { retryAfter: login.passwordTriesSeconds } })
    await enter(phone, PASSWORD)
  })

  it('brings a hash of earlier parameters up to date', async () => {
    const { phone, userId } = await account.person()
    const { db } = account.platform
    const passwordHash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await enter(phone, 'password')
    const [stored] = await db.select().from(users).where(eq(users.id, userId))
    expect(stored!.passwordHash).toContain('$m=19456,t=2,p=1$')
    await enter(phone, 'password')
  })
})

describe('a forgotten password', () => {
  it('is replaced with a proof of the number; every session ends, in every process', async () => {
    const other = await openOtherProcess(account)
    const { phone, token, userId } = await personWithPassword(account)
    const { token: elsewhere } = await enter(phone, PASSWORD)
    expect(await other.authenticate(elsewhere, HERE)).toBeDefined()
    const renewed = await reset(await ticketFor(account, phone, account.visitor()), OTHER_PASSWORD)
    expect(renewed).toMatchObject({ isreg: false, user: { id: userId } })
    expect(await Promise.all([renewed.token, token, elsewhere].map(isGood))).toEqual([true, false, false])
    expect(await waitUntil(async () => ((await other.authenticate(elsewhere, HERE)) ? undefined : true))).toBe(true)
    expect((await refusal(enter(phone, PASSWORD))).reason).toBe('password-wrong')
    await enter(phone, OTHER_PASSWORD)
    await other.close()
  })

  it('of an unknown number makes a person, with the gift', async () => {
    const phone = account.newPhone()
    const made = await reset(await ticketFor(account, phone, account.visitor()))
    expect(made).toMatchObject({ isreg: true, user: { coin: appConfig.creation.giftPoints } })
    expect(await enter(phone, PASSWORD)).toMatchObject({ isreg: false, user: { id: made.user.id } })
  })

  it('takes a proof once, while it is good', async () => {
    const phone = account.newPhone()
    const ticket = await ticketFor(account, phone, account.visitor())
    await reset(ticket)
    expect(await refusal(reset(ticket))).toMatchObject({ code: 20004, reason: 'ticket-expired', detail: { field: 'ticket' } })
    const late = await ticketFor(account, phone, account.visitor())
    wait(login.ticketSeconds)
    expect((await refusal(reset(late))).reason).toBe('ticket-expired')
  })

  it('lets somebody in who had too many wrong tries', async () => {
    const { phone } = await personWithPassword(account)
    for (let i = 0; i < login.passwordTries; i++) await refusal(enter(phone, 'not the password'))
    await reset(await ticketFor(account, phone, account.visitor()), OTHER_PASSWORD)
    expect(await enter(phone, OTHER_PASSWORD)).toMatchObject({ isreg: false })
  })
})
