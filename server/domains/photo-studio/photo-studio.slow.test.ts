import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoStudioRules } from '#contract/photo-studio.ts'
import { finalTaskStates } from '#contract/task-states.ts'
import { eq } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import type { DoubleMaker } from '../../engines/double-maker.ts'
import { EngineError } from '../../engines/engine.ts'
import { createFakeEngine, untilAborted, paintedSquare } from '../../engines/fake-engine.ts'
import { uploads } from '../uploads/uploads.table.ts'
import { jobRun } from '../account-data/testing.ts'
import { openTestDomains, refusal, type TestDomains } from '../testing.ts'
import { doubleUploads } from './double-uploads.table.ts'
import { doubles } from './doubles.table.ts'

/** Knows people by the red of their picture, and finds no face where it is black. */
const maker: DoubleMaker = {
  async study(photo) {
    const { channels } = await sharp(photo).stats()
    const [red, green] = channels.map(({ mean }) => Math.round(mean))
    if (red! < 5) return { fault: 'no-face' }
    const [who, turn] = [red! > 128 ? 0 : Math.PI / 2, green! / 300]
    return { descriptor: [Math.cos(who + turn), Math.sin(who + turn)] }
  },
  async portraits(photos, most, { onProgress }) {
    onProgress(0.5)
    return Promise.all(photos.slice(0, most).map(async (photo) => ({ bytes: new Uint8Array(await sharp(photo).resize(60, 80).jpeg().toBuffer()), contentType: 'image/jpeg', extension: 'jpg', width: 60, height: 80 })))
  },
}

let domains: TestDomains
let build: DoubleMaker['portraits']
const painter = createFakeEngine({ id: 'painter', generators: ['human', 'avatar', 'img-to-video'] })
beforeAll(async () => {
  domains = await openTestDomains({}, [Object.assign(painter, { doubles: { ...maker, portraits: (...asked: Parameters<typeof build>) => build(...asked) } })])
  await domains.work()
})
afterAll(() => domains.close())

async function photo(call: UserCall, red: number, green = 0): Promise<string> {
  const bytes = await sharp({ create: { width: 90, height: 120, channels: 3, background: { r: red, g: green, b: 60 } } }).png().toBuffer()
  async function* stream() {
    yield bytes
  }
  return (await domains.upload(stream(), call)).id
}
const list = async (call: UserCall) => (await domains.handlers.doubleList({}, call)).doubles
const begin = async (call: UserCall) => (await domains.handlers.doubleBegin({ gender: 'female', agree: true }, call)).double
async function add(call: UserCall, id: string, red: number, green = 0) {
  return (await domains.handlers.doubleAddPhoto({ id, upload: await photo(call, red, green) }, call)).double
}
async function sentToBuild(call: UserCall) {
  const { id } = await begin(call)
  for (const green of [0, 40, 80, 120]) await add(call, id, 200, green)
  await domains.handlers.doubleBuild({ id }, call)
  return id
}
async function ready(call: UserCall) {
  build = maker.portraits
  await sentToBuild(call)
  await expect.poll(async () => (await list(call))[0]!.state, { timeout: 15_000 }).toBe('ready')
  return (await list(call))[0]!
}
const filesOf = async (userId: string) => (await domains.platform.db.select().from(uploads).where(eq(uploads.userId, userId))).length
const finished = (call: UserCall, id: string) => domains.taskWhen(call, id, ({ state }) => finalTaskStates.includes(state))

test('photos are judged by themselves and beside the others, again with each that comes or goes', async () => {
  const call = await domains.person()
  const { id } = await begin(call)
  expect((await begin(call)).id).toBe(id)
  await add(call, id, 60)
  await add(call, id, 0)
  const two = await add(call, id, 200)
  expect(two.photos.map(({ problem }) => problem?.reason)).toEqual([undefined, 'no-face', 'other-person'])
  expect(two.photos[1]!.problem!.message).toBe('没有找到清楚的脸，换一张正面的')

  // The other one turns out to be whom most of them show.
  const four = await add(call, id, 200, 60)
  expect(four.photos.map(({ problem }) => problem?.reason)).toEqual(['other-person', 'no-face', undefined, undefined])
  expect((await add(call, id, 200, 60)).photos.at(-1)!.problem).toMatchObject({ reason: 'same-photo' })
  expect(await refusal(domains.handlers.doubleBuild({ id }, call))).toMatchObject({ reason: 'double-photos-few' })

  const [first] = four.photos
  const { double: left } = await domains.handlers.doubleRemovePhoto({ id, upload: first!.upload.id }, call)
  expect(left).toMatchObject({ good: 2, state: 'collecting' })
  const stranger = await domains.person()
  expect(await refusal(domains.handlers.doubleAddPhoto({ id, upload: await photo(stranger, 200) }, stranger))).toMatchObject({ reason: 'double-not-found' })
  expect(await refusal(domains.handlers.doubleAddPhoto({ id, upload: await photo(stranger, 200) }, call))).toMatchObject({ reason: 'upload-not-found' })
})

test('a double holds so many photos', async () => {
  const call = await domains.person()
  const { id } = await begin(call)
  for (let i = 0; i < photoStudioRules.photosMost; i++) await add(call, id, 0, i)
  expect(await refusal(add(call, id, 200))).toMatchObject({ reason: 'double-full' })
})

test('a double that is built has portraits, and the numbers of the face are forgotten', async () => {
  const call = await domains.person()
  const double = await ready(call)
  expect(double).toMatchObject({ good: 4, progress: 1, works: 0 })
  expect(double.portraits).toHaveLength(4)
  const rows = await domains.platform.db.select().from(doubleUploads).where(eq(doubleUploads.doubleId, double.id))
  expect(rows.filter(({ descriptor }) => descriptor !== null)).toEqual([])
  expect(await refusal(domains.handlers.doubleRemovePhoto({ id: double.id, upload: double.photos[0]!.upload.id }, call))).toMatchObject({ reason: 'double-built' })
  // Built twice by two deliveries of its job, it is built once.
  await domains.jobHandlers['build-double']({ doubleId: double.id }, jobRun())
  expect((await list(call))[0]!.portraits).toEqual(double.portraits.map(({ id }) => expect.objectContaining({ id })))
})

test('how a building ended is told to who is elsewhere, and has been read by who looks', async () => {
  const call = await domains.person()
  const unread = async () => (await domains.handlers.messageList({}, call)).messages.filter(({ kind, read }) => kind === 'task' && !read)
  const isTold = async (id: string, words: string) => {
    await expect.poll(unread, { timeout: 15_000 }).toMatchObject([{ title: expect.stringContaining(words), link: `/functionListThree/photo/create_clone?id=${id}` }])
    await list(call)
    expect(await unread()).toEqual([])
  }
  build = () => Promise.reject(new EngineError('no-face'))
  const id = await sentToBuild(call)
  await isTold(id, '没能生成')
  domains.platform.clock.advance(1000)
  build = maker.portraits
  await domains.handlers.doubleBuild({ id }, call)
  await isTold(id, '准备好了')
})

test('one that cannot be built says why, and can be gone on with', async () => {
  const call = await domains.person()
  build = () => Promise.reject(new EngineError('no-face'))
  const id = await sentToBuild(call)
  await expect.poll(async () => (await list(call))[0], { timeout: 15_000 }).toMatchObject({ state: 'failed', failure: expect.stringContaining('脸') })
  expect(await add(call, id, 200, 160)).toMatchObject({ state: 'collecting', good: 5 })
})

test('templates become ordinary creations, all or none, once for each request', async () => {
  const call = await domains.person()
  const { id, portraits } = await ready(call)
  const { coin } = await domains.handlers.userInfo({}, call)
  const templates = ['human.blue', 'avatar.oil'].map((template) => ({ template, requestId: randomUUID() }))
  const made = await domains.handlers.doubleCreate({ id, templates }, call)
  expect(made).toMatchObject({ coin: coin - 2, tasks: [{ generator: 'human', input: { variant: 'blue', photo: portraits[0]!.id } }, { generator: 'avatar' }] })
  const again = await domains.handlers.doubleCreate({ id, templates }, call)
  expect(again).toMatchObject({ coin: coin - 2, tasks: made.tasks.map((task) => ({ id: task.id })) })
  for (const task of made.tasks) await finished(call, task.id)

  // Nothing here makes the second, so the first is not begun either.
  const impossible = ['human.blue', 'qipao.calendar'].map((template) => ({ template, requestId: randomUUID() }))
  expect(await refusal(domains.handlers.doubleCreate({ id, templates: impossible }, call))).toMatchObject({ reason: 'generator-unavailable' })
  expect((await domains.handlers.userInfo({}, call)).coin).toBe(coin - 2)
  // Asked for twice at the same moment.
  const twice = ['human.blue', 'avatar.oil'].map((template) => ({ template, requestId: randomUUID() }))
  const [one, other] = await Promise.all([0, 1].map(() => domains.handlers.doubleCreate({ id, templates: twice }, call)))
  expect(one!.tasks.map((task) => task.id)).toEqual(other!.tasks.map((task) => task.id))
  for (const task of one!.tasks) await finished(call, task.id)

  const { works } = await domains.handlers.doubleWorks({ id }, call)
  expect(works.map(({ generator }) => generator).toSorted()).toEqual(['avatar', 'avatar', 'human', 'human'])
  expect((await list(call))[0]!.works).toBe(4)
  const many = (count: number) => Array.from({ length: count }, () => ({ template: 'human.grey', requestId: randomUUID() }))
  for (let left = (await domains.handlers.userInfo({}, call)).coin; left > 1; left--) {
    const { tasks } = await domains.handlers.doubleCreate({ id, templates: many(1) }, call)
    await finished(call, tasks[0]!.id)
  }
  expect(await refusal(domains.handlers.doubleCreate({ id, templates: many(2) }, call))).toMatchObject({ reason: 'not-enough-points' })
  expect((await domains.handlers.userInfo({}, call)).coin).toBe(1)
})

test('deleting a double takes everything along that came of it, nothing else, and leaves a receipt', async () => {
  const call = await domains.person()
  const { id } = await ready(call)
  const { userId } = call.identity
  const request = (template: string, from?: string) => domains.handlers.doubleCreate({ id, templates: [{ template, requestId: randomUUID() }], ...(from && { from }) }, call)
  const picture = (await finished(call, (await request('human.blue')).tasks[0]!.id)).works[0]!
  await finished(call, (await request('avatar.oil', picture.id)).tasks[0]!.id)
  // Asked for on another page, from the picture itself.
  const copy = await domains.handlers.workPhoto({ id: picture.id }, call)
  const apart = await domains.handlers.taskCreate({ requestId: randomUUID(), generator: 'human', input: { photo: copy.id }, parentId: picture.id }, call)
  await finished(call, apart.task.id)
  const other = (await domains.create(call)).works[0]!
  // A photo of the double that another work needs.
  const shared = (await list(call))[0]!.photos[0]!.upload.id
  const kept = (await finished(call, (await domains.handlers.taskCreate({ requestId: randomUUID(), generator: 'human', input: { photo: shared } }, call)).task.id)).works[0]!
  painter.behave(untilAborted)
  const running = (await request('human.grey')).tasks[0]!
  const { receipt } = await domains.handlers.doubleDelete({ id }, call)
  painter.behave(async () => [await paintedSquare()])

  expect(await list(call)).toEqual([])
  expect((await domains.handlers.taskDetail({ id: running.id }, call)).state).toBe('cancelled')
  expect((await domains.handlers.workList({ bin: false }, call)).works.map((work) => work.id).toSorted()).toEqual([kept.id, other.id].toSorted())
  await expect.poll(async () => (await domains.handlers.doubleReceipt({ receipt }, call)).finishedAt, { timeout: 15_000 }).toBeDefined()
  expect(await domains.handlers.doubleReceipt({ receipt }, call)).toMatchObject({ counts: { photos: 3, portraits: 4, pictures: 3, films: 0 } })
  expect(await refusal(domains.handlers.doubleReceipt({ receipt }, await domains.person()))).toMatchObject({ reason: 'double-not-found' })
  expect((await domains.handlers.workList({ bin: true }, call)).works).toEqual([])
  expect(await filesOf(userId)).toBe(1)
  expect(await domains.platform.db.$count(doubles, eq(doubles.id, id))).toBe(0)
  await domains.jobHandlers['delete-double']({ doubleId: id, deletionId: receipt }, jobRun())
})

test('earlier photos are listed for their person, page by page', async () => {
  const call = await domains.person()
  const ids: string[] = []
  for (let i = 0; i < 3; i++) ids.unshift(await photo(call, 90, i))
  expect((await domains.handlers.uploadList({}, call)).uploads.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect((await domains.handlers.uploadList({}, await domains.person())).uploads).toEqual([])
})
