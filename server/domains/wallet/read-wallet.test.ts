import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig, pointRules } from '#config'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { UserCall } from '../../call.ts'
import { untilAborted } from '../../engines/fake-engine.ts'
import { openTestDomains, refusal, textToImage, type TestDomains } from '../testing.ts'
import type { Grant } from './wallet.ts'

const DAY = 86_400_000
const gift = appConfig.creation.giftPoints
let domains: TestDomains
beforeAll(async () => {
  domains = await openTestDomains()
  await domains.work()
})
afterAll(() => domains.close())

const inDays = (days: number) => new Date(domains.platform.clock.now().getTime() + days * DAY)
const grant = ({ identity: { userId } }: UserCall, points: number, more: Partial<Grant> = {}) =>
  domains.platform.db.transaction((tx) => domains.wallet.grant(tx, { userId, points, cause: 'sign-in', reference: '2026-01-15', key: randomUUID(), ...more }))
const list = (call: UserCall, request: Omit<RequestOf<'coinDetail'>, 'filter'> & { filter?: 'all' | 'in' | 'out' | 'sign-in' | 'creation' } = {}) =>
  domains.handlers.coinDetail({ filter: 'all', ...request }, call)

describe('the points detail', () => {
  it('tells what each movement was for, and the balance after it', async () => {
    const call = await domains.person()
    const orderId = randomUUID()
    await grant(call, 60, { cause: 'order', reference: orderId })
    const task = await domains.create(call)
    await domains.create(call)
    await domains.handlers.workDelete({ ids: [task.works[0]!.id] }, call)
    domains.engine.behave(() => Promise.reject(new Error('broken')))
    const failed = await domains.create(call)
    const { movements } = await list(call)
    const creation = { cause: 'creation', points: -1, returned: false, lot: undefined }
    const work = { id: expect.any(String), kind: 'image', thumbnail: expect.stringContaining('-thumbnail.webp'), colour: expect.stringMatching(/^#/) }
    expect(movements).toMatchObject([
      { cause: 'creation', points: 1, balance: gift + 58, returned: true, task: { id: failed.id, state: 'failed' } },
      { ...creation, balance: gift + 57, task: { id: failed.id, generator: 'text-to-image', state: 'failed' }, work: undefined },
      { ...creation, balance: gift + 58, task: { state: 'succeeded' }, work },
      { ...creation, balance: gift + 59, task: { id: task.id, state: 'succeeded' }, work: undefined },
      { cause: 'order', points: 60, balance: gift + 60, orderId, lot: { remaining: 60, expiresAt: undefined } },
      { cause: 'welcome', points: gift, balance: gift, lot: { expiresAt: expect.any(Number) } },
    ])
  })

  it('is filtered by what came, what went and the cause, and is nobody else’s', async () => {
    const call = await domains.person()
    await grant(call, 2)
    // What fails is given back.
    domains.engine.behave(untilAborted)
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    const causes = async (filter: 'all' | 'in' | 'out' | 'sign-in' | 'creation') => (await list(call, { filter })).movements.map(({ cause }) => cause)
    expect(await causes('in')).toEqual(['sign-in', 'welcome'])
    expect(await causes('out')).toEqual(['creation'])
    expect(await causes('sign-in')).toEqual(['sign-in'])
    expect((await list(call, { filter: 'creation' })).movements[0]!.task!.id).toBe(task.id)
    expect((await list(await domains.person())).movements.map(({ cause }) => cause)).toEqual(['welcome'])
  })

  it('goes on where a page ended, whatever has come since', async () => {
    const call = await domains.person()
    for (let day = 0; day < 40; day++) await grant(call, 1, { reference: String(day) })
    const first = await list(call)
    await grant(call, 1)
    const second = await list(call, { cursor: first.next })
    expect(second.next).toBeUndefined()
    const balances = [...first.movements, ...second.movements].map(({ balance }) => balance)
    expect(balances).toEqual(Array.from({ length: 41 }, (_, place) => gift + 40 - place))
    expect(await refusal(list(call, { cursor: 'nonsense' }))).toMatchObject({ code: 20004 })
  })
})

describe('the wallet', () => {
  it('says what is bought, given, held, and what goes next', async () => {
    const call = await domains.person()
    await grant(call, 60, { cause: 'order', reference: randomUUID() })
    expect(await domains.handlers.walletSummary({}, call)).toEqual({ points: gift + 60, bought: 60, granted: gift, held: 0, expiring: undefined })
    await grant(call, 3, { expiresAt: inDays(pointRules.warningDays) })
    await grant(call, 2, { expiresAt: inDays(1) })
    const hold = { userId: call.identity.userId, reference: randomUUID(), points: 1 }
    await domains.platform.db.transaction((tx) => domains.wallet.hold(tx, hold))
    const expiring = { points: 4, at: inDays(1).getTime() }
    expect(await domains.handlers.walletSummary({}, call)).toEqual({ points: gift + 64, bought: 60, granted: gift + 4, held: 1, expiring })
  })

  it('lists what expires, the soonest first, page by page', async () => {
    const call = await domains.person()
    await grant(call, 60, { cause: 'order', reference: randomUUID() })
    for (let day = 40; day > 0; day--) await grant(call, day, { expiresAt: inDays(day) })
    const first = await domains.handlers.consumeExpire({}, call)
    const second = await domains.handlers.consumeExpire({ cursor: first.next }, call)
    const days = Array.from({ length: 40 }, (_, place) => ({ points: place + 1, at: inDays(place + 1).getTime(), cause: 'sign-in' }))
    expect([...first.lots, ...second.lots]).toMatchObject([...days, { points: gift, cause: 'welcome' }])
    expect(second.next).toBeUndefined()
  })
})
