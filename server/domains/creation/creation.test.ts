import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import type { Task } from '#contract/entities.ts'
import { eq, sql } from '../../platform/database/orm.ts'
import { EngineError } from '../../engines/engine.ts'
import { paintedSquare, untilAborted } from '../../engines/fake-engine.ts'
import { StorageFullError } from '../../platform/storage/storage-full.ts'
import { works } from '../gallery/works.table.ts'
import { anyone, openTestDomains, refusal, textToImage, type TestDomains } from '../testing.ts'
import { ledger } from '../wallet/ledger.table.ts'
import { tasks } from './tasks.table.ts'

const gift = appConfig.creation.giftPoints
const running = ({ state, stage }: Task) => state === 'running' && stage === '正在绘制'
let domains: TestDomains
let files: Map<string, number>

beforeEach(async () => {
  domains = await openTestDomains()
  files = watchFiles()
})
afterEach(() => domains.close())

/** The files that are in the store, as it is used from now on. */
function watchFiles(): Map<string, number> {
  const present = new Map<string, number>()
  const store = domains.platform.files
  const { put, delete: remove } = store
  store.put = async (key, bytes, type) => {
    await put.call(store, key, bytes, type)
    present.set(key, bytes.byteLength)
  }
  store.delete = async (key) => {
    await remove.call(store, key)
    present.delete(key)
  }
  return present
}

const coin = async (call: Parameters<TestDomains['handlers']['userInfo']>[1]) => (await domains.handlers.userInfo({}, call)).coin

describe('asking for a creation', () => {
  it('holds its price and puts it in the queue', async () => {
    const call = await domains.person()
    const { task, coin: left } = await domains.handlers.taskCreate(textToImage(), call)
    expect(task).toMatchObject({ state: 'queued', progress: 0, cost: 1, queuePosition: undefined, works: [], input: { style: 'auto', count: 1 } })
    expect(left).toBe(gift - 1)
    domains.platform.clock.advance(1)
    const next = await domains.person()
    const { task: second } = await domains.handlers.taskCreate(textToImage(), next)
    expect(second.queuePosition).toBeUndefined()
    expect((await domains.handlers.taskDetail({ id: task.id }, call)).queuePosition).toBe(0)
    expect((await domains.handlers.taskDetail({ id: second.id }, next)).queuePosition).toBe(1)
  })

  it('far back in the queue is told no place', async () => {
    const { db, clock } = domains.platform
    const [ahead, call] = [await domains.person(), await domains.person()]
    await db.execute(sql`
      insert into tasks (user_id, request_id, generator, offer, lane, input, cost, created_at)
      select ${ahead.identity.userId}, gen_random_uuid(), 'text-to-image', 'fake/square/text-to-image', 'paint', '{}', 1, ${clock.now().toISOString()} from generate_series(1, 1000)`)
    clock.advance(1)
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    expect((await domains.handlers.taskDetail({ id: task.id }, call)).queuePosition).toBeUndefined()
    await db.delete(tasks).where(eq(tasks.userId, ahead.identity.userId))
    expect((await domains.handlers.taskDetail({ id: task.id }, call)).queuePosition).toBeTypeOf('number')
  })

  it('twice with one request id makes and charges once, also at once', async () => {
    const call = await domains.person()
    const request = textToImage()
    const all = await Promise.all(Array.from({ length: 5 }, () => domains.handlers.taskCreate(request, call)))
    expect(new Set(all.map(({ task }) => task.id)).size).toBe(1)
    expect(await coin(call)).toBe(gift - 1)
    const inputs = [{ ...request.input, count: 2 }, { prompt: '' }].map((input) => ({ input }))
    for (const other of [{ generator: 'background-change' }, ...inputs, { parentId: randomUUID() }]) {
      const refused = await refusal(domains.handlers.taskCreate({ ...request, ...other }, call))
      expect(refused).toMatchObject({ code: 20006, reason: 'request-reused' })
    }
    const withDefaults = { ...request, input: all[0]!.task.input }
    expect((await domains.handlers.taskCreate(withDefaults, call)).task.id).toBe(all[0]!.task.id)
  })

  it('is refused for what is unknown, not available or wrong, and charges nothing', async () => {
    const call = await domains.person()
    const attempt = (request: object) => refusal(domains.handlers.taskCreate({ ...textToImage(), ...request }, call))
    expect(await attempt({ generator: 'teleport' })).toMatchObject({ code: 20005, reason: 'unknown-generator' })
    expect(await attempt({ generator: 'toString' })).toMatchObject({ code: 20005 })
    expect(await attempt({ input: { prompt: '  ' } })).toMatchObject({ code: 20004, reason: 'empty', detail: { field: 'prompt' } })
    expect(await attempt({ input: {} })).toMatchObject({ code: 20004, reason: 'missing', detail: { field: 'prompt' } })
    expect(await attempt({ input: { prompt: '山'.repeat(801) } })).toMatchObject({ reason: 'too-long', detail: { field: 'prompt' } })
    expect(await attempt({ input: { prompt: '山', count: 9 } })).toMatchObject({ reason: 'bad-input', detail: { field: 'count' } })
    expect(await attempt({ parentId: randomUUID() })).toMatchObject({ code: 20005, reason: 'parent-not-found' })
    const someones = await domains.upload(picture(), await domains.person())
    const photo = { generator: 'background-change', input: { photo: someones.id, backdrop: { kind: 'prompt', prompt: '海' } } }
    expect(await attempt(photo)).toMatchObject({ code: 20004, reason: 'upload-not-found', detail: { field: 'photo' } })
    const mine = await domains.upload(picture(), call)
    expect(await attempt({ generator: 'cutout', input: { photo: mine.id } })).toMatchObject({ code: 20008 })
    expect(await coin(call)).toBe(gift)
  })

  it('is limited to some at once, and to the points there are', async () => {
    const call = await domains.person()
    const create = () => domains.handlers.taskCreate(textToImage(), call)
    const many = await Promise.allSettled(Array.from({ length: appConfig.creation.maxActiveTasks + 2 }, create))
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(appConfig.creation.maxActiveTasks)
    expect(await refusal(create())).toMatchObject({ code: 20003, reason: 'too-many-tasks' })

    const { userId } = call.identity
    const { db } = domains.platform
    await db.update(tasks).set({ state: 'succeeded' }).where(eq(tasks.userId, userId))
    const hold = { userId, reference: randomUUID(), points: await domains.wallet.balance(db, userId) }
    await db.transaction((tx) => domains.wallet.hold(tx, hold))
    expect(await refusal(create())).toMatchObject({ code: 20001, reason: 'not-enough-points', values: { cost: 1, coin: 0 } })
  })
})

describe('a creation that runs', () => {
  it('ends as works with the label, for the price that was held', async () => {
    const call = await domains.person()
    domains.engine.behave(async (_request, { onProgress, onPreview }) => {
      onProgress({ progress: 0.5, stage: 'painting' })
      onPreview((await paintedSquare(32)).bytes)
      return [await paintedSquare(), await paintedSquare(700, true)]
    })
    await domains.work()
    const task = await domains.create(call)
    expect(task).toMatchObject({ state: 'succeeded', progress: 1, queuePosition: 0, failure: undefined })
    expect(task.works.map(({ width, transparent, mine }) => ({ width, transparent, mine }))).toEqual([
      { width: 96, transparent: false, mine: true },
      { width: 700, transparent: true, mine: true },
    ])
    expect(task.works[0]!.description).toMatchObject({ engine: 'fake', seed: 7, input: { prompt: '日出时的雪山' } })
    expect(await coin(call)).toBe(gift - 1)
    const [row] = await domains.platform.db.select().from(works).where(eq(works.taskId, task.id))
    const { xmp, exif } = await sharp(await domains.platform.files.get(row!.originalKey)).metadata()
    expect(xmp!.toString()).toContain('Made with Inkling AI')
    expect(exif!.toString('latin1')).toContain('Made with Inkling AI')
    expect(await kindsOf(task.id)).toEqual(['capture', 'hold'])
  })

  it('keeps its previews for a page on a slow network, and removes them later', async () => {
    const previews = () => [...files.keys()].filter((key) => key.startsWith('previews/'))
    domains.engine.behave(async (_request, { onPreview }) => {
      onPreview((await paintedSquare(32)).bytes)
      await expect.poll(previews).toHaveLength(1)
      onPreview((await paintedSquare(48)).bytes)
      await expect.poll(previews).toHaveLength(2)
      return [await paintedSquare()]
    })
    await domains.work()
    await domains.create(await domains.person())
    expect(previews()).toHaveLength(2)
    // As if the ten minutes had passed already.
    await domains.platform.db.execute(sql`update pgboss.job set start_after = now() where name = 'remove-preview'`)
    await expect.poll(previews, { timeout: 5000 }).toEqual([])
  })

  it('tells the owner, and only the owner, what happens', async () => {
    const call = await domains.person()
    const seen: Task[] = []
    const others: Task[] = []
    const stop = domains.subscribeTasks(call.identity.userId, (task) => seen.push(task), 'zh-Hans')
    domains.subscribeTasks((await domains.person()).identity.userId, (task) => others.push(task), 'zh-Hans')
    await domains.work()
    const task = await domains.create(call)
    await expect.poll(() => seen.at(-1)?.state).toBe('succeeded')
    expect(seen.every(({ id }) => id === task.id)).toBe(true)
    expect(seen.at(-1)!.works).toHaveLength(1)
    expect(others).toEqual([])
    stop()
  })

  it('that fails gives the points back and says why in the person\'s words', async () => {
    const call = await domains.person()
    domains.engine.behave(() => Promise.reject(new EngineError('no-subject')))
    await domains.work()
    const task = await domains.create(call)
    expect(task).toMatchObject({ state: 'failed', works: [], failure: { code: 20009, refunded: 1 } })
    expect(task.failure!.message).toContain('灵感值已退回')
    expect(await coin(call)).toBe(gift)
    expect((await domains.handlers.taskList({}, call)).tasks.map(({ id }) => id)).toEqual([task.id])
    domains.platform.clock.advance(25 * 3600_000)
    expect((await domains.handlers.taskList({}, call)).tasks).toEqual([])
  })

  it('whose engine breaks fails without repeating what broke', async () => {
    const call = await domains.person()
    domains.engine.behave(() => Promise.reject(new Error('segment 7 of secret')))
    await domains.work()
    const task = await domains.create(call)
    expect(task.failure).toMatchObject({ code: 50000, refunded: 1 })
    expect(JSON.stringify(task)).not.toContain('secret')
    expect(domains.engine.runs).toBe(1)
  })

  it('that finds the disk full fails, gives the points back and leaves no file', async () => {
    const call = await domains.person()
    const { put } = domains.platform.files
    domains.platform.files.put = async (key, bytes, type) => {
      if (key.includes('thumbnail')) throw new StorageFullError()
      return put(key, bytes, type)
    }
    await domains.work()
    const task = await domains.create(call)
    expect(task).toMatchObject({ state: 'failed', failure: { refunded: 1 } })
    expect(task.failure!.message).toContain('存储空间已满')
    expect([...files.keys()]).toEqual([])
    expect(await coin(call)).toBe(gift)
  })

  it('teaches how long the next will take', async () => {
    const call = await domains.person()
    domains.engine.behave(async () => {
      domains.platform.clock.advance(4000)
      return [await paintedSquare()]
    })
    await domains.work()
    await domains.create(call)
    domains.platform.clock.advance(60_000)
    domains.engine.behave(untilAborted)
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    expect(task.estimatedRun).toBe(4)
    const { categories, recent } = await domains.handlers.generatorList({}, call)
    expect(categories.flatMap(({ generators }) => generators.map(({ id, typicalSeconds }) => ({ id, typicalSeconds })))).toEqual([
      { id: 'text-to-image', typicalSeconds: 4 },
      { id: 'background-change', typicalSeconds: undefined },
    ])
    expect(recent).toEqual(['text-to-image'])
    expect((await domains.handlers.generatorList({}, anyone())).recent).toEqual([])
  })
})

describe('cancelling', () => {
  it('takes a waiting creation out of the queue and gives the points back once', async () => {
    const call = await domains.person()
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    const both = await Promise.all([domains.handlers.taskCancel({ id: task.id }, call), domains.handlers.taskCancel({ id: task.id }, call)])
    expect(both.map((answer) => [answer.task.state, answer.coin])).toEqual([
      ['cancelled', gift],
      ['cancelled', gift],
    ])
    expect(await coin(call)).toBe(gift)
    await domains.work()
    const next = await domains.create(call)
    expect(next.state).toBe('succeeded')
    expect(domains.engine.runs).toBe(1)
  })

  it('stops a running creation', async () => {
    const call = await domains.person()
    let aborted = false
    domains.engine.behave((request, run) => {
      run.onProgress({ progress: 0.3, stage: 'painting' })
      run.signal.addEventListener('abort', () => (aborted = true))
      return untilAborted(request, run)
    })
    await domains.work()
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    await domains.taskWhen(call, task.id, running)
    const cancelled = await domains.handlers.taskCancel({ id: task.id }, call)
    expect(cancelled.task).toMatchObject({ state: 'cancelled', works: [] })
    await expect.poll(() => aborted).toBe(true)
    expect(await coin(call)).toBe(gift)
    expect(await kindsOf(task.id)).toEqual(['hold', 'release'])
  })

  it('wins over an engine that finishes all the same, and its files go', async () => {
    const call = await domains.person()
    const { promise: finish, resolve } = Promise.withResolvers<void>()
    domains.engine.behave(async (_request, { onProgress }) => {
      onProgress({ progress: 0.9, stage: 'painting', part: { number: 3, of: 7 } })
      await finish
      return [await paintedSquare()]
    })
    await domains.work()
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    await domains.taskWhen(call, task.id, ({ stage }) => stage.includes('第 3 张，共 7 张'))
    await domains.handlers.taskCancel({ id: task.id }, call)
    resolve()
    await domains.platform.jobs.stop(5000)
    expect((await domains.handlers.taskDetail({ id: task.id }, call)).state).toBe('cancelled')
    expect([...files.keys()]).toEqual([])
    expect(await coin(call)).toBe(gift)
  })

  it('is for the owner, and not for what has succeeded', async () => {
    const call = await domains.person()
    await domains.work()
    const task = await domains.create(call)
    expect(await refusal(domains.handlers.taskCancel({ id: task.id }, call))).toMatchObject({ code: 20006, reason: 'task-finished' })
    const stranger = await domains.person()
    expect(await refusal(domains.handlers.taskCancel({ id: task.id }, stranger))).toMatchObject({ code: 20005 })
    expect(await refusal(domains.handlers.taskDetail({ id: task.id }, stranger))).toMatchObject({ code: 20005 })
  })
})

describe('when a worker goes away', () => {
  const run = (id = 'job', signal = new AbortController().signal) => ({ id, signal, attempt: 1 })

  it('at shutdown the creation goes back to the queue and loses nothing', async () => {
    const call = await domains.person()
    domains.engine.behave(untilAborted)
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    const shutdown = new AbortController()
    const job = domains.jobHandlers['run-task']({ taskId: task.id }, run('job', shutdown.signal))
    await domains.taskWhen(call, task.id, ({ state }) => state === 'running')
    shutdown.abort(new Error('shutting down'))
    await expect(job).rejects.toThrow('shutting down')
    expect(await domains.handlers.taskDetail({ id: task.id }, call)).toMatchObject({ state: 'queued', progress: 0, stage: '排队中' })
    expect(await coin(call)).toBe(gift - 1)

    domains.engine.behave(async () => [await paintedSquare()])
    await domains.jobHandlers['run-task']({ taskId: task.id }, run())
    expect(await domains.handlers.taskDetail({ id: task.id }, call)).toMatchObject({ state: 'succeeded' })
  })

  it('and comes back late, only the newest claim counts', async () => {
    const call = await domains.person()
    const { promise: wake, resolve } = Promise.withResolvers<void>()
    domains.engine.behave(async () => {
      await wake
      return [await paintedSquare()]
    })
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    const slow = domains.jobHandlers['run-task']({ taskId: task.id }, run('slow'))
    await domains.taskWhen(call, task.id, ({ state }) => state === 'running')
    domains.engine.behave(async () => [await paintedSquare()])
    await domains.jobHandlers['run-task']({ taskId: task.id }, run('second'))
    const before = new Map(files)
    resolve()
    await slow
    const after = await domains.handlers.taskDetail({ id: task.id }, call)
    expect(after.works).toHaveLength(1)
    expect(files).toEqual(before)
    expect(await kindsOf(task.id)).toEqual(['capture', 'hold'])
  })

  it('a delivery of what is finished does nothing', async () => {
    const call = await domains.person()
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    for (let i = 0; i < 3; i++) await domains.jobHandlers['run-task']({ taskId: task.id }, run())
    expect(domains.engine.runs).toBe(1)
    expect((await domains.handlers.taskDetail({ id: task.id }, call)).works).toHaveLength(1)
  })

  it('for the last time the creation fails with a refund', async () => {
    const call = await domains.person()
    const { task } = await domains.handlers.taskCreate(textToImage(), call)
    for (let i = 0; i < 2; i++) await domains.jobHandlers['bury-task']({ taskId: task.id }, run())
    const failed = await domains.handlers.taskDetail({ id: task.id }, call)
    expect(failed).toMatchObject({ state: 'failed', failure: { refunded: 1 } })
    expect(await coin(call)).toBe(gift)
  })
})

async function kindsOf(reference: string): Promise<string[]> {
  const rows = await domains.platform.db.select({ kind: ledger.kind }).from(ledger).where(eq(ledger.reference, reference))
  return rows.map(({ kind }) => kind).sort()
}

async function* picture() {
  yield (await paintedSquare()).bytes
}
