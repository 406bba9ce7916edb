import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { activityRules } from '#contract/activity-rules.ts'
import { eq } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { accountTraces } from '../account/traces.table.ts'
import { couponTemplates } from '../coupons/coupon-templates.table.ts'
import { coupons } from '../coupons/coupons.table.ts'
import { works } from '../gallery/works.table.ts'
import { messages } from '../messages/messages.table.ts'
import { paintedSquare } from '../../engines/fake-engine.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { activityEntries } from './activity-entries.table.ts'
import { activities, type NewActivity } from './activities.table.ts'
import { activityVotes } from './activity-votes.table.ts'

const DAY = 86_400_000
const run = { id: 'job', signal: new AbortController().signal, attempt: 1 }
const texts = (text: string) => ({ 'zh-Hans': text, 'zh-Hant': text, en: text, es: text, fr: text, ja: text })

let domains: TestDomains
beforeAll(async () => {
  domains = await openTestDomains()
  // What is published is looked at.
  await domains.platform.files.put('works/c.webp', (await paintedSquare()).bytes, 'image/webp')
})
afterAll(() => domains.close())
beforeEach(() => domains.platform.clock.advance(1000))

let people = 0
/** A person on a device and from a network of their own. */
async function someone(): Promise<UserCall> {
  people++
  return { ...(await domains.person()), device: randomUUID(), ip: `198.51.${people >> 8}.${people & 255}` }
}

async function activity(change: Partial<NewActivity> = {}): Promise<string> {
  const now = domains.platform.clock.now().getTime()
  const [row] = await domains.platform.db
    .insert(activities)
    .values({
      titles: texts('秋天'), summaries: texts('画秋天'), rules: texts('三件'), theme: 'flowers', cover: 'autumn-woods', generators: [], judged: 'votes',
      entriesEach: 2, votesEach: 3, prizes: [{ points: 50 }, { points: 20 }],
      opensAt: new Date(now - DAY), votingAt: new Date(now + DAY), endsAt: new Date(now + 2 * DAY), active: true, createdAt: new Date(now), ...change,
    })
    .returning()
  return row!.id
}

async function work(owner: UserCall, change: Partial<typeof works.$inferInsert> = {}): Promise<string> {
  const now = domains.platform.clock.now()
  const [row] = await domains.platform.db
    .insert(works)
    .values({
      userId: owner.identity.userId, generator: 'text-to-image', kind: 'image', title: '山', width: 8, height: 8, colour: '#336699', transparent: false,
      originalKey: 'works/a.webp', previewKey: 'works/b.webp', thumbnailKey: 'works/c.webp', description: { input: {}, engine: 'fake' },
      visibility: 'public', publishedAt: now, createdAt: now, ...change,
    })
    .returning()
  return row!.id
}

const enter = async (id: string, owner: UserCall, workId?: string) => (await domains.handlers.activityEnter({ id, workId: workId ?? (await work(owner)) }, owner)).entryId
const vote = (entryId: string, call: UserCall, on = true) => domains.handlers.activityVote({ entryId, on }, call)
const listed = async (id: string, request: Partial<RequestOf<'activityEntries'>> = {}, call?: UserCall) =>
  domains.handlers.activityEntries({ id, sort: 'votes', ...request }, call ?? (await someone()))
const detail = async (id: string, call?: UserCall) => domains.handlers.activityDetail({ id }, call ?? (await someone()))
const coinOf = (call: UserCall) => domains.wallet.balance(domains.platform.db, call.identity.userId)
const toVoting = () => domains.platform.clock.advance(DAY)
const reasonOf = async (promise: Promise<unknown>) => (await refusal(promise)).reason

describe('entering', () => {
  it('takes a public work once, as often as it is asked and at the same time', async () => {
    const id = await activity()
    const owner = await someone()
    const workId = await work(owner)
    const entries = await Promise.all(Array.from({ length: 6 }, () => enter(id, owner, workId)))
    expect(new Set(entries).size).toBe(1)
    expect(await detail(id, owner)).toMatchObject({ state: 'open', entries: 1, used: { entries: 1, votes: 0 } })
    expect(await listed(id)).toMatchObject({ entries: [{ id: entries[0], votes: 0, voted: false, work: { id: workId } }] })
  })

  it('refuses what is private, another’s, of another tool, too much or too late', async () => {
    const id = await activity({ generators: ['text-to-image'] })
    const owner = await someone()
    expect(await reasonOf(enter(id, owner, await work(owner, { visibility: 'private' })))).toBe('activity-work-private')
    expect(await reasonOf(enter(id, owner, await work(await someone())))).toBe('work-not-found')
    expect(await reasonOf(enter(id, owner, await work(owner, { generator: 'cutout' })))).toBe('activity-work-unfit')
    const more = await Promise.all([1, 2, 3, 4].map(() => work(owner)))
    const results = await Promise.allSettled(more.map((workId) => enter(id, owner, workId)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await reasonOf(enter(id, owner))).toBe('activity-entries-used')
    toVoting()
    expect(await reasonOf(enter(id, await someone()))).toBe('activity-not-open')
    expect(await reasonOf(enter(randomUUID(), owner))).toBe('activity-not-found')
  })

  it('offers the works that fit and are not in yet, and lets one be taken back', async () => {
    const id = await activity({ generators: ['text-to-image'] })
    const owner = await someone()
    const [first, second] = [await work(owner), await work(owner)]
    await work(owner, { generator: 'cutout' })
    await work(owner, { visibility: 'private' })
    const offered = async () => (await domains.handlers.activityWorks({ id }, owner)).works.map((one) => one.id)
    expect((await offered()).toSorted()).toEqual([first, second].toSorted())
    const entryId = await enter(id, owner, first)
    expect(await offered()).toEqual([second])
    await domains.handlers.activityWithdraw({ entryId }, await someone())
    expect(await detail(id)).toMatchObject({ entries: 1 })
    await domains.handlers.activityWithdraw({ entryId }, owner)
    await domains.handlers.activityWithdraw({ entryId }, owner)
    expect(await detail(id)).toMatchObject({ entries: 0 })
    expect(await offered()).toHaveLength(2)
  })

  it('goes out of sight with its work, and comes back with it', async () => {
    const id = await activity()
    const owner = await someone()
    const workId = await work(owner)
    await enter(id, owner, workId)
    const publish = (visibility: 'public' | 'private') => domains.handlers.workPublish({ id: workId, visibility, title: '' }, owner)
    await publish('private')
    expect([await listed(id), (await detail(id)).entries]).toEqual([{ entries: [], next: undefined }, 0])
    await publish('public')
    expect([(await listed(id)).entries.length, (await detail(id)).entries]).toEqual([1, 1])
    await domains.handlers.workDelete({ ids: [workId] }, owner)
    expect((await detail(id)).entries).toBe(0)
    await domains.platform.db.delete(works).where(eq(works.id, workId))
    expect((await detail(id)).entries).toBe(0)
  })
})

describe('voting', () => {
  it('counts a person’s vote for an entry once, and takes it back once', async () => {
    const id = await activity()
    const entryId = await enter(id, await someone())
    const voter = await someone()
    expect(await reasonOf(vote(entryId, voter))).toBe('activity-not-voting')
    toVoting()
    const answers = await Promise.all(Array.from({ length: 8 }, () => vote(entryId, voter)))
    expect(answers.every(({ votes, voted, left }) => votes === 1 && voted && left === 2)).toBe(true)
    expect((await listed(id, {}, voter)).entries).toMatchObject([{ votes: 1, voted: true }])
    expect(await vote(entryId, voter, false)).toEqual({ votes: 0, voted: false, left: 3 })
    expect(await vote(entryId, voter, false)).toEqual({ votes: 0, voted: false, left: 3 })
  })

  it('is not for one’s own, not by another account on the owner’s device, and not beyond one’s votes', async () => {
    const id = await activity()
    const owner = await someone()
    const entries = [await enter(id, owner), ...(await Promise.all([1, 2, 3].map(async () => enter(id, await someone()))))]
    toVoting()
    expect(await reasonOf(vote(entries[0]!, owner))).toBe('activity-own-entry')
    const second = await someone()
    await domains.handlers.activityVote({ entryId: entries[1]!, on: true }, owner)
    const [{ device } = { device: null }] = await domains.platform.db.select().from(activityVotes).where(eq(activityVotes.userId, owner.identity.userId))
    await domains.platform.db.insert(accountTraces).values({ kind: 'device', hash: device!, userId: owner.identity.userId, seenAt: domains.platform.clock.now() })
    expect(await reasonOf(vote(entries[0]!, { ...second, device: owner.device }))).toBe('activity-own-entry')
    expect(await reasonOf(vote(entries[1]!, { ...second, device: owner.device }))).toBe('activity-vote-device')
    const voter = await someone()
    const results = await Promise.allSettled(entries.map((entryId) => vote(entryId, voter)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect((await detail(id, voter)).used).toEqual({ entries: 0, votes: 3 })
  })

  it('takes few from one network in a day, and forgets where they came from', async () => {
    const id = await activity()
    const entryId = await enter(id, await someone())
    toVoting()
    const ip = '203.0.113.40'
    const voters = await Promise.all(Array.from({ length: activityRules.perNetworkPerDay + 1 }, someone))
    const results = await Promise.allSettled(voters.map((voter) => vote(entryId, { ...voter, ip })))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({ reason: { reason: 'activity-vote-network' } })
    expect((await listed(id)).entries[0]!.votes).toBe(activityRules.perNetworkPerDay)
    domains.platform.clock.advance(activityRules.traceDays * DAY + 1000)
    await domains.jobHandlers['purge-bin']({}, run)
    const left = await domains.platform.db.select().from(activityVotes).where(eq(activityVotes.entryId, entryId))
    expect(left.map(({ device, network }) => [device, network])).toEqual(left.map(() => [null, null]))
  })

  it('lists entries by votes or by time, page after page, each once', async () => {
    const id = await activity({ entriesEach: 60, votesEach: 60 })
    const owner = await someone()
    const ids: string[] = []
    for (let n = 0; n < 30; n++) {
      domains.platform.clock.advance(10)
      ids.push(await enter(id, owner))
    }
    toVoting()
    await vote(ids[3]!, await someone())
    for (const sort of ['votes', 'newest'] as const) {
      const first = await listed(id, { sort })
      const second = await listed(id, { sort, cursor: first.next })
      const all = [...first.entries, ...second.entries].map((entry) => entry.id)
      expect([new Set(all).size, all[0], second.next]).toEqual([30, sort === 'votes' ? ids[3] : ids[29], undefined])
    }
  })
})

describe('the end', () => {
  it('gives each prize once, whoever asks and however often at once', async () => {
    const { db, clock } = domains.platform
    const slug = `won-${randomUUID()}`
    await db.insert(couponTemplates).values({ slug, names: texts('券'), terms: { offer: { kind: 'amount', amount: 500 }, threshold: 0, products: ['points'] }, days: 7, active: true, createdAt: clock.now() })
    const id = await activity({ prizes: [{ points: 50, coupon: slug }, { points: 20 }, { points: 5 }] })
    const [best, other, unseen, voter, voter2] = await Promise.all([someone(), someone(), someone(), someone(), someone()])
    const [first, firstToo, second] = [await enter(id, best), await enter(id, best), await enter(id, other)]
    await enter(id, unseen)
    toVoting()
    for (const entryId of [first, second, firstToo]) await vote(entryId, voter)
    await vote(first, voter2)
    const before = await Promise.all([best, other, unseen].map(coinOf))
    await domains.jobHandlers['decide-activities']({}, run)
    expect((await detail(id)).winners).toBeUndefined()

    domains.platform.clock.advance(DAY)
    const operator = await domains.person()
    const byHand = () => domains.handlers.deskActivityDecide({ id, reason: '评奖' }, operator)
    await Promise.all([...Array.from({ length: 6 }, () => domains.jobHandlers['decide-activities']({}, run)), ...Array.from({ length: 6 }, byHand)])

    const { winners } = await detail(id, best)
    expect(winners).toMatchObject([
      { place: 1, points: 50, coupon: '券', votes: 2, mine: true, work: { title: '山' } },
      { place: 2, points: 20, votes: 1, mine: false },
    ])
    expect(winners).toHaveLength(2)
    const after = await Promise.all([best, other, unseen].map(coinOf))
    expect(after.map((coin, at) => coin - before[at]!)).toEqual([50, 20, 0])
    expect(await db.$count(coupons, eq(coupons.userId, best.identity.userId))).toBe(1)
    const told = await db.select().from(messages).where(eq(messages.template, 'activity-won'))
    expect(told.filter(({ link }) => link?.includes(id)).map(({ userId }) => userId).toSorted()).toEqual([best, other].map(({ identity }) => identity.userId).toSorted())
    expect((await checkLedger(db)).differences).toEqual([])
    expect(await reasonOf(vote(second, voter2))).toBe('activity-not-voting')
  })

  it('is the operator’s to decide where it says so', async () => {
    const id = await activity({ judged: 'operator' })
    const [one, two] = await Promise.all([someone(), someone()])
    const [mine, mineToo, theirs] = [await enter(id, one), await enter(id, one), await enter(id, two)]
    const operator = await domains.person()
    const decide = (winners: string[]) => domains.handlers.deskActivityDecide({ id, winners, reason: '评奖' }, operator)
    expect(await reasonOf(decide([theirs]))).toBe('activity-not-over')
    domains.platform.clock.advance(2 * DAY)
    await domains.jobHandlers['decide-activities']({}, run)
    expect((await detail(id)).winners).toBeUndefined()
    expect(await reasonOf(decide([mine, mineToo]))).toBe('activity-winners-unfit')
    expect(await reasonOf(decide([randomUUID()]))).toBe('activity-winners-unfit')
    await domains.handlers.deskActivityEntryRemove({ id: mineToo, removed: true, reason: '违规' }, operator)
    expect(await reasonOf(decide([mineToo]))).toBe('activity-winners-unfit')
    await decide([theirs, mine])
    expect((await detail(id, two)).winners).toMatchObject([{ place: 1, mine: true }, { place: 2, mine: false }])
    expect(await reasonOf(domains.handlers.deskActivityEntryRemove({ id: mine, removed: true, reason: '晚了' }, operator))).toBe('activity-decided')
  })

  it('leaves out what an operator removed, also when its work is published anew', async () => {
    const id = await activity()
    const owner = await someone()
    const workId = await work(owner)
    const entryId = await enter(id, owner, workId)
    const operator = await domains.person()
    const remove = (removed: boolean) => domains.handlers.deskActivityEntryRemove({ id: entryId, removed, reason: '违规' }, operator)
    await remove(true)
    for (const visibility of ['private', 'public'] as const) await domains.handlers.workPublish({ id: workId, visibility, title: '' }, owner)
    expect((await detail(id)).entries).toBe(0)
    expect(await reasonOf(enter(id, owner, workId))).toBe('activity-entry-removed')
    const [row] = (await domains.handlers.deskActivityEntries({ id }, operator)).rows
    expect(row).toMatchObject({ id: entryId, removed: true })
    await remove(false)
    expect([(await detail(id)).entries, (await listed(id)).entries.length]).toEqual([1, 1])
  })
})

describe('the list', () => {
  it('says where each stands, in the language of the person, and nothing of what is put away', async () => {
    const hidden = await activity({ active: false })
    const coming = await activity({ opensAt: new Date(domains.platform.clock.now().getTime() + DAY / 2), titles: { ...texts('冬天'), en: 'Winter' } })
    const list = await domains.handlers.activityList({}, { ...(await someone()), locale: 'en' })
    expect(list.activities.find(({ id }) => id === coming)).toMatchObject({ state: 'upcoming', title: 'Winter', prize: { points: 50 } })
    expect(list.activities.map(({ id }) => id)).not.toContain(hidden)
    expect(await reasonOf(detail(hidden))).toBe('activity-not-found')
    expect(await listed(hidden)).toMatchObject({ entries: [] })
  })

  it('begins with some of the product’s, once', async () => {
    await domains.afterStart()
    await domains.platform.db.update(activities).set({ active: false }).where(eq(activities.slug, 'cat-diary'))
    await domains.afterStart()
    const seeded = await domains.platform.db.select().from(activities)
    expect(seeded.filter(({ slug }) => slug !== null).map(({ slug, active }) => `${slug} ${active}`).toSorted()).toEqual(['cat-diary false', 'four-seasons true', 'night-journey true'])
    expect(await domains.platform.db.$count(activityEntries, eq(activityEntries.shown, true))).toBeGreaterThan(0)
  })
})
