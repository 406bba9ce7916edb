import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { invitationRules } from '#contract/invitation-rules.ts'
import { and, eq, ne } from '../../platform/database/orm.ts'
import { users } from '../account/users.table.ts'
import { messages } from '../messages/messages.table.ts'
import { openTestDomains, type TestDomains } from '../testing.ts'
import { createNewcomers, type Newcomer } from './testing.ts'

const { points, perInviterPerDay, perNetworkPerDay, traceDays } = invitationRules
const DAY_MS = 86_400_000
const gift = appConfig.creation.giftPoints

let domains: TestDomains
let newcomers: ReturnType<typeof createNewcomers>
beforeAll(async () => {
  domains = await openTestDomains()
  newcomers = createNewcomers(domains)
  await domains.work()
})
afterAll(() => domains.close())

const detail = ({ call }: Newcomer, cursor?: string) => domains.handlers.inviteDetail({ cursor }, call)
const statesOf = async (inviter: Newcomer) => (await detail(inviter)).invitations.map(({ state, because }) => because ?? state)
const coinOf = async ({ call }: Newcomer) => (await domains.handlers.userInfo({}, call)).coin
const templatesOf = async ({ call }: Newcomer) => {
  const sent = await domains.platform.db.select().from(messages).where(and(eq(messages.userId, call.identity.userId), ne(messages.template, 'welcome')))
  return sent.map(({ template }) => template)
}
const reward = ({ call }: Newcomer) => domains.jobHandlers['reward-invitations']({ userId: call.identity.userId }, run)
const run = { id: 'job', signal: new AbortController().signal, attempt: 1 }

/** A creation, and what follows from it without waiting for a worker to come by. */
async function create(person: Newcomer): Promise<void> {
  await domains.create(person.call)
  await reward(person)
}

describe('an invitation', () => {
  it('is rewarded once, to both, when whoever came first creates', async () => {
    const inviter = await newcomers.inviter()
    const friend = await newcomers.register(inviter.code)
    expect(await detail(inviter)).toMatchObject({ came: 1, created: 0, points: 0, invitations: [{ state: 'waiting', points: 0 }] })
    expect(await coinOf(inviter)).toBe(gift)

    await domains.create(friend.call)
    await expect.poll(() => statesOf(inviter), { timeout: 15_000 }).toEqual(['rewarded'])
    expect(await detail(inviter)).toMatchObject({ came: 1, created: 1, points: points.inviter, invitations: [{ points: points.inviter }] })
    expect(await coinOf(inviter)).toBe(gift + points.inviter)
    expect(await coinOf(friend)).toBe(gift - 1 + points.invited)

    await create(friend)
    await Promise.all(Array.from({ length: 12 }, () => reward(friend)))
    expect(await coinOf(inviter)).toBe(gift + points.inviter)
    expect(await templatesOf(inviter)).toEqual(['invitation-inviter'])
    expect(await templatesOf(friend)).toEqual(['invitation-invited'])
  })

  it('is nothing where the code is nobody’s, or the person is known already', async () => {
    const inviter = await newcomers.inviter()
    await newcomers.register('ZZZZZZZZ')
    const known = await newcomers.register(undefined)
    domains.platform.clock.advance(60_000)
    await newcomers.register(inviter.code, { phone: known.phone })
    expect(await detail(inviter)).toMatchObject({ came: 0, invitations: [] })
    expect(await domains.handlers.inviteLook({ invite: 'ZZZZZZZZ' }, known.call)).toEqual({ points })
    expect(await domains.handlers.inviteLook({ invite: inviter.code }, known.call)).toMatchObject({ inviter: { nickname: expect.any(String) } })
  })

  it('waits for the first creation of an inviter who was invited too', async () => {
    const root = await newcomers.inviter()
    const middle = await newcomers.register(root.code)
    const code = await newcomers.codeOf(middle)
    const [first, second] = [await newcomers.register(code), await newcomers.register(code)]
    await create(first)
    await create(second)
    expect(await statesOf(middle)).toEqual(['waiting-own', 'waiting-own'])
    expect(await coinOf(first)).toBe(gift - 1)

    await create(middle)
    // One each; the queue's own jobs may have been faster.
    await reward(middle)
    await reward(middle)
    expect(await statesOf(middle)).toEqual(['rewarded', 'rewarded'])
    expect(await statesOf(root)).toEqual(['rewarded'])
    expect(await coinOf(middle)).toBe(gift - 1 + points.invited + 2 * points.inviter)
  })

  it('of both at once misses neither', async () => {
    const root = await newcomers.inviter()
    const middle = await newcomers.register(root.code)
    const last = await newcomers.register(await newcomers.codeOf(middle))
    await Promise.all([reward(middle), reward(last)])
    await expect.poll(async () => [...(await statesOf(root)), ...(await statesOf(middle))], { timeout: 15_000 }).toEqual(['rewarded', 'rewarded'])
  })
})

describe('an invitation does not count', () => {
  it('on a device that somebody uses already, the inviter too; the person registers all the same', async () => {
    const inviter = await newcomers.inviter()
    const self = await newcomers.register(inviter.code, { device: inviter.call.device })
    const friend = await newcomers.register(inviter.code)
    await newcomers.register(inviter.code, { device: friend.call.device })
    expect((await statesOf(inviter)).toSorted()).toEqual(['known', 'known', 'waiting'])
    await create(self)
    expect(await coinOf(self)).toBe(gift - 1)
    expect(await coinOf(inviter)).toBe(gift)
  })

  it('more than once on a device, however many register at the same moment', async () => {
    const inviter = await newcomers.inviter()
    const device = 'one-device-of-a-farm'
    await Promise.all(Array.from({ length: 8 }, () => newcomers.register(inviter.code, { device })))
    expect((await statesOf(inviter)).filter((state) => state === 'waiting')).toHaveLength(1)
  })

  it('for a number that had an account before, until that is forgotten', async () => {
    const inviter = await newcomers.inviter()
    const { phone, call } = await newcomers.register(undefined)
    const again = async () => {
      const person = await newcomers.register(inviter.code, { phone })
      // As an account that is deleted for good.
      await domains.platform.db.update(users).set({ phone: null }).where(eq(users.id, person.call.identity.userId))
    }
    await domains.platform.db.update(users).set({ phone: null }).where(eq(users.id, call.identity.userId))
    domains.platform.clock.advance(DAY_MS)
    await again()
    expect(await statesOf(inviter)).toEqual(['known'])
    domains.platform.clock.advance((traceDays + 1) * DAY_MS)
    await domains.jobHandlers['purge-bin']({}, run)
    await again()
    expect(await statesOf(inviter)).toEqual(['waiting', 'known'])
  })

  it.each([
    ['one inviter', perInviterPerDay, {}],
    ['one network', perNetworkPerDay, { ip: '192.0.2.99' }],
  ])('beyond so many a day of %s, all at once too', async (_name, most, where) => {
    const inviter = await newcomers.inviter()
    await Promise.all(Array.from({ length: most + 4 }, () => newcomers.register(inviter.code, where)))
    const [first, second] = [await detail(inviter), await detail(inviter, (await detail(inviter)).next)]
    const all = [...first.invitations, ...(first.next ? second.invitations : [])]
    expect(all.map(({ because = 'counts' }) => because).toSorted()).toEqual([...Array(most).fill('counts'), ...Array(4).fill('too-many')])
    expect(new Set(all.map(({ id }) => id)).size).toBe(most + 4)
  })
})

describe('the desk', () => {
  it('sees inviters who look like farms, and every refusal as it is', async () => {
    const inviter = await newcomers.inviter()
    const userId = inviter.call.identity.userId
    for (let k = 0; k < 5; k++) await newcomers.register(inviter.code, { device: 'a-farm-of-one-device', ip: '192.0.2.7' })
    const { rows } = await domains.invitationsDesk.search({ inviterId: userId })
    expect(rows.map(({ refusal }) => refusal ?? 'none').toSorted()).toEqual(['device', 'device', 'device', 'device', 'none'])
    expect(await domains.invitationsDesk.suspects()).toContainEqual({ userId, came: 5, refused: 4, created: 0, networks: 1 })
  })

  it('annuls an invitation, and takes back what it gave only when told, once', async () => {
    const inviter = await newcomers.inviter()
    const friend = await newcomers.register(inviter.code)
    await create(friend)
    const { id } = (await domains.invitationsDesk.ofInvited(friend.call.identity.userId))!
    const annul = (takeBack: boolean) => domains.platform.db.transaction((tx) => domains.invitationsDesk.annul(tx, { id, takeBack, reason: '同一个人' }))
    expect(await annul(false)).toMatchObject({ before: { state: 'rewarded' }, after: { refusal: 'void' }, taken: { inviter: 0, invited: 0 } })
    expect(await coinOf(inviter)).toBe(gift + points.inviter)
    await Promise.all([annul(true), annul(true)])
    expect(await coinOf(inviter)).toBe(gift)
    expect(await coinOf(friend)).toBe(gift - 1)
    expect(await detail(inviter)).toMatchObject({ points: 0, invitations: [{ state: 'refused', because: 'void' }] })
  })
})
