import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { eq } from '../../../platform/database/orm.ts'
import { heatOf } from '../../gallery/heat.ts'
import { likes } from '../../gallery/likes.table.ts'
import { works, type NewWork } from '../../gallery/works.table.ts'
import { refusal } from '../../testing.ts'
import { testDecoder, testFilms } from '../../uploads/testing.ts'
import { createUploads } from '../../uploads/uploads.ts'
import { createWallet } from '../../wallet/wallet.ts'
import { balances } from '../../wallet/balances.table.ts'
import { ledger } from '../../wallet/ledger.table.ts'
import { openOtherProcess } from '../testing.ts'
import { users } from '../users.table.ts'
import { openChatAccount, someone } from './testing/chat-account.ts'

const gift = appConfig.creation.giftPoints
const IP = '203.0.113.7'
let account: Awaited<ReturnType<typeof openChatAccount>>
beforeAll(async () => {
  account = await openChatAccount()
})
afterAll(() => account.close())

const movementsOf = (userId: string) => account.platform.db.select().from(ledger).where(eq(ledger.userId, userId))
const exists = async (userId: string) => (await account.platform.db.$count(users, eq(users.id, userId))) === 1

/** Every balance is the sum of its movements. */
async function expectMoneyInOrder(): Promise<void> {
  for (const { userId, points } of await account.platform.db.select().from(balances)) {
    const movements = await movementsOf(userId)
    expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(points)
    expect(movements.length).toBeLessThanOrEqual(1)
  }
}

describe('binding a number', () => {
  it('that is free gives the gift, once, and needs no new login', async () => {
    const { call, userId, token } = await account.unbound()
    const answer = await account.handlers.bindMobile(await account.proofOf(account.newPhone()), call)
    expect(answer).toMatchObject({ joined: false, isreg: false, user: { id: userId, coin: gift } })
    for (const good of [token, answer.token]) expect(await account.authenticate(good, IP)).toMatchObject({ userId, bound: true })
    const again = account.handlers.bindMobile(await account.proofOf(account.newPhone()), call)
    expect(await refusal(again)).toMatchObject({ code: 20006, reason: 'number-bound-already' })
    await expectMoneyInOrder()
  })

  it('is seen at once by the other processes', async () => {
    const other = await openOtherProcess(account)
    try {
      const { call, token, userId } = await account.unbound()
      expect(await other.authenticate(token, IP)).toMatchObject({ bound: false })
      await account.handlers.bindMobile(await account.proofOf(account.newPhone()), call)
      await expect.poll(() => other.authenticate(token, IP)).toMatchObject({ userId, bound: true })
    } finally {
      await other.close()
    }
  })

  it('needs the right code, and counts the tries', async () => {
    const { call } = await account.unbound()
    const { phone, code } = await account.proofOf(account.newPhone())
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (const left of [4, 3]) {
      expect(await refusal(account.handlers.bindMobile({ phone, code: wrong }, call))).toMatchObject({ values: { left } })
    }
    await account.handlers.bindMobile({ phone, code }, call)
  })

  it('of another account joins the two', async () => {
    const known = await account.person()
    const { call, userId, token, person } = await account.unbound()
    const answer = await account.handlers.bindMobile(await account.proofOf(known.phone), call)
    expect(answer).toMatchObject({ joined: true, user: { id: known.userId, coin: gift } })
    expect(await account.authenticate(answer.token, IP)).toMatchObject({ userId: known.userId, bound: true })
    expect(await account.authenticate(token, IP)).toBeUndefined()
    expect(await account.authenticate(known.token, IP)).toBeDefined()
    expect(await exists(userId)).toBe(false)
    expect(await account.comeIn(person)).toMatchObject({ state: 'in', user: { id: known.userId } })
    await expectMoneyInOrder()
  })

  it('takes likes and photos along, and counts nothing twice', async () => {
    const { platform } = account
    const known = await account.person()
    const { call, userId } = await account.unbound()
    const publishedAt = platform.clock.now()
    const work = (id: string, count: number): NewWork => ({
      id,
      userId: known.userId,
      generator: 'text-to-image',
      kind: 'image',
      width: 1,
      height: 1,
      colour: '#000000',
      transparent: false,
      originalKey: 'o',
      previewKey: 'p',
      thumbnailKey: 't',
      description: { input: {}, engine: 'fake' },
      visibility: 'public',
      likes: count,
      createdAt: publishedAt,
      publishedAt,
    })
    const [both, mine] = [randomUUID(), randomUUID()]
    await platform.db.insert(works).values([work(both, 2), work(mine, 1)])
    const like = (liker: string, workId: string) => ({ userId: liker, workId, createdAt: publishedAt })
    await platform.db.insert(likes).values([like(userId, both), like(known.userId, both), like(userId, mine)])
    const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#37a' } }).png().toBuffer()
    const uploads = createUploads(platform, testDecoder, testFilms)
    const photo = await uploads.upload(bytesOf(picture), call)

    await account.handlers.bindMobile(await account.proofOf(known.phone), call)

    const counted = new Map((await platform.db.select().from(works)).map((work) => [work.id, work]))
    expect([counted.get(both)!.likes, counted.get(mine)!.likes]).toEqual([1, 1])
    expect(counted.get(both)!.heat).toBeCloseTo(heatOf(1, publishedAt), 9)
    expect(await platform.db.$count(likes, eq(likes.userId, known.userId))).toBe(2)
    expect(await uploads.ownAmong([photo.id], known.userId)).toEqual([photo])
  })

  it('that has another account of the same platform is refused, and changes nothing', async () => {
    const known = await account.person()
    await account.loginBind({ ticket: await account.ticketOf(someone()), ...(await account.proofOf(known.phone)) })
    const { call, userId, person } = await account.unbound()
    const proof = await account.proofOf(known.phone)
    expect(await refusal(account.handlers.bindMobile(proof, call))).toMatchObject({ code: 20006, reason: 'number-has-chat-account' })
    expect(await account.comeIn(person)).toMatchObject({ state: 'in', user: { id: userId } })
  })

  it('joins accounts of different platforms', async () => {
    const known = await account.unbound()
    const { phone, code } = await account.proofOf(account.newPhone())
    await account.handlers.bindMobile({ phone, code }, known.call)
    const answer = await account.handlers.loginKsMini({ code: account.fake.codeFor(someone()) }, account.visitor())
    if (answer.state !== 'new') throw new Error('Not new')
    const { token } = await account.loginBind({ ticket: answer.ticket })
    const joined = await account.handlers.bindMobile(await account.proofOf(phone), await account.callOf(token))
    expect(joined).toMatchObject({ joined: true, user: { id: known.userId } })
  })

  it('never removes an account that has had points', async () => {
    const known = await account.person()
    const { call, userId } = await account.unbound()
    await account.platform.db.transaction((tx) => createWallet(account.platform.clock).welcome(tx, userId, 1))
    await expect(account.handlers.bindMobile(await account.proofOf(known.phone), call)).rejects.toThrow()
    expect(await exists(userId)).toBe(true)
  })

  it('at once by two gives it to one, and the gift once', async () => {
    const [one, other] = [await account.unbound(), await account.unbound()]
    const proof = await account.proofOf(account.newPhone())
    const both = await Promise.allSettled([one, other].map(({ call }) => account.handlers.bindMobile(proof, call)))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectMoneyInOrder()
  })

  it('twice at once by the same person gives one number and one gift', async () => {
    const { call, userId } = await account.unbound()
    const proofs = [await account.proofOf(account.newPhone()), await account.proofOf(account.newPhone())]
    const both = await Promise.allSettled(proofs.map((proof) => account.handlers.bindMobile(proof, call)))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await movementsOf(userId)).toHaveLength(1)
  })

  it('while the number logs in for the first time ends with one person', async () => {
    const { call } = await account.unbound()
    const phone = account.newPhone()
    const { code } = await account.proofOf(phone)
    account.platform.clock.advance(60_000)
    const { demoCode } = await account.handlers.loginCode({ phone, purpose: 'login' }, account.visitor())
    const login = account.handlers.loginMobile({ phone, code: demoCode!, agree: true }, account.visitor())
    const [bound, loggedIn] = await Promise.all([account.handlers.bindMobile({ phone, code }, call), login])
    expect(bound.user.id).toBe(loggedIn.user.id)
    expect(await movementsOf(bound.user.id)).toHaveLength(1)
  })
})

async function* bytesOf(bytes: Uint8Array) {
  yield bytes
}
