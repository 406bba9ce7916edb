import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TaskId } from '#contract/endpoints/growth.ts'
import { and, eq, like, ne, sum } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { createCoupons } from '../coupons/coupons.ts'
import { messages } from '../messages/messages.table.ts'
import { anyone, openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { ledger } from '../wallet/ledger.table.ts'
import { createTasks } from './tasks.ts'

const HOUR = 3_600_000
const zone = 'Asia/Shanghai'
/** Noon in Shanghai. */
const NOON = Date.UTC(2026, 10, 23, 4)

let domains: TestDomains
let call: UserCall
let platform: Platform
beforeAll(async () => {
  domains = await openTestDomains()
  platform = domains.platform
  await domains.work()
})
afterAll(() => domains.close())
beforeEach(async () => {
  at(0)
  call = await domains.person()
})

const at = (hours: number) => domains.platform.clock.set(new Date(NOON + hours * HOUR))
const signIn = (asked = zone) => domains.handlers.signIn({ zone: asked }, call)
const state = (asked?: string, month?: string) => domains.handlers.signState({ zone: asked, month }, call)

async function earned(cause: string): Promise<number> {
  const own = and(eq(ledger.userId, call.identity.userId), like(ledger.key, `${cause}:%`))
  const [row] = await platform.db.select({ sum: sum(ledger.amount).mapWith(Number) }).from(ledger).where(own)
  return row?.sum ?? 0
}

describe('daily sign-in', () => {
  it('gives the rewards of the streak, then again, and a message for the whole of it', async () => {
    const points: number[] = []
    for (let day = 0; day < 9; day++) {
      at(day * 24)
      points.push((await signIn()).points)
    }
    expect(points).toEqual([1, 1, 2, 1, 1, 2, 5, 1, 1])
    expect(await earned('sign-in')).toBe(15)
    const sent = await platform.db.select().from(messages).where(and(eq(messages.userId, call.identity.userId), ne(messages.template, 'welcome')))
    expect(sent).toMatchObject([{ template: 'sign-in-week', values: { points: 5, days: 7 } }])
    expect(await state(zone)).toMatchObject({ signed: true, streak: 9, place: 1, today: '2026-12-01', days: ['2026-12-01'] })
    expect((await state(zone, '2026-11')).days).toHaveLength(8)
    at(11 * 24)
    expect(await state(zone)).toMatchObject({ signed: false, streak: 0, place: 0 })
    expect((await signIn()).points).toBe(1)
  })

  it('counts a day once, however often, from wherever and at once', async () => {
    const everywhere = ['Asia/Shanghai', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York']
    await Promise.all(Array.from({ length: 12 }, (_, i) => signIn(everywhere[i % 4])))
    expect(await earned('sign-in')).toBe(1)
    // A day and a half later several zones count, and are of different days.
    at(36)
    await Promise.all(Array.from({ length: 12 }, (_, i) => signIn(everywhere[i % 4])))
    expect(await earned('sign-in')).toBe(2)
    // Whether the streak goes on depends on whose zones were first.
    expect(await state()).toMatchObject({ signed: true })
  })

  it('keeps the day of the zone before for 24 hours', async () => {
    await signIn('America/Los_Angeles')
    expect(await state(zone)).toMatchObject({ signed: true, zone: 'America/Los_Angeles', today: '2026-11-22' })
    at(30)
    expect(await signIn(zone)).toMatchObject({ today: '2026-11-24', zone, streak: 2 })
  })

  it('keeps the streak of who was where there was no later day to sign in for', async () => {
    await signIn('Pacific/Kiritimati')
    at(30)
    expect(await state('Pacific/Pago_Pago')).toMatchObject({ signed: true, today: '2026-11-23' })
    at(54)
    expect(await signIn('Pacific/Kiritimati')).toMatchObject({ today: '2026-11-26', streak: 2 })
  })

  it('shows visitors what there is, and refuses zones that are none', async () => {
    const visitor = anyone()
    expect(await domains.handlers.signState({ zone }, visitor)).toMatchObject({ signed: false, streak: 0, days: [], rewards: [1, 1, 2, 1, 1, 2, 5] })
    expect(await refusal(domains.handlers.signState({ zone: 'Mars/Olympus' }, visitor))).toMatchObject({ code: 20004, reason: 'bad-zone' })
  })
})

describe('the task center', () => {
  const tasks = () => createTasks(platform, { wallet: domains.wallet, coupons: createCoupons(platform) })
  const list = () => domains.handlers.taskCenterList({ zone }, call)
  const task = async (id: TaskId) => (await list()).tasks.find((one) => one.id === id)!
  const claim = (id: TaskId, occurrence: string) => domains.handlers.taskCenterClaim({ task: id, occurrence, zone }, call)

  it('gives the reward of a first creation once, with a coupon, however many claim at once', async () => {
    expect(await task('first-creation')).toMatchObject({ state: 'open', done: 0, coupon: { name: '首充见面礼' } })
    expect(await refusal(claim('first-creation', 'once'))).toMatchObject({ code: 20006, reason: 'task-not-done' })
    await domains.create(call)
    const { occurrence, state: ready } = await task('first-creation')
    expect(ready).toBe('claimable')
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim('first-creation', occurrence!)))
    expect(claims).toEqual(claims.map(() => ({ points: 3, coupon: true, coin: expect.any(Number) })))
    expect(await earned('task')).toBe(3)
    expect((await domains.handlers.couponsList({ state: 'usable' }, call)).counts.usable).toBe(1)
    expect(await task('first-creation')).toMatchObject({ state: 'claimed', coupon: undefined })
    expect((await list()).earnedToday).toBe(3)
  })

  it('gives a daily reward on each of the person’s days, for what was done on it', async () => {
    const { works: [work] } = await domains.create(call)
    await domains.handlers.workPublish({ id: work!.id, visibility: 'public', title: '' }, call)
    expect(await task('publish')).toMatchObject({ state: 'claimable', occurrence: '2026-11-23' })
    await claim('publish', '2026-11-23')
    expect(await task('publish')).toMatchObject({ state: 'claimed' })
    at(13)
    expect(await task('publish')).toMatchObject({ state: 'open', done: 0 })
    expect(await refusal(claim('publish', '2026-11-24'))).toMatchObject({ reason: 'task-not-done' })

    const share = () => domains.handlers.workShared({ id: work!.id }, call)
    await Promise.all([share(), share(), share()])
    expect(await task('share')).toMatchObject({ state: 'claimable', occurrence: '2026-11-24', waiting: 1 })
    await claim('share', '2026-11-24')
    expect((await list()).earnedToday).toBe(1)
    at(37)
    await share()
    expect(await claim('share', '2026-11-25')).toMatchObject({ points: 1 })
    expect(await earned('task')).toBe(4)
  })

  it('does not count shares of what the person does not see', async () => {
    const { works: [work] } = await domains.create(call)
    const stranger = await domains.person()
    expect(await refusal(domains.handlers.workShared({ id: work!.id }, stranger))).toMatchObject({ code: 20005 })
  })

  it('counts a profile by its parts', async () => {
    await domains.handlers.userUpdateInfo({ bio: '画画', interests: ['anime'] }, call)
    expect(await task('complete-profile')).toMatchObject({ state: 'open', done: 2, of: 3 })
    await platform.db.update(users).set({ avatarKey: 'avatars/none.webp' }).where(eq(users.id, call.identity.userId))
    expect(await claim('complete-profile', 'once')).toMatchObject({ points: 3, coupon: false })
  })

  it('gives a reward for each piece of feedback that was adopted', async () => {
    const adopt = (feedback: string) =>
      platform.db.transaction((tx) =>
        tasks().complete(tx, { userId: call.identity.userId, task: 'feedback-adopted', occurrence: feedback, key: `feedback:${feedback}` }),
      )
    const [first, second] = [randomUUID(), randomUUID()]
    expect(await adopt(first)).toBe(true)
    expect(await adopt(first)).toBe(false)
    at(1)
    await adopt(second)
    expect(await task('feedback-adopted')).toMatchObject({ state: 'claimable', waiting: 2, occurrence: first })
    await Promise.all([first, first, second].map((one) => claim('feedback-adopted', one)))
    expect(await task('feedback-adopted')).toMatchObject({ state: 'open', waiting: 0 })
    expect(await earned('task')).toBe(10)
    expect(await refusal(claim('feedback-adopted', randomUUID()))).toMatchObject({ reason: 'task-not-done' })
  })

  it('shows visitors what there is, and tells what today’s sign-in brings', async () => {
    const seen = await domains.handlers.taskCenterList({ zone }, anyone())
    expect(seen.tasks.every((one) => one.state === 'open' && one.done === 0)).toBe(true)
    await signIn()
    at(24)
    expect(await list()).toMatchObject({ earnedToday: 0, sign: { signed: false, points: 1 } })
  })
})
