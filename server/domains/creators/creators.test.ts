import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codes } from '#contract/codes.ts'
import { eq, sql } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { works, type NewWork } from '../gallery/works.table.ts'
import { anyone, openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { createEditWork } from './edit-work.ts'

let domains: TestDomains
let maker: UserCall
let fan: UserCall

beforeAll(async () => {
  domains = await openTestDomains()
})
afterAll(() => domains.close())
beforeEach(async () => {
  maker = await domains.person()
  fan = await domains.person()
})

async function work(change: Partial<NewWork> = {}): Promise<string> {
  const { clock, db } = domains.platform
  clock.advance(1000)
  const files = { originalKey: 'works/o.webp', previewKey: 'works/p.webp', thumbnailKey: 'works/t.webp' }
  const plain = { ...files, userId: maker.identity.userId, generator: 'text-to-image', kind: 'image', width: 9, height: 9, colour: '#123456', transparent: false } as const
  const description = { input: { prompt: '雪山' }, engine: 'fake' }
  const [made] = await db
    .insert(works)
    .values({ ...plain, description, visibility: 'public', createdAt: clock.now(), publishedAt: clock.now(), ...change })
    .returning({ id: works.id })
  return made!.id
}
const detail = (call = anyone()) => domains.handlers.creatorDetail({ id: maker.identity.userId }, call)
const follow = (call: UserCall, on = true) => domains.handlers.userFollow({ id: maker.identity.userId, on }, call)
const told = async (call: UserCall) => (await domains.handlers.messageList({ kind: 'social' }, call)).messages.map(({ title }) => title)

describe('a creator', () => {
  it('shows what they have published, and how much, without what is theirs alone', async () => {
    const [first, second] = [await work(), await work()]
    await work({ visibility: 'private' })
    const page = await domains.handlers.creatorWorks({ id: maker.identity.userId }, anyone())
    expect(page.works.map(({ id }) => id)).toEqual([second, first])
    expect(await detail()).toMatchObject({ works: 2, followers: 0, followed: false, mine: false })
    await domains.handlers.workPublish({ id: first, visibility: 'private', title: '' }, maker)
    await domains.handlers.workDelete({ ids: [second] }, maker)
    expect(await detail(maker)).toMatchObject({ works: 0, mine: true })
    expect(await refusal(domains.handlers.creatorDetail({ id: randomUUID() }, anyone()))).toMatchObject({ code: 20005, reason: 'person-not-found' })
  })

  it('is followed once by each, also when they are quick, and is told once of each', async () => {
    await Promise.all([follow(fan), follow(fan), follow(await domains.person())])
    expect(await detail(fan)).toMatchObject({ followers: 2, followed: true })
    expect((await domains.handlers.creatorDetail({ id: fan.identity.userId }, anyone())).following).toBe(1)
    expect((await domains.handlers.workDetail({ id: await work() }, fan)).owner.followed).toBe(true)
    await Promise.all([follow(fan, false), follow(fan, false)])
    expect(await follow(fan)).toEqual({ followed: true, followers: 2 })
    expect(await told(maker)).toHaveLength(2)
    expect(await refusal(domains.handlers.userFollow({ id: fan.identity.userId, on: true }, fan))).toMatchObject({ reason: 'own-account' })
  })

  it('lists followers page by page, and whom one has blocked to them alone', async () => {
    const fans: string[] = []
    for (let n = 0; n < 35; n++) {
      const call = await domains.person()
      domains.platform.clock.advance(10)
      await follow(call)
      fans.unshift(call.identity.userId)
    }
    const list = (cursor?: string) => domains.handlers.peopleList({ id: maker.identity.userId, view: 'followers', cursor }, anyone())
    const page = await list()
    const rest = await list(page.next)
    expect([...page.people, ...rest.people].map(({ id }) => id)).toEqual(fans)
    await follow(fan)
    await domains.handlers.userBlock({ id: fan.identity.userId, on: true }, maker)
    expect(await detail(fan)).toMatchObject({ followers: 35, followed: false })
    expect(await refusal(follow(fan))).toMatchObject({ code: codes.noPermission })
    const blocked = (call: UserCall) => domains.handlers.peopleList({ id: maker.identity.userId, view: 'blocked' }, call)
    expect((await blocked(maker)).people.map(({ id }) => id)).toEqual([fan.identity.userId])
    expect(await refusal(blocked(fan))).toMatchObject({ code: codes.noPermission })
  })
})

describe('favourites', () => {
  it('are counted once for each person and found again, the latest first, as long as they are public', async () => {
    const [first, second] = [await work(), await work()]
    const keep = (id: string, on = true) => domains.handlers.workFavourite({ id, on }, fan)
    await Promise.all([keep(first), keep(first)])
    domains.platform.clock.advance(10)
    expect(await keep(second)).toEqual({ favourites: 1, favourite: true })
    const kept = async () => (await domains.handlers.favouriteList({}, fan)).works.map(({ id }) => id)
    expect(await kept()).toEqual([second, first])
    expect(await domains.handlers.workDetail({ id: first }, fan)).toMatchObject({ favourites: 1, favourite: true })
    await domains.handlers.workPublish({ id: second, visibility: 'private', title: '' }, maker)
    expect(await kept()).toEqual([first])
    expect(await keep(second, false)).toMatchObject({ favourite: false })
    expect(await keep(first, false)).toEqual({ favourites: 0, favourite: false })
    expect(await refusal(keep(second))).toMatchObject({ reason: 'work-not-found' })
  })
})

describe('likes', () => {
  it('are told to the owner once of each person, and several in one message', async () => {
    const id = await work()
    const like = (call: UserCall, on = true) => domains.handlers.workLike({ id, on }, call)
    await like(fan)
    await like(fan, false)
    await like(fan)
    await like(maker)
    expect(await told(maker)).toEqual([expect.stringMatching(/喜欢了你的作品$/)])
    await like(await domains.person())
    expect(await told(maker)).toEqual(['你的作品收到 2 个喜欢'])
  })
})

describe('the owner of a work', () => {
  it('changes its title when its words pass, and keeps its description from members', async () => {
    const id = await work()
    const member = await domains.person({ member: true })
    const edit = (change: object, call = maker) => domains.handlers.workEdit({ id, ...change }, call)
    expect(await edit({ title: '远山' })).toMatchObject({ title: '远山' })
    expect((await domains.handlers.workDetail({ id }, member)).description).toBeDefined()
    expect(await edit({ promptKept: true })).toMatchObject({ title: '远山', promptKept: true, description: { input: { prompt: '雪山' } } })
    const seen = await domains.handlers.workDetail({ id }, member)
    expect([seen.promptKept, seen.description]).toEqual([true, undefined])
    expect(await refusal(domains.handlers.workDescription({ id }, member))).toMatchObject({ reason: 'prompt-kept' })
    expect(await refusal(edit({ title: '' }, fan))).toMatchObject({ code: 20005 })
    const strict = createEditWork(domains.platform, { judge: async () => ({ decision: 'hold', reasons: ['abuse'] }) })
    expect(await refusal(strict({ id, title: '坏话' }, maker))).toMatchObject({ code: codes.contentRefused, reason: 'title-refused' })
  })

  it('alone is told that it waits for review', async () => {
    const id = await work({ visibility: 'private', heldAt: new Date() })
    expect((await domains.handlers.workDetail({ id }, maker)).held).toBe(true)
    await domains.platform.db.update(works).set({ visibility: 'public' }).where(eq(works.id, id))
    expect((await domains.handlers.workDetail({ id }, fan)).held).toBeUndefined()
  })
})

describe('related works', () => {
  it('look alike, are about the same or are made alike; never itself, nothing private, nobody who is blocked', async () => {
    await domains.platform.db.execute(sql`truncate works cascade`)
    const of = (prompt: string, pictureHash: bigint | null, change: Partial<NewWork> = {}) =>
      work({ description: { input: { prompt }, engine: 'fake' }, pictureHash, ...change })
    const id = await of('雪山，日出', 0x0f0fn)
    const twin = await of('猫', 0x0f0en, { generator: 'cutout' })
    const same = await of('雪山，日出，湖', -1n)
    const far = await of('城市', -2n, { generator: 'cutout' })
    await of('雪山，日出', 0x0f0fn, { visibility: 'private' })
    const hidden = await of('雪山，日出', 0x0f0fn, { userId: fan.identity.userId })
    const related = async (call = anyone()) => (await domains.handlers.workRelated({ id }, call)).works.map((one) => one.id)
    expect(await related()).toEqual([hidden, twin, same, far])
    await domains.handlers.userBlock({ id: fan.identity.userId, on: true }, maker)
    expect(await related(maker)).toEqual([twin, same, far])
  })
})
