import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import { feedbackRules } from '#contract/feedback-rules.ts'
import { eq } from '../../platform/database/orm.ts'
import type { Identity, UserCall } from '../../call.ts'
import type { Transaction } from '../../platform/platform.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { uploadUses } from '../uploads/upload-uses.table.ts'
import { uploads } from '../uploads/uploads.table.ts'
import { createRemoveUnused } from '../uploads/remove-unused.ts'

const DAY_MS = 86_400_000
let domains: TestDomains
let operator: Identity
beforeAll(async () => {
  domains = await openTestDomains()
  operator = (await domains.person()).identity
})
beforeEach(() => domains.platform.clock.advance(1000))
afterAll(() => domains.close())

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => domains.platform.db.transaction(work)

async function picture({ identity }: UserCall): Promise<string> {
  const [row] = await domains.platform.db
    .insert(uploads)
    .values({ userId: identity.userId, key: `uploads/${randomUUID()}.jpg`, contentType: 'image/jpeg', width: 9, height: 9, bytes: 9, createdAt: domains.platform.clock.now() })
    .returning()
  return row!.id
}

const words = (more: Partial<RequestOf<'feedbackCreate'>> = {}) => ({
  requestId: randomUUID(),
  kind: 'idea' as const,
  text: '希望能一次生成一组表情',
  pictures: [],
  contact: '',
  about: { version: '3.0.0', platform: 'h5' as const, page: '/square/draw/agent-square' },
  ...more,
})
const write = async (call: UserCall, more: Partial<RequestOf<'feedbackCreate'>> = {}) =>
  (await domains.handlers.feedbackCreate({ ...words(more), pictures: more.pictures ?? [], contact: more.contact ?? '' }, call)).id
const detail = (call: UserCall, id: string) => domains.handlers.feedbackDetail({ id }, call)
const answer = (id: string, text = '谢谢，已经在做了', requestId: string = randomUUID()) =>
  inTransaction((tx) => domains.feedbackDesk.answer(tx, { id, requestId, text }, operator))
const replies = async (call: UserCall) => (await domains.handlers.messageList({ kind: 'reply' }, call)).messages

describe('feedback', () => {
  it('is stored once for its request, with its pictures in their order, however often it is sent', async () => {
    const call = await domains.person()
    const pictures = [await picture(call), await picture(call), await picture(call)].toReversed()
    const request = { ...words({ contact: 'ink@example.com' }), pictures, contact: 'ink@example.com' }
    const ids = await Promise.all(Array.from({ length: 6 }, () => domains.handlers.feedbackCreate(request, call)))
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
    const found = await detail(call, ids[0]!.id)
    expect(found).toMatchObject({ text: request.text, contact: 'ink@example.com', about: request.about, state: 'open', replies: [] })
    expect(found.pictures.map(({ id }) => id)).toEqual(pictures)
    expect(await refusal(domains.handlers.feedbackCreate({ ...request, text: '另一句' }, call))).toMatchObject({ reason: 'feedback-sent' })
  })

  it('keeps its pictures until it goes; those of others are refused and nothing is stored', async () => {
    const [call, other] = [await domains.person(), await domains.person()]
    const [own, foreign] = [await picture(call), await picture(other)]
    expect(await refusal(write(call, { pictures: [own, foreign] }))).toMatchObject({ detail: { field: 'pictures' }, reason: 'upload-not-found' })
    expect((await domains.handlers.feedbackList({}, call)).items).toEqual([])
    await write(call, { pictures: [own] })
    domains.platform.clock.advance(40 * DAY_MS)
    await createRemoveUnused(domains.platform)(new AbortController().signal)
    expect(await domains.platform.db.$count(uploads, eq(uploads.id, own))).toBe(1)
    expect(await domains.platform.db.$count(uploadUses, eq(uploadUses.uploadId, own))).toBe(1)
  })

  it('can be sent so often a day', async () => {
    const call = await domains.person()
    for (let n = 0; n < feedbackRules.perDay; n++) await write(call)
    expect(await refusal(write(call))).toMatchObject({ reason: 'feedback-limit', detail: { retryAfter: 86_400 } })
    domains.platform.clock.advance(DAY_MS)
    await write(call)
    const first = await domains.handlers.feedbackList({}, call)
    const second = await domains.handlers.feedbackList({ cursor: first.next! }, call)
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 1, undefined])
  })

  it('is nobody else’s', async () => {
    const id = await write(await domains.person())
    const other = await domains.person()
    expect(await refusal(detail(other, id))).toMatchObject({ reason: 'feedback-not-found' })
    expect(await refusal(domains.handlers.feedbackReply({ requestId: randomUUID(), id, text: '我' }, other))).toMatchObject({ reason: 'feedback-not-found' })
  })

  it('is answered, which shows until the person looks, and goes on', async () => {
    const call = await domains.person()
    const id = await write(call)
    const requestId = randomUUID()
    expect(await answer(id, '谢谢，已经在做了', requestId)).toMatchObject({ before: { state: 'open' }, after: { state: 'answered', waits: false } })
    await answer(id, '谢谢，已经在做了', requestId)
    expect((await domains.handlers.feedbackList({}, call)).items[0]).toMatchObject({ state: 'answered', unread: true })
    expect(await replies(call)).toEqual([expect.objectContaining({ title: '你的反馈有了回复', body: '谢谢，已经在做了', link: `/functionList/feedback/historyDetaile?id=${id}`, read: false })])

    expect((await detail(call, id)).replies.map(({ author, text }) => [author, text])).toEqual([['operator', '谢谢，已经在做了']])
    expect((await domains.handlers.feedbackList({}, call)).items[0]).toMatchObject({ unread: false })
    expect((await replies(call))[0]).toMatchObject({ read: true })

    domains.platform.clock.advance(1000)
    const more = { requestId: randomUUID(), id, text: '什么时候上线？' }
    await Promise.all([1, 2, 3].map(() => domains.handlers.feedbackReply(more, call)))
    expect(await detail(call, id)).toMatchObject({ state: 'open', replies: [{ author: 'operator' }, { author: 'person', text: '什么时候上线？' }] })
  })

  it('that is taken up earns points once, whoever presses at once', async () => {
    const call = await domains.person()
    const id = await write(call)
    const changes = await Promise.all([1, 2, 3].map(() => inTransaction((tx) => domains.feedbackDesk.adopt(tx, id, operator))))
    expect(changes.filter(({ before: { state } }) => state !== 'adopted')).toHaveLength(1)
    const { tasks } = await domains.handlers.taskCenterList({}, call)
    expect(tasks.find(({ id: task }) => task === 'feedback-adopted')).toMatchObject({ state: 'claimable', waiting: 1, occurrence: id })
    const { messages } = await domains.handlers.messageList({ kind: 'reward' }, call)
    expect(messages.map(({ title, link }) => [title, link])).toEqual([['你的建议被采纳了', '/functionList/draw/taskCenter']])
    await domains.handlers.feedbackReply({ requestId: randomUUID(), id, text: '太好了' }, call)
    expect(await detail(call, id)).toMatchObject({ state: 'adopted' })
  })

  it('that is closed takes nothing more', async () => {
    const call = await domains.person()
    const id = await write(call)
    await inTransaction((tx) => domains.feedbackDesk.close(tx, id, operator))
    expect(await refusal(domains.handlers.feedbackReply({ requestId: randomUUID(), id, text: '还有' }, call))).toMatchObject({ reason: 'feedback-closed' })
    expect(await refusal(inTransaction((tx) => domains.feedbackDesk.adopt(tx, id, operator)))).toMatchObject({ reason: 'feedback-closed' })
  })
})

describe('the operator', () => {
  it('finds it by kind, state, person and whether it waits, page by page', async () => {
    const call = await domains.person()
    const { userId } = call.identity
    const [problem, idea] = [await write(call, { kind: 'problem' }), await write(call)]
    await answer(idea)
    const found = async (filter: Parameters<typeof domains.feedbackDesk.search>[0]) => (await domains.feedbackDesk.search(filter)).rows.map(({ id }) => id)
    expect(new Set(await found({ userId }))).toEqual(new Set([idea, problem]))
    expect(await found({ userId, kind: 'problem' })).toEqual([problem])
    expect(await found({ userId, state: 'answered' })).toEqual([idea])
    expect(await found({ userId, waits: true })).toEqual([problem])
    expect(await domains.feedbackDesk.detail(problem)).toMatchObject({ userId, kind: 'problem' })
    const first = await domains.feedbackDesk.search({})
    const second = await domains.feedbackDesk.search({ cursor: first.next })
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(first.rows.length + second.rows.length)
  })
})
