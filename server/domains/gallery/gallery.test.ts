import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codes } from '#contract/codes.ts'
import type { Work } from '#contract/entities.ts'
import { eq } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { createSay } from '../../words/say.ts'
import { anyone, openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { heatOf } from './heat.ts'
import { storeWorkFiles } from './work-files.ts'
import { works, type NewWork } from './works.table.ts'

const PAGE = 24
const DAY = 86_400_000
let domains: TestDomains
let owner: UserCall
let stranger: UserCall

beforeAll(async () => {
  domains = await openTestDomains()
})
afterAll(() => domains.close())
beforeEach(async () => {
  await domains.platform.db.delete(works)
  owner = await domains.person()
  stranger = await domains.person()
})

/** A work of the owner's, without files unless they are asked for. */
async function work(change: Partial<NewWork> = {}, withFiles = false): Promise<string> {
  const id = randomUUID()
  const { clock, files, db } = domains.platform
  const now = clock.now()
  const key = (name: string) => `works/2026/01/${id}-${name}.webp`
  const picture = () => sharp({ create: { width: 900, height: 600, channels: 3, background: '#37a' } }).png().toBuffer()
  const stored = withFiles
    ? await storeWorkFiles(await picture(), { files, workId: id, now, onKey: () => {} })
    : { originalKey: key('o'), previewKey: key('p'), thumbnailKey: key('t'), width: 900, height: 600, colour: '#3377aa', transparent: false }
  await db.insert(works).values({
    ...stored,
    id,
    userId: owner.identity.userId,
    generator: 'text-to-image',
    kind: 'image',
    description: { input: { prompt: '秘密' }, engine: 'fake' },
    createdAt: now,
    ...change,
  })
  clock.advance(1000)
  return id
}
async function publicWork(change: Partial<NewWork> = {}, withFiles = false): Promise<string> {
  const publishedAt = domains.platform.clock.now()
  return work({ visibility: 'public', publishedAt, heat: heatOf(change.likes ?? 0, publishedAt), ...change }, withFiles)
}
const { detail, square, own } = {
  detail: (id: string, call: Parameters<TestDomains['handlers']['workDetail']>[1]) => domains.handlers.workDetail({ id }, call),
  square: (sort: 'featured' | 'latest' | 'liked', cursor?: string, generator?: string) =>
    domains.handlers.squareList({ sort, cursor, generator }, anyone()),
  own: (bin = false) => domains.handlers.workList({ bin }, owner),
}
const ids = ({ works: list }: { works: Work[] }) => list.map(({ id }) => id)

describe('a work', () => {
  it('is for its owner alone while it is private', async () => {
    const id = await work()
    expect(await detail(id, owner)).toMatchObject({ id, mine: true, visibility: 'private' })
    for (const call of [stranger, anyone()]) expect(await refusal(detail(id, call))).toMatchObject({ code: 20005, reason: 'work-not-found' })
    expect(await refusal(domains.handlers.workLike({ id, on: true }, stranger))).toMatchObject({ code: 20005 })
    expect(await domains.findShareCard(id)).toBeUndefined()
  })

  it('shows its creative description to the owner and members only, and the photo to the owner only', async () => {
    const id = await publicWork({ beforeKey: 'uploads/2026/01/photo.jpg' })
    const member = await domains.person({ member: true })
    expect((await detail(id, owner)).description).toMatchObject({ input: { prompt: '秘密' } })
    expect((await detail(id, member)).description).toMatchObject({ input: { prompt: '秘密' } })
    for (const call of [stranger, anyone()]) {
      const seen = await detail(id, call)
      expect(JSON.parse(JSON.stringify(seen))).not.toHaveProperty('description')
      expect(JSON.stringify(seen)).not.toContain('秘密')
    }
    const description = (call: UserCall) => domains.handlers.workDescription({ id }, call)
    expect(await description(member)).toMatchObject({ input: { prompt: '秘密' } })
    const refused = await refusal(description(stranger))
    expect(refused.code).toBe(codes.membersOnly)
    expect(createSay()('en', refused.reason, refused.values)).toContain('{/functionSquare/buy/index?tab=member}')
    expect((await detail(id, owner)).files.before).toContain('photo.jpg')
    expect((await detail(id, member)).files.before).toBeUndefined()
  })

  it('is shared and taken back by its owner, and stands at its first place again', async () => {
    const [first, second] = [await work({}, true), await work({}, true)]
    const publish = (id: string, visibility: 'public' | 'private', title = '') => domains.handlers.workPublish({ id, visibility, title }, owner)
    expect(await publish(first, 'public', '远山')).toMatchObject({ title: '远山', visibility: 'public' })
    domains.platform.clock.advance(1000)
    await publish(second, 'public')
    expect(ids(await square('latest'))).toEqual([second, first])
    await publish(first, 'private')
    expect(ids(await square('featured'))).toEqual([second])
    expect(await publish(first, 'public')).toMatchObject({ title: '远山' })
    expect(ids(await square('latest'))).toEqual([second, first])
    const theft = domains.handlers.workPublish({ id: second, visibility: 'private', title: '' }, stranger)
    expect(await refusal(theft)).toMatchObject({ code: 20005 })
  })

  it('is taken off the square by a moderator, for good until it is let back', async () => {
    const id = await publicWork()
    const publish = () => domains.handlers.workPublish({ id, visibility: 'public', title: '' }, owner)
    await domains.handlers.workHide({ id, hidden: true, reason: '' }, stranger)
    expect(ids(await square('latest'))).toEqual([])
    expect(await detail(id, owner)).toMatchObject({ visibility: 'private' })
    expect(await refusal(publish())).toMatchObject({ code: 20007, reason: 'work-hidden' })
    await domains.handlers.workHide({ id, hidden: false, reason: '' }, stranger)
    await publish()
    expect(ids(await square('latest'))).toEqual([id])
    expect(await refusal(domains.handlers.workHide({ id: randomUUID(), hidden: true, reason: '' }, stranger))).toMatchObject({ code: 20005 })
  })

  it('is liked once by each, also when they are quick', async () => {
    const id = await publicWork()
    const like = (call: UserCall, on = true) => domains.handlers.workLike({ id, on }, call)
    await Promise.all([like(stranger), like(stranger), like(owner)])
    expect(await like(stranger)).toEqual({ likes: 2, liked: true })
    expect(await detail(id, stranger)).toMatchObject({ likes: 2, liked: true })
    expect(await detail(id, anyone())).toMatchObject({ likes: 2, liked: false })
    expect((await domains.handlers.userInfo({}, owner)).likes).toBe(2)
    await Promise.all([like(stranger, false), like(stranger, false)])
    expect(await like(owner, false)).toEqual({ likes: 0, liked: false })
  })

  it('has a share card while it is public', async () => {
    const id = await publicWork({}, true)
    const { width, height, format } = await sharp(await (await domains.findShareCard(id))!()).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    await domains.handlers.workDelete({ ids: [id] }, owner)
    expect(await domains.findShareCard(id)).toBeUndefined()
    expect(await domains.findShareCard(randomUUID())).toBeUndefined()
  })
})

describe('the square', () => {
  it('is sorted by time, by likes, and featured by both', async () => {
    const old = await publicWork({ likes: 2 })
    domains.platform.clock.advance(3 * DAY)
    const loved = await publicWork({ likes: 30 })
    domains.platform.clock.advance(DAY)
    const fresh = await publicWork()
    expect(ids(await square('latest'))).toEqual([fresh, loved, old])
    expect(ids(await square('liked'))).toEqual([loved, old, fresh])
    expect(ids(await square('featured'))).toEqual([loved, fresh, old])
    const cut = await publicWork({ generator: 'cutout' })
    expect(ids(await square('latest', undefined, 'cutout'))).toEqual([cut])
  })

  it('shows all who ask at the same time what each of them may see, in their languages', async () => {
    await publicWork({ titles: { 'zh-Hans': '远山', en: 'Far hills' } })
    const viewers = [anyone(), anyone(), anyone('en'), owner, stranger]
    const lists = await Promise.all(viewers.map((call) => domains.handlers.squareList({ sort: 'latest' }, call)))
    expect(lists.map(({ works: [first] }) => first?.title)).toEqual(['远山', '远山', 'Far hills', '远山', '远山'])
    expect(lists.map(({ works: [first] }) => first?.mine)).toEqual([false, false, false, true, false])
    expect(lists.map(({ works: [first] }) => first?.description !== undefined)).toEqual([false, false, false, true, false])
  })

  it('gives the same heat from the database as from the code', async () => {
    const id = await publicWork()
    await domains.handlers.workLike({ id, on: true }, stranger)
    const [row] = await domains.platform.db.select().from(works).where(eq(works.id, id))
    expect(row!.heat).toBeCloseTo(heatOf(1, row!.publishedAt!), 6)
  })

  it.each(['featured', 'latest', 'liked'] as const)('pages through %s without gaps or repeats while works arrive', async (sort) => {
    const all: string[] = []
    // Many equal likes and times, so that the id has to decide.
    const publishedAt = domains.platform.clock.now()
    for (let i = 0; i < PAGE * 2 + 5; i++) all.push(await publicWork({ likes: i % 3, publishedAt, heat: heatOf(i % 3, publishedAt) }))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await square(sort, cursor)
      seen.push(...ids(page))
      cursor = page.next
      await publicWork({ likes: 99 })
    } while (cursor)
    expect(new Set(seen)).toEqual(new Set(all))
    expect(seen).toHaveLength(all.length)
  })

  it('refuses a cursor that is not one of its own', async () => {
    const made = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
    for (const cursor of ['', 'zzz', made(1), made('a', 'b'), made(1e300, randomUUID()), made(-1, randomUUID())]) {
      expect(await refusal(square('latest', cursor))).toMatchObject({ code: 20004, detail: { field: 'cursor' } })
    }
    for (const likes of [1.5, 2 ** 31]) expect(await refusal(square('liked', made(likes, randomUUID())))).toMatchObject({ code: 20004 })
  })
})

describe('the bin', () => {
  it('takes works of the owner, hides them, and gives them back for 30 days', async () => {
    const [kept, gone] = [await publicWork(), await publicWork()]
    expect(await domains.handlers.workDelete({ ids: [gone, randomUUID()] }, owner)).toEqual({ ids: [gone] })
    expect(await domains.handlers.workDelete({ ids: [kept] }, stranger)).toEqual({ ids: [] })
    expect(ids(await square('latest'))).toEqual([kept])
    expect(await refusal(detail(gone, stranger))).toMatchObject({ code: 20005 })
    expect(await detail(gone, owner)).toMatchObject({ deletedAt: expect.any(Number) })
    expect(ids(await own())).toEqual([kept])
    expect(ids(await own(true))).toEqual([gone])

    domains.platform.clock.advance(30 * DAY - 10_000)
    expect(await domains.handlers.workRestore({ ids: [gone] }, stranger)).toEqual({ ids: [] })
    expect(await domains.handlers.workRestore({ ids: [gone] }, owner)).toEqual({ ids: [gone] })
    expect(ids(await own())).toEqual([gone, kept])
  })

  it('takes works out of what is counted, and gives them back', async () => {
    const [id] = [await publicWork(), await work()]
    await domains.handlers.workLike({ id, on: true }, stranger)
    const totals = async () => {
      const { works: count, likes } = await domains.handlers.userInfo({}, owner)
      return { count, likes }
    }
    expect(await totals()).toEqual({ count: 2, likes: 1 })
    await domains.handlers.workDelete({ ids: [id] }, owner)
    expect(await totals()).toEqual({ count: 1, likes: 0 })
    await domains.handlers.workRestore({ ids: [id] }, owner)
    expect(await totals()).toEqual({ count: 2, likes: 1 })
  })

  it('is emptied after 30 days, files and all', async () => {
    const { db, files, clock } = domains.platform
    const purge = () => domains.jobHandlers['purge-bin']({}, { id: 'job', signal: new AbortController().signal, attempt: 1 })
    const id = await publicWork({}, true)
    const [row] = await db.select().from(works).where(eq(works.id, id))
    await domains.handlers.workLike({ id, on: true }, stranger)
    await domains.handlers.workDelete({ ids: [id] }, owner)
    clock.advance(30 * DAY - 1000)
    await purge()
    expect(await files.exists(row!.originalKey)).toBe(true)
    clock.advance(2000)
    expect(await domains.handlers.workRestore({ ids: [id] }, owner)).toEqual({ ids: [] })
    await purge()
    expect(await db.$count(works, eq(works.id, id))).toBe(0)
    for (const key of [row!.originalKey, row!.previewKey, row!.thumbnailKey]) expect(await files.exists(key)).toBe(false)
  })
})
