import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { eq } from '../../../platform/database/orm.ts'
import { refusal } from '../../testing.ts'
import { ledger } from '../../wallet/ledger.table.ts'
import { chatIdentities } from '../chat-identities.table.ts'
import { openTestAccount } from '../testing.ts'
import { users } from '../users.table.ts'
import { openChatAccount, someone } from './testing/chat-account.ts'

const gift = appConfig.creation.giftPoints
let account: Awaited<ReturnType<typeof openChatAccount>>
beforeAll(async () => {
  account = await openChatAccount()
})
afterAll(() => account.close())

const returnTo = 'https://inkling.example/functionSquare/login/whoauth?back=%2F'
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('the way to the chat platform', () => {
  const start = (platform: string, address = returnTo) => account.handlers.loginWx({ returnTo: address }, { ...account.visitor(), platform })

  it('is its own inside the chat and another elsewhere, and the code that comes back logs in', async () => {
    const person = someone()
    for (const [platform, path] of [['chat', '/connect/oauth2/authorize'], ['pc', '/connect/qrconnect']] as const) {
      const { address, state } = await start(platform)
      const sent = new URL(address)
      expect(sent.pathname).toBe(path)
      expect(sent.searchParams.get('redirect_uri')).toBe(returnTo)
      expect(sent.searchParams.get('state')).toBe(state)
      // What the platforms take.
      expect(state).toMatch(/^[a-zA-Z0-9]{1,128}$/)
      const back = await account.handlers.loginWxBack({ code: account.fake.codeFor(person), state }, account.visitor())
      expect(back).toMatchObject({ state: 'new', nickname: '安' })
    }
  })

  it.each([
    'https://evil.example/',
    'http://inkling.example/',
    'https://me@inkling.example/',
    'https://inkling.example.evil.example/',
    'javascript:alert(1)',
    'http://localhost:3000/',
  ])('does not come back to %s', async (address) => {
    expect(await refusal(start('pc', address))).toMatchObject({ code: 20004, detail: { field: 'returnTo' } })
  })

  it('comes back only with a state of ours, for a while', async () => {
    const { state } = await start('pc')
    const back = (bad: string) =>
      refusal(account.handlers.loginWxBack({ code: account.fake.codeFor(someone()), state: bad }, account.visitor()))
    const forged = `${state.startsWith('1') ? '0' : '1'}${state.slice(1)}`
    for (const bad of [forged, state.slice(0, -1), 'nonsense']) {
      expect(await back(bad)).toMatchObject({ code: 20004, reason: 'chat-code-bad' })
    }
    account.platform.clock.advance(appConfig.login.ticketSeconds * 1000)
    expect(await back(state)).toMatchObject({ reason: 'chat-code-bad', detail: { field: 'state' } })
  })
})

describe('somebody from a chat platform', () => {
  it('is found again, also by another of its apps', async () => {
    const person = { ...someone(), unionid: `union-${account.newPhone()}` }
    const { userId } = await account.unbound(person)
    const code = account.fake.codeFor({ ...person, openid: 'another-app' })
    expect(await account.handlers.loginWxMini({ code }, account.visitor())).toMatchObject({ state: 'in', isreg: false, user: { id: userId } })
  })

  it('is not taken for somebody of another platform', async () => {
    const { person } = await account.unbound()
    const code = account.fake.codeFor(person)
    expect(await account.handlers.loginKsMini({ code }, account.visitor())).toMatchObject({ state: 'new' })
  })

  it('may go without a number: then there is no gift', async () => {
    const { userId, call } = await account.unbound({ ...someone(), nickname: ` \u202e${'长'.repeat(30)}\n` })
    const user = await account.handlers.userInfo({}, call)
    expect(user).toMatchObject({ coin: 0, nickname: '长'.repeat(20) })
    expect(user.phone).toBeUndefined()
    expect(call.identity.bound).toBe(false)
    expect(await account.platform.db.select().from(ledger).where(eq(ledger.userId, userId))).toEqual([])
  })

  it('becomes a person with a number and the gift, or comes to the one who has it', async () => {
    const phone = account.newPhone()
    const first = await account.loginBind({ ticket: await account.ticketOf(someone()), ...(await account.proofOf(phone)) })
    expect(first).toMatchObject({ isreg: true, user: { coin: gift, nickname: '安' } })

    const known = await account.person()
    const person = someone()
    const second = await account.loginBind({ ticket: await account.ticketOf(person), ...(await account.proofOf(known.phone)) })
    expect(second).toMatchObject({ isreg: false, user: { id: known.userId, coin: gift } })
    expect(second.user.nickname).not.toBe('安')
    expect(await account.comeIn(person)).toMatchObject({ state: 'in', user: { id: known.userId } })
  })

  it('cannot have a number that has another account of the platform, and may try with another number', async () => {
    const phone = account.newPhone()
    await account.loginBind({ ticket: await account.ticketOf(someone()), ...(await account.proofOf(phone)) })
    const ticket = await account.ticketOf(someone())
    const proof = await account.proofOf(phone)
    for (let times = 0; times < 2; times++) {
      expect(await refusal(account.loginBind({ ticket, ...proof }))).toMatchObject({ code: 20006, reason: 'number-has-chat-account' })
    }
    expect(await account.loginBind({ ticket, ...(await account.proofOf(account.newPhone())) })).toMatchObject({ isreg: true })
  })

  it('keeps the ticket when the code is wrong, and the try counts', async () => {
    const ticket = await account.ticketOf(someone())
    const { phone, code } = await account.proofOf(account.newPhone())
    expect(await refusal(account.loginBind({ ticket, phone, code: wrong(code) }))).toMatchObject({ reason: 'code-wrong', values: { left: 4 } })
    expect(await refusal(account.loginBind({ ticket, phone, code: wrong(code) }))).toMatchObject({ values: { left: 3 } })
    await account.loginBind({ ticket, phone, code })
  })

  it('needs number and code together, and the code of this purpose', async () => {
    const ticket = await account.ticketOf(someone())
    const { phone, code } = await account.proofOf(account.newPhone())
    expect(await refusal(account.loginBind({ ticket, phone }))).toMatchObject({ detail: { field: 'code' } })
    expect(await refusal(account.loginBind({ ticket, code }))).toMatchObject({ detail: { field: 'phone' } })
    const other = account.newPhone()
    const { demoCode } = await account.handlers.loginCode({ phone: other, purpose: 'login' }, account.visitor())
    expect((await refusal(account.loginBind({ ticket, phone: other, code: demoCode! }))).reason).toBe('code-expired')
  })

  it('has a ticket that is good once, for a while', async () => {
    const ticket = await account.ticketOf(someone())
    await account.loginBind({ ticket })
    expect(await refusal(account.loginBind({ ticket }))).toMatchObject({ code: 20004, reason: 'chat-ticket-expired' })
    const late = await account.ticketOf(someone())
    account.platform.clock.advance(appConfig.login.ticketSeconds * 1000)
    expect((await refusal(account.loginBind({ ticket: late }))).reason).toBe('chat-ticket-expired')
  })

  it('becomes one person, however many tickets are used at once', async () => {
    const person = someone()
    const tickets = [await account.ticketOf(person), await account.ticketOf(person), await account.ticketOf(person)]
    const before = await account.platform.db.$count(users)
    const all = await Promise.allSettled(tickets.map((ticket) => account.loginBind({ ticket })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await account.platform.db.$count(users)).toBe(before + 1)
    expect(await account.platform.db.select().from(chatIdentities).where(eq(chatIdentities.subject, person.openid))).toHaveLength(1)
  })
})

describe('an installation without chat platforms', () => {
  it('says so, and sends nobody anywhere', async () => {
    const plain = await openTestAccount()
    try {
      const local = 'http://localhost:3000/functionSquare/login/whoauth'
      const calls = [
        plain.handlers.loginWx({ returnTo: local }, plain.visitor()),
        plain.handlers.loginWxMini({ code: 'c' }, plain.visitor()),
        plain.handlers.loginKsMini({ code: 'c' }, plain.visitor()),
      ]
      for (const call of calls) expect(await refusal(call)).toMatchObject({ code: 20005, reason: 'chat-not-set-up' })
      // Without PUBLIC_URL nothing but the machine itself is ours.
      expect(await refusal(plain.handlers.loginWx({ returnTo: 'http://192.168.1.5:3000/' }, plain.visitor()))).toMatchObject({ code: 20004 })
    } finally {
      await plain.close()
    }
  })
})
