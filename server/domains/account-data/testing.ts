import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { MENTION } from '#contract/comment-rules.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { sql } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import { storageAreas } from '../storage-key.ts'
import { anyone, type TestDomains } from '../testing.ts'

export interface Settled {
  call: UserCall
  token: string
  phone: string
  userId: string
  login: ResponseOf<'loginMobile'>
}

/** Logs in by a code; a minute later than the last one. */
export async function logIn({ platform, handlers, authenticate }: TestDomains, phone: string): Promise<Settled> {
  platform.clock.advance(61_000)
  const visitor = { ...anyone(), device: randomUUID() }
  const { demoCode } = await handlers.loginCode({ phone, purpose: 'login' }, visitor)
  const login = await handlers.loginMobile({ phone, code: demoCode!, agree: true }, visitor)
  const identity = await authenticate(login.token, '203.0.113.9')
  return { phone, login, token: login.token, userId: login.user.id, call: { ...visitor, identity: identity! } }
}

/** A person of whom there is something of every kind. The caller works on the queue. */
export async function livelyPerson(domains: TestDomains, phone: string): Promise<Settled> {
  const person = await logIn(domains, phone)
  const { call, userId } = person
  const { handlers, platform } = domains
  const picture = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#37a' } }).png().toBuffer()
  const upload = () => domains.upload(bytesOf(picture), call)
  await handlers.userUpdateInfo({ nickname: '小安', avatar: (await upload()).id }, call)
  await upload()
  const { works } = await domains.create(call)
  await handlers.workPublish({ id: works[0]!.id, visibility: 'public', title: '=雪山:"*?' }, call)
  await domains.create(call)
  const other = await domains.person()
  const { works: theirs } = await domains.create(other)
  await handlers.workPublish({ id: theirs[0]!.id, visibility: 'public', title: '' }, other)
  await handlers.workLike({ id: theirs[0]!.id, on: true }, call)
  platform.clock.advance(1)
  const workId = theirs[0]!.id
  const said = { id: randomUUID(), workId, text: '真好', mentions: [] }
  await handlers.commentCreate(said, call)
  await handlers.commentCreate({ id: randomUUID(), workId, parentId: said.id, text: `${MENTION} 谢谢`, mentions: [userId] }, other)
  await handlers.commentReport({ id: said.id, reason: 'spam', note: '' }, other)
  await handlers.workFavourite({ id: workId, on: true }, call)
  const friend = await domains.person()
  await handlers.userFollow({ id: userId, on: true }, friend)
  await handlers.userFollow({ id: friend.identity.userId, on: true }, call)
  await handlers.userBlock({ id: other.identity.userId, on: true }, call)
  await handlers.questionnaireSubmit({ id: randomUUID(), satisfaction: 5, purposes: ['fun'], words: '很好' }, call)
  await platform.db.execute(sql`insert into messages (user_id, kind, template, "values", key, created_at)
    values (${userId}, 'system', 'export-ready', '{"days": 7}', ${`earlier:${userId}`}, now())`)
  await platform.db.execute(sql`insert into track_events (uuid, session_id, user_id, action, happened_at, received_at, event)
    values (${randomUUID()}, 's', ${userId}, 'enter', now(), now(), jsonb_build_object('userId', ${userId}::text))`)
  return person
}

async function* bytesOf(bytes: Uint8Array) {
  yield bytes
}

/** Every table that has a row with the text anywhere in it, and how many. */
export async function tablesWith({ platform: { db } }: TestDomains, text: string): Promise<Record<string, number>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`)
  const each = tables.map(({ name }) => sql`select ${name}::text as name, count(*)::int as count from ${sql.raw(name)} t where t::text like ${`%${text}%`}`)
  const { rows } = await db.execute<{ name: string; count: number }>(sql.join(each, sql` union all `))
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name.replace('public.', ''), count]))
}

export async function allFiles({ platform: { files } }: TestDomains): Promise<string[]> {
  const keys: string[] = []
  for (const area of storageAreas) for await (const { key } of files.list(area)) keys.push(key)
  return keys
}

/** Runs a job as the queue does. */
export const jobRun = (signal = new AbortController().signal, attempt = 1) => ({ id: randomUUID(), signal, attempt })
