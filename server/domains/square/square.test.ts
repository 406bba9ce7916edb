import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstActivities } from '../activities/first-activities.ts'
import { activities } from '../activities/activities.table.ts'
import { anyone, openTestDomains, type TestDomains } from '../testing.ts'

let domains: TestDomains
beforeAll(async () => {
  domains = await openTestDomains()
})
afterAll(() => domains.close())

it('shows activities that go on before the banners of the product', async () => {
  const { db, clock } = domains.platform
  const visitor = anyone()
  const product = (await domains.handlers.squareFront({}, visitor)).banners.map(({ id }) => id)
  expect(product).not.toHaveLength(0)

  const now = clock.now().getTime()
  const hour = 3_600_000
  const at = (from: number, to: number) => ({ opensAt: new Date(now + from * hour), votingAt: new Date(now + to * hour), endsAt: new Date(now + to * hour) })
  const [first] = firstActivities(clock.now())
  const made = await db
    .insert(activities)
    .values([
      { ...first!, slug: 'later', ...at(-2, 9) },
      { ...first!, slug: 'sooner', ...at(-2, 5) },
      { ...first!, slug: 'to-come', ...at(2, 9) },
      { ...first!, slug: 'over', ...at(-9, -2) },
      { ...first!, slug: 'hidden', ...at(-2, 5), active: false },
    ])
    .returning()
  const idOf = (slug: string) => made.find((row) => row.slug === slug)!.id
  domains.platform.clock.set(new Date(now + 60_000))
  const { banners } = await domains.handlers.squareFront({}, visitor)
  expect(banners.map(({ id }) => id)).toEqual([idOf('sooner'), idOf('later'), ...product])
  expect(banners[0]).toMatchObject({ link: `{/functionSquare/activity/details?id=${idOf('sooner')}}`, title: first!.titles['zh-Hans'] })
})
