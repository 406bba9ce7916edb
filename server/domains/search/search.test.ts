import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '#config'
import { eq } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { users } from '../account/users.table.ts'
import { works } from '../gallery/works.table.ts'
import { anyone, openTestDomains, refusal, textToImage, type TestDomains } from '../testing.ts'

let domains: TestDomains
let painter: UserCall

beforeAll(async () => {
  domains = await openTestDomains()
  painter = await domains.person()
  await domains.work()
  await domains.search.refresh()
})
afterAll(() => domains.close())

/** A public work made of a prompt. */
async function publish(prompt: string, title = '', call = painter): Promise<string> {
  const { task } = await domains.handlers.taskCreate(textToImage({ prompt }), call)
  const { works: made } = await domains.taskWhen(call, task.id, ({ state }) => state === 'succeeded')
  const id = made[0]!.id
  await domains.handlers.workPublish({ id, visibility: 'public', title }, call)
  await domains.search.refresh()
  return id
}

const find = (query: string, locale: Locale = 'zh-Hans', exact = false) => domains.handlers.searchAll({ query, exact }, anyone(locale))
const worksOf = async (query: string, locale?: Locale) => (await find(query, locale)).works.map(({ id }) => id)
const refsOf = async (query: string, locale: Locale, kind: string) => (await find(query, locale)).texts.filter((text) => text.kind === kind).map(({ ref }) => ref)

describe('works', () => {
  let cat: string
  let city: string
  let alps: string

  beforeAll(async () => {
    await domains.platform.db.execute('update balances set points = 1000')
    cat = await publish('一只橘猫坐在窗台上，水彩')
    city = await publish('雨夜的赛博朋克城市，霓虹倒影', '不夜城')
    alps = await publish('Sunrise over snowy mountains, oil painting', 'Alpine morning')
  })

  it.each([
    ['橘猫', 'zh-Hans'],
    ['貓', 'zh-Hant'],
    ['orange cat on the window', 'en'],
    ['gatos', 'es'],
    ['un chat', 'fr'],
    ['ネコ', 'ja'],
    ['🐱', 'en'],
  ] as const)('a cat is found as %s', async (query, locale) => expect(await worksOf(query, locale)).toContain(cat))

  it.each([
    ['赛搏朋克', 'zh-Hans', 'city'],
    ['saibopengke', 'zh-Hans', 'city'],
    ['sai bo peng ke', 'zh-Hans', 'city'],
    ['montains', 'en', 'alps'],
    ['alpine mornign', 'en', 'alps'],
    ['sunrse', 'en', 'alps'],
  ] as const)('%s, mistyped, is found with what it was meant to be', async (query, locale, which) => {
    const found = await find(query, locale)
    expect(found.corrected).toBeTruthy()
    expect(found.works.map(({ id }) => id)).toContain({ city, alps }[which])
    // Whoever means it so gets it so.
    expect((await find(query, locale, true)).corrected).toBeUndefined()
  })

  it.each(['neko', 'vendre mes dessins', 'palete', 'cœur'])('%s is not taken for another word', async (query) => expect((await find(query, 'fr')).corrected).toBeUndefined())

  it('all of the words count; some of them where nothing has all', async () => {
    expect(await find('不夜城 霓虹')).toMatchObject({ loose: false, works: [{ id: city }] })
    expect(await find('不夜城 恐龙化石')).toMatchObject({ loose: true, works: [{ id: city }] })
    // One of four, or one character, says nothing of what was meant.
    expect(await find('不夜城 恐龙化石 高跷 轮滑')).toMatchObject({ loose: false, works: [] })
    expect(await find('怎么把照片里的路人去掉')).toMatchObject({ loose: false, works: [] })
  })

  it('nobody is shown the prompt', async () => {
    const found = await find('窗台')
    expect(found.works.map(({ id }) => id)).toEqual([cat])
    expect(JSON.stringify(found)).not.toContain('窗台')
  })

  it('what is taken back, deleted or hidden is not found any more, with the write itself', async () => {
    const id = await publish('会发光的水母', '深海')
    expect(await worksOf('水母')).toEqual([id])
    await domains.handlers.workPublish({ id, visibility: 'private', title: '' }, painter)
    expect(await worksOf('水母')).toEqual([])
    await domains.handlers.workPublish({ id, visibility: 'public', title: '' }, painter)
    await domains.search.refresh()
    expect(await worksOf('深海')).toEqual([id])
    await domains.handlers.workDelete({ ids: [id] }, painter)
    expect(await worksOf('深海')).toEqual([])
  })

  it('pages go on without repeating or leaving out, what has the words before what means the same', async () => {
    const rows = await domains.platform.db.select().from(works).where(eq(works.id, cat))
    const { description } = rows[0]!
    const english = { ...description, input: { ...description.input, prompt: 'An orange cat' } }
    const copies = Array.from({ length: 60 }, (_, n) => ({ ...rows[0]!, id: undefined, position: n + 1, title: n % 2 ? `橘猫 ${n}` : `${n}`, heat: Math.floor(n / 7), description: n % 2 ? description : english }))
    await domains.platform.db.insert(works).values(copies)
    await domains.search.refresh()
    const seen: { id: string; title: string }[] = []
    let cursor: string | undefined
    do {
      const page = await domains.handlers.searchKind({ query: '橘猫', kind: 'work', exact: false, cursor }, anyone())
      expect(page.works).not.toEqual([])
      seen.push(...page.works)
      cursor = page.next
    } while (cursor)
    const copied = seen.filter(({ title }) => /\d$/.test(title)).map(({ title }) => title)
    expect(copied).toHaveLength(60)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(copied.findIndex((title) => !title.startsWith('橘猫'))).toBe(30)
    expect((await find('橘猫')).counts.work).toEqual({ count: seen.length, more: false })
    await refusal(domains.handlers.searchKind({ query: '橘猫', kind: 'work', exact: false, cursor: 'nonsense' }, anyone()))
  })

  it('a creator is found by name until the account is kept out', async () => {
    await domains.platform.db.update(users).set({ nickname: '山间云雾' }).where(eq(users.id, painter.identity.userId))
    await domains.search.refresh()
    expect((await find('云雾')).people).toMatchObject([{ id: painter.identity.userId, nickname: '山间云雾' }])
    const silent = await domains.person()
    await domains.platform.db.update(users).set({ nickname: '从不发布的人' }).where(eq(users.id, silent.identity.userId))
    await domains.search.refresh()
    expect((await find('从不发布')).people).toEqual([])
    await domains.platform.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, painter.identity.userId))
    expect((await find('云雾')).people).toEqual([])
    await domains.platform.db.update(users).set({ suspendedAt: null }).where(eq(users.id, painter.identity.userId))
  })
})

describe('what is ours', () => {
  it.each([
    ['remove the background', 'en', 'cutout'],
    ['quitar fondo', 'es', 'cutout'],
    ['détourer une photo', 'fr', 'cutout'],
    ['背景透過', 'ja', 'cutout'],
    ['去背', 'zh-Hant', 'cutout'],
    ['老照片变清晰', 'zh-Hans', 'repair'],
    ['restaurar foto vieja', 'es', 'repair'],
    ['upscale blurry', 'en', 'repair'],
  ] as const)('%s (%s) leads to the generator %s', async (query, locale, generator) => expect((await refsOf(query, locale, 'generator')).slice(0, 2)).toContain(generator))

  it.each([
    ['桜', '櫻花'],
    ['ヒマワリ', 'ひまわり'],
  ])('%s is found as %s is', async (one, other) => {
    const [found, same] = await Promise.all([refsOf(one, 'ja', 'prompt'), refsOf(other, 'ja', 'prompt')])
    expect(found).not.toEqual([])
    expect(same).toEqual(expect.arrayContaining(found))
  })

  it.each([
    ['生成失败会退灵感值吗', 'zh-Hans', 'points-back'],
    ['how do I delete my acount', 'en', 'delete-account'],
    ['cómo invitar amigos', 'es', 'invite'],
    ['j’ai oublié mon mot de passe', 'fr', 'code-missing'],
    ['ゴミ箱から復元', 'ja', 'bin'],
    ['怎樣切換語言', 'zh-Hant', 'language'],
  ] as const)('%s (%s) is answered by the help text %s', async (query, locale, topic) => expect((await refsOf(query, locale, 'help'))[0]).toBe(topic))

  it('is shown in the language of whoever looks', async () => {
    const [help] = (await find('invite friends', 'fr')).texts.filter(({ kind }) => kind === 'help')
    expect(help?.title).toBe('Que gagne-t-on à inviter des amis\u202f?')
  })
})

describe('what people search for', () => {
  let me: UserCall
  beforeEach(async () => {
    me = await domains.person()
  })
  const home = (call = me) => domains.handlers.searchHome({}, call)

  it('is kept for the person alone, the newest first, until they remove it', async () => {
    for (const query of ['一', '二', '一']) {
      domains.platform.clock.advance(1000)
      await domains.handlers.searchNote({ query, found: true }, me)
    }
    expect((await home()).history).toEqual(['一', '二'])
    expect((await home(await domains.person())).history).toEqual([])
    expect(await domains.handlers.searchForget({ query: '一' }, me)).toEqual({ history: ['二'] })
    expect(await domains.handlers.searchForget({}, me)).toEqual({ history: [] })
  })

  it('is hot when enough people have searched for it, and newer searches weigh more', async () => {
    const search = async (query: string, people: number) => {
      for (let n = 0; n < people; n++) await domains.handlers.searchNote({ query, found: true }, { ...anyone('en'), device: `device-${query}-${n}` })
    }
    const hot = async () => (await domains.handlers.searchHome({}, anyone('en'))).hot
    await search('old lighthouse', 4)
    await search('two people only', 2)
    // One device many times is one.
    for (let n = 0; n < 5; n++) await domains.handlers.searchNote({ query: 'again and again', found: true }, { ...anyone('en'), device: 'one-device' })
    await search('call me at 13800138000', 5)
    expect(await hot()).toEqual(['old lighthouse'])
    domains.platform.clock.advance(12 * 24 * 3600 * 1000)
    await search('new windmill', 3)
    expect(await hot()).toEqual(['new windmill', 'old lighthouse'])
  })

  it('suggests what is searched for and what is ours while somebody types', async () => {
    const suggest = async (text: string, locale: Locale) => (await domains.handlers.searchSuggest({ text }, anyone(locale))).suggestions.map((one) => one.text)
    expect(await suggest('old light', 'en')).toContain('old lighthouse')
    expect(await suggest('invit', 'en')).toContain('What is the reward for inviting friends?')
    expect(await suggest('抠', 'zh-Hans')).toContain('智能抠图')
    expect(await suggest("%_'\\", 'en')).toEqual([])
  })
})

it('takes whatever is typed', async () => {
  for (const query of ["' & | !", '\\', "'; drop table works; --", '<script>', ':*', '!!!', '的', 'the', '🐱', '((', 'a'.repeat(100), '\u200b', '猫'.repeat(100)])
    expect(await find(query)).toMatchObject({ works: expect.any(Array) as unknown[] })
})
