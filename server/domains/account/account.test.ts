import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { anyone, openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { ledger } from '../wallet/ledger.table.ts'
import { users } from './users.table.ts'

let domains: TestDomains
let numbers = 0
const newPhone = () => `139${String(++numbers).padStart(8, '0')}`

beforeAll(async () => {
  domains = await openTestDomains()
})
afterAll(() => domains.close())

async function codeFor(phone: string, ip = `198.51.100.${numbers}`): Promise<string> {
  const { demoCode } = await domains.handlers.loginCode({ phone }, { ...anyone(), ip })
  return demoCode!
}
const logIn = (phone: string, code: string, call = anyone()) => domains.handlers.loginMobile({ phone, code, agree: true }, call)
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('logging in', () => {
  it('makes a person with the welcome gift the first time, and finds them the next', async () => {
    const phone = newPhone()
    const first = await logIn(phone, await codeFor(phone))
    expect(first).toMatchObject({ isreg: true, user: { coin: appConfig.creation.giftPoints, member: false, works: 0 } })
    expect(first.user.nickname).toMatch(/^灵感用户\d{4}$/)
    expect(first.user.phone).toBe(`139****${phone.slice(-4)}`)

    domains.platform.clock.advance(61_000)
    const second = await logIn(`+86 ${phone}`, await codeFor(phone))
    expect(second).toMatchObject({ isreg: false, user: { id: first.user.id, coin: appConfig.creation.giftPoints } })
  })

  it('twice at once makes one person and one gift', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    const both = await Promise.allSettled([logIn(phone, code), logIn(phone, code)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { db } = domains.platform
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
    const phone = newPhone()
    await codeFor(phone)
    domains.platform.clock.advance(20_000)
    expect(await refusal(codeFor(phone))).toMatchObject({ code: 20003, reason: 'code-too-soon', detail: { retryAfter: 40 } })
    domains.platform.clock.advance(40_000)
    await codeFor(phone)
  })

  it('is one when two ask at once', async () => {
    const phone = newPhone()
    const both = await Promise.allSettled([codeFor(phone), codeFor(phone)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('can be asked for ten times a day', async () => {
    const phone = newPhone()
    for (let i = 0; i < appConfig.login.codesPerDay; i++) {
      await codeFor(phone)
      domains.platform.clock.advance(60_000)
    }
    const over = await refusal(codeFor(phone))
    expect(over).toMatchObject({ code: 20003, reason: 'code-day-limit' })
    domains.platform.clock.advance(over.detail.retryAfter! * 1000)
    await codeFor(phone)
  })

  it('is limited for one address as well', async () => {
    const ip = '192.0.2.1'
    for (let i = 0; i < 60; i++) await codeFor(newPhone(), ip)
    expect(await refusal(codeFor(newPhone(), ip))).toMatchObject({ code: 20003, reason: 'code-network-limit' })
    await codeFor(newPhone(), '192.0.2.2')
  })

  it('is valid for five minutes, once', async () => {
    const phone = newPhone()
    const late = await codeFor(phone)
    domains.platform.clock.advance(appConfig.login.codeValidSeconds * 1000)
    expect(await refusal(logIn(phone, late))).toMatchObject({ code: 20004, reason: 'code-expired', detail: { field: 'code' } })
    const code = await codeFor(phone)
    await logIn(phone, code)
    expect(await refusal(logIn(phone, code))).toMatchObject({ reason: 'code-expired' })
  })

  it('is void after five wrong tries, also when they come at once', async () => {
    const phone = newPhone()
    const code = await codeFor(phone)
    expect(await refusal(logIn(phone, wrong(code)))).toMatchObject({ reason: 'code-wrong', values: { left: 4 } })
    await Promise.allSettled(Array.from({ length: 4 }, () => logIn(phone, wrong(code))))
    expect(await refusal(logIn(phone, code))).toMatchObject({ reason: 'code-tries-over' })
  })

  it('is void when a newer one was sent', async () => {
    const phone = newPhone()
    const old = await codeFor(phone)
    domains.platform.clock.advance(60_000)
    const code = await codeFor(phone)
    expect((await refusal(logIn(phone, old))).reason).toBe('code-wrong')
    expect(await logIn(phone, code)).toMatchObject({ isreg: true })
  })
})

describe('a token', () => {
  const start = async () => {
    const phone = newPhone()
    return logIn(phone, await codeFor(phone))
  }

  it('carries the documented claims and names the person', async () => {
    const { token, user } = await start()
    const now = Math.floor(domains.platform.clock.now().getTime() / 1000)
    expect(decodeJwt(token)).toMatchObject({ uid: user.id, role: [], permission: [], exp: now + 30 * 86_400 })
    expect(await domains.authenticate(token)).toMatchObject({ userId: user.id })
  })

  it('is refused when it was changed, is of another kind or has expired', async () => {
    const { token } = await start()
    const [header, , signature] = token.split('.')
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(token), role: ['admin'] })).toString('base64url')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged}.`
    for (const bad of [`${header}.${forged}.${signature}`, unsigned, 'nonsense', '']) {
      expect(await domains.authenticate(bad)).toBeUndefined()
    }
    domains.platform.clock.advance(30 * 86_400_000)
    expect(await domains.authenticate(token)).toBeUndefined()
  })

  it('is refused as soon as its session was logged out, and only that one', async () => {
    const { token } = await start()
    const other = await start()
    const identity = (await domains.authenticate(token))!
    await domains.handlers.logout({}, { ...anyone(), identity })
    expect(await domains.authenticate(token)).toBeUndefined()
    expect(await domains.authenticate(other.token)).toBeDefined()
  })
})
