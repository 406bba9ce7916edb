import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import type { Call } from '../../../call.ts'
import { refusal } from '../../testing.ts'
import { qrLogins } from '../qr-logins.table.ts'
import { openTestAccount, type TestAccount } from '../testing.ts'

const IP = '203.0.113.7'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
let account: TestAccount
beforeAll(async () => {
  account = await openTestAccount()
})
afterAll(() => account.close())

const send = (request: ParsedRequestOf<'loginQrcode'>, call: Call = account.visitor()) => account.handlers.loginQrcode(request, call)

async function create(call: Call = { ...account.visitor(), platform: 'pc', userAgent: FIREFOX, ip: '198.51.100.99' }) {
  const answer = await send({ action: 'create' }, call)
  if (answer.action !== 'create') throw new Error('Not an answer to create')
  return answer
}
type Code = Awaited<ReturnType<typeof create>>

async function poll({ id, secret }: Pick<Code, 'id' | 'secret'>) {
  const answer = await send({ action: 'poll', id, secret })
  if (answer.action !== 'poll') throw new Error('Not an answer to poll')
  return answer
}
const look = ({ id }: Code, call: Call) => send({ action: 'look', id }, call)
const answer = ({ id }: Code, approve: boolean, call: Call) => send({ action: 'answer', id, approve }, call)

describe('a code to be scanned', () => {
  it('logs in the device that shows it, once', async () => {
    const { call, userId } = await account.person()
    const code = await create()
    expect(code.validSeconds).toBe(appConfig.login.qrSeconds)
    expect(await poll(code)).toMatchObject({ state: 'waiting' })
    expect(await look(code, call)).toMatchObject({ state: 'scanned', platform: 'pc', browser: 'Firefox', system: 'Linux', place: '198.51.100.*' })
    expect(await poll(code)).toMatchObject({ state: 'scanned' })
    expect(await answer(code, true, call)).toMatchObject({ state: 'approved' })

    const { state, login } = await poll(code)
    expect(state).toBe('approved')
    expect(login).toMatchObject({ isreg: false, user: { id: userId } })
    expect(await account.authenticate(login!.token, IP)).toMatchObject({ userId })
    const { sessions } = await account.handlers.sessionList({}, await account.callOf(login!.token))
    expect(sessions.find(({ current }) => current)).toMatchObject({ platform: 'pc', browser: 'Firefox' })

    expect(await poll(code)).toEqual({ action: 'poll', state: 'used', login: undefined })
    expect(await look(code, call)).toMatchObject({ state: 'used' })
  })

  it('is given out once, however many ask at once', async () => {
    const { call } = await account.person()
    const code = await create()
    await look(code, call)
    await answer(code, true, call)
    const answers = await Promise.all([poll(code), poll(code), poll(code)])
    expect(answers.map(({ state }) => state).sort()).toEqual(['approved', 'used', 'used'])
    expect(answers.filter(({ login }) => login)).toHaveLength(1)
  })

  it('that is refused stays refused', async () => {
    const { call } = await account.person()
    const code = await create()
    await look(code, call)
    expect(await answer(code, false, call)).toMatchObject({ state: 'refused' })
    expect(await answer(code, true, call)).toMatchObject({ state: 'refused' })
    expect(await poll(code)).toEqual({ action: 'poll', state: 'refused', login: undefined })
    account.platform.clock.advance(appConfig.login.qrSeconds * 1000)
    expect(await poll(code)).toMatchObject({ state: 'refused' })
  })

  it('belongs to who looked first', async () => {
    const [first, second] = [await account.person(), await account.person()]
    const code = await create()
    const looks = await Promise.allSettled([look(code, first.call), look(code, second.call)])
    expect(looks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const loser = looks[0].status === 'rejected' ? first : second
    expect(await refusal(look(code, loser.call))).toMatchObject({ code: 20005, reason: 'qr-expired' })
    expect(await refusal(answer(code, true, loser.call))).toMatchObject({ code: 20005 })
    expect(await poll(code)).toMatchObject({ state: 'scanned' })
  })

  it('is answered only by who has looked', async () => {
    const { call } = await account.person()
    expect(await refusal(answer(await create(), true, call))).toMatchObject({ code: 20005, reason: 'qr-expired' })
  })

  it('is looked at and answered by who is logged in', async () => {
    const code = await create()
    for (const call of [look(code, account.visitor()), answer(code, true, account.visitor())]) {
      expect(await refusal(call)).toMatchObject({ code: 10008, reason: 'not-logged-in' })
    }
  })

  it('is asked about by who has its secret', async () => {
    const { id } = await create()
    const { secret } = await create()
    for (const bad of [secret, '']) expect(await refusal(poll({ id, secret: bad }))).toMatchObject({ code: 20005, reason: 'qr-expired' })
    expect(await refusal(poll({ id: randomUUID(), secret }))).toMatchObject({ code: 20005 })
  })

  it('comes to an end with its time, whoever looks then', async () => {
    const { call } = await account.person()
    const [unseen, seen] = [await create(), await create()]
    await look(seen, call)
    account.platform.clock.advance(appConfig.login.qrSeconds * 1000)
    for (const code of [unseen, seen]) {
      expect(await poll(code)).toEqual({ action: 'poll', state: 'expired', login: undefined })
      expect(await look(code, call)).toMatchObject({ state: 'expired' })
    }
    expect(await answer(seen, true, call)).toMatchObject({ state: 'expired' })
  })

  it('that is approved at the last moment still reaches the device, for a while', async () => {
    const { call } = await account.person()
    const [code, late] = [await create(), await create()]
    await look(code, call)
    await look(late, call)
    account.platform.clock.advance((appConfig.login.qrSeconds - 1) * 1000)
    await answer(code, true, call)
    await answer(late, true, call)
    account.platform.clock.advance(3000)
    expect(await poll(code)).toMatchObject({ state: 'approved' })
    account.platform.clock.advance(30_000)
    expect(await poll(late)).toMatchObject({ state: 'expired' })
  })
})

describe('codes to be scanned', () => {
  it('are thirty for an address in ten minutes, also when asked for at once, and are not kept longer', async () => {
    const call = { ...account.visitor(), ip: '192.0.2.1' }
    const all = await Promise.allSettled(Array.from({ length: 33 }, () => create(call)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
    expect(await refusal(create(call))).toMatchObject({ code: 20003, reason: 'too-many-requests', detail: { retryAfter: 600 } })
    await create({ ...call, ip: '192.0.2.2' })
    account.platform.clock.advance(600_000)
    await create(call)
    expect(await account.platform.db.$count(qrLogins)).toBe(1)
  })
})
