import { randomUUID } from 'node:crypto'
import { eq, sum } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import type { Transaction } from '../../platform/platform.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { ledger } from './ledger.table.ts'
import type { Hold } from './wallet.ts'

const gift = appConfig.creation.giftPoints
let domains: TestDomains
beforeAll(async () => {
  domains = await openTestDomains()
})
afterAll(() => domains.close())

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => domains.platform.db.transaction(work)
const balance = (userId: string) => domains.wallet.balance(domains.platform.db, userId)
const newUser = async () => (await domains.person()).identity.userId

async function ledgerSum(userId: string): Promise<number> {
  const [row] = await domains.platform.db.select({ sum: sum(ledger.amount).mapWith(Number) }).from(ledger).where(eq(ledger.userId, userId))
  return row!.sum
}

describe('points', () => {
  it('are held, and come back once when they are released', async () => {
    const userId = await newUser()
    const hold: Hold = { userId, reference: randomUUID(), points: 4 }
    await inTransaction((tx) => domains.wallet.hold(tx, hold))
    expect(await balance(userId)).toBe(gift - 4)
    expect(await inTransaction((tx) => domains.wallet.release(tx, hold))).toBe(true)
    expect(await inTransaction((tx) => domains.wallet.release(tx, hold))).toBe(false)
    expect(await inTransaction((tx) => domains.wallet.capture(tx, hold))).toBe(false)
    expect(await balance(userId)).toBe(gift)
  })

  it('cannot be held beyond the balance, and the refusal leaves no trace', async () => {
    const userId = await newUser()
    const over = refusal(inTransaction((tx) => domains.wallet.hold(tx, { userId, reference: randomUUID(), points: gift + 1 })))
    expect(await over).toMatchObject({ code: 20001, values: { cost: gift + 1, coin: gift } })
    expect(await ledgerSum(userId)).toBe(gift)
  })

  it('add up to the ledger and never fall below nothing, whatever happens at once', async () => {
    const operation = fc.record({
      kind: fc.constantFrom('hold', 'hold', 'capture', 'release'),
      reference: fc.integer({ min: 0, max: 5 }),
      fails: fc.boolean(),
    })
    // What a reference costs is fixed, as a task's price is.
    const points = [1, 2, 3, 4, 5, 8]
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 24 }), async (operations) => {
        const userId = await newUser()
        const scope = randomUUID()
        const held = new Set<number>()
        await Promise.allSettled(
          operations.map(async ({ kind, reference, fails }) => {
            const hold: Hold = { userId, reference: `${scope}:${reference}`, points: points[reference]! }
            // A hold is only ever settled by who saw it made.
            if (kind !== 'hold' && !held.has(reference)) return
            await inTransaction(async (tx) => {
              await domains.wallet[kind](tx, hold)
              if (fails) throw new Error('rolled back')
            })
            if (kind === 'hold') held.add(reference)
          }),
        )
        const movements = await domains.platform.db.select().from(ledger).where(eq(ledger.userId, userId))
        const now = await balance(userId)
        expect(now).toBe(await ledgerSum(userId))
        expect(now).toBeGreaterThanOrEqual(0)
        expect(now).toBeLessThanOrEqual(gift)
        for (const reference of points.keys()) {
          const own = movements.filter((movement) => movement.reference === `${scope}:${reference}`)
          expect(own.filter(({ kind }) => kind === 'hold').length).toBeLessThanOrEqual(1)
          expect(own.filter(({ kind }) => kind !== 'hold').length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('settle once when capture and release meet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('capture', 'release'), { minLength: 2, maxLength: 6 }), async (kinds) => {
        const userId = await newUser()
        const hold: Hold = { userId, reference: randomUUID(), points: 3 }
        await inTransaction((tx) => domains.wallet.hold(tx, hold))
        const settled = await Promise.all(kinds.map((kind) => inTransaction((tx) => domains.wallet[kind](tx, hold))))
        expect(settled.filter(Boolean)).toHaveLength(1)
        expect(await balance(userId)).toBe(kinds[settled.indexOf(true)] === 'release' ? gift : gift - 3)
      }),
      { numRuns: 15 },
    )
  })
})
