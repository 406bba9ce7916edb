import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { eq } from '../../platform/database/orm.ts'
import { refusal } from '../testing.ts'
import { ledger } from '../wallet/ledger.table.ts'
import { openTestAccount, type TestAccount } from './testing.ts'
import { users } from './users.table.ts'

let account: TestAccount

beforeAll(async () => {
  account = await openTestAccount()
})
afterAll(() => account.close())

type Purpose = NonNullable<RequestOf<'loginCode'>['purpose']>

async function codeFor(phone: string, call = account.visitor(), purpose: Purpose = 'login'): Promise<string> {
  const { demoCode } = await account.handlers.loginCode({ phone, purpose }, call)
  return demoCode!
}
const logIn = (phone: string, code: string) => account.handlers.loginMobile({ phone, code, agree: true }, account.visitor())
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('logging in', () => {
  it('makes a person with the welcome gift the first time, and finds them the next', async () => {
    const phone = account.newPhone()
    const first = await logIn(phone, await codeFor(phone))
    expect(first).toMatchObject({ isreg: true, user: { coin: appConfig.creation.giftPoints, member: false, works: 0 } })
    expect(first.user.nickname).toMatch(/^灵感用户\d{4}$/)
    expect(first.user.phone).toBe(`139****${phone.slice(-4)}`)

    account.platform.clock.advance(61_000)
    const second = await logIn(`+86 ${phone}`, await codeFor(phone))
    expect(second).toMatchObject({ isreg: false, user: { id: first.user.id, coin: appConfig.creation.giftPoints } })
  })

  it('twice at once makes one person and one gift', async () => {
    const phone = account.newPhone()
    const code = await codeFor(phone)
    const both = await Promise.allSettled([logIn(phone, code), logIn(phone, code)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { db } = account.platform
    const found = await db.select().from(users).where(eq(users.phone, `+86${phone}`))
    expect(found).toHaveLength(1)
    expect(await db.select().from(ledger).where(eq(ledger.userId, found[0]!.id))).toHaveLength(1)
  })

  it.each(['12345', '+1 555', '010-12345678', '١٢٣'])('refuses %s, which is no mobile number', async (phone) => {
    expect(await refusal(codeFor(phone))).toMatchObject({ code: 20004, reason: 'bad-phone', detail: { field: 'phone' } })
  })

  it('takes numbers of other countries with their code', async () => {
    expect((await logIn('+81 90-1234-5678', await codeFor('+81 90-1234-5678'))).isreg).toBe(true)
  })
})

describe('a login code', () => {
  it('can be asked for once a minute', async () => {
    const phone = account.newPhone()
    await codeFor(phone)
    account.platform.clock.advance(20_000)
    expect(await refusal(codeFor(phone))).toMatchObject({ code: 20003, reason: 'code-too-soon', detail: { retryAfter: 40 } })
    account.platform.clock.advance(40_000)
    await codeFor(phone)
  })

  it('is one when two ask at once', async () => {
    const phone = account.newPhone()
    const both = await Promise.allSettled([codeFor(phone), codeFor(phone)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('can be asked for ten times a day', async () => {
    const phone = account.newPhone()
    for (let i = 0; i < appConfig.login.codesPerDay; i++) {
      await codeFor(phone)
      account.platform.clock.advance(60_000)
    }
    const over = await refusal(codeFor(phone))
    expect(over).toMatchObject({ code: 20003, reason: 'code-day-limit' })
    account.platform.clock.advance(over.detail.retryAfter! * 1000)
    await codeFor(phone)
  })

  it('is limited for one device, whatever numbers it asks for', async () => {
    const { device } = account.visitor()
    const ask = () => codeFor(account.newPhone(), { ...account.visitor(), device })
    for (let i = 0; i < appConfig.login.codesPerDevicePerDay; i++) await ask()
    account.platform.clock.advance(3_600_000)
    const over = await refusal(ask())
    expect(over).toMatchObject({ code: 20003, reason: 'code-device-limit', detail: { retryAfter: 82_800 }, values: { seconds: 82_800 } })
    account.platform.clock.advance(82_800_000)
    await ask()
  })

  it('is limited for one address as well', async () => {
    const ip = '192.0.2.1'
    const ask = (from: string) => codeFor(account.newPhone(), { ...account.visitor(), ip: from })
    for (let i = 0; i < 60; i++) await ask(ip)
    account.platform.clock.advance(600_000)
    expect(await refusal(ask(ip))).toMatchObject({ code: 20003, reason: 'code-network-limit', detail: { retryAfter: 3000 } })
    await ask('192.0.2.2')
  })

  it('is for one purpose, and counts for all', async () => {
    const phone = account.newPhone()
    const toBind = await codeFor(phone, account.visitor(), 'bind')
    expect((await refusal(logIn(phone, toBind))).reason).toBe('code-expired')
    expect((await refusal(account.handlers.checkPasscode({ phone, code: toBind }, account.visitor()))).reason).toBe('code-expired')
    expect((await refusal(codeFor(phone))).reason).toBe('code-too-soon')
    expect((await refusal(account.handlers.changePasscode({ phone }, account.visitor()))).reason).toBe('code-too-soon')
  })

  it('is valid for five minutes, once', async () => {
    const phone = account.newPhone()
    const late = await codeFor(phone)
    account.platform.clock.advance(appConfig.login.codeValidSeconds * 1000)
    expect(await refusal(logIn(phone, late))).toMatchObject({ code: 20004, reason: 'code-expired', detail: { field: 'code' } })
    const code = await codeFor(phone)
    await logIn(phone, code)
    expect(await refusal(logIn(phone, code))).toMatchObject({ reason: 'code-expired' })
  })

  it('is void after five wrong tries, also when they come at once', async () => {
    const phone = account.newPhone()
    const code = await codeFor(phone)
    expect(await refusal(logIn(phone, wrong(code)))).toMatchObject({ reason: 'code-wrong', values: { left: 4 } })
    await Promise.allSettled(Array.from({ length: 4 }, () => logIn(phone, wrong(code))))
    expect(await refusal(logIn(phone, code))).toMatchObject({ reason: 'code-tries-over' })
  })

  it('is void when a newer one was sent', async () => {
    const phone = account.newPhone()
    const old = await codeFor(phone)
    account.platform.clock.advance(60_000)
    const code = await codeFor(phone)
    expect((await refusal(logIn(phone, old))).reason).toBe('code-wrong')
    expect(await logIn(phone, code)).toMatchObject({ isreg: true })
  })
})
