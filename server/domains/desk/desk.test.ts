import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codes } from '#contract/codes.ts'
import { commentRules, MENTION } from '#contract/comment-rules.ts'
import { deskConfig } from '#contract/desk-config.ts'
import { endpoints, type ActionName, type RequestOf } from '#contract/endpoints/endpoints.ts'
import { permissions, type Permission } from '#contract/permissions.ts'
import { and, eq, ne } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { EngineError } from '../../engines/engine.ts'
import { paintedSquare, untilAborted } from '../../engines/fake-engine.ts'
import { createTestApi, person as anybody, sendJson, TOKEN } from '../../http/testing.ts'
import { waitUntil } from '../../platform/testing/wait-until.ts'
import { sessions } from '../account/sessions.table.ts'
import { users } from '../account/users.table.ts'
import { activities } from '../activities/activities.table.ts'
import { activityEntries } from '../activities/activity-entries.table.ts'
import { comments } from '../comments/comments.table.ts'
import { contacts } from '../contact/contacts.table.ts'
import { couponTemplates } from '../coupons/coupon-templates.table.ts'
import { works } from '../gallery/works.table.ts'
import { invitations } from '../invitations/invitations.table.ts'
import { broadcasts } from '../messages/broadcasts.table.ts'
import { messages } from '../messages/messages.table.ts'
import { orders, type OrderRow } from '../orders/orders.table.ts'
import { openTestDomains, textToImage, type TestDomains } from '../testing.ts'
import { auditLog } from './audit.table.ts'

let domains: TestDomains
let operator: UserCall
const reason = '核实过'

beforeAll(async () => {
  domains = await openTestDomains()
  await domains.work()
  operator = await staff(permissions)
})
afterAll(() => domains.close())
beforeEach(() => {
  domains.platform.clock.advance(1000)
  domains.engine.behave(paint)
})
const paint = async () => [await paintedSquare()]

async function staff(granted: readonly Permission[], roles: string[] = []): Promise<UserCall> {
  const call = await domains.person()
  await domains.platform.db.update(users).set({ permissions: [...granted], roles }).where(eq(users.id, call.identity.userId))
  return { ...call, identity: { ...call.identity, permissions: granted, roles } }
}
const someone = async () => (await domains.person()).identity.userId
const log = (id: string) => domains.platform.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
const refusedWith = (refusal: string) => expect.objectContaining({ reason: refusal })

async function openSession(userId: string): Promise<string> {
  const now = domains.platform.clock.now()
  const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 86_400_000) }
  const [session] = await domains.platform.db.insert(sessions).values({ userId, device: 'pc', ...times }).returning()
  return session!.id
}

async function failedTask(): Promise<string> {
  const call = await domains.person()
  domains.engine.behave(() => Promise.reject(new EngineError('engine-failed')))
  const { id } = await domains.create(call)
  domains.engine.behave(paint)
  return id
}

async function publicWork(title = '山'): Promise<{ id: string; owner: UserCall }> {
  const owner = await domains.person()
  const { works: made } = await domains.create(owner)
  const { id } = made[0]!
  // The engine's squares all look alike, and what looks like a hidden work is held.
  await domains.platform.db.update(works).set({ pictureHash: null }).where(eq(works.id, id))
  await domains.handlers.workPublish({ id, visibility: 'public', title }, owner)
  return { id, owner }
}

async function heldComment(mentions: string[] = []): Promise<{ id: string; workId: string; author: UserCall }> {
  const author = await domains.person()
  const { id: workId } = await publicWork()
  domains.platform.clock.advance(1000)
  const text = `加微信 inkling_2026${MENTION.repeat(mentions.length)}`
  const { id, held } = await domains.handlers.commentCreate({ id: randomUUID(), workId, text, mentions }, author)
  expect(held).toBe(true)
  return { id, workId, author }
}

async function orderOf(userId: string, change: Partial<OrderRow> = {}): Promise<string> {
  const { db, clock } = domains.platform
  const now = clock.now()
  const [order] = await db
    .insert(orders)
    .values({
      userId, requestId: randomUUID(), state: 'paid', offerId: 'points-310', product: 'points', name: { 'zh-Hans': '310 灵感值' }, points: 310, months: 0,
      listPrice: 3000, discount: 0, total: 3000, received: 3000, provider: 'sandbox', locale: 'zh-Hans', transactionId: `T-${randomUUID()}`,
      createdAt: now, expiresAt: now, paidAt: now, ...change,
    })
    .returning()
  return order!.id
}

async function feedbackOf(owner: UserCall): Promise<string> {
  const request = { requestId: randomUUID(), kind: 'idea', text: '一次生成一组表情', pictures: [], contact: '', about: { version: '3.0.0', platform: 'h5' } } as const
  return (await domains.handlers.feedbackCreate({ ...request, pictures: [] }, owner)).id
}

async function inquiry(): Promise<string> {
  const id = randomUUID()
  await domains.platform.db.insert(contacts).values({ id, topic: 'api', company: '', name: '林溪', reach: `${id}@example.com`, text: '想接入接口', locale: 'en', createdAt: domains.platform.clock.now() })
  return id
}

async function invitation(): Promise<{ id: string; inviterId: string; invitedId: string }> {
  const [inviterId, invitedId] = [await someone(), await someone()]
  const [row] = await domains.platform.db.insert(invitations).values({ inviterId, invitedId, state: 'waiting', createdAt: domains.platform.clock.now() }).returning()
  return row!
}

const broadcast = () => ({ id: randomUUID(), words: { 'zh-Hans': { title: '新画师来了', body: '去看看' }, en: { title: 'A new painter', body: 'Have a look' } }, link: '/square/draw/agent-square' })

const offer = { id: 'points-60', product: 'points', name: { 'zh-Hans': '60 灵感值' }, note: {}, price: 500, points: 60, months: 0, benefits: [], position: 1, recommended: false, active: true } satisfies RequestOf<'deskOfferSave'>['offer']

const names = { 'zh-Hans': '券', 'zh-Hant': '券', en: 'Coupon', es: 'Cupón', fr: 'Bon', ja: 'クーポン' }
const couponTemplate = (slug: string): RequestOf<'deskCouponCreate'>['template'] => ({
  slug, names, terms: { offer: { kind: 'amount', amount: 500 }, threshold: 0, products: ['points'] }, days: 7, active: true,
})
async function kindOfCoupon(): Promise<{ id: string; slug: string }> {
  const slug = `c-${randomUUID()}`
  const [row] = await domains.platform.db.insert(couponTemplates).values({ slug, names, terms: couponTemplate(slug).terms, days: 7, createdAt: domains.platform.clock.now() }).returning()
  return row!
}

const HOUR = 3_600_000
const contest = (endsIn: number): RequestOf<'deskActivitySave'>['activity'] => {
  const endsAt = domains.platform.clock.now().getTime() + endsIn
  return {
    titles: names, summaries: names, rules: names, theme: 'pets', cover: 'cat-sofa', generators: [], judged: 'votes', entriesEach: 3, votesEach: 10,
    prizes: [{ points: 10 }], opensAt: endsAt - 2 * HOUR, votingAt: endsAt - HOUR, endsAt, active: true,
  }
}
async function heldContest(endsIn: number): Promise<string> {
  const id = randomUUID()
  const { opensAt, votingAt, endsAt, ...said } = contest(endsIn)
  const times = { opensAt: new Date(opensAt), votingAt: new Date(votingAt), endsAt: new Date(endsAt) }
  await domains.platform.db.insert(activities).values({ ...said, ...times, id, createdAt: domains.platform.clock.now() })
  return id
}

const deskEndpoints = Object.entries(endpoints).filter(([name, { path }]) => path.startsWith('/desk/') && name !== 'deskStanding')

describe('every call of the desk', () => {
  it('is refused to a visitor, and to a person without its permission', async () => {
    const api = createTestApi(domains.platform)
    const others = (own: Permission) => permissions.filter((permission) => permission !== own)
    for (const [name, { path, permission, access }] of deskEndpoints) {
      expect([name, access, permission]).toEqual([name, 'user', expect.any(String)])
      const almost = createTestApi(domains.platform, {}, { authenticate: async () => ({ ...anybody, permissions: others(permission!) }) })
      const answers = await Promise.all([sendJson(api, path, {}), sendJson(api, path, {}, { Token: TOKEN }), sendJson(almost, path, {}, { Token: TOKEN })])
      expect([name, ...answers.map(({ code }) => code)]).toEqual([name, codes.notLoggedIn, codes.noPermission, codes.noPermission])
    }
  })

  it('that changes something is an action', () => {
    for (const [name, endpoint] of deskEndpoints) expect([name, /\/(end|standing|membership|change|suspension|stop|retry|decide|visibility|refund|honour|create|give|annul|answer|adopt|close|mark|send|withdraw)$/.test(endpoint.path)]).toEqual([name, 'audit' in endpoint])
  })
})

it('opens to who may do something at it, by a role too, and to nobody else', async () => {
  const moderator = await staff([], ['moderator', 'a role of long ago'])
  expect(await domains.handlers.deskStanding({}, moderator)).toMatchObject({ permissions: ['work.hide', 'people.read', 'feedback.answer', 'reports.decide', 'overview.read'] })
  await expect(domains.handlers.deskStanding({}, await domains.person())).rejects.toMatchObject({ code: codes.noPermission })
})

interface Example<N extends ActionName> {
  request: RequestOf<N>
  /** What it is done to. */
  subject: string
  /** What of the request is refused, and how; unless told, an id of nothing. */
  refused?: Partial<RequestOf<N>>
  code?: number
}

/** For each action one that changes something. */
const done: { [N in ActionName]: () => Promise<Example<N>> } = {
  async deskSessionEnd() {
    const id = await someone()
    return { request: { id, session: await openSession(id) }, subject: id }
  },
  async deskPersonStanding() {
    const id = await someone()
    return { request: { id, roles: ['moderator'], permissions: ['audit.read'], reason }, subject: id }
  },
  async deskPersonMembership() {
    const id = await someone()
    return { request: { id, until: domains.platform.clock.now().getTime() + 86_400_000, reason }, subject: id }
  },
  async deskPersonPointsChange() {
    const id = await someone()
    return { request: { requestId: randomUUID(), id, points: 30, reason }, subject: id }
  },
  async deskPersonSuspension() {
    const id = await someone()
    return { request: { id, suspended: true, reason }, subject: id }
  },
  async deskTaskStop() {
    const owner = await domains.person()
    domains.engine.behave(untilAborted)
    const { task } = await domains.handlers.taskCreate(textToImage(), owner)
    await domains.taskWhen(owner, task.id, ({ state }) => state === 'running')
    return { request: { id: task.id }, subject: task.id }
  },
  async workHide() {
    const { id } = await publicWork()
    return { request: { id, hidden: true }, subject: id }
  },
  async deskReportDecide() {
    const { id } = await publicWork()
    await domains.handlers.reportCreate({ workId: id, reason: 'spam', note: '' }, await domains.person())
    return { request: { id, decision: 'hide', reason }, subject: id }
  },
  async deskReviewDecide() {
    const { id } = await publicWork('加微信 inkling_2026')
    return { request: { id, decision: 'pass', reason }, subject: id }
  },
  async deskCommentDecide() {
    const { id } = await heldComment()
    return { request: { id, decision: 'pass', reason }, subject: id }
  },
  async deskTaskRetry() {
    const id = await failedTask()
    return { request: { id }, subject: id }
  },
  async deskOrderRefund() {
    const id = await orderOf(await someone())
    return { request: { id, refundId: randomUUID(), amount: 1000, reason }, subject: id }
  },
  async deskOrderHonour() {
    const id = await orderOf(await someone(), { state: 'paying', received: 2900, held: true })
    return { request: { id, reason }, subject: id }
  },
  async deskOfferSave() {
    const id = `offer-${randomUUID().slice(0, 8)}`
    return { request: { offer: { ...offer, id }, reason }, subject: id, refused: { offer: { ...offer, id, price: 0 } }, code: codes.badInput }
  },
  async deskCouponCreate() {
    const slug = `c-${randomUUID()}`
    const taken = await kindOfCoupon()
    return { request: { template: couponTemplate(slug), reason }, subject: slug, refused: { template: couponTemplate(taken.slug) }, code: codes.conflict }
  },
  async deskCouponChange() {
    const { id, slug } = await kindOfCoupon()
    return { request: { id, template: { ...couponTemplate(slug), days: 9 }, reason }, subject: slug }
  },
  async deskCouponActive() {
    const { id, slug } = await kindOfCoupon()
    return { request: { id, active: false, reason }, subject: slug }
  },
  async deskCouponGive() {
    const { slug } = await kindOfCoupon()
    const id = await someone()
    return { request: { requestId: randomUUID(), id, template: slug, reason }, subject: id }
  },
  async deskInvitationAnnul() {
    const { id } = await invitation()
    return { request: { id, takeBack: true, reason }, subject: id }
  },
  async deskFeedbackAnswer() {
    const id = await feedbackOf(await domains.person())
    return { request: { requestId: randomUUID(), id, text: '下个版本就有' }, subject: id }
  },
  async deskFeedbackAdopt() {
    const id = await feedbackOf(await domains.person())
    return { request: { id }, subject: id }
  },
  async deskFeedbackClose() {
    const id = await feedbackOf(await domains.person())
    return { request: { id }, subject: id }
  },
  async deskContactMark() {
    const id = await inquiry()
    return { request: { id, state: 'handled', note: '已回邮件' }, subject: id }
  },
  async deskBroadcastSend() {
    const sent = broadcast()
    await act('deskBroadcastSend', { broadcast: sent })
    const other = broadcast()
    return { request: { broadcast: other }, subject: other.id, refused: { broadcast: { ...sent, words: other.words, link: '/' } }, code: codes.conflict }
  },
  async deskBroadcastWithdraw() {
    const sent = broadcast()
    await domains.platform.db.insert(broadcasts).values({ ...sent, createdBy: operator.identity.userId, createdAt: domains.platform.clock.now() })
    return { request: { id: sent.id, reason }, subject: sent.id }
  },
  async deskActivitySave() {
    const id = await heldContest(HOUR)
    const activity = { ...contest(HOUR), votesEach: 5 }
    return { request: { id, activity, reason }, subject: id, refused: { activity: { ...activity, votingAt: activity.endsAt } }, code: codes.badInput }
  },
  async deskActivityDecide() {
    const id = await heldContest(-HOUR)
    return { request: { id, reason }, subject: id }
  },
  async deskActivityEntryRemove() {
    const activityId = await heldContest(HOUR)
    const { id: workId, owner } = await publicWork()
    const [entry] = await domains.platform.db.insert(activityEntries).values({ activityId, workId, userId: owner.identity.userId, createdAt: domains.platform.clock.now() }).returning()
    return { request: { id: entry!.id, removed: true, reason }, subject: activityId }
  },
}

const act = (name: ActionName, request: object, call = operator) =>
  // The table above has the request that belongs to the name.
  (domains.handlers[name] as (request: object, call: UserCall) => Promise<unknown>)({ reason: '', ...request }, call)

describe.each(Object.keys(done) as ActionName[])('%s', (name) => {
  it('is recorded once, with who, what and why; done again it changes nothing more', async () => {
    const { request, subject } = await done[name]()
    await act(name, request)
    const [row, ...more] = await log(subject)
    expect(more).toEqual([])
    expect(row).toMatchObject({ actorId: operator.identity.userId, action: endpoints[name].audit, ip: operator.ip, reason: 'reason' in request ? request.reason : '' })
    expect(row!.before).not.toEqual(row!.after)
    await Promise.allSettled([act(name, request), act(name, request)])
    expect(await log(subject)).toHaveLength(1)
  })

  it('leaves no record when it is refused', async () => {
    const { request, refused = { id: randomUUID() }, code = codes.notFound } = await done[name]()
    const before = await domains.platform.db.$count(auditLog)
    const wrong = { ...request, ...refused }
    await expect(act(name, wrong)).rejects.toMatchObject({ code })
    expect(await domains.platform.db.$count(auditLog)).toBe(before)
  })
})

describe('the log', () => {
  it('cannot be changed or shortened', async () => {
    const { db } = domains.platform
    await expect(db.update(auditLog).set({ reason: 'nothing happened' })).rejects.toThrow()
    await expect(db.delete(auditLog)).rejects.toThrow()
  })

  it('is read page by page, of one action, by one operator or about one subject', async () => {
    const own = await staff(permissions)
    const id = await someone()
    const changes = deskConfig.pageRows + 3
    for (let n = 0; n < changes; n++) {
      domains.platform.clock.advance(1000)
      await act('deskPersonMembership', { id, until: domains.platform.clock.now().getTime() + (n + 1) * 86_400_000, reason }, own)
    }
    domains.platform.clock.advance(1000)
    await act('deskPersonStanding', { id, roles: ['editor'], permissions: [], reason }, own)
    const list = (request: Partial<RequestOf<'deskAudit'>>) => domains.handlers.deskAudit({ subject: '', ...request }, operator)
    const first = await list({ subject: id })
    const second = await list({ subject: id, cursor: first.next })
    expect([first.rows.length, second.rows.length, second.next]).toEqual([deskConfig.pageRows, 4, undefined])
    expect(first.rows[0]).toMatchObject({ action: 'person.standing', actor: { id: own.identity.userId }, before: { roles: [] }, after: { roles: ['editor'] } })
    expect((await list({ actor: own.identity.userId, action: 'person.standing' })).rows).toHaveLength(1)
    expect((await list({ actor: randomUUID() })).rows).toEqual([])
  })
})

describe('people', () => {
  const find = async (search: string) => (await domains.handlers.deskPeople({ view: 'all', search }, operator)).rows

  it('are found by id, number, last digits and the beginning of the nickname, and never with their whole number', async () => {
    const id = await someone()
    await domains.platform.db.update(users).set({ phone: '+8613912349876', nickname: 'Ink_灯塔 99%' }).where(eq(users.id, id))
    for (const search of [id, '13912349876', '+86 139 1234 9876', '9876', '49876', 'ink_灯', 'Ink_灯塔 99%']) {
      const rows = await find(search)
      expect([search, rows.map((row) => row.id), rows[0]?.phone]).toEqual([search, [id], '139****9876'])
    }
    expect(await find('inkx')).toEqual([])
    expect(await find(randomUUID())).toEqual([])
  })

  it('are listed by what they are, page by page', async () => {
    const { db, clock } = domains.platform
    const ids = await Promise.all(Array.from({ length: deskConfig.pageRows + 2 }, someone))
    await Promise.all(ids.map((id, n) => db.update(users).set({ nickname: `页${String(n % 7)}`, memberUntil: new Date(clock.now().getTime() + (n + 1) * 1000) }).where(eq(users.id, id))))
    for (const request of [{ view: 'members', search: '' }, { view: 'all', search: '页' }] as const) {
      const first = await domains.handlers.deskPeople(request, operator)
      const second = await domains.handlers.deskPeople({ ...request, cursor: first.next }, operator)
      expect([...first.rows, ...second.rows].map(({ id }) => id).toSorted()).toEqual(expect.arrayContaining(ids.toSorted()))
      expect(first.rows).toHaveLength(deskConfig.pageRows)
      expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(first.rows.length + second.rows.length)
    }
    const staffIds = (await domains.handlers.deskPeople({ view: 'staff', search: '' }, operator)).rows.map(({ id }) => id)
    expect(staffIds).toContain(operator.identity.userId)
    expect(staffIds).not.toContain(ids[0])
  })

  it('get points once, however often and at once it is asked, are told so, and lose no more than they have', async () => {
    const id = await someone()
    const request = { requestId: randomUUID(), id, points: 25, reason: '补偿排队' }
    await Promise.all(Array.from({ length: 8 }, () => act('deskPersonPointsChange', request)))
    expect(await domains.wallet.balance(domains.platform.db, id)).toBe(35)
    const told = await domains.platform.db.select().from(messages).where(and(eq(messages.userId, id), ne(messages.template, 'welcome')))
    expect(told).toMatchObject([{ template: 'operator-points', values: { points: 25, reason: '补偿排队' } }])
    expect(await log(id)).toMatchObject([{ before: { points: 10 }, after: { points: 35 } }])
    expect(await act('deskPersonPointsChange', { ...request, requestId: randomUUID(), points: -1000 })).toEqual({ coin: 0 })
  })

  it('are given points so often a day', async () => {
    const own = await staff(['points.grant'])
    const id = await someone()
    const grant = () => act('deskPersonPointsChange', { requestId: randomUUID(), id, points: 1, reason }, own)
    for (let n = 0; n < deskConfig.grants.perDay; n++) await grant()
    await expect(grant()).rejects.toEqual(refusedWith('too-many-grants'))
    expect(await domains.wallet.balance(domains.platform.db, id)).toBe(10 + deskConfig.grants.perDay)
    domains.platform.clock.advance(86_400_000)
    await grant()
  })

  it('get no more than who gives it has, and nobody changes their own', async () => {
    const id = await someone()
    const lead = await staff(['people.roles', 'people.change', 'audit.read'])
    const set = (request: object, call = lead) => act('deskPersonStanding', { id, roles: [], permissions: [], reason, ...request }, call)
    await set({ permissions: ['audit.read'] })
    await expect(set({ roles: ['admin'] })).rejects.toEqual(refusedWith('more-than-own'))
    await expect(set({ permissions: ['orders.refund'] })).rejects.toEqual(refusedWith('more-than-own'))
    await expect(set({ id: lead.identity.userId })).rejects.toEqual(refusedWith('own-standing'))
    const admin = await staff([], ['admin'])
    await expect(set({ id: admin.identity.userId })).rejects.toEqual(refusedWith('more-than-own'))
    await expect(act('deskPersonSuspension', { id: admin.identity.userId, suspended: true, reason }, lead)).rejects.toEqual(refusedWith('more-than-own'))
    await set({ roles: ['admin'] }, admin)
  })
})

describe('what people write', () => {
  it('waits until it is answered, with whose it is, and is told to them', async () => {
    const owner = await domains.person()
    const id = await feedbackOf(owner)
    const list = async (request: Partial<RequestOf<'deskFeedbacks'>>) =>
      (await domains.handlers.deskFeedbacks({ view: 'all', person: owner.identity.userId, ...request }, operator)).rows.map((row) => row.id)
    expect([await list({ view: 'waits' }), await list({ kind: 'idea' }), await list({ view: 'answered' })]).toEqual([[id], [id], []])
    await act('deskFeedbackAnswer', { requestId: randomUUID(), id, text: '下个版本就有' })
    expect([await list({ view: 'waits' }), await list({ view: 'answered' })]).toEqual([[], [id]])
    const found = await domains.handlers.deskFeedback({ id }, operator)
    expect(found).toMatchObject({ owner: { id: owner.identity.userId }, waits: false, state: 'answered', replies: [{ author: 'operator', text: '下个版本就有' }] })
    expect(await log(id)).toMatchObject([{ action: 'feedback.answer', before: { state: 'open', replies: 0 }, after: { state: 'answered', replies: 1 } }])
  })

  it('to work with us is found by where it is answered; what is no address is found nowhere', async () => {
    const id = await inquiry()
    const list = async (search: string) => (await domains.handlers.deskContacts({ view: 'new', search }, operator)).rows.map((row) => row.id)
    expect([await list(`${id}@example.com`), await list('lin@')]).toEqual([[id], []])
    await act('deskContactMark', { id, state: 'handled', note: '已回邮件' })
    expect(await domains.handlers.deskContact({ id }, operator)).toMatchObject({ state: 'handled', note: '已回邮件', handledAt: expect.any(Number) })
  })
})

describe('held comments', () => {
  const waiting = async (ids: readonly string[]) => {
    const found = []
    let cursor: string | undefined
    do {
      const page = await domains.handlers.deskComments({ cursor }, operator)
      found.push(...page.rows)
      cursor = page.next
    } while (cursor)
    return found.filter(({ id }) => ids.includes(id))
  }

  it('are listed with their writer, work and reports, the longest waiting first, until somebody decides', async () => {
    const friend = await domains.person()
    const judged = await heldComment([friend.identity.userId])
    const reported = await heldComment()
    await act('deskCommentDecide', { id: reported.id, decision: 'pass' })
    expect(await waiting([reported.id])).toEqual([])
    await domains.handlers.commentReport({ id: reported.id, reason: 'spam', note: '' }, await domains.person())
    // One says so: everybody still sees it.
    expect(await waiting([reported.id])).toMatchObject([{ id: reported.id, held: false }])
    for (let n = 1; n < commentRules.reportsToHold; n++) {
      await domains.handlers.commentReport({ id: reported.id, reason: n === 1 ? 'hate' : 'spam', note: '' }, await domains.person())
    }
    expect(await waiting([judged.id, reported.id])).toMatchObject([
      { id: judged.id, author: { id: judged.author.identity.userId }, work: { id: judged.workId }, mentions: [{ id: friend.identity.userId }], reasons: [] },
      { id: reported.id, held: true, work: { id: reported.workId }, reasons: [{ reason: 'spam', count: commentRules.reportsToHold - 1 }, { reason: 'hate', count: 1 }] },
    ])
    await expect(act('deskCommentDecide', { id: judged.id, decision: 'remove' })).rejects.toEqual(refusedWith('missing'))
    await act('deskCommentDecide', { id: judged.id, decision: 'remove', reason })
    // What is gone already stays gone, and is recorded once.
    await act('deskCommentDecide', { id: judged.id, decision: 'remove', reason })
    const { messages } = await domains.handlers.messageList({}, judged.author)
    expect(messages.filter(({ title }) => title === '你的一条评论已被删除')).toMatchObject([{ body: expect.stringContaining(reason) }])
    expect(await waiting([judged.id])).toEqual([])
    expect(await log(judged.id)).toMatchObject([{ action: 'comment.decide', before: { held: true }, after: { held: false, decision: 'remove' } }])
  })

  it('go on from page to page', async () => {
    const { workId, author } = await heldComment()
    const rows = Array.from({ length: deskConfig.pageRows + 1 }, () => ({ id: randomUUID(), workId, userId: author.identity.userId, text: '难说', shown: false, heldAt: domains.platform.clock.now(), waitingSince: domains.platform.clock.now(), createdAt: domains.platform.clock.now() }))
    await domains.platform.db.insert(comments).values(rows)
    const ids = rows.map(({ id }) => id)
    expect((await waiting(ids)).map(({ id }) => id)).toEqual(ids.toSorted())
  })
})

describe('invitations', () => {
  it('are listed by state and inviter, name both, and the invited person’s page names the inviter', async () => {
    const { id, inviterId, invitedId } = await invitation()
    const list = async (request: Partial<RequestOf<'deskInvitations'>>) => (await domains.handlers.deskInvitations({ view: 'all', ...request }, operator)).rows
    expect(await list({ inviter: inviterId })).toMatchObject([{ id, inviter: { id: inviterId }, invited: { id: invitedId }, state: 'waiting' }])
    await act('deskInvitationAnnul', { id, takeBack: false, reason })
    expect(await list({ inviter: inviterId, view: 'waiting' })).toEqual([])
    expect(await list({ view: 'refused' })).toContainEqual(expect.objectContaining({ id, refusal: 'void' }))
    expect((await domains.handlers.deskPerson({ id: invitedId }, operator)).invitedBy).toMatchObject({ id: inviterId })
  })
})

describe('orders', () => {
  it('are listed by what they are, of a person, by their id and by the provider’s number, with whose they are', async () => {
    const owner = await someone()
    const paid = await orderOf(owner, { transactionId: 'T-known' })
    domains.platform.clock.advance(1000)
    const held = await orderOf(owner, { state: 'closed', received: 2900, held: true })
    const list = async (request: Partial<RequestOf<'deskOrders'>>) =>
      (await domains.handlers.deskOrders({ view: 'all', search: '', ...request }, operator)).rows.map(({ id }) => id)
    expect(await list({ person: owner })).toEqual([held, paid])
    expect(await list({ person: owner, view: 'paid' })).toEqual([paid])
    expect(await list({ view: 'held' })).toContain(held)
    expect([await list({ search: held }), await list({ search: 'T-known' }), await list({ search: 'T-unknown' })]).toEqual([[held], [paid], []])
    const { order } = await domains.handlers.deskOrder({ id: held }, operator)
    expect(order).toMatchObject({ owner: { id: owner }, received: 2900, total: 3000, held: true })
  })

  it('are refunded once, however often and at once it is asked, and not honoured while their money goes back', async () => {
    // Of a way to pay that is not there any more: nobody confirms the refund.
    const id = await orderOf(await someone(), { provider: 'stripe', state: 'paying', received: 2900, held: true })
    const request = { id, refundId: randomUUID(), amount: 1000, reason }
    await Promise.all(Array.from({ length: 8 }, () => act('deskOrderRefund', request)))
    const { order, rows } = await domains.handlers.deskOrder({ id }, operator)
    expect([order.refunding, rows]).toEqual([1000, [expect.objectContaining({ id: request.refundId, state: 'pending', byOperator: true })]])
    expect(await log(id)).toMatchObject([{ before: { refundedFen: 0 }, after: { refundedFen: 1000 } }])
    await expect(act('deskOrderRefund', { ...request, refundId: randomUUID(), amount: 1901 })).rejects.toEqual(refusedWith('refund-too-large'))
    await expect(act('deskOrderHonour', { id, reason })).rejects.toEqual(refusedWith('order-not-held'))
  })
})

describe('creations of others', () => {
  it('are stopped, their points go back and their owners are told', async () => {
    const { request, subject } = await done.deskTaskStop()
    const running = await domains.handlers.deskQueue({}, operator)
    const { owner } = running.running.find(({ id }) => id === subject)!
    await act('deskTaskStop', request)
    expect(await domains.wallet.balance(domains.platform.db, owner.id)).toBe(10)
    expect(await domains.platform.db.select().from(messages).where(and(eq(messages.userId, owner.id), ne(messages.template, 'welcome')))).toMatchObject([{ template: 'creation-stopped', values: { refunded: 1 } }])
    expect(await log(subject)).toMatchObject([{ before: { state: 'running' }, after: { state: 'cancelled' } }])
  })

  it('that an engine failed are made once more, for nothing', async () => {
    const owner = await domains.person()
    domains.engine.behave(() => Promise.reject(new EngineError('engine-failed')))
    const failed = await domains.create(owner)
    expect(failed.failure).toBeDefined()
    const failures = await domains.handlers.deskFailures({}, operator)
    expect(failures.rows.find(({ id }) => id === failed.id)).toMatchObject({ owner: { id: owner.identity.userId }, failure: { mayRetry: true } })
    domains.engine.behave(paint)
    await act('deskTaskRetry', { id: failed.id })
    const again = await domains.taskWhen(owner, failed.id, ({ state }) => state === 'succeeded')
    expect([again.works.length, again.cost, await domains.wallet.balance(domains.platform.db, owner.identity.userId)]).toEqual([1, 0, 10])
    expect(await waitUntil(async () => (await domains.handlers.deskPersonTasks({ id: owner.identity.userId }, operator)).rows.length === 0)).toBe(true)
  })
})
