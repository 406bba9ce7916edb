import { randomUUID } from 'node:crypto'
import { permissions } from '#contract/permissions.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { sql, type SQL } from '../../platform/database/orm.ts'
import type { Call, UserCall } from '../../call.ts'
import { silentLog } from '../../platform/log.ts'
import type { Database } from '../../platform/platform.ts'
import type { Domains } from '../domains.ts'
import { writeCursor } from '../gallery/cursor.ts'
import { writeFeedCursor } from '../gallery/feed/feed-cursor.ts'
import { HEAVY_PERSON, idOf, LIGHT_PERSON, RARE_GENERATOR, TALKED_WORK } from './fill-installation.ts'

/** Rows that a clean-up finds each time. */
const OVERDUE = 100

type Square = ParsedRequestOf<'squareList'>

/** Something that is asked for often, or runs by itself, and should take as long with many rows as with few. */
export interface Operation {
  /** Done before each run. */
  prepare?: () => Promise<unknown>
  run: () => Promise<unknown>
}

/** Every list, count and clean-up, by name, in an installation that `fillInstallation` has filled. */
export async function hotOperations(db: Database, { handlers, jobHandlers }: Pick<Domains, 'handlers' | 'jobHandlers'>): Promise<Map<string, Operation>> {
  const one = async <T>(query: SQL) => ((await db.execute<{ value: T }>(query)).rows[0] ?? fail('Nothing to measure with')).value
  const callOf = async (person: number): Promise<UserCall> => {
    const userId = await one<string>(sql`select ${idOf('person', person)} as value`)
    const identity = { userId, sessionId: randomUUID(), roles: [], permissions: [], bound: true }
    return { requestId: '', locale: 'zh-Hans', platform: 'h5', ip: '203.0.113.7', device: 'benchmark', identity, log: silentLog, signal: new AbortController().signal }
  }
  const [heavy, light] = [await callOf(HEAVY_PERSON), await callOf(LIGHT_PERSON)]
  const { identity: _, ...visitor } = light

  /** A cursor in the middle of a list. */
  async function middle(column: string, where: SQL, asNumber = sql`${sql.raw(column)}`, table = 'works'): Promise<string> {
    const order = sql.raw(`${column} desc, id desc`)
    const { rows } = await db.execute<{ value: number; id: string }>(sql`
      select (${asNumber})::float8 as value, id from ${sql.raw(table)} where ${where}
      order by ${order} limit 1 offset (select count(*) / 2 from ${sql.raw(table)} where ${where})`)
    return writeCursor(rows[0] ?? fail('An empty list'))
  }
  async function featuredMiddle(): Promise<string> {
    const { rows } = await db.execute<{ heat: number; id: string }>(sql`
      select heat, id from works where ${isPublic} order by heat desc, id desc limit 1 offset (select count(*) / 2 from works where ${isPublic})`)
    const edge = rows[0] ?? fail('An empty list')
    return writeFeedCursor({ boosts: {}, edges: [edge], left: [], shown: { hashes: [] } })
  }
  const ms = (column: string) => sql.raw(`floor(extract(epoch from ${column}) * 1000)`)
  const isPublic = sql`visibility = 'public' and deleted_at is null`
  const own = sql`user_id = ${heavy.identity.userId} and deleted_at is null`
  const cursors = {
    featured: await featuredMiddle(),
    latest: await middle('published_at', isPublic, ms('published_at')),
    liked: await middle('likes', isPublic),
    own: await middle('created_at', own, ms('created_at')),
    creator: await middle('published_at', sql`user_id = ${heavy.identity.userId} and ${isPublic}`, ms('published_at')),
    orders: await middle('created_at', sql`user_id = ${heavy.identity.userId}`, ms('created_at'), 'orders'),
    bin: await middle('deleted_at', sql`user_id = ${heavy.identity.userId} and deleted_at is not null`, ms('deleted_at')),
  }
  const movement = writeCursor({
    value: await one(sql`select seq::float8 as value from ledger where user_id = ${heavy.identity.userId} order by seq offset (select count(*) / 2 from ledger where user_id = ${heavy.identity.userId}) limit 1`),
    id: heavy.identity.userId,
  })
  const work = await one<string>(sql`select id as value from works where ${own} order by created_at limit 1`)
  const publicWork = await one<string>(sql`select id as value from works where ${isPublic} order by id limit 1`)
  const child = await one<string>(sql`select id as value from works where family_id is not null and deleted_at is null order by created_at limit 1`)
  const [talked, thread] = [await one<string>(sql`select ${idOf('work', TALKED_WORK)} as value`), await one<string>(sql`select ${idOf('comment', 1)} as value`)]
  const said = await middle('created_at', sql`work_id = ${talked} and parent_id is null`, ms('created_at'), 'comments')
  const stranger = await one<string>(sql`select ${idOf('person', 9)} as value`)
  const waiting = await one<string>(sql`select ${idOf('waiting', 500)} as value`)
  const waiter: UserCall = { ...light, identity: { ...light.identity, userId: await one(sql`select user_id as value from tasks where id = ${waiting}`) } }

  const operator: UserCall = { ...light, identity: { ...light.identity, permissions } }
  const people = (request: Partial<Parameters<typeof handlers.deskPeople>[0]>) => () => handlers.deskPeople({ view: 'all', search: '', ...request }, operator)
  const square = (sort: Square['sort'], more: Omit<Square, 'sort'> = {}, call: Call = visitor) => () => handlers.squareList({ sort, ...more }, call)
  const pages = async (count: number, request: Square, call: Call): Promise<string | undefined> => {
    let cursor: string | undefined
    for (let page = 0; page < count; page++) cursor = (await handlers.squareList({ ...request, cursor }, call)).next
    return cursor
  }
  const onward = { all: await pages(3, { sort: 'featured' }, visitor), person: await pages(3, { sort: 'featured' }, light) }
  const library = (more: Partial<Parameters<typeof handlers.workList>[0]> = {}) => () => handlers.workList({ bin: false, ...more }, heavy)
  const ofOrders = (filter: 'all' | 'open' | 'paid' | 'refunded', cursor?: string) => () => handlers.orderList({ filter, cursor }, heavy)
  const cleanUp = (prepare: SQL) => ({
    prepare: () => db.execute(prepare),
    run: () => jobHandlers['purge-bin']({}, { id: 'job', signal: new AbortController().signal, attempt: 1 }),
  })
  const overdue = sql`generate_series(1, ${OVERDUE}::int) as n`
  const old = sql`now() - interval '400 days'`

  const operations: Record<string, Operation['run'] | Operation> = {
    'square, featured': square('featured'),
    'square, featured, onward': square('featured', { cursor: onward.all }),
    'square, featured, middle': square('featured', { cursor: cursors.featured }),
    'square, featured for a person': square('featured', {}, light),
    'square, featured for a person, onward': square('featured', { cursor: onward.person }, light),
    'square, featured of a theme': square('featured', { theme: 'landscape' }),
    'square, films': square('featured', { theme: 'video' }),
    'square, following': square('following', {}, light),
    'square/front': () => handlers.squareFront({}, visitor),
    'square, latest, middle': square('latest', { cursor: cursors.latest }),
    'square, most liked, middle': square('liked', { cursor: cursors.liked }),
    'square of one generator': square('liked', { generator: 'text-to-image' }),
    'square of one generator, middle': square('liked', { generator: 'text-to-image', cursor: cursors.liked }),
    'square of a rare generator': square('featured', { generator: RARE_GENERATOR }),
    'square of a rare one, latest': square('latest', { generator: RARE_GENERATOR }),
    'own works': library(),
    'own works, middle': library({ cursor: cursors.own }),
    'own works of a kind': library({ kind: 'text' }),
    'own works of a generator': library({ generator: 'cutout' }),
    'own works of a rare generator': library({ generator: RARE_GENERATOR }),
    'own works of a kind and generator': library({ kind: 'image', generator: RARE_GENERATOR }),
    'own bin': library({ bin: true }),
    'own bin, middle': library({ bin: true, cursor: cursors.bin }),
    'own bin of a kind': library({ bin: true, kind: 'image' }),
    'own bin of a generator': library({ bin: true, generator: 'text-to-image' }),
    'work/detail': () => handlers.workDetail({ id: publicWork }, visitor),
    'work/family': () => handlers.workFamily({ id: child }, heavy),
    'work/uploads': () => handlers.workUploads({ id: work }, heavy),
    'like and take it back': async () => {
      await handlers.workLike({ id: publicWork, on: true }, light)
      await handlers.workLike({ id: publicWork, on: false }, light)
    },
    'course/progress': () => handlers.lessonProgress({}, light),
    'work/related': () => handlers.workRelated({ id: publicWork }, visitor),
    'work/comments': () => handlers.commentList({ workId: publicWork }, light),
    'work/comments, middle': () => handlers.commentList({ workId: talked, cursor: said }, visitor),
    'work/comments/replies': () => handlers.commentReplies({ id: thread }, visitor),
    'work/comments/mentions': () => handlers.mentionSuggest({ workId: talked, search: 'p' }, light),
    'work/favourites': () => handlers.favouriteList({}, heavy),
    'keep a favourite and let it go': async () => {
      await handlers.workFavourite({ id: publicWork, on: true }, light)
      await handlers.workFavourite({ id: publicWork, on: false }, light)
    },
    'creator/detail': () => handlers.creatorDetail({ id: heavy.identity.userId }, light),
    'creator/works': () => handlers.creatorWorks({ id: heavy.identity.userId }, visitor),
    'creator/works, middle': () => handlers.creatorWorks({ id: heavy.identity.userId, cursor: cursors.creator }, visitor),
    'user/people, followers': () => handlers.peopleList({ id: heavy.identity.userId, view: 'followers' }, visitor),
    'user/people, following': () => handlers.peopleList({ id: heavy.identity.userId, view: 'following' }, visitor),
    'follow and do so no longer': async () => {
      await handlers.userFollow({ id: stranger, on: true }, light)
      await handlers.userFollow({ id: stranger, on: false }, light)
    },
    'delete and restore': async () => {
      await handlers.workDelete({ ids: [work] }, heavy)
      await handlers.workRestore({ ids: [work] }, heavy)
    },
    'own orders': ofOrders('all'),
    'own orders, middle': ofOrders('all', cursors.orders),
    'own orders, open': ofOrders('open'),
    'own orders of a state': ofOrders('paid', cursors.orders),
    'own orders of a rare state': ofOrders('refunded'),
    'order/price': () => handlers.orderPrice({ offer: 'points-60' }, heavy),
    'orders to look after': () => jobHandlers['check-orders']({}, { id: 'job', signal: new AbortController().signal, attempt: 1 }),
    'user/info': () => handlers.userInfo({}, heavy),
    'session/list': () => handlers.sessionList({}, heavy),
    'generators, the person’s last': () => handlers.generatorList({}, heavy),
    'task/list': () => handlers.taskList({}, heavy),
    'task/detail, place in the queue': () => handlers.taskDetail({ id: waiting }, waiter),
    'task/create and task/cancel': async () => {
      const request = { requestId: randomUUID(), generator: 'text-to-image', input: { prompt: '日出时的雪山' } }
      const { task } = await handlers.taskCreate(request, light)
      await handlers.taskCancel({ id: task.id }, light)
    },
    'desk, people': people({}),
    'desk, people by the beginning of a nickname': people({ search: 'p1' }),
    'desk, people by last digits': people({ search: '999' }),
    'desk, staff': people({ view: 'staff' }),
    'desk, members': people({ view: 'members' }),
    'desk, a person’s works': () => handlers.deskPersonWorks({ id: light.identity.userId }, operator),
    'desk, a person’s failures': () => handlers.deskPersonTasks({ id: heavy.identity.userId }, operator),
    'desk, works': () => handlers.deskWorks({ view: 'public', search: '' }, operator),
    'desk, failures': () => handlers.deskFailures({}, operator),
    'desk, reports': () => handlers.deskReports({ view: 'open' }, operator),
    'desk, held comments': () => handlers.deskComments({}, operator),
    'desk, orders': () => handlers.deskOrders({ view: 'all', search: '' }, operator),
    'desk, held orders': () => handlers.deskOrders({ view: 'held', search: '' }, operator),
    'desk, orders of a state': () => handlers.deskOrders({ view: 'refunded', search: '' }, operator),
    'desk, orders of a person': () => handlers.deskOrders({ view: 'all', person: heavy.identity.userId, search: '' }, operator),
    'desk, feedback of a kind': () => handlers.deskFeedbacks({ view: 'all', kind: 'idea' }, operator),
    'desk, feedback that waits': () => handlers.deskFeedbacks({ view: 'waits' }, operator),
    'desk, feedback of a person': () => handlers.deskFeedbacks({ view: 'all', person: heavy.identity.userId }, operator),
    'desk, inquiries': () => handlers.deskContacts({ view: 'new', search: '' }, operator),
    'desk, inquiries from one address': () => handlers.deskContacts({ view: 'all', search: '9@example.com' }, operator),
    'desk, invitations': () => handlers.deskInvitations({ view: 'all' }, operator),
    'desk, invitations of a state': () => handlers.deskInvitations({ view: 'refused' }, operator),
    'desk, invitations of a person': () => handlers.deskInvitations({ view: 'all', inviter: heavy.identity.userId }, operator),
    'desk, log of one subject': () => handlers.deskAudit({ subject: work }, operator),
    'user/wallet': () => handlers.walletSummary({}, heavy),
    'user/coindetail': () => handlers.coinDetail({ filter: 'all' }, heavy),
    'user/coindetail, middle': () => handlers.coinDetail({ filter: 'all', cursor: movement }, heavy),
    'user/coindetail, what came': () => handlers.coinDetail({ filter: 'in', cursor: movement }, heavy),
    'user/coindetail of a rare cause': () => handlers.coinDetail({ filter: 'welcome' }, heavy),
    'consume/expire': () => handlers.consumeExpire({}, heavy),
    'user/coupons/list': () => handlers.couponsList({ state: 'usable' }, heavy),
    'user/coupons/list, expired': () => handlers.couponsList({ state: 'expired' }, heavy),
    'user/options/coupons': () => handlers.couponsOptions({ product: 'points', price: 3000 }, heavy),
    'user/sign/state': () => handlers.signState({}, heavy),
    'user/sign/in': () => handlers.signIn({}, light),
    'user/tasks/list': () => handlers.taskCenterList({}, heavy),
    'messages': () => handlers.messageList({}, heavy),
    'messages of a kind': () => handlers.messageList({ kind: 'reward' }, heavy),
    'messages, unread': () => handlers.messageUnread({}, heavy),
    'feedback': () => handlers.feedbackList({}, heavy),
    'login/qrcode': () => handlers.loginQrcode({ action: 'create' }, { ...visitor, ip: randomUUID() }),
    'clean-up, nothing to do': cleanUp(sql`select`),
    'clean-up of the bin': cleanUp(sql`
      insert into works (user_id, generator, kind, width, height, original_key, preview_key, thumbnail_key, colour, transparent, description, created_at, deleted_at)
      select ${heavy.identity.userId}, 'cutout', 'image', 9, 9, 'works/none.webp', 'works/none.webp', 'works/none.webp', '#123456', false, '{}', ${old}, ${old} from ${overdue}`),
    'clean-up of points': cleanUp(sql`
      update lots set expires_at = ${old} where id = any(array(
        select id from lots where remaining > 0 and expires_at is not null and user_id not in (${heavy.identity.userId}, ${light.identity.userId})
        order by expires_at desc limit ${OVERDUE}
      ))`),
    'clean-up of photos': cleanUp(sql`
      insert into uploads (user_id, key, content_type, width, height, bytes, created_at)
      select ${heavy.identity.userId}, 'uploads/none.jpg', 'image/jpeg', 9, 9, 9, ${old} from ${overdue}`),
    'clean-up of cloud files': cleanUp(sql`
      insert into cloud_files (cloud_path, size, content_type, owner, created_at, completed_at) select 'p', 9, 'image/png', 'o', ${old}, ${old} from ${overdue}`),
    'clean-up of messages': cleanUp(sql`
      insert into messages (user_id, kind, template, values, key, created_at, read_at)
      select ${heavy.identity.userId}, 'order', 'feedback-closed', '{}', gen_random_uuid(), ${old}, ${old} from ${overdue}`),
    'clean-up of events': cleanUp(sql`
      insert into track_events (uuid, session_id, user_id, action, happened_at, received_at, event)
      select gen_random_uuid(), 's', 'u', 'page', ${old}, ${old}, '{}' from ${overdue}`),
  }
  return new Map(Object.entries(operations).map(([name, operation]) => [name, typeof operation === 'function' ? { run: operation } : operation]))
}

function fail(message: string): never {
  throw new Error(message)
}
