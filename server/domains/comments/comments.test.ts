import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commentRules, MENTION } from '#contract/comment-rules.ts'
import { eq } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import type { Moderator, Verdict } from '../../moderation/moderator.ts'
import { users } from '../account/users.table.ts'
import { works } from '../gallery/works.table.ts'
import { createMessages } from '../messages/messages.ts'
import { anyone, openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { createComments } from './comments.ts'

let domains: TestDomains
let handlers: ReturnType<typeof createComments>['handlers']
let desk: ReturnType<typeof createComments>['desk']
let verdict: Verdict['decision']
let owner: UserCall
let reader: UserCall
let workId: string

/** Judges as the test says. */
const moderator: Moderator = { judge: async () => ({ decision: verdict, reasons: [] }) }

beforeAll(async () => {
  domains = await openTestDomains()
  ;({ handlers, desk } = createComments(domains.platform, { messages: createMessages(domains.platform), moderator }))
})
afterAll(() => domains.close())
beforeEach(async () => {
  verdict = 'pass'
  owner = await domains.person()
  reader = await domains.person()
  workId = await publicWork(owner)
})

async function publicWork(call: UserCall): Promise<string> {
  const now = domains.platform.clock.now()
  const files = { originalKey: 'works/o.webp', previewKey: 'works/p.webp', thumbnailKey: 'works/t.webp' }
  const [work] = await domains.platform.db
    .insert(works)
    .values({ ...files, userId: call.identity.userId, generator: 'text-to-image', kind: 'image', width: 9, height: 9, colour: '#123456', transparent: false, description: { input: {}, engine: 'fake' }, visibility: 'public', createdAt: now, publishedAt: now })
    .returning({ id: works.id })
  return work!.id
}
async function say(call: UserCall, text: string, more: { parentId?: string; mentions?: string[]; id?: string } = {}) {
  domains.platform.clock.advance(1000)
  return handlers.commentCreate({ id: randomUUID(), workId, text, mentions: [], ...more }, call)
}
const list = (call = anyone(), cursor?: string) => handlers.commentList({ workId, cursor }, call)
const texts = async (call = anyone()) => (await list(call)).threads.map(({ comment }) => comment.text)
const counted = async () => (await domains.handlers.workDetail({ id: workId }, anyone())).comments ?? 0
const told = async (call: UserCall) => {
  const { messages } = await domains.handlers.messageList({ kind: 'social' }, call)
  return messages.map(({ title }) => title)
}
const nameOf = async ({ identity: { userId } }: UserCall) => {
  const [user] = await domains.platform.db.select().from(users).where(eq(users.id, userId))
  return user!.nickname
}

describe('comments', () => {
  it('stand in threads, newest first, and are counted where they are shown', async () => {
    const first = await say(reader, '光影真好')
    const answer = await say(owner, '谢谢', { parentId: first.id })
    // An answer to an answer stands in the same thread.
    const second = await say(reader, '怎么做到的', { parentId: answer.id })
    await say(owner, '再问也可以', { parentId: first.id })
    await say(reader, '第二条')
    const { threads } = await list()
    expect(threads.map(({ comment, replies }) => [comment.text, replies.map(({ text }) => text)])).toEqual([
      ['第二条', []],
      ['光影真好', ['谢谢', '怎么做到的']],
    ])
    expect(threads[1]!.comment).toMatchObject({ replies: 3, mine: false, author: { id: reader.identity.userId } })
    expect(second.parentId).toBe(first.id)
    const all = await handlers.commentReplies({ id: first.id }, anyone())
    expect(all.comments.map(({ text }) => text)).toEqual(['谢谢', '怎么做到的', '再问也可以'])
    expect(await counted()).toBe(5)
  })

  it('are stored once, however often they are sent', async () => {
    const id = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => handlers.commentCreate({ id, workId, text: '一次', mentions: [] }, reader)))
    expect(new Set(sent.map((comment) => comment.id))).toEqual(new Set([id]))
    expect(await counted()).toBe(1)
    expect(await refusal(handlers.commentCreate({ id, workId, text: '借用', mentions: [] }, owner))).toMatchObject({ reason: 'comment-sent' })
  })

  it('go on from page to page without gaps while others write', async () => {
    const all: string[] = []
    for (let n = 0; n < 45; n++) all.unshift((await say(n % 2 ? owner : reader, `第 ${n} 条`)).id)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list(anyone(), cursor)
      seen.push(...page.threads.map(({ comment }) => comment.id))
      cursor = page.next
      await say(owner, '插进来的')
    } while (cursor)
    expect(seen).toEqual(all)
  })

  it('name people, who are told once, and who may have left', async () => {
    const friend = await domains.person()
    const comment = await say(reader, `${MENTION} 来看 ${MENTION}`, { mentions: [friend.identity.userId, owner.identity.userId] })
    expect(comment.mentions).toEqual([{ id: friend.identity.userId, nickname: await nameOf(friend) }, { id: owner.identity.userId, nickname: await nameOf(owner) }])
    expect(await told(friend)).toEqual([`${await nameOf(reader)} 提到了你`])
    expect(await told(owner)).toEqual([`${await nameOf(reader)} 评论了你的作品`])
    await say(owner, '谢谢', { parentId: comment.id })
    expect(await told(reader)).toEqual([`${await nameOf(owner)} 回复了你`])
    await say(friend, '来了')
    expect(await told(owner)).toEqual(['你的作品收到 2 条评论'])
    expect(await refusal(say(reader, MENTION, { mentions: [randomUUID()] }))).toMatchObject({ reason: 'person-not-found' })
    expect(await refusal(say(reader, '没有', { mentions: [friend.identity.userId] }))).toMatchObject({ reason: 'bad-input' })
    const { people } = await handlers.mentionSuggest({ workId, search: (await nameOf(friend)).slice(-3) }, reader)
    expect(people.map(({ id }) => id)).toContain(friend.identity.userId)
  })

  it('are taken away by their writer or the owner of the work; what was answered leaves its place until the last answer goes', async () => {
    const first = await say(reader, '会删掉')
    const answer = await say(owner, '回复', { parentId: first.id })
    const stranger = await domains.person()
    expect(await refusal(handlers.commentDelete({ id: first.id }, stranger))).toMatchObject({ reason: 'no-permission' })
    await handlers.commentDelete({ id: first.id }, reader)
    const { threads } = await list()
    expect(threads[0]!.comment).toMatchObject({ text: '', replies: 1 })
    expect(threads[0]!.comment.author).toBeUndefined()
    expect(await counted()).toBe(1)
    await Promise.all([handlers.commentDelete({ id: answer.id }, owner), handlers.commentDelete({ id: answer.id }, owner)])
    expect((await list()).threads).toEqual([])
    expect(await counted()).toBe(0)
    const third = await say(reader, '不受欢迎')
    await handlers.commentDelete({ id: third.id }, owner)
    expect(await texts()).toEqual([])
  })

  it('are refused or held as their words are judged, and held ones are their writer’s until somebody has looked', async () => {
    verdict = 'refuse'
    expect(await refusal(say(reader, '坏话'))).toMatchObject({ code: 20007, reason: 'comment-refused' })
    verdict = 'hold'
    const held = await say(reader, '难说')
    expect(held.held).toBe(true)
    expect([await texts(), await texts(owner), await texts(reader)]).toEqual([[], [], ['难说']])
    expect([await counted(), await told(owner)]).toEqual([0, []])
    await domains.platform.db.transaction((tx) => desk.decide(tx, held.id, 'pass', ''))
    expect(await texts()).toEqual(['难说'])
    expect(await told(owner)).toHaveLength(1)
    const other = await say(reader, '也难说')
    await domains.platform.db.transaction((tx) => desk.decide(tx, other.id, 'remove', ''))
    expect(await texts(reader)).toEqual(['难说'])
    expect(await counted()).toBe(1)
  })

  it('wait for somebody to look when several people report them', async () => {
    const comment = await say(owner, '广告')
    const report = async (call: UserCall) => handlers.commentReport({ id: comment.id, reason: 'spam', note: '' }, call)
    const people = [reader, await domains.person(), await domains.person()]
    expect(people).toHaveLength(commentRules.reportsToHold)
    await report(people[0]!)
    await report(people[0]!)
    await report(people[1]!)
    expect(await texts()).toEqual(['广告'])
    await report(people[2]!)
    expect(await texts()).toEqual([])
    expect(await refusal(report(owner))).toMatchObject({ reason: 'comment-not-found' })
    await domains.platform.db.transaction((tx) => desk.decide(tx, comment.id, 'pass', ''))
    expect(await texts()).toEqual(['广告'])
    await report(people[1]!)
    expect(await texts()).toEqual(['广告'])
  })

  it('vanish with whoever is suspended, also from the counts, and come back with them', async () => {
    const suspend = (suspendedAt: Date | null) => domains.platform.db.update(users).set({ suspendedAt }).where(eq(users.id, reader.identity.userId))
    const first = await say(reader, '一')
    await say(owner, '二', { parentId: first.id })
    await say(reader, '三')
    await suspend(new Date())
    expect(await counted()).toBe(1)
    const { threads } = await list()
    expect(threads).toHaveLength(1)
    expect(threads[0]!.comment).toMatchObject({ text: '' })
    expect(threads[0]!.comment.author).toBeUndefined()
    await suspend(null)
    expect([await texts(), await counted()]).toEqual([['三', '一'], 3])
  })

  it('of whom somebody has blocked are out of their sight, and the blocked cannot write under what is theirs', async () => {
    await say(reader, '看不见')
    await domains.handlers.userBlock({ id: reader.identity.userId, on: true }, owner)
    expect([await texts(owner), await texts()]).toEqual([[], ['看不见']])
    expect(await refusal(say(reader, '再来'))).toMatchObject({ reason: 'person-blocked-you' })
    await domains.handlers.userBlock({ id: reader.identity.userId, on: false }, owner)
    expect(await texts(owner)).toEqual(['看不见'])
  })

  it('are no more to be seen or written when the work is not public', async () => {
    await say(reader, '还在吗')
    await domains.platform.db.update(works).set({ visibility: 'private' }).where(eq(works.id, workId))
    expect([await texts(reader), await texts(owner)]).toEqual([[], ['还在吗']])
    expect(await refusal(say(reader, '有人吗'))).toMatchObject({ reason: 'work-not-found' })
  })

  it('come in no greater number than people write', async () => {
    for (let n = 0; n < commentRules.perHour; n++) await handlers.commentCreate({ id: randomUUID(), workId, text: '快', mentions: [] }, reader)
    expect(await refusal(say(reader, '太快'))).toMatchObject({ code: 20003, reason: 'too-many-comments' })
  })
})
