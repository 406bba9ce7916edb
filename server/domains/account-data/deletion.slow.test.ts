import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { eq, sql } from '../../platform/database/orm.ts'
import { createForgottenNumbers } from '../account/forgotten-numbers.ts'
import { createAccountKeys } from '../account/keys.ts'
import { users } from '../account/users.table.ts'
import { likes } from '../gallery/likes.table.ts'
import { works } from '../gallery/works.table.ts'
import { paintedSquare, untilAborted } from '../../engines/fake-engine.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { anyone, openTestDomains, refusal, textToImage, type TestDomains } from '../testing.ts'
import { accountDeletions } from './account-deletions.table.ts'
import { createPersonalParts } from './parts/personal-parts.ts'
import { allFiles, jobRun, livelyPerson, logIn, tablesWith, type Settled } from './testing.ts'

const { graceDays, numberKnownDays } = appConfig.accountData
const DAY = 86_400_000

let domains: TestDomains
beforeAll(async () => {
  domains = await openTestDomains()
  await domains.work()
})
afterAll(() => domains.close())

let phones = 0
const newPhone = () => `137${String(++phones).padStart(8, '0')}`

async function code({ call }: Settled): Promise<string> {
  domains.platform.clock.advance(61_000)
  return (await domains.handlers.deletionCode({}, call)).demoCode!
}
const request = async (person: Settled) => domains.handlers.deletionRequest({ code: await code(person) }, person.call)
const receiptOf = (receipt: string) => domains.handlers.deletionReceipt({ receipt }, anyone())
const runJob = (deletionId: string, signal?: AbortSignal) => domains.jobHandlers['delete-account']({ deletionId }, jobRun(signal))
const squareHas = async (userId: string) => {
  const { works: shown } = await domains.handlers.squareList({ sort: 'latest', limit: 40 } as never, anyone())
  return shown.some(({ owner }) => owner.id === userId)
}

describe('asking for an account to be deleted', () => {
  it('hides what is public, cancels what runs with its points, ends the other sessions, and can be taken back', async () => {
    const person = await livelyPerson(domains, newPhone())
    const elsewhere = await logIn(domains, person.phone)
    const { userId, call } = person
    domains.engine.behave(untilAborted)
    const { coin, task } = await domains.handlers.taskCreate(textToImage(), call)
    expect(await squareHas(userId)).toBe(true)

    const asked = await request(person)
    expect(asked.dueAt - asked.requestedAt).toBe(graceDays * DAY)
    expect(await squareHas(userId)).toBe(false)
    expect((await domains.handlers.taskDetail({ id: task.id }, call)).state).toBe('cancelled')
    expect(await domains.wallet.balance(domains.platform.db, userId)).toBe(coin + task.cost)
    expect(await domains.authenticate(elsewhere.token, '203.0.113.9')).toBeUndefined()
    expect(await domains.authenticate(person.token, '203.0.113.9')).toMatchObject({ userId, leaving: true })
    domains.engine.behave(async () => [await paintedSquare()])

    // Whoever comes back is told, and whoever asks again gets the same.
    const back = await logIn(domains, person.phone)
    expect(back.login.user.leavesAt).toBe(asked.dueAt)
    expect(await domains.handlers.deletionRequest({}, back.call)).toEqual(asked)
    expect((await domains.handlers.deletionState({}, back.call)).request).toEqual(asked)
    await Promise.all([domains.handlers.deletionTakeBack({}, back.call), domains.handlers.deletionTakeBack({}, back.call)])
    expect(await squareHas(userId)).toBe(true)
    expect((await domains.handlers.userInfo({}, back.call)).leavesAt).toBeUndefined()
    expect(await receiptOf(asked.receipt)).toMatchObject({ state: 'taken-back', counts: {} })
    await runJob(asked.receipt)
    expect((await domains.handlers.userInfo({}, back.call)).nickname).toBe('小安')
    expect(await request(back)).not.toMatchObject({ receipt: asked.receipt })
  })

  it('takes one request of two at once, and only with a proof', async () => {
    const person = await logIn(domains, newPhone())
    expect(await refusal(domains.handlers.deletionRequest({}, person.call))).toMatchObject({ reason: 'missing', detail: { field: 'code' } })
    expect(await refusal(domains.handlers.deletionRequest({ password: 'guess' }, person.call))).toMatchObject({ reason: 'password-not-set' })
    const right = await code(person)
    const wrong = right === '111111' ? '222222' : '111111'
    expect(await refusal(domains.handlers.deletionRequest({ code: wrong }, person.call))).toMatchObject({ reason: 'code-wrong' })
    expect((await domains.handlers.userInfo({}, person.call)).leavesAt).toBeUndefined()
    const both = await Promise.all([1, 2].map(() => domains.handlers.deletionRequest({ code: right }, person.call)))
    expect(both[0]).toEqual(both[1])
    expect(await refusal(receiptOf(randomUUID()))).toMatchObject({ reason: 'receipt-not-found' })
  })
})

describe('what is kept of people', () => {
  it('is entered in the list of parts, whatever domain keeps it', async () => {
    const { platform, wallet } = domains
    const entered = createPersonalParts(platform, { wallet, forgotten: createForgottenNumbers(platform, createAccountKeys(platform.db)) }).flatMap(({ tables }) => tables)
    const { rows } = await platform.db.execute<{ name: string }>(sql`
      select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`)
    // Ends by itself: the request, which is nobody's once the account is gone.
    const missing = rows.map(({ name }) => name).filter((name) => name !== 'account_deletions' && !entered.includes(name))
    expect(missing).toEqual([])
  })
})

describe('deleting an account', () => {
  it('waits for the end of the grace, then leaves nothing but the books, and a receipt', async () => {
    const person = await livelyPerson(domains, newPhone())
    const { userId, phone } = person
    const { receipt } = await request(person)
    await runJob(receipt)
    expect(await receiptOf(receipt)).toMatchObject({ state: 'waiting', counts: {} })
    const liked = await domains.platform.db.select().from(likes).where(eq(likes.userId, userId))

    domains.platform.clock.advance(graceDays * DAY)
    await domains.jobHandlers['purge-bin']({}, jobRun())
    await expect.poll(async () => (await receiptOf(receipt)).state, { timeout: 15_000 }).toBe('done')

    expect(await receiptOf(receipt)).toMatchObject({
      counts: { profile: 1, sessions: 1, works: 2, creations: 2, photos: 2, likes: 1, favourites: 1, follows: 3, blocks: 1, comments: 1, points: 8, messages: 4, questionnaires: 1, events: 1 },
    })
    const left = await tablesWith(domains, userId)
    expect(Object.keys(left).toSorted()).toEqual(['users'])
    expect(await tablesWith(domains, phone)).toEqual({})
    const [nobody] = await domains.platform.db.select().from(users).where(eq(users.id, userId))
    expect(nobody).toMatchObject({ phone: null, nickname: '', avatarKey: null, passwordHash: null, leavesAt: null })
    expect((await checkLedger(domains.platform.db)).differences).toEqual([])
    const [work] = await domains.platform.db.select().from(works).where(eq(works.id, liked[0]!.workId))
    expect(work!.likes).toBe(0)
    expect(await domains.authenticate(person.token, '203.0.113.9')).toBeUndefined()
  })

  it('sets the number free, without a second welcome gift for a while', async () => {
    const { platform } = domains
    const leave = async (phone: string) => {
      const person = await logIn(domains, phone)
      const { receipt } = await request(person)
      platform.clock.advance(graceDays * DAY)
      await runJob(receipt)
      return person.userId
    }
    const phone = newPhone()
    const before = await leave(phone)
    const anew = await logIn(domains, phone)
    expect(anew.login).toMatchObject({ isreg: true, user: { coin: 0 } })
    expect(anew.userId).not.toBe(before)
    await leave(phone)
    platform.clock.advance(numberKnownDays * DAY)
    await domains.jobHandlers['purge-bin']({}, jobRun())
    expect((await logIn(domains, phone)).login.user.coin).toBe(appConfig.creation.giftPoints)
  })

  it('can be killed anywhere: done again, nothing is left and nothing was counted twice', async () => {
    const { platform } = domains
    const filesBefore = await allFiles(domains)
    const deletions = fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }), async (strikes) => {
      const person = await livelyPerson(domains, newPhone())
      const others = await allFiles(domains)
      const { receipt } = await request(person)
      platform.clock.advance(graceDays * DAY)
      for (const statements of strikes) await runJob(receipt, abortAfter(statements)).catch(() => {})
      // Two workers that both think it is theirs.
      await Promise.all([runJob(receipt), runJob(receipt)])
      expect(await receiptOf(receipt)).toMatchObject({ state: 'done', counts: { works: 2, creations: 2, photos: 2, likes: 1, points: 8 } })
      expect(Object.keys(await tablesWith(domains, person.userId)).toSorted()).toEqual(['users'])
      const left = await allFiles(domains)
      expect(left.length).toBeLessThan(others.length)
    })
    await fc.assert(deletions, { numRuns: 4 })
    // Of each of the four there is only the work of whom they liked, in its four files.
    const made = (await allFiles(domains)).filter((key) => !filesBefore.includes(key) && !key.startsWith('previews/'))
    const known = await platform.db.select().from(works)
    for (const key of made) expect(known.some((work) => key.includes(work.id))).toBe(true)
    expect((await platform.db.select().from(accountDeletions)).filter(({ state }) => state === 'running')).toEqual([])
  })
})

/** A signal that stops the job before its nth batch. */
function abortAfter(batches: number): AbortSignal {
  const { signal } = new AbortController()
  let looks = 0
  return Object.assign(Object.create(signal) as AbortSignal, {
    throwIfAborted() {
      if (++looks >= batches) throw new Error('killed')
    },
  })
}
