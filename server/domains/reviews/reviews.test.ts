import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codes } from '#contract/codes.ts'
import { permissions } from '#contract/permissions.ts'
import { and, eq, ne } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import type { Judged, Verdict } from '../../moderation/moderator.ts'
import { passed } from '../../moderation/verdicts.ts'
import { findWords } from '../../moderation/words/find-words.ts'
import { users } from '../account/users.table.ts'
import { works } from '../gallery/works.table.ts'
import { messages } from '../messages/messages.table.ts'
import { uploadUses } from '../uploads/upload-uses.table.ts'
import { uploads } from '../uploads/uploads.table.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'

let domains: TestDomains
let operator: UserCall
/** What is thought of the next pictures. */
let ofPictures: Verdict
let judged: Judged[]
const held: Verdict = { decision: 'hold', reasons: ['sexual'] }

beforeAll(async () => {
  const judge = async (one: Judged) => {
    judged.push(one)
    return one.picture ? ofPictures : findWords(one.words ?? '')
  }
  domains = await openTestDomains({}, [], { judge, close: () => {} })
  await domains.work()
  const call = await domains.person()
  operator = { ...call, identity: { ...call.identity, permissions } }
})
afterAll(() => domains.close())
beforeEach(() => {
  ofPictures = passed
  judged = []
  domains.platform.clock.advance(1000)
})

async function made(): Promise<{ id: string; owner: UserCall }> {
  const owner = await domains.person()
  const { works: created } = await domains.create(owner)
  return { id: created[0]!.id, owner }
}
async function photo(owner: UserCall, background: string): Promise<string> {
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background } }).png().toBuffer()
  async function* bytes() {
    yield picture
  }
  return (await domains.upload(bytes(), owner)).id
}
const publish = (id: string, owner: UserCall, title = '山') => domains.handlers.workPublish({ id, visibility: 'public', title }, owner)
const takeBack = (id: string, owner: UserCall) => domains.handlers.workPublish({ id, visibility: 'private', title: '' }, owner)
const standing = (id: string, call: UserCall) => domains.handlers.workStanding({ id }, call)
const appeal = (id: string, call: UserCall, words = '这是我家的雕像') => domains.handlers.workAppeal({ id, words }, call)
const decide = (id: string, decision: 'pass' | 'hide', reason = '') => domains.handlers.deskReviewDecide({ id, decision, reason }, operator)
const queue = async (view: 'open' | 'decided' = 'open') => (await domains.handlers.deskReviews({ view }, operator)).rows
const waits = async (id: string) => (await queue()).find(({ work }) => work.id === id)
const seenByOthers = async (id: string) => domains.handlers.workDetail({ id }, await domains.person()).then(() => true, () => false)
const told = async ({ identity }: UserCall) =>
  (await domains.platform.db.select().from(messages).where(and(eq(messages.userId, identity.userId), ne(messages.template, 'welcome'))).orderBy(messages.createdAt)).map(({ template }) => template)

it('a work that is held is its owner’s alone until it is passed, and both are told to its owner', async () => {
  const { id, owner } = await made()
  ofPictures = held
  expect(await publish(id, owner)).toMatchObject({ visibility: 'private', held: true, title: '山' })
  expect(await seenByOthers(id)).toBe(false)
  expect(await standing(id, owner)).toMatchObject({ state: 'held', reasons: ['sexual'] })
  expect(await waits(id)).toMatchObject({ state: 'held', reasons: ['sexual'], prompt: '日出时的雪山' })
  expect(await told(owner)).toEqual(['work-held'])

  await decide(id, 'pass')
  const seen = await domains.handlers.workDetail({ id }, owner)
  expect(seen).toMatchObject({ visibility: 'public', title: '山' })
  expect([seen.held, seen.hidden]).toEqual([undefined, undefined])
  expect(await seenByOthers(id)).toBe(true)
  expect(await told(owner)).toEqual(['work-held', 'work-passed'])
  expect(await waits(id)).toBeUndefined()
  expect((await queue('decided')).find(({ work }) => work.id === id)).toMatchObject({ state: 'public', decision: { decision: 'pass' } })
})

it('asked again and again, also at once, a held work waits once, and what was passed is not held for its picture again', async () => {
  const { id, owner } = await made()
  ofPictures = held
  await Promise.all(Array.from({ length: 4 }, () => publish(id, owner)))
  await publish(id, owner, '另一座山')
  expect(await told(owner)).toEqual(['work-held'])
  expect(await waits(id)).toMatchObject({ work: { title: '另一座山' } })
  await decide(id, 'pass')
  await takeBack(id, owner)
  expect(await publish(id, owner)).toMatchObject({ visibility: 'public' })
})

it('who takes a held work back is out of the line, and a new try is judged anew', async () => {
  const { id, owner } = await made()
  ofPictures = held
  await publish(id, owner)
  await takeBack(id, owner)
  expect(await waits(id)).toBeUndefined()
  expect(await refusal(standing(id, owner))).toMatchObject({ code: codes.notFound })
  ofPictures = passed
  expect(await publish(id, owner)).toMatchObject({ visibility: 'public' })
})

it('a film is judged by all that is written in it, by the frames that were kept of it, by each of its photos, and by frames of its clips', async () => {
  const { id, owner } = await made()
  const photos = await Promise.all(['#a37', '#37a'].map((background) => photo(owner, background)))
  const { db, files } = domains.platform
  const [work] = await db.select().from(works).where(eq(works.id, id))
  const sheet = sharp({ create: { width: work!.width, height: 3 * work!.height, channels: 3, background: '#36c' } })
  await files.put('works/frames.jpg', await sheet.jpeg().toBuffer(), 'image/jpeg')
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#a3a' } }).jpeg().toBuffer()
  const stills = ['uploads/2026/01/c-0.jpg', 'uploads/2026/01/c-1.jpg']
  for (const still of stills) await files.put(still, bytes, 'image/jpeg')
  const film = { seconds: 3, sound: true, stills }
  const clip = { userId: owner.identity.userId, key: 'uploads/2026/01/c.mp4', contentType: 'video/mp4', width: 9, height: 9, bytes: 9, film, createdAt: new Date() }
  const [{ id: clipId } = { id: '' }] = await db.insert(uploads).values(clip).returning({ id: uploads.id })
  const input = { photos: [...photos, { clip: clipId }], title: '我们的夏天', scenes: [{ caption: '第一天', picture: '海边' }] }
  await db.update(works).set({ kind: 'video', framesKey: 'works/frames.jpg', description: { input, engine: 'fake' } }).where(eq(works.id, id))
  await db.insert(uploadUses).values([...photos, clipId].map((uploadId) => ({ uploadId, workId: id })))
  await publish(id, owner)
  expect(judged.find(({ words }) => words?.includes('我们的夏天'))?.words).toContain('第一天\n海边')
  const sizes = await Promise.all(judged.flatMap(({ picture }) => (picture ? [sharp(picture).metadata()] : [])))
  // The poster, three frames, two photos, two frames of the clip.
  expect(sizes).toHaveLength(8)
  expect(sizes.filter(({ format, width, height }) => format === 'jpeg' && width === work!.width && height === work!.height)).toHaveLength(3)
  expect(sizes.filter(({ width }) => width === 90)).toHaveLength(2)
})

it('a title that is not taken is refused with its reason, and nothing is changed', async () => {
  const { id, owner } = await made()
  expect(await refusal(publish(id, owner, '操你妈'))).toMatchObject({ code: codes.contentRefused, reason: 'words-refused', values: { reason: 'abuse' }, detail: { field: 'title' } })
  expect(await domains.handlers.workDetail({ id }, owner)).toMatchObject({ visibility: 'private', title: '' })
  await publish(id, owner)
  expect(await refusal(publish(id, owner, 'fuck you'))).toMatchObject({ code: codes.contentRefused })
  expect(await domains.handlers.workDetail({ id }, owner)).toMatchObject({ visibility: 'public', title: '山' })
})

it('a public work whose new title is held leaves the square, and its addresses end', async () => {
  const { id, owner } = await made()
  await publish(id, owner)
  expect(await publish(id, owner, '加微信 inkling_2026')).toMatchObject({ visibility: 'private', held: true })
  expect(await seenByOthers(id)).toBe(false)
})

it('the same again is not judged, and pictures of who keeps them here are marked so', async () => {
  const { id, owner } = await made()
  await domains.platform.db.update(users).set({ photosStay: true }).where(eq(users.id, owner.identity.userId))
  await publish(id, owner)
  expect(judged.filter(({ picture }) => picture)).toMatchObject([{ stays: true }])
  await publish(id, owner)
  expect(judged.filter(({ picture }) => picture)).toHaveLength(1)
})

it('a picture that looks like a hidden one is held; one that was not hashed is not compared', async () => {
  const { db } = domains.platform
  const hash = 0x0f0f_3c3c_5a5a_1111n
  const hidden = await made()
  await publish(hidden.id, hidden.owner)
  await domains.handlers.workHide({ id: hidden.id, hidden: true, reason: '抄袭' }, operator)
  await db.update(works).set({ pictureHash: hash }).where(eq(works.id, hidden.id))
  const cases = [{ pictureHash: hash ^ 0b1011n, isHeld: true }, { pictureHash: -hash, isHeld: undefined }, { pictureHash: null, isHeld: undefined }]
  for (const { pictureHash, isHeld } of cases) {
    const { id, owner } = await made()
    await db.update(works).set({ pictureHash }).where(eq(works.id, id))
    expect((await publish(id, owner)).held).toBe(isHeld)
    expect((await waits(id))?.reasons).toEqual(isHeld && ['same-picture'])
  }
})

it('the owner of a hidden work reads why and appeals once, however often and at once they tap', async () => {
  const { id, owner } = await made()
  await publish(id, owner)
  await domains.handlers.workHide({ id, hidden: true, reason: '血腥' }, operator)
  expect(await domains.handlers.workDetail({ id }, owner)).toMatchObject({ hidden: true, visibility: 'private' })
  expect(await standing(id, owner)).toMatchObject({ state: 'hidden', note: '血腥' })
  expect(await refusal(publish(id, owner))).toMatchObject({ code: codes.contentRefused, reason: 'work-hidden' })
  await Promise.all(Array.from({ length: 4 }, () => appeal(id, owner)))
  expect(await refusal(appeal(id, owner, '再说一次'))).toMatchObject({ code: codes.conflict, reason: 'appeal-made' })
  expect((await queue()).filter(({ work }) => work.id === id)).toMatchObject([{ state: 'hidden', appeal: '这是我家的雕像' }])

  await decide(id, 'hide', '仍然血腥')
  expect(await standing(id, owner)).toMatchObject({ state: 'hidden', note: '仍然血腥', appeal: { waits: false } })
  expect(await told(owner)).toEqual(['work-hidden', 'appeal-denied'])
  expect(await refusal(appeal(id, owner, '还是不服'))).toMatchObject({ reason: 'appeal-made' })
})

it('an appeal that is upheld lets the owner publish again, and a later hiding may be appealed anew', async () => {
  const { id, owner } = await made()
  await publish(id, owner)
  await domains.handlers.workHide({ id, hidden: true, reason: '误判' }, operator)
  await appeal(id, owner)
  await decide(id, 'pass')
  expect(await publish(id, owner)).toMatchObject({ visibility: 'public' })
  expect(await told(owner)).toEqual(['work-hidden', 'work-shown'])
  await domains.handlers.workHide({ id, hidden: true, reason: '举报' }, operator)
  expect(await appeal(id, owner, '第二次')).toMatchObject({ appeal: { words: '第二次', waits: true }, work: { hidden: true } })
})

it('nobody else learns of it, or appeals, and what is not held has nothing to appeal', async () => {
  const { id, owner } = await made()
  expect(await refusal(appeal(id, owner))).toMatchObject({ reason: 'nothing-to-appeal' })
  ofPictures = held
  await publish(id, owner)
  const other = await domains.person()
  expect(await refusal(standing(id, other))).toMatchObject({ code: codes.notFound })
  expect(await refusal(appeal(id, other))).toMatchObject({ code: codes.notFound })
})

it('a work is not taken off without a reason, and of two operators one decides', async () => {
  const { id, owner } = await made()
  ofPictures = held
  await publish(id, owner)
  expect(await refusal(decide(id, 'hide'))).toMatchObject({ code: codes.badInput, detail: { field: 'reason' } })
  const decisions = await Promise.allSettled([decide(id, 'hide', '不合适'), decide(id, 'pass')])
  expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await told(owner)).toHaveLength(2)
})

it('what was deleted while it waited is shown to nobody', async () => {
  const { id, owner } = await made()
  ofPictures = held
  await publish(id, owner)
  await domains.handlers.workDelete({ ids: [id] }, owner)
  expect(await waits(id)).toBeUndefined()
})
