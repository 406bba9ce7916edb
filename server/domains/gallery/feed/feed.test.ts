import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import type { Work } from '#contract/entities.ts'
import { eq } from '../../../platform/database/orm.ts'
import type { Call, UserCall } from '../../../call.ts'
import { users } from '../../account/users.table.ts'
import { follows } from '../../follows/follows.table.ts'
import { anyone, openTestDomains, refusal, type TestDomains } from '../../testing.ts'
import { heatOf } from '../heat.ts'
import { works, type NewWork } from '../works.table.ts'

let domains: TestDomains
let people: UserCall[]
let viewer: UserCall

beforeAll(async () => {
  domains = await openTestDomains()
  people = [await domains.person(), await domains.person(), await domains.person()]
  viewer = await domains.person()
})
afterAll(() => domains.close())
beforeEach(() => domains.platform.db.delete(works))

/** Public works, each a second after the one before, by one person after the other. */
async function publish(changes: readonly Partial<NewWork>[]): Promise<string[]> {
  const rows = changes.map((change, at): NewWork => {
    const id = randomUUID()
    const createdAt = new Date(domains.platform.clock.now().getTime() + at * 1000)
    return {
      id, createdAt, publishedAt: createdAt, heat: heatOf(change.likes ?? 0, createdAt), visibility: 'public', userId: people[at % people.length]!.identity.userId,
      generator: 'text-to-image', kind: 'image', width: 9, height: 6, originalKey: `works/${id}-o.webp`, previewKey: `works/${id}-p.webp`, thumbnailKey: `works/${id}-t.webp`,
      colour: '#3377aa', transparent: false, description: { input: {}, engine: 'fake' }, ...change,
    }
  })
  await domains.platform.db.insert(works).values(rows)
  domains.platform.clock.advance(changes.length * 1000)
  return rows.map(({ id }) => id!)
}

type Asked = Partial<ParsedRequestOf<'squareList'>>
const list = (asked: Asked = {}, call: Call = anyone()) => domains.handlers.squareList({ sort: 'featured', ...asked }, call)
const ids = (list: readonly Work[]) => list.map(({ id }) => id)

async function all(asked: Asked, call: Call, between: () => Promise<unknown> = async () => {}): Promise<Work[]> {
  const seen: Work[] = []
  let cursor: string | undefined
  do {
    const page = await list({ ...asked, cursor }, call)
    seen.push(...page.works)
    cursor = page.next
    await between()
  } while (cursor)
  return seen
}

const themes = [null, 'animals', 'city', 'anime'] as const
const many = (count: number) => publish(Array.from({ length: count }, (_, at) => ({ theme: themes[at % themes.length]!, likes: at % 5 })))

describe('the featured square', () => {
  it('brings every work once to somebody with tastes, while works arrive and are liked', async () => {
    const before = await many(130)
    await domains.platform.db.update(users).set({ interests: ['animals', 'city'] }).where(eq(users.id, viewer.identity.userId))
    const seen = await all({}, viewer, async () => {
      await publish([{ likes: 50 }, { theme: 'animals' }])
      // What was shown may be liked meanwhile, which changes the taste too.
      await domains.handlers.workLike({ id: before.at(-1)!, on: true }, viewer)
    })
    const known = ids(seen).filter((id) => before.includes(id))
    expect(known.toSorted()).toEqual(before.toSorted())
    expect(new Set(ids(seen)).size).toBe(seen.length)
  })

  it('never shows two works of one person in a row while there are others', async () => {
    const prolific = people[0]!.identity.userId
    await publish(Array.from({ length: 20 }, () => ({ userId: prolific, likes: 9 })))
    await many(40)
    const owners = (await all({}, anyone())).slice(0, 36).map(({ owner }) => owner.id)
    for (const [at, owner] of owners.entries()) expect(owner).not.toBe(owners[at - 1])
  })

  it('leaves out what looks like a work that it shows, which stays among the latest', async () => {
    const [one, other, same] = await publish([{ pictureHash: 0x3333333333333333n }, { pictureHash: 0x0f0f0f0f0f0f0f0fn }, { pictureHash: 0x3333333333333332n, likes: 5 }])
    expect(ids((await list()).works)).toEqual([same, other])
    expect(ids((await list({ sort: 'latest' })).works)).toEqual([same, other, one])
  })

  it('shows more of what a person likes, by their likes and their interests', async () => {
    const liked = await publish(Array.from({ length: 5 }, () => ({ theme: 'anime' })))
    for (const id of liked) await domains.handlers.workLike({ id, on: true }, viewer)
    domains.platform.clock.advance(86_400_000)
    await publish(Array.from({ length: 60 }, (_, at) => ({ theme: at < 20 ? 'anime' : 'city' })))
    const first = async (call: Call) => (await list({}, call)).works
    const kinds = async (call: Call) => {
      const rows = await domains.platform.db.select({ id: works.id, theme: works.theme }).from(works)
      const themeOf = new Map(rows.map(({ id, theme }) => [id, theme]))
      return (await first(call)).filter(({ id }) => themeOf.get(id) === 'anime').length
    }
    expect(await kinds(viewer)).toBeGreaterThan(await kinds(anyone()))
  })

  it('is that of a theme or of the films where these are asked for', async () => {
    const [cat, street, film] = await publish([{ theme: 'animals' }, { theme: 'city' }, { kind: 'video', theme: 'city' }])
    expect(ids((await list({ theme: 'animals' })).works)).toEqual([cat])
    expect(ids((await list({ theme: 'city' })).works)).toEqual([film, street])
    expect(ids((await list({ theme: 'video' })).works)).toEqual([film])
    expect(await refusal(list({ theme: 'city', sort: 'latest' }))).toMatchObject({ code: 20004, detail: { field: 'theme' } })
  })

  it('refuses a cursor that it has not made', async () => {
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const id = randomUUID()
    for (const cursor of ['', 'zzz', made(null), made([[1, id]]), made([[1, 'x'], [], [], null, []]), made([null, [], [], null, ['x']]), made([null, [['a', 9, null]], [], null, []])]) {
      expect(await refusal(list({ cursor }))).toMatchObject({ code: 20004, detail: { field: 'cursor' } })
    }
    // Well made, of numbers that no column holds.
    expect((await list({ cursor: made([[1e300, id], [], [], null, ['9'.repeat(19)]]) })).works).toEqual([])
  })
})

describe('works of those one follows', () => {
  it('come newest first, page by page, and none of others', async () => {
    const made = await many(90)
    const follow = (followed: UserCall) => ({ followerId: viewer.identity.userId, followedId: followed.identity.userId, createdAt: domains.platform.clock.now() })
    await domains.platform.db.insert(follows).values([follow(people[0]!), follow(people[2]!)])
    const seen = await all({ sort: 'following' }, viewer, () => many(3))
    expect(ids(seen)).toEqual(made.filter((_, at) => at % 3 !== 1).toReversed())
    expect((await list({ sort: 'following' })).works).toEqual([])
  })
})

describe('what stands around the square', () => {
  it('are banners in the language of who looks, and themes that have works', async () => {
    await publish([{ theme: 'animals' }, { theme: 'city', visibility: 'private' }, { kind: 'video' }])
    domains.platform.clock.advance(60_000)
    const front = await domains.handlers.squareFront({}, anyone('zh-Hans'))
    expect(front.themes).toEqual([{ id: 'video', name: '视频' }, { id: 'animals', name: '动物' }])
    expect(front.banners.length).toBeGreaterThan(2)
    for (const { title, link } of front.banners) expect([title, link]).toEqual([expect.stringMatching(/\p{Script=Han}/u), expect.stringMatching(/^\{\/.+\}$/)])
  })
})
