import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { appConfig, pointRules } from '#config'
import { and, eq } from '../../platform/database/orm.ts'
import { BusinessError } from '../../business-error.ts'
import type { Transaction } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { messages } from '../messages/messages.table.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { checkLedger } from './check-ledger.ts'
import { ledger } from './ledger.table.ts'
import { lots } from './lots.table.ts'
import type { Grant, Hold } from './wallet.ts'

const DAY = 86_400_000
const gift = appConfig.creation.giftPoints
let domains: TestDomains
beforeAll(async () => {
  domains = await openTestDomains()
})
afterAll(() => domains.close())
// Whatever a test did: all accounts add up to nothing, and balances, lots and movements to each other.
afterEach(async () => {
  const { differences, accounts } = await checkLedger(domains.platform.db)
  const sum = Object.values(accounts).reduce((all, points) => all + points, 0)
  if (differences.length > 0 || sum !== 0) throw new Error(`The books do not add up: ${JSON.stringify({ sum, differences })}`)
})

const now = () => domains.platform.clock.now()
const inDays = (days: number) => new Date(now().getTime() + days * DAY)
const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => domains.platform.db.transaction(work)
const balance = (userId: string) => domains.wallet.balance(domains.platform.db, userId)
const newUser = async () => (await domains.person()).identity.userId
const cleanUp = () => domains.jobHandlers['purge-bin']({}, { id: randomUUID(), signal: new AbortController().signal, attempt: 1 })
const grant = (userId: string, points: number, more: Partial<Grant> = {}) =>
  inTransaction((tx) => domains.wallet.grant(tx, { userId, points, cause: 'activity', reference: 'test', key: randomUUID(), ...more }))
const holdOf = (userId: string, points: number): Hold => ({ userId, reference: randomUUID(), points })
const hold = (asked: Hold) => inTransaction((tx) => domains.wallet.hold(tx, asked))
const release = (asked: Hold) => inTransaction((tx) => domains.wallet.release(tx, asked))
const takeBack = (userId: string, points: number, orderId: string) =>
  inTransaction((tx) => domains.wallet.takeBack(tx, { userId, points, cause: 'refund', reference: orderId, key: `refund:${orderId}` }))
const movementsOf = (userId: string) => domains.platform.db.select().from(ledger).where(eq(ledger.userId, userId)).orderBy(ledger.seq)
/** What remains of the person's lots, by the points that were in them. */
async function remains(userId: string): Promise<Record<number, number>> {
  const rows = await domains.platform.db.select().from(lots).where(eq(lots.userId, userId))
  return Object.fromEntries(rows.map(({ points, remaining }) => [points, remaining]))
}

describe('points', () => {
  it('are held, and come back once when they are released', async () => {
    const userId = await newUser()
    const asked = holdOf(userId, 4)
    await hold(asked)
    expect(await balance(userId)).toBe(gift - 4)
    expect(await release(asked)).toBe(true)
    expect(await release(asked)).toBe(false)
    expect(await inTransaction((tx) => domains.wallet.capture(tx, asked))).toBe(false)
    expect(await balance(userId)).toBe(gift)
  })

  it('cannot be held beyond the balance, and the refusal leaves no trace', async () => {
    const userId = await newUser()
    expect(await refusal(hold(holdOf(userId, gift + 1)))).toMatchObject({ code: 20001, values: { cost: gift + 1, coin: gift } })
    expect(await movementsOf(userId)).toHaveLength(1)
  })

  it('are held once for the same thing, though there are not enough for another', async () => {
    const userId = await newUser()
    const asked = holdOf(userId, gift)
    expect(await hold(asked)).toBe(0)
    expect(await hold(asked)).toBe(0)
    expect(await movementsOf(userId)).toHaveLength(2)
  })

  it('of what is free are written down as none', async () => {
    const userId = await newUser()
    const free = holdOf(userId, 0)
    expect(await hold(free)).toBe(gift)
    expect(await movementsOf(userId)).toMatchObject([{ kind: 'grant' }, { kind: 'hold', amount: 0, balance: gift, reference: free.reference }])
  })

  it('that were granted come once, and say why', async () => {
    const userId = await newUser()
    const key = randomUUID()
    const added = await Promise.all([1, 2, 3].map(() => grant(userId, 5, { key, cause: 'operator', reference: 'case 7', note: '抱歉' })))
    expect(added.filter(Boolean)).toHaveLength(1)
    const movement = { amount: 5, balance: gift + 5, cause: 'operator', reference: 'case 7', note: '抱歉' }
    expect((await movementsOf(userId)).slice(1)).toMatchObject([movement])
  })

  it('are spent before they expire, and those that were bought last', async () => {
    const userId = await newUser()
    await grant(userId, 3, { cause: 'order', reference: randomUUID() })
    await grant(userId, 4, { cause: 'operator' })
    await grant(userId, 2, { expiresAt: inDays(2) })
    const first = holdOf(userId, 7)
    await hold(first)
    expect(await remains(userId)).toEqual({ 3: 3, 4: 4, 2: 0, [gift]: gift - 5 })
    await hold(holdOf(userId, 10))
    expect(await remains(userId)).toEqual({ 3: 2, 4: 0, 2: 0, [gift]: 0 })
    await release(first)
    expect(await remains(userId)).toEqual({ 3: 2, 4: 0, 2: 2, [gift]: 5 })
  })

  it('of a refunded order are taken back once, those of the order first, and no more than are there', async () => {
    const userId = await newUser()
    const [refunded, other] = [randomUUID(), randomUUID()]
    await grant(userId, 8, { cause: 'order', reference: other })
    await grant(userId, 6, { cause: 'order', reference: refunded })
    const [first, second] = await Promise.all([takeBack(userId, 7, refunded), takeBack(userId, 7, refunded)])
    expect(first + second).toBe(7)
    expect(await remains(userId)).toEqual({ 8: 7, 6: 0, [gift]: gift })
    expect(await takeBack(userId, 100, other)).toBe(gift + 7)
    expect(await takeBack(userId, 1, randomUUID())).toBe(0)
    expect(await balance(userId)).toBe(0)
  })

  it('are taken back by an operator with the reason, those that were given before those that were bought', async () => {
    const userId = await newUser()
    await grant(userId, 8, { cause: 'order', reference: randomUUID() })
    const back = { userId, points: gift + 3, cause: 'operator', reference: randomUUID(), key: randomUUID(), note: '重复领取' } as const
    expect(await inTransaction((tx) => domains.wallet.takeBack(tx, back))).toBe(gift + 3)
    expect(await remains(userId)).toEqual({ 8: 5, [gift]: 0 })
    const [last] = await domains.platform.db.select().from(ledger).where(eq(ledger.key, back.key))
    expect(last).toMatchObject({ kind: 'take-back', cause: 'operator', reference: back.reference, note: '重复领取', amount: -(gift + 3) })
  })

  it('run out for exactly those who come too late, whoever spends at once', async () => {
    const userId = await newUser()
    await grant(userId, 60, { expiresAt: inDays(1) })
    await grant(userId, 50, { cause: 'order', reference: randomUUID() })
    const spent = await Promise.allSettled(
      Array.from({ length: 200 }, () =>
        inTransaction(async (tx) => {
          const asked = holdOf(userId, 1)
          await domains.wallet.hold(tx, asked)
          await domains.wallet.capture(tx, asked)
        }),
      ),
    )
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(gift + 110)
    expect(await balance(userId)).toBe(0)
  })

  it('settle once when capture and release meet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('capture', 'release'), { minLength: 2, maxLength: 6 }), async (kinds) => {
        const userId = await newUser()
        const asked = holdOf(userId, 3)
        await hold(asked)
        const settled = await Promise.all(kinds.map((kind) => inTransaction((tx) => domains.wallet[kind](tx, asked))))
        expect(settled.filter(Boolean)).toHaveLength(1)
        expect(await balance(userId)).toBe(kinds[settled.indexOf(true)] === 'release' ? gift : gift - 3)
      }),
      { numRuns: 15 },
    )
  })
})

describe('points that expire', () => {
  it('go with a movement each, once, though several processes look at once', async () => {
    const userId = await newUser()
    await grant(userId, 3, { expiresAt: inDays(1) })
    await grant(userId, 2, { expiresAt: inDays(2) })
    domains.platform.clock.set(inDays(3))
    await Promise.all([cleanUp(), cleanUp(), cleanUp()])
    await cleanUp()
    expect(await balance(userId)).toBe(gift)
    const gone = { kind: 'expire', cause: 'expiry' }
    expect((await movementsOf(userId)).slice(3)).toMatchObject([
      { ...gone, amount: -3, balance: gift + 2 },
      { ...gone, amount: -2, balance: gift },
    ])
  })

  it('can be spent for some days more when they come back later', async () => {
    const userId = await newUser()
    await grant(userId, 5, { expiresAt: inDays(1) })
    const asked = holdOf(userId, 3)
    await hold(asked)
    domains.platform.clock.set(inDays(2))
    await cleanUp()
    expect(await balance(userId)).toBe(gift)
    await release(asked)
    await cleanUp()
    expect(await balance(userId)).toBe(gift + 3)
    domains.platform.clock.set(inDays(pointRules.returnedDays))
    await cleanUp()
    expect(await balance(userId)).toBe(gift)
  })

  it('are told of once before', async () => {
    const call = await domains.person()
    const { userId } = call.identity
    const aboutPoints = and(eq(messages.userId, userId), eq(messages.template, 'points-expire'))
    const told = async () => (await domains.platform.db.select().from(messages).where(aboutPoints)).map(({ values }) => values)
    await grant(userId, 3, { expiresAt: inDays(pointRules.warningDays + 1) })
    await grant(userId, 2, { expiresAt: inDays(pointRules.warningDays + 3) })
    await grant(userId, 9, { expiresAt: inDays(60) })
    await cleanUp()
    expect(await told()).toEqual([])
    const first = inDays(pointRules.warningDays + 1).getTime()
    domains.platform.clock.set(inDays(2))
    await Promise.all([cleanUp(), cleanUp()])
    domains.platform.clock.set(inDays(2))
    await cleanUp()
    expect(await told()).toEqual([{ points: 5, day: first }])
  })
})

describe('the books', () => {
  it('add up, and nothing falls below nothing, whatever happens at once', async () => {
    // What a reference costs is fixed, as a task's price is.
    const prices = [0, 1, 2, 3, 5, 8]
    const operation = fc.record({
      kind: fc.constantFrom('hold', 'hold', 'hold', 'capture', 'release', 'grant', 'buy', 'takeBack', 'expire'),
      reference: fc.integer({ min: 0, max: prices.length - 1 }),
      fails: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 6, maxLength: 30 }), async (operations) => {
        const { wallet } = domains
        const userId = await newUser()
        const scope = randomUUID()
        const held = new Set<number>()
        const points = (reference: number) => 1 + prices[reference]!
        const operate: Record<Exclude<(typeof operations)[number]['kind'], 'expire'>, (tx: Transaction, reference: number, asked: Hold) => Promise<unknown>> = {
          hold: (tx, _, asked) => wallet.hold(tx, asked),
          // A hold is only ever settled by who saw it made.
          capture: async (tx, reference, asked) => held.has(reference) && (await wallet.capture(tx, asked)),
          release: async (tx, reference, asked) => held.has(reference) && (await wallet.release(tx, asked)),
          grant: (tx, reference) =>
            wallet.grant(tx, { userId, points: points(reference), cause: 'task', reference: 'x', key: `task:${scope}:${reference}`, expiresAt: now() }),
          buy: (tx, reference) =>
            wallet.grant(tx, { userId, points: points(reference), cause: 'order', reference: `${scope}:${reference}`, key: `order:${scope}:${reference}` }),
          takeBack: (tx, reference) =>
            wallet.takeBack(tx, { userId, points: points(reference), cause: 'refund', reference: `${scope}:${reference}`, key: `back:${scope}:${reference}` }),
        }
        const outcomes = await Promise.allSettled(
          operations.map(async ({ kind, reference, fails }) => {
            // In transactions of its own: inside of another, it would wait for a connection that its like hold.
            if (kind === 'expire') return cleanUp()
            const asked: Hold = { userId, reference: `${scope}:${reference}`, points: prices[reference]! }
            await inTransaction(async (tx) => {
              await operate[kind](tx, reference, asked)
              if (fails) throw new Error('rolled back')
            })
            if (kind === 'hold') held.add(reference)
            return undefined
          }),
        )
        const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []))
        expect(failures.filter((error) => !(error instanceof BusinessError) && error.message !== 'rolled back')).toEqual([])
        const { differences } = await checkLedger(domains.platform.db)
        expect(differences).toEqual([])
        const movements = await movementsOf(userId)
        expect(movements.every((movement) => movement.balance >= 0)).toBe(true)
        for (const reference of prices.keys()) {
          const own = movements.filter((movement) => movement.cause === 'creation' && movement.reference === `${scope}:${reference}`)
          expect(own.filter(({ kind }) => kind === 'hold').length).toBeLessThanOrEqual(1)
          expect(own.filter(({ kind }) => kind !== 'hold').length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 30 },
    )
  }, 30_000)

  it('refuse to be changed', async () => {
    const userId = await newUser()
    await hold(holdOf(userId, 1))
    const { db } = domains.platform
    for (const change of [
      `update ledger set amount = 99`, `update ledger set user_id = gen_random_uuid()`, `update ledger set user_id = null, amount = 99`, `delete from ledger`,
      `update postings set points = 99`, `delete from postings`, `truncate ledger cascade`, `truncate postings`,
    ]) {
      await expect(db.execute(change), change).rejects.toMatchObject({ cause: { message: 'Movements of points are only ever added to' } })
    }
  })

  it('are moved under ids that tell when, whether one by one or as they expire', async () => {
    const before = Date.now()
    const userId = await newUser()
    await grant(userId, 3, { expiresAt: new Date(now().getTime() - 1) })
    await cleanUp()
    const movements = await movementsOf(userId)
    expect(movements.map(({ kind }) => kind)).toEqual(['grant', 'grant', 'expire'])
    for (const { id } of movements) {
      expect(id[14]).toBe('7')
      const made = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
      expect(made).toBeGreaterThanOrEqual(before)
      expect(made).toBeLessThanOrEqual(Date.now())
    }
  })

  it('forget a person, and keep what was moved', async () => {
    const userId = await newUser()
    const orderId = randomUUID()
    await grant(userId, 7, { cause: 'order', reference: orderId })
    await hold(holdOf(userId, 2))
    const before = await movementsOf(userId)
    await inTransaction(async (tx) => {
      await domains.wallet.forget(tx, userId)
      await tx.delete(users).where(eq(users.id, userId))
    })
    expect(await movementsOf(userId)).toEqual([])
    const { rows } = await domains.platform.db.execute(`select * from ledger where id in (${before.map(({ id }) => `'${id}'`).join()}) order by seq`)
    expect(rows).toMatchObject(before.map(({ amount, cause }) => ({ amount, user_id: null, reference: cause === 'order' ? orderId : '' })))
    expect(JSON.stringify(rows)).not.toContain(userId)
  })

  it('are compared by the check, which tells what does not agree', async () => {
    const userId = await newUser()
    const raise = (by: number) => domains.platform.db.execute(`update balances set points = points + ${by} where user_id = '${userId}'`)
    await raise(1)
    const { differences } = await checkLedger(domains.platform.db)
    expect(differences).toEqual(
      ['balance and movements of a person', 'balance and lots of a person', 'balance and last movement of a person'].map((what) => ({
        what,
        id: userId,
        found: gift + 1,
        expected: gift,
      })),
    )
    await raise(-1)
  })
})
