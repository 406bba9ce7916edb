import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codes } from '#contract/codes.ts'
import { reportConfig } from '#contract/desk-config.ts'
import { permissions, type Permission } from '#contract/permissions.ts'
import { and, eq, ne } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { users } from '../account/users.table.ts'
import { works } from '../gallery/works.table.ts'
import { messages } from '../messages/messages.table.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'

let domains: TestDomains
let moderator: UserCall
beforeAll(async () => {
  domains = await openTestDomains()
  await domains.work()
  moderator = await staff(permissions)
})
afterAll(() => domains.close())
beforeEach(() => domains.platform.clock.advance(1000))

async function staff(granted: readonly Permission[]): Promise<UserCall> {
  const call = await domains.person()
  return { ...call, identity: { ...call.identity, permissions: granted } }
}
async function published(owner: UserCall): Promise<string> {
  const { works: made } = await domains.create(owner)
  const { id } = made[0]!
  // The engine's squares all look alike, and what looks like a hidden work is held.
  await domains.platform.db.update(works).set({ pictureHash: null }).where(eq(works.id, id))
  await domains.handlers.workPublish({ id, visibility: 'public', title: '山' }, owner)
  return id
}
const report = (workId: string, call: UserCall, note = '') => domains.handlers.reportCreate({ workId, reason: 'spam', note }, call)
const decide = (id: string, decision: 'keep' | 'hide' | 'suspend', call = moderator) => domains.handlers.deskReportDecide({ id, decision, reason: '广告' }, call)
const open = async () => (await domains.handlers.deskReports({ view: 'open' }, moderator)).rows
const toldOf = async ({ identity }: UserCall) => domains.platform.db.select().from(messages).where(and(eq(messages.userId, identity.userId), ne(messages.template, 'welcome')))

it('a public work is reported once by each person, however often and at once they press, and never by its owner', async () => {
  const owner = await domains.person()
  const id = await published(owner)
  const [one, other] = [await domains.person(), await domains.person()]
  await Promise.all([...Array.from({ length: 5 }, () => report(id, one, '引流')), report(id, other)])
  expect((await open()).find(({ work }) => work.id === id)).toMatchObject({ reports: 2, reasons: [{ reason: 'spam', count: 2 }] })
  expect((await domains.handlers.deskReport({ id }, moderator)).rows.map(({ note }) => note).toSorted()).toEqual(['', '引流'])
  expect(await refusal(report(id, owner))).toMatchObject({ reason: 'own-work' })
  await domains.handlers.workPublish({ id, visibility: 'private', title: '' }, owner)
  expect(await refusal(report(id, await domains.person()))).toMatchObject({ code: codes.notFound })
})

it('a work that is kept waits again when somebody else reports it; those who did are not asked twice', async () => {
  const id = await published(await domains.person())
  const one = await domains.person()
  await report(id, one)
  await decide(id, 'keep')
  await report(id, one)
  const waits = async () => (await open()).some(({ work }) => work.id === id)
  expect(await waits()).toBe(false)
  expect((await domains.handlers.deskReports({ view: 'decided' }, moderator)).rows[0]).toMatchObject({ work: { id }, decision: { decision: 'keep' } })
  await report(id, await domains.person())
  expect((await open()).find(({ work }) => work.id === id)).toMatchObject({ reports: 1 })
})

it('what is taken off the square is gone for all others, its owner is told why, and one decision of several counts', async () => {
  const owner = await domains.person()
  const id = await published(owner)
  await report(id, await domains.person())
  const decisions = await Promise.allSettled([decide(id, 'hide'), decide(id, 'keep')])
  expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  if (decisions[0].status === 'rejected') return
  expect(await refusal(domains.handlers.workDetail({ id }, await domains.person()))).toMatchObject({ code: codes.notFound })
  expect(await toldOf(owner)).toMatchObject([{ template: 'work-hidden', values: { reason: '广告', hasReason: 'yes' } }])
})

it('an owner is suspended with the work, by who may suspend people', async () => {
  const owner = await domains.person()
  const id = await published(owner)
  await report(id, await domains.person())
  expect(await refusal(decide(id, 'suspend', await staff(['reports.decide'])))).toMatchObject({ code: codes.noPermission })
  await decide(id, 'suspend')
  const [user] = await domains.platform.db.select().from(users).where(eq(users.id, owner.identity.userId))
  expect(user).toMatchObject({ suspendedReason: '广告' })
  expect((await domains.handlers.deskWorks({ view: 'hidden', search: '' }, moderator)).rows[0]).toMatchObject({ id, hiddenAt: expect.any(Number) })
})

it('a person reports so many works a day', async () => {
  const person = await domains.person()
  const owners = await Promise.all(Array.from({ length: 3 }, () => domains.person()))
  const ids: string[] = []
  for (let n = 0; n <= reportConfig.perDay; n++) ids.push(await published(owners[n % 3]!))
  for (const id of ids.slice(0, -1)) await report(id, person)
  expect(await refusal(report(ids.at(-1)!, person))).toMatchObject({ reason: 'too-many-reports' })
  domains.platform.clock.advance(86_400_000)
  await report(ids.at(-1)!, person)
})
