import { randomInt } from 'node:crypto'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runChild } from '../../platform/testing/run-child.ts'
import { openTestDomains, type TestDomains } from '../testing.ts'
import { checkLedger } from './check-ledger.ts'

const KILLS = 3
const PERSONS = 4

let domains: TestDomains
beforeAll(async () => {
  domains = await openTestDomains()
})
afterAll(() => domains.close())

const module = (file: string) => JSON.stringify(path.join(import.meta.dirname, file))

/** A process that moves points of these persons as fast as it can, in transactions of several movements. */
const mover = (persons: readonly string[]) => `
  const { randomUUID } = await import('node:crypto')
  const { openDatabase } = await import(${module('../../platform/database/database.ts')})
  const { silentLog } = await import(${module('../../platform/log.ts')})
  const { createWallet } = await import(${module('wallet.ts')})
  const { db } = openDatabase(${JSON.stringify(domains.platform.config.databaseUrl)}, silentLog)
  const wallet = createWallet({ now: () => new Date() })
  const persons = ${JSON.stringify(persons)}
  const any = (things) => things[Math.floor(Math.random() * things.length)]
  const move = async () => {
    const userId = any(persons)
    const reference = randomUUID()
    const held = { userId, reference, points: 1 + Math.floor(Math.random() * 12) }
    await db.transaction((tx) => wallet.grant(tx, { userId, points: 10, cause: any(['task', 'order']), reference, key: reference }))
    await db.transaction(async (tx) => {
      await wallet.hold(tx, held)
      await any([() => wallet.capture(tx, held), () => wallet.release(tx, held), async () => {}])()
      await any([() => wallet.takeBack(tx, { userId, points: 3, cause: 'refund', reference, key: 'back:' + reference }), async () => {}])()
    })
  }
  const forever = async () => { for (;;) await move().catch(() => {}) }
  for (let i = 0; i < 8; i++) void forever()
  await move()
  console.log('running')
`

it('a process that is killed while it moves points leaves books that add up, whenever that is', async () => {
  const persons = await Promise.all(Array.from({ length: PERSONS }, async () => (await domains.person()).identity.userId))
  let movements = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const child = await runChild(mover(persons))
    // In the middle of whatever it is doing then.
    await delay(randomInt(150))
    await child.kill()
    const books = await checkLedger(domains.platform.db)
    expect(books.differences).toEqual([])
    expect(books.movements).toBeGreaterThan(movements)
    movements = books.movements
  }
}, 30_000)
