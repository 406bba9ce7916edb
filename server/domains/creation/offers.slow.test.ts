import { createReadStream } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { eq } from '../../platform/database/orm.ts'
import { EngineError, type EngineErrorKind, type EngineRun } from '../../engines/engine.ts'
import { createFakeEngine, paintedSquare, untilAborted, type FakeEngine } from '../../engines/fake-engine.ts'
import { works } from '../gallery/works.table.ts'
import { anyone, openTestDomains, refusal, textToImage, type TestDomains } from '../testing.ts'
import { ledger } from '../wallet/ledger.table.ts'
import { tasks } from './tasks.table.ts'

const gift = appConfig.creation.giftPoints
let domains: TestDomains
afterEach(() => domains.close())

/** A server with a model, which is preferred to the fake engine of this machine. */
const remote = (id = 'afar', offers: Parameters<typeof createFakeEngine>[0] = {}) =>
  createFakeEngine({ id, ...offers, offers: { lane: id, stays: false, ...offers.offers } })
const failing = (kind: EngineErrorKind, reason: ConstructorParameters<typeof EngineError>[0] = 'engine-unreachable') => () =>
  Promise.reject(new EngineError(reason, { kind }))
const open = async (...others: FakeEngine[]) => (domains = await openTestDomains({}, others))
const rowOf = async (id: string) => (await domains.platform.db.select().from(tasks).where(eq(tasks.id, id)))[0]!
const ledgerOf = async (reference: string) =>
  (await domains.platform.db.select({ kind: ledger.kind }).from(ledger).where(eq(ledger.reference, reference))).map(({ kind }) => kind).sort()

async function* chunks(bytes: Uint8Array) {
  yield bytes
}
async function photoOf(call: Parameters<TestDomains['upload']>[1]) {
  return (await domains.upload(chunks((await paintedSquare()).bytes), call)).id
}
const photoRequest = (photo: string, offer?: string) => ({
  requestId: randomUUID(),
  generator: 'background-change',
  input: { photo, backdrop: { kind: 'prompt', prompt: '海' } },
  ...(offer && { offer }),
})

describe('when an engine fails', () => {
  it('for a while, the same offer is tried again and then the next, for one price', async () => {
    const afar = remote()
    afar.behave(failing('transient'))
    await open(afar)
    const call = await domains.person()
    await domains.work()
    const task = await domains.create(call)
    expect(task).toMatchObject({ state: 'succeeded', cost: 1 })
    expect([afar.runs, domains.engine.runs]).toEqual([3, 1])
    expect(task.works[0]!.description).toMatchObject({
      engine: 'fake',
      model: { name: 'Square' },
      insteadOf: { engine: 'The afar', model: 'Square' },
    })
    expect(task.maker).toEqual({ model: 'Square', insteadOf: 'Square' })
    expect(await rowOf(task.id)).toMatchObject({ offer: 'fake/square/text-to-image', lane: 'paint', tried: [{ offer: 'afar/square/text-to-image', reason: 'engine-unreachable' }] })
    expect(await ledgerOf(task.id)).toEqual(['capture', 'hold'])
  })

  it('for good, the next offer is tried at once', async () => {
    const afar = remote()
    afar.behave(failing('unsupported', 'engine-not-set-up'))
    await open(afar)
    await domains.work()
    expect((await domains.create(await domains.person())).state).toBe('succeeded')
    expect([afar.runs, domains.engine.runs]).toEqual([1, 1])
  })

  it('because of the content, nobody else is asked', async () => {
    const afar = remote()
    afar.behave(failing('refused', 'content-refused'))
    await open(afar)
    const call = await domains.person()
    await domains.work()
    const task = await domains.create(call)
    expect(task).toMatchObject({ state: 'failed', failure: { refunded: 1 } })
    expect(task.failure!.message).toContain('安全检查')
    expect([afar.runs, domains.engine.runs]).toEqual([1, 0])
  })

  it('and none can make it, the points come back once and the last reason is told', async () => {
    const afar = remote()
    afar.behave(failing('transient', 'engine-busy'))
    await open(afar)
    domains.engine.behave(failing('unsupported', 'engine-out-of-memory'))
    const call = await domains.person()
    await domains.work()
    const task = await domains.create(call)
    expect(task).toMatchObject({ state: 'failed', works: [], failure: { refunded: 1 } })
    expect(task.failure!.message).toContain('内存不够')
    expect((await domains.handlers.userInfo({}, call)).coin).toBe(gift)
    expect(await ledgerOf(task.id)).toEqual(['hold', 'release'])
  })

  it('after it had delivered something, that is taken back before the next try', async () => {
    const afar = remote()
    let stored: string[] = []
    const { put } = await open(afar).then(() => domains.platform.files)
    const kept = new Set<string>()
    const { delete: remove } = domains.platform.files
    domains.platform.files.put = async (key, bytes, type) => (kept.add(key), put(key, bytes, type))
    domains.platform.files.delete = async (key) => (kept.delete(key), remove(key))
    afar.behave(async (_request, run) => {
      await run.deliver({ kind: 'image', ...(await paintedSquare()) })
      stored = [...kept]
      throw new EngineError('engine-unreachable', { kind: 'unsupported' })
    })
    await domains.work()
    const task = await domains.create(await domains.person())
    expect(task.works).toHaveLength(1)
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.filter((key) => kept.has(key))).toEqual([])
  })

  it('again and again, it is left alone for a while', async () => {
    const afar = remote()
    afar.behave(failing('transient'))
    await open(afar)
    const call = await domains.person()
    await domains.work()
    await domains.create(call)
    expect(domains.engines.statuses()[0]).toMatchObject({ id: 'afar', state: 'resting' })
    await domains.create(call)
    expect([afar.runs, domains.engine.runs]).toEqual([3, 2])
    domains.platform.clock.advance(60_000)
    afar.behave(async () => [await paintedSquare()])
    await domains.create(call)
    expect(domains.engines.statuses()[0]!.state).toBe('ready')
    expect(afar.runs).toBe(4)
  })
})

describe('choosing', () => {
  it('an offer, it makes the creation, or says why it cannot', async () => {
    const afar = remote('afar', { offers: { accepts: { prompt: { max: 10 }, size: { options: ['1:1'] }, count: { max: 2 } } } })
    await open(afar)
    const call = await domains.person()
    const ask = (input: object, offer = 'afar/square/text-to-image') => domains.handlers.taskCreate({ ...textToImage({ prompt: '日出', ...input }), offer }, call)
    for (const [input, field] of [[{ size: '16:9' }, 'size'], [{ count: 3 }, 'count'], [{ negative: '人' }, 'negative'], [{ prompt: '山'.repeat(11) }, 'prompt']] as const) {
      expect(await refusal(ask(input))).toMatchObject({ reason: 'offer-cannot', detail: { field } })
    }
    expect(await refusal(ask({}, 'nobody/at/all'))).toMatchObject({ code: 20008, reason: 'offer-gone' })
    expect((await domains.handlers.userInfo({}, call)).coin).toBe(gift)
    const { task } = await ask({ size: '1:1', count: 2 })
    expect(await rowOf(task.id)).toMatchObject({ offer: 'afar/square/text-to-image', lane: 'afar' })
    // What the preferred one cannot do, the next is asked for.
    const { task: wide } = await domains.handlers.taskCreate(textToImage({ size: '16:9' }), call)
    expect(await rowOf(wide.id)).toMatchObject({ offer: 'fake/square/text-to-image' })
  })

  it('is shown where there is a choice, in the person\'s language', async () => {
    await open(remote('afar', { generators: ['text-to-image'], offers: { accepts: { prompt: { max: 300 } } } }))
    const { categories } = await domains.handlers.generatorList({}, await domains.person())
    const cards = categories.flatMap(({ generators }) => generators)
    expect(cards.map(({ id, offers }) => [id, offers?.map((offer) => offer.id)])).toEqual([
      ['text-to-image', ['afar/square/text-to-image', 'fake/square/text-to-image']],
      ['background-change', undefined],
    ])
    expect(cards[0]!.offers).toMatchObject([{ engine: 'The afar', fields: { prompt: { max: 300 } }, stays: false }, { stays: true }])
  })

  it('among words: what a painter would paint and leave out is told, and a model that reads everything leaves out none', async () => {
    const painter = Object.assign(createFakeEngine({ id: 'painter' }), {
      words: { understood: () => ['大海'], notes: () => [] },
      read: () => ({ understood: [{ slot: 'scene', value: 'seascape' }], unknown: ['飞天'] }),
    })
    await open(painter)
    const check = (offer?: string, generator = 'text-to-image') => domains.handlers.promptCheck({ generator, prompt: '海边的飞天', ...(offer && { offer }) }, anyone())
    for (const offer of ['painter/square/text-to-image', undefined]) expect(await check(offer)).toEqual({ paints: ['大海'], unread: ['飞天'] })
    for (const offer of ['fake/square/text-to-image', 'nobody/at/all']) expect(await check(offer)).toEqual({ paints: [], unread: [] })
    expect(await check(undefined, 'never-heard-of')).toEqual({ paints: [], unread: [] })
  })

  it('among languages: a model that knows English alone is told in English, by nobody outside when its words stay here', async () => {
    const told: unknown[] = []
    const note = (name: string) => createFakeEngine({ id: name, generators: ['text-to-image'], offers: { lane: name, stays: name === 'near', reads: 'english' } })
    const [near, afar] = [note('near'), note('afar')]
    for (const engine of [near, afar])
      engine.behave(async ({ input }) => {
        told.push((input as { prompt: string }).prompt)
        return [await paintedSquare()]
      })
    const outside = Object.assign(createFakeEngine({ id: 'chat', generators: [] }), { translator: { stays: false, inEnglish: async () => 'a cabin by a lake' } })
    const lexicon = Object.assign(createFakeEngine({ id: 'words', generators: [] }), { translator: { stays: true, partly: true as const, inEnglish: async () => 'cabin' } })
    await open(near, afar, lexicon, outside)
    const call = await domains.person()
    await domains.work()
    const create = async (engine: string) => {
      const { task } = await domains.handlers.taskCreate({ ...textToImage({ prompt: '湖边小屋' }), offer: `${engine}/square/text-to-image` }, call)
      return domains.taskWhen(call, task.id, ({ state }) => state === 'succeeded')
    }
    const made = [await create('near'), await create('afar')]
    expect(told).toEqual(['cabin', 'a cabin by a lake'])
    expect(made.map(({ works: [work] }) => work!.description)).toMatchObject([
      { input: { prompt: '湖边小屋' }, settings: { prompt: 'cabin' } },
      { input: { prompt: '湖边小屋' }, settings: { prompt: 'a cabin by a lake' } },
    ])
    const { categories } = await domains.handlers.generatorList({}, call)
    const shown = categories.flatMap(({ generators }) => generators).find(({ id }) => id === 'text-to-image')!.offers!
    expect(shown.map(({ engine, reads }) => [engine, reads])).toEqual([['The near', 'english'], ['The afar', undefined], ['The fake', undefined]])
  })

  it('among prompts: one that an engine would refuse goes to another, and is refused before it is paid where none is left', async () => {
    const painter = Object.assign(createFakeEngine({ id: 'painter' }), {
      read: (_generator: string, prompt: string) => ({ understood: [], unknown: [], ...(prompt === '一只猫' && { refusal: 'redraw-cannot' as const }) }),
    })
    await open(painter)
    const call = await domains.person()
    const { coin } = await domains.handlers.taskCreate(textToImage({ prompt: '日出' }), call)
    const cat = textToImage({ prompt: '一只猫' })
    await expect(domains.handlers.taskCreate({ ...cat, offer: 'painter/square/text-to-image' }, call)).rejects.toMatchObject({ reason: 'redraw-cannot', detail: { field: 'prompt' } })
    const told = await domains.handlers.promptCheck({ generator: 'text-to-image', offer: 'painter/square/text-to-image', prompt: '一只猫' }, call)
    expect(told.refusal).toContain('不会往照片里添新的人和物')
    const { task, coin: left } = await domains.handlers.taskCreate(cat, call)
    expect([(await rowOf(task.id)).offer, left]).toEqual(['fake/square/text-to-image', coin - 1])
  })

  it('follows the server: a model that is gone is offered no more, and what waited for it is made by another', async () => {
    const afar = remote()
    await open(afar)
    const call = await domains.person()
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    afar.offer(async () => [])
    await domains.engines.refresh()
    expect((await domains.handlers.generatorList({}, call)).categories[0]!.generators[0]!.offers).toBeUndefined()
    await domains.work()
    expect(await domains.taskWhen(call, task.id, ({ state }) => state === 'succeeded')).toMatchObject({ works: [{ description: { engine: 'fake' } }] })
  })
})

describe('photos', () => {
  it('of a person who keeps them here go nowhere, whatever was chosen', async () => {
    const afar = remote()
    await open(afar)
    const call = await domains.person()
    await domains.handlers.userUpdateInfo({ photosStay: true }, call)
    const photo = await photoOf(call)
    expect(await refusal(domains.handlers.taskCreate(photoRequest(photo, 'afar/square/background-change'), call))).toMatchObject({ reason: 'photos-stay' })
    expect((await domains.handlers.userInfo({}, call)).coin).toBe(gift)
    expect(await domains.platform.db.select().from(ledger).where(eq(ledger.kind, 'hold'))).toEqual([])
    const { task } = await domains.handlers.taskCreate(photoRequest(photo), call)
    expect(await rowOf(task.id)).toMatchObject({ offer: 'fake/square/background-change' })
    const { task: words } = await domains.handlers.taskCreate(textToImage(), call)
    expect(await rowOf(words.id)).toMatchObject({ offer: 'afar/square/text-to-image' })
    // Sent outside again as soon as the person says so.
    await domains.handlers.userUpdateInfo({ photosStay: false }, call)
    const { task: sent } = await domains.handlers.taskCreate(photoRequest(photo, 'afar/square/background-change'), call)
    expect(await rowOf(sent.id)).toMatchObject({ offer: 'afar/square/background-change' })
  })

  it('that were given to an engine of this installation are not sent on when it fails', async () => {
    const near = createFakeEngine({ id: 'near', offers: { lane: 'near' } })
    near.behave(failing('unsupported', 'engine-out-of-memory'))
    const afar = remote()
    await open(near, afar)
    domains.engine.behave(failing('unsupported', 'engine-out-of-memory'))
    const call = await domains.person()
    const { task } = await domains.handlers.taskCreate(photoRequest(await photoOf(call)), call)
    await domains.work()
    expect((await domains.taskWhen(call, task.id, ({ state }) => state === 'failed')).failure).toMatchObject({ refunded: 1 })
    expect([near.runs, afar.runs, domains.engine.runs]).toEqual([1, 0, 1])
  })
})

describe('lanes', () => {
  it('of servers hold up no other, however many wait', async () => {
    const afar = remote('afar', { concurrency: 2 })
    afar.behave(untilAborted)
    await open(afar)
    const people = await Promise.all(Array.from({ length: 5 }, () => domains.person()))
    await Promise.all(people.map((call) => domains.handlers.taskCreate(textToImage(), call)))
    await domains.work()
    await expect.poll(() => afar.runs).toBe(2)
    const call = await domains.person()
    const { task } = await domains.handlers.taskCreate({ ...textToImage(), offer: 'fake/square/text-to-image' }, call)
    // A worker may have it by now; nobody was before it in any case.
    expect((await domains.handlers.taskDetail({ id: task.id }, call)).queuePosition ?? 0).toBe(0)
    expect((await domains.taskWhen(call, task.id, ({ state }) => state !== 'queued' && state !== 'running')).state).toBe('succeeded')
    expect(afar.runs).toBe(2)
  })

  it('that nobody serves any more are emptied by the others at the next start', async () => {
    const afar = remote()
    await open(afar)
    const call = await domains.person()
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    await domains.platform.db.update(tasks).set({ lane: 'gone', offer: 'gone/model/text-to-image' }).where(eq(tasks.id, task.id))
    await domains.afterStart()
    await domains.work()
    expect(await domains.taskWhen(call, task.id, ({ state }) => state === 'succeeded')).toBeTruthy()
  })
})

describe('what an engine wrote down', () => {
  const job = (signal: AbortSignal) => ({ id: 'job', signal, attempt: 1 })

  it('is there again after a restart, and the server\'s job is left alone', async () => {
    const afar = remote()
    await open(afar)
    const call = await domains.person()
    const runs: Pick<EngineRun, 'givenUp' | 'checkpoint'>[] = []
    afar.behave(async (request, run) => {
      runs.push(run)
      if (run.checkpoint.value) return [await paintedSquare()]
      await run.checkpoint.write('job-7')
      run.onProgress({ progress: 0.4, stage: 'painting' })
      return untilAborted(request, run)
    })
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    const shutdown = new AbortController()
    const first = domains.jobHandlers['run-task']({ taskId: task.id }, job(shutdown.signal))
    await domains.taskWhen(call, task.id, ({ progress }) => progress > 0)
    shutdown.abort(new Error('shutting down'))
    await expect(first).rejects.toThrow('shutting down')
    expect(runs[0]!.givenUp()).toBe(false)
    await domains.jobHandlers['run-task']({ taskId: task.id }, job(new AbortController().signal))
    expect(runs[1]!.checkpoint.value).toBe('job-7')
    expect(await ledgerOf(task.id)).toEqual(['capture', 'hold'])
  })

  it('may be given up when the person cancels', async () => {
    const afar = remote()
    await open(afar)
    const call = await domains.person()
    const { promise: told, resolve } = Promise.withResolvers<boolean>()
    afar.behave(async (request, run) => {
      run.onProgress({ progress: 0.4, stage: 'painting' })
      return untilAborted(request, run).finally(() => resolve(run.givenUp()))
    })
    await domains.work()
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    await domains.taskWhen(call, task.id, ({ progress }) => progress > 0)
    await domains.handlers.taskCancel({ id: task.id }, call)
    expect(await told).toBe(true)
  })
})

it('a film is stored as it comes, with pictures of its poster and the frames that are judged', async () => {
  await open()
  domains.engine.behave(async (_request, run) => {
    // Any bytes do: nothing here looks into a film.
    const stream = createReadStream(new URL(import.meta.url))
    await run.deliver({ kind: 'video', mime: 'video/mp4', stream, poster: (await paintedSquare()).bytes, frames: (await paintedSquare(48)).bytes, duration: 2.5 })
    return []
  })
  await domains.work()
  const task = await domains.create(await domains.person())
  expect(task.works[0]).toMatchObject({ kind: 'video', duration: 2.5, width: 96 })
  const [row] = await domains.platform.db.select().from(works).where(eq(works.taskId, task.id))
  expect(row!.originalKey).toMatch(/\.mp4$/)
  expect(new TextDecoder().decode(await domains.platform.files.get(row!.originalKey))).toContain('a film is stored as it comes')
  expect((await domains.platform.files.get(row!.framesKey!)).byteLength).toBeGreaterThan(0)
})
