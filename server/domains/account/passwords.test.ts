import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { eq } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { refusal } from '../testing.ts'
import { openTestAccount, OTHER_PASSWORD, PASSWORD, personWithPassword, ticketFor, type TestAccount } from './testing.ts'
import { users } from './users.table.ts'

const { login } = appConfig

let account: TestAccount

beforeAll(async () => {
  account = await openTestAccount()
})
afterAll(() => account.close())

const isGood = async (token: string) => (await account.authenticate(token, '203.0.113.7')) !== undefined
const wait = (seconds: number) => account.platform.clock.advance(seconds * 1000)
const enter = (phone: string, password: string) => account.handlers.accountLogin({ phone, password, agree: true }, account.visitor())
const reset = (ticket: string, password: string) => account.handlers.forgetPassword({ ticket, password, agree: true }, account.visitor())

/** A person without a number, as a chat login makes one. */
async function unbound(): Promise<UserCall> {
  const { call, userId } = await account.person()
  await account.platform.db.update(users).set({ phone: null }).where(eq(users.id, userId))
  return call
}

describe('a password', () => {
  it('is set with a proof of the number, and logs in', async () => {
    const { phone, userId, token, call } = await account.person()
    const masked = `139****${phone.slice(-4)}`
    expect(await account.handlers.changePassinfo({}, call)).toEqual({ hasPassword: false, changedAt: undefined, phone: masked })
    await account.handlers.setPassword({ ticket: await ticketFor(account, undefined, call), password: PASSWORD }, call)
    expect(await enter(phone, PASSWORD)).toMatchObject({ isreg: false, user: { id: userId } })
    const changedAt = account.platform.clock.now().getTime()
    expect(await account.handlers.changePassinfo({}, call)).toMatchObject({ hasPassword: true, changedAt })
    expect(await isGood(token)).toBe(true)
  })

  it.each(['12345678', 'Password1', 'iloveyou'])('is not %s', async (password) => {
    const { call } = await account.person()
    const ticket = await ticketFor(account, undefined, call)
    const refused = await refusal(account.handlers.setPassword({ ticket, password }, call))
    expect(refused).toMatchObject({ code: 20004, reason: 'password-too-common', detail: { field: 'password' } })
    await account.handlers.setPassword({ ticket, password: PASSWORD }, call)
  })

  it('is not the number itself', async () => {
    const phone = account.newPhone()
    const ticket = await ticketFor(account, phone, account.visitor())
    for (const password of [phone, `+86${phone}`, phone.slice(-8), phone.replace(/(...)(....)/, '$1-$2-')]) {
      expect((await refusal(reset(ticket, password))).reason).toBe('password-too-common')
    }
  })

  it('is not set twice, nor with the proof of another number', async () => {
    const { call } = await personWithPassword(account)
    const second = await ticketFor(account, undefined, call)
    const again = account.handlers.setPassword({ ticket: second, password: OTHER_PASSWORD }, call)
    expect(await refusal(again)).toMatchObject({ code: codes.conflict, reason: 'password-set-already' })
    const somebody = await account.person()
    const ticket = await ticketFor(account, account.newPhone(), account.visitor())
    const wrongProof = account.handlers.setPassword({ ticket, password: PASSWORD }, somebody.call)
    expect(await refusal(wrongProof)).toMatchObject({ code: 20004, reason: 'ticket-expired', detail: { field: 'ticket' } })
  })
})

describe('the code for a password', () => {
  it('needs a session and a bound number when no number is given', async () => {
    expect((await refusal(account.handlers.changePasscode({}, account.visitor()))).code).toBe(codes.notLoggedIn)
    expect((await refusal(account.handlers.checkPasscode({ code: '123456' }, account.visitor()))).code).toBe(codes.notLoggedIn)
    expect((await refusal(account.handlers.changePasscode({}, await unbound()))).code).toBe(codes.bindMobile)
  })

  it('is answered alike for numbers that are registered and that are not', async () => {
    const { phone } = await personWithPassword(account)
    wait(60)
    const answers = await Promise.all(
      [phone, account.newPhone()].map(async (number) => {
        const { demoCode, ...answer } = await account.handlers.changePasscode({ phone: number }, account.visitor())
        expect(demoCode).toMatch(/^\d{6}$/)
        const wrong = String((Number(demoCode) + 1) % 1_000_000).padStart(6, '0')
        const { code, detail, values } = await refusal(account.handlers.checkPasscode({ phone: number, code: wrong }, account.visitor()))
        return { answer, code, detail, values }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
  })
})

describe('changing a password', () => {
  const change = (call: UserCall, old: string, password = OTHER_PASSWORD) => account.handlers.changePassword({ old, password }, call)

  it('ends the other sessions and all earlier tokens of this one', async () => {
    const { phone, token, call } = await personWithPassword(account)
    const { token: elsewhere } = await enter(phone, PASSWORD)
    wait(login.tokenRotateHours * 3600)
    const unseen = (await account.handlers.userInfo({}, await account.callOf(token))).token!
    const { token: next } = await change(call, PASSWORD)
    expect(decodeJwt(next).jti).toBe(call.identity.sessionId)
    expect(await Promise.all([next, token, unseen, elsewhere].map(isGood))).toEqual([true, false, false, false])
    await enter(phone, OTHER_PASSWORD)
  })

  it('needs the old one, with the same limit as logging in', async () => {
    const { phone, call } = await personWithPassword(account)
    for (let i = 0; i < login.passwordTries; i++) {
      const refused = await refusal(change(call, OTHER_PASSWORD))
      expect(refused).toMatchObject({ code: 20004, reason: 'old-password-wrong', detail: { field: 'old' } })
    }
    expect(await refusal(change(call, PASSWORD))).toMatchObject({ code: 20003, reason: 'password-too-many-tries' })
    expect((await refusal(enter(phone, PASSWORD))).code).toBe(20003)
  })

  it('is refused where there is none', async () => {
    const { call } = await account.person()
    expect(await refusal(change(call, PASSWORD))).toMatchObject({ code: codes.conflict, reason: 'password-not-set' })
  })

  it('twice at once happens once', async () => {
    const { phone, call } = await personWithPassword(account)
    const both = await Promise.allSettled([change(call, PASSWORD, 'the first of two'), change(call, PASSWORD, 'the second of two')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await refusal(enter(phone, PASSWORD))).reason).toBe('password-wrong')
  })
})
