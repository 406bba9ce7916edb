import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { eq } from '../../platform/database/orm.ts'
import { waitUntil } from '../../platform/testing/wait-until.ts'
import { refusal } from '../testing.ts'
import { publishChange } from './session-checks.ts'
import { openOtherProcess, openTestAccount, type TestAccount } from './testing.ts'
import { users } from './users.table.ts'

const HERE = '203.0.113.7'
const TOKEN_MS = appConfig.login.tokenDays * 86_400_000

let account: TestAccount
let other: Awaited<ReturnType<typeof openOtherProcess>>

beforeAll(async () => {
  account = await openTestAccount()
  other = await openOtherProcess(account)
})
afterAll(async () => {
  await other.close()
  await account.close()
})

const wait = (milliseconds: number) => account.platform.clock.advance(milliseconds)
const isGood = async (token: string) => (await account.authenticate(token, HERE)) !== undefined
const userInfo = async (token: string) => account.handlers.userInfo({}, await account.callOf(token))
/** Until another process has been told of a change. */
const isRefusedThere = (token: string) => waitUntil(async () => ((await other.authenticate(token, HERE)) ? undefined : true))

describe('a token', () => {
  it('carries the documented claims and names the person', async () => {
    const { token, userId } = await account.person()
    const now = Math.floor(account.platform.clock.now().getTime() / 1000)
    expect(decodeJwt(token)).toMatchObject({ uid: userId, role: [], permission: [], gen: 1, exp: now + 30 * 86_400 })
    expect(await account.authenticate(token, HERE)).toMatchObject({ userId, roles: [], permissions: [], bound: true })
  })

  it('is refused when it was changed, is of another kind or has expired', async () => {
    const { token } = await account.person()
    const [header, , signature] = token.split('.')
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(token), role: ['admin'] })).toString('base64url')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged}.`
    for (const bad of [`${header}.${forged}.${signature}`, unsigned, 'nonsense', '']) expect(await isGood(bad)).toBe(false)
    wait(TOKEN_MS)
    expect(await isGood(token)).toBe(false)
  })
})

describe('roles and permissions', () => {
  it('that are given are seen at once in every process, and written into the next token', async () => {
    const { token, userId } = await account.person()
    expect((await other.authenticate(token, HERE))!.roles).toEqual([])
    const { db, channel } = account.platform
    await db.transaction(async (tx) => {
      await tx.update(users).set({ roles: ['editor'], permissions: ['work:feature'] }).where(eq(users.id, userId))
      await publishChange(channel, tx, userId)
    })
    for (const process of [account, other]) {
      const identity = await waitUntil(async () => {
        const now = await process.authenticate(token, HERE)
        return now?.roles.length ? now : undefined
      })
      expect(identity).toMatchObject({ roles: ['editor'], permissions: ['work:feature'] })
    }
    const next = (await userInfo(token)).token!
    expect(decodeJwt(next)).toMatchObject({ role: ['editor'], permission: ['work:feature'] })
    expect((await userInfo(next)).token).toBeUndefined()
  })
})

describe('logging out', () => {
  it('ends this session and no other, in every process', async () => {
    const { token, phone, call } = await account.person()
    const elsewhere = await account.logInAgain(phone)
    expect(await other.authenticate(token, HERE)).toBeDefined()
    await account.handlers.logout({ everywhere: false }, call)
    expect(await isGood(token)).toBe(false)
    expect(await isRefusedThere(token)).toBe(true)
    expect(await isGood(elsewhere.token)).toBe(true)
  })

  it('everywhere ends all of them', async () => {
    const { token, phone, call } = await account.person()
    const elsewhere = await account.logInAgain(phone)
    const somebody = await account.person()
    await account.handlers.logout({ everywhere: true }, call)
    expect(await Promise.all([token, elsewhere.token, somebody.token].map(isGood))).toEqual([false, false, true])
  })
})

describe('the list of sessions', () => {
  const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

  it('names device and place, the last used first, without those that ended', async () => {
    const { phone, call, token } = await account.person()
    const caller = { ...account.visitor(), platform: 'chat', userAgent: ANDROID, ip: '2001:db8::7:8' }
    const phoneLogin = await account.logInAgain(phone, caller)
    const ended = await account.logInAgain(phone)
    await account.handlers.logout({ everywhere: false }, await account.callOf(ended.token))
    expect((await account.handlers.sessionList({}, call)).sessions).toMatchObject([
      { platform: 'chat', browser: 'Chrome', system: 'Android', place: '2001:db8::7:*', current: false },
      { platform: 'h5', browser: undefined, system: undefined, place: '203.0.113.*', current: true },
    ])

    wait(3_600_000)
    await account.authenticate(phoneLogin.token, '192.0.2.99')
    await account.authenticate(token, '192.0.2.98')
    const [first, second] = (await account.handlers.sessionList({}, await account.callOf(phoneLogin.token, '192.0.2.99'))).sessions
    expect([first!.place, second!.place]).toEqual(['192.0.2.*', '192.0.2.*'])
    expect(first!.lastSeenAt).toBe(account.platform.clock.now().getTime())
  })

  it('ends another session, as often as it is asked to', async () => {
    const { phone, call } = await account.person()
    const elsewhere = await account.logInAgain(phone)
    const { sessions } = await account.handlers.sessionList({}, call)
    const { id } = sessions.find(({ current }) => !current)!
    await account.handlers.sessionEnd({ id }, call)
    await account.handlers.sessionEnd({ id }, call)
    expect(await isGood(elsewhere.token)).toBe(false)
    expect((await account.handlers.sessionList({}, call)).sessions).toHaveLength(1)
  })

  it('ends nothing of anybody else, nor what does not exist', async () => {
    const { call } = await account.person()
    const somebody = await account.person()
    for (const id of [somebody.call.identity.sessionId, '0b0e7a52-0000-4000-8000-000000000009']) {
      expect(await refusal(account.handlers.sessionEnd({ id }, call))).toMatchObject({ code: 20005, reason: 'session-not-found' })
    }
    expect(await isGood(somebody.token)).toBe(true)
  })
})

describe('a suspended person', () => {
  it('is logged out everywhere, also where a login was under way, and is told why at the next, until it is lifted', async () => {
    const { db } = account.platform
    const person = await account.person()
    const suspend = (suspended: boolean) =>
      db.update(users).set(suspended ? { suspendedAt: new Date(), suspendedReason: '刷赞' } : { suspendedAt: null, suspendedReason: null }).where(eq(users.id, person.userId))
    await suspend(true)
    // Asked again after what was remembered.
    wait(61_000)
    expect(await isGood(person.token)).toBe(false)
    expect(await refusal(account.logInAgain(person.phone))).toMatchObject({ code: 20010, reason: 'account-suspended', values: { why: '刷赞' } })
    await suspend(false)
    wait(61_000)
    expect(await isGood((await account.logInAgain(person.phone)).token)).toBe(true)
  })
})
