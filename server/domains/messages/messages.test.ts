import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { EngineError } from '../../engines/engine.ts'
import { paintedSquare } from '../../engines/fake-engine.ts'
import type { Transaction } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { broadcastReads } from './broadcasts.table.ts'
import { createMessages, type Messages, type NewMessage } from './messages.ts'
import { messageRules } from './message-rules.ts'
import { messages as table } from './messages.table.ts'
import { createRemoveOldMessages } from './remove-old.ts'
import { createUnreadEvents } from './unread-events.ts'

const DAY_MS = 86_400_000
let domains: TestDomains
let messages: Messages
beforeAll(async () => {
  domains = await openTestDomains()
  messages = createMessages(domains.platform)
  await domains.work()
})
// Broadcasts of one test are from before the people of the next.
beforeEach(() => domains.platform.clock.advance(1000))
afterAll(() => domains.close())

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => domains.platform.db.transaction(work)
const send = ({ identity }: UserCall, message: Partial<NewMessage> = {}) =>
  inTransaction((tx) => messages.send(tx, { userId: identity.userId, kind: 'reward', template: 'feedback-adopted', values: { points: 5 }, key: randomUUID(), ...message }))
const list = (call: UserCall, request: { kind?: 'system' | 'reward' | 'task'; cursor?: string } = {}) => domains.handlers.messageList(request, call)
const unread = async (call: UserCall) => (await domains.handlers.messageUnread({}, call)).total
const keptOf = ({ identity }: UserCall) => domains.platform.db.$count(table, eq(table.userId, identity.userId))
const operator = async () => (await domains.person()).identity
async function broadcast(title: string, words = {}): Promise<string> {
  const id = randomUUID()
  const news = { id, words: { 'zh-Hans': { title, body: '…' }, ...words }, link: '/square/square/index' }
  await inTransaction(async (tx) => domains.broadcasts.create(tx, news, await operator()))
  return id
}

describe('messages', () => {
  it('greet a new person in the language in which they read', async () => {
    const call = await domains.person({ locale: 'en' })
    const { messages: found, unread: count } = await list(call)
    expect(found).toEqual([expect.objectContaining({ kind: 'system', title: 'Welcome to Inkling', body: expect.stringContaining('10'), link: '/square/draw/agent-square', read: false })])
    expect(count).toEqual({ total: 1, kinds: { system: 1 } })
    expect((await list({ ...call, locale: 'fr' })).messages[0]!.title).toBe('Bienvenue sur Inkling')
  })

  it('are sent once for a key, however many ask at once, and not when the transaction fails', async () => {
    const call = await domains.person()
    const key = randomUUID()
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(call, { key })))
    expect(sent.filter(Boolean)).toHaveLength(1)
    await expect(inTransaction(async (tx) => {
      await messages.send(tx, { userId: call.identity.userId, kind: 'reward', template: 'feedback-closed', key: randomUUID() })
      throw new Error('taken back')
    })).rejects.toThrow('taken back')
    expect(await keptOf(call)).toBe(2)
  })

  it('come page by page, each once, with broadcasts in between', async () => {
    const call = await domains.person()
    const past = messageRules.page + 5
    for (let n = 0; n < past; n++) {
      domains.platform.clock.advance(1000)
      if (n === 3) await broadcast('大家好')
      else await send(call)
    }
    const first = await list(call)
    const second = await list(call, { cursor: first.next! })
    const all = [...first.messages, ...second.messages]
    expect(first.messages).toHaveLength(messageRules.page)
    expect(second.next).toBeUndefined()
    expect(new Set(all.map(({ id }) => id)).size).toBe(past + 1)
    expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map(({ createdAt }) => createdAt).sort((a, b) => b - a))
    expect(all.at(-5)).toMatchObject({ title: '大家好', link: '/square/square/index' })
    expect((await list(call, { kind: 'system' })).messages.map(({ title }) => title)).toEqual(['大家好', '欢迎来到 Inkling'])
  })

  it('are read one by one, by kind, or all; other people’s are not there', async () => {
    const [call, other] = [await domains.person(), await domains.person()]
    await Promise.all([send(call), send(call), send(call, { kind: 'order' })])
    const [last] = (await list(call, { kind: 'reward' })).messages
    expect(await domains.handlers.messageDetail({ id: last!.id }, call)).toMatchObject({ id: last!.id, read: true })
    expect(await unread(call)).toBe(3)
    expect(await refusal(domains.handlers.messageDetail({ id: last!.id }, other))).toMatchObject({ reason: 'message-not-found' })
    expect((await domains.handlers.messageRead({ kind: 'reward' }, call)).unread).toEqual({ total: 2, kinds: { system: 1, order: 1 } })
    expect((await domains.handlers.messageRead({}, call)).unread).toEqual({ total: 0, kinds: {} })
    expect(await unread(other)).toBe(1)
  })

  it('about what the person has just seen count as read', async () => {
    const call = await domains.person()
    await Promise.all([send(call, { link: '/a?id=1' }), send(call, { link: '/a?id=2' })])
    await messages.readAbout(domains.platform.db, call.identity.userId, ['/a?id=1'])
    expect(await unread(call)).toBe(2)
  })

  it('are kept so many a person, the newest', async () => {
    const call = await domains.person()
    const rows = Array.from({ length: messageRules.most - 1 }, () => ({ userId: call.identity.userId, kind: 'reward' as const, template: 'feedback-closed' as const, values: {}, key: randomUUID(), createdAt: domains.platform.clock.now() }))
    await domains.platform.db.insert(table).values(rows)
    domains.platform.clock.advance(1000)
    await send(call)
    await send(call)
    expect(await keptOf(call)).toBe(messageRules.most)
    expect((await list(call)).messages.slice(0, 2).map(({ title }) => title)).toEqual(['你的建议被采纳了', '你的建议被采纳了'])
  })

  it('that were read go after half a year, with the marks of broadcasts; unread ones stay', async () => {
    const call = await domains.person()
    await Promise.all([send(call), send(call, { kind: 'order' }), broadcast('旧闻')])
    await domains.handlers.messageRead({ kind: 'reward' }, call)
    await domains.handlers.messageRead({ kind: 'system' }, call)
    const before = domains.platform.clock.now()
    domains.platform.clock.advance(messageRules.keptDays * DAY_MS + 1000)
    await createRemoveOldMessages(domains.platform)(new AbortController().signal)
    expect((await list(call)).messages.map(({ kind }) => kind)).toEqual(['order'])
    expect(await domains.platform.db.$count(broadcastReads)).toBe(0)
    domains.platform.clock.set(before)
  })

  it('go with the person', async () => {
    const { db, clock } = domains.platform
    const [person] = await db.insert(users).values({ nickname: '过客', createdAt: clock.now() }).returning()
    const call = await domains.person()
    const passing = { ...call, identity: { ...call.identity, userId: person!.id } }
    await send(passing)
    expect(await keptOf(passing)).toBe(1)
    await db.delete(users).where(eq(users.id, person!.id))
    expect(await keptOf(passing)).toBe(0)
  })
})

describe('a broadcast', () => {
  it('reaches everybody who is there, in their language or else the default one, and each reads it for themselves', async () => {
    const [one, two] = [await domains.person({ locale: 'en' }), await domains.person({ locale: 'fr' })]
    domains.platform.clock.advance(1000)
    const id = await broadcast('新画师来了', { en: { title: 'A new painter is here', body: 'Try it.' } })
    expect((await list(one)).messages[0]).toMatchObject({ id, title: 'A new painter is here', read: false })
    expect((await list(two)).messages[0]).toMatchObject({ id, title: '新画师来了' })
    await Promise.all([1, 2, 3].map(() => domains.handlers.messageDetail({ id }, one)))
    expect([await unread(one), await unread(two)]).toEqual([1, 2])
    domains.platform.clock.advance(1000)
    const late = await domains.person()
    expect(await unread(late)).toBe(1)
    expect(await refusal(domains.handlers.messageDetail({ id }, late))).toMatchObject({ reason: 'message-not-found' })
  })

  it('is there once for its id, and gone when it is withdrawn', async () => {
    const [call, me] = [await domains.person(), await operator()]
    domains.platform.clock.advance(1000)
    const news = { id: randomUUID(), words: { 'zh-Hans': { title: '停机通知', body: '今晚维护' } } }
    const sent = await Promise.all([1, 2].map(() => inTransaction((tx) => domains.broadcasts.create(tx, news, me))))
    expect(sent.filter(Boolean)).toHaveLength(1)
    const other = { ...news, words: { 'zh-Hans': { title: '停机通知', body: '改到明晚' } } }
    expect(await refusal(inTransaction((tx) => domains.broadcasts.create(tx, other, me)))).toMatchObject({ reason: 'broadcast-sent' })
    expect(await unread(call)).toBe(2)
    const change = await inTransaction((tx) => domains.broadcasts.withdraw(tx, news.id, me))
    expect(change).toMatchObject({ before: { withdrawnAt: null }, after: { withdrawnAt: expect.any(Date) } })
    expect(await unread(call)).toBe(1)
    expect((await domains.broadcasts.list({})).rows[0]).toMatchObject({ id: news.id, createdBy: me.userId, withdrawnAt: expect.any(Date) })
  })
})

describe('the number of unread messages', () => {
  it('is told at once, and when it changes', async () => {
    const call = await domains.person()
    const told: number[] = []
    const stop = createUnreadEvents(domains.platform, 10)(call.identity.userId, (count) => told.push(count))
    await expect.poll(() => told.at(-1)).toBe(1)
    await Promise.all([send(call), send(call)])
    await expect.poll(() => told.at(-1)).toBe(3)
    await domains.handlers.messageRead({}, call)
    await expect.poll(() => told.at(-1)).toBe(0)
    domains.platform.clock.advance(1000)
    await broadcast('大家好')
    await expect.poll(() => told.at(-1)).toBe(1)
    stop()
  })
})

describe('a creation', () => {
  const takes = (seconds: number, fails = false) =>
    domains.engine.behave(async () => {
      domains.platform.clock.advance(seconds * 1000)
      if (fails) throw new EngineError('content-refused', { kind: 'refused' })
      return [await paintedSquare()]
    })
  const told = async (call: UserCall) => (await list(call, { kind: 'task' })).messages

  it('that took long is told by a message with its picture; several together by one', async () => {
    const call = await domains.person()
    takes(messageRules.taskSeconds + 1)
    const { works } = await domains.create(call)
    const link = `/functionList/draw/show?id=${works[0]!.id}`
    expect(await told(call)).toEqual([expect.objectContaining({ title: '画好了', body: '你要的画已经完成，点开看看。', link, picture: expect.stringContaining('thumbnail') })])
    await domains.create(call)
    await domains.create(call)
    expect(await told(call)).toEqual([expect.objectContaining({ body: '有 3 次创作已经完成，都在“我的创作”里。', link: '/functionList/draw/history' })])
    await domains.handlers.messageRead({}, call)
    await domains.create(call)
    expect((await told(call)).map(({ read }) => read)).toEqual([false, true])
  })

  it('that fails is told too', async () => {
    const call = await domains.person()
    takes(messageRules.taskSeconds + 1, true)
    await domains.create(call)
    expect(await told(call)).toEqual([expect.objectContaining({ title: '这次没能做出来', body: '灵感值已退回。点开看看原因，再试一次。' })])
  })

  it('that one waits for is not', async () => {
    const call = await domains.person()
    takes(messageRules.taskSeconds)
    await domains.create(call)
    expect(await told(call)).toEqual([])
  })

  it('keeps its message, without the picture, when its work is in the bin', async () => {
    const call = await domains.person()
    takes(messageRules.taskSeconds + 1)
    const { works } = await domains.create(call)
    await domains.handlers.workDelete({ ids: [works[0]!.id] }, call)
    expect((await told(call))[0]).toMatchObject({ picture: undefined })
  })
})
