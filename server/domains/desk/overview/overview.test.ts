import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskConfig } from '#contract/desk-config.ts'
import { permissions } from '#contract/permissions.ts'
import type { UserCall } from '../../../call.ts'
import { openTestDomains, textToImage, type TestDomains } from '../../testing.ts'
import { dailyFigures } from './daily-figures.table.ts'

let domains: TestDomains
let operator: UserCall
beforeAll(async () => {
  domains = await openTestDomains()
  domains.platform.clock.set(new Date('2026-11-22T15:30:00Z'))
  const call = await domains.person()
  operator = { ...call, identity: { ...call.identity, permissions } }
})
afterAll(() => domains.close())

const overview = () => domains.handlers.deskOverview({}, operator)

it('tells of each day of the zone what happened, the same after it was kept as before, and what waits', async () => {
  // 23:30 in Shanghai.
  await domains.handlers.taskCreate(textToImage(), await domains.person())
  domains.platform.clock.advance(3_600_000)
  const person = await domains.person()
  await domains.handlers.taskCreate(textToImage(), person)
  await domains.handlers.taskCreate(textToImage(), person)
  const early = await overview()
  expect(early.days).toHaveLength(deskConfig.overview.days)
  expect(early.days.slice(-2)).toEqual([
    { day: '2026-11-22', figures: { people: 2, creations: 1, failures: 0, spent: 0, granted: 20 } },
    { day: '2026-11-23', figures: { people: 1, creations: 2, failures: 0, spent: 0, granted: 10 } },
  ])
  expect(early.waiting).toEqual(expect.arrayContaining([{ section: 'queue', count: 3 }, { section: 'reports', count: 0 }]))
  // Yesterday is not over for two hours more.
  const keptDays = async () => new Set((await domains.platform.db.select().from(dailyFigures)).map(({ day }) => day))
  expect((await keptDays()).has('2026-11-22')).toBe(false)
  domains.platform.clock.advance(2 * 3_600_000)
  await Promise.all([overview(), overview()])
  expect((await keptDays()).has('2026-11-22')).toBe(true)
  expect((await overview()).days).toEqual(early.days)
})
