import { afterAll, describe, expect, it } from 'vitest'
import type { RasterImage } from '../pixels/linear-image.ts'
import { testTasks } from './fixtures/test-tasks.ts'
import { createWorkerPool } from './worker-pool.ts'

const open: { close(): Promise<void> }[] = []

function testPool(options: { silence?: number; grace?: number } = {}) {
  const workerFile = new URL('./fixtures/test-worker.ts', import.meta.url)
  const pool = createWorkerPool(testTasks, { workerFile, threads: { paint: 1, vision: 1 }, ...options })
  open.push(pool)
  return pool
}

/** Starts a task and waits until its worker has reported. */
async function started(pool: ReturnType<typeof testPool>, name: 'endless' | 'waiting' | 'stuck') {
  const cancel = new AbortController()
  const begun = Promise.withResolvers<void>()
  const result = pool.run(name, undefined, { signal: cancel.signal, onProgress: () => begun.resolve() })
  result.catch(() => {})
  await begun.promise
  return { cancel: () => cancel.abort(), result }
}

afterAll(() => Promise.all(open.map((pool) => pool.close())))

describe('worker pool', () => {
  const pool = testPool()

  it('runs a task in a worker and brings its buffers back', async () => {
    const { doubled, threadId } = await pool.run('double', Float32Array.of(1, 2, 3))
    expect([...doubled]).toEqual([2, 4, 6])
    expect(threadId).toBeGreaterThan(0)
  })

  it('thins out progress and previews, but for the end', async () => {
    const fractions: number[] = []
    const previews: RasterImage[] = []
    await pool.run('double', Float32Array.of(1), {
      onProgress: (fraction) => fractions.push(fraction),
      onPreview: (image) => previews.push(image),
    })
    expect(fractions[0]).toBe(0)
    expect(fractions.at(-1)).toBe(1)
    expect(fractions.length).toBeLessThan(100)
    expect(previews[0]).toMatchObject({ width: 1, height: 1, channels: 3 })
  })

  it.each(['endless', 'waiting'] as const)('stops an %s task when it is cancelled, and keeps its worker', async (name) => {
    const before = await pool.run('double', Float32Array.of(1))
    const running = await started(pool, name)
    running.cancel()
    await expect(running.result).rejects.toMatchObject({ name: 'StudioError', reason: 'cancelled' })
    const after = await pool.run('double', Float32Array.of(1))
    expect(after.threadId).toBe(before.threadId)
  })

  it('takes a cancelled task out of the queue', async () => {
    const running = await started(pool, 'endless')
    const cancel = new AbortController()
    const queued = pool.run('double', Float32Array.of(1), { signal: cancel.signal })
    cancel.abort()
    await expect(queued).rejects.toMatchObject({ reason: 'cancelled' })
    running.cancel()
    await expect(running.result).rejects.toMatchObject({ reason: 'cancelled' })
  })

  it('refuses a task whose signal is already aborted', async () => {
    const signal = AbortSignal.abort()
    await expect(pool.run('double', Float32Array.of(1), { signal })).rejects.toMatchObject({ reason: 'cancelled' })
  })

  it('keeps the reason of an error', async () => {
    await expect(pool.run('failing', 'expected')).rejects.toMatchObject({ reason: 'no-subject', message: 'Nothing to see' })
    await expect(pool.run('failing', 'unexpected')).rejects.toMatchObject({ reason: 'failed', message: 'A bug' })
  })

  it('survives the death of a worker', async () => {
    await expect(pool.run('dying', undefined)).rejects.toMatchObject({ reason: 'worker-died' })
    await expect(pool.run('double', Float32Array.of(4))).resolves.toMatchObject({ doubled: Float32Array.of(8) })
  })
})

describe('stuck workers', () => {
  it('are ended when they give no sign of life', async () => {
    // As long as a task that is well may be kept from a core of a full machine.
    const pool = testPool({ silence: 400 })
    await expect(pool.run('stuck', undefined)).rejects.toMatchObject({ reason: 'timed-out' })
    await expect(pool.run('double', Float32Array.of(1))).resolves.toBeDefined()
  })

  it('are ended when they do not heed a cancellation', async () => {
    const pool = testPool({ grace: 1 })
    const stuck = await started(pool, 'stuck')
    stuck.cancel()
    await expect(stuck.result).rejects.toMatchObject({ reason: 'cancelled' })
  })
})

describe('closing', () => {
  it('ends what runs and refuses what comes', async () => {
    const pool = testPool()
    const { result } = await started(pool, 'endless')
    await pool.close()
    await expect(result).rejects.toMatchObject({ reason: 'closed' })
    await expect(pool.run('double', Float32Array.of(1))).rejects.toMatchObject({ reason: 'closed' })
  })
})
