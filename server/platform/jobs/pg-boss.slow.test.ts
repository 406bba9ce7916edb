import path from 'node:path'
import { describe, it, type onTestFinished } from 'vitest'
import { sql } from '../database/orm.ts'
import { createTestPlatform } from '../testing.ts'
import { runChild } from '../testing/run-child.ts'
import { waitUntil } from '../testing/wait-until.ts'
import { silentLog } from '../log.ts'
import { createJobs } from './pg-boss.ts'
import { forEveryJob, JobCancelledError, type JobHandlers, type JobRun } from './jobs.ts'

type RunTask = JobHandlers['run-task']

/** A queue in a database of its own, which ends with the test. */
async function openQueue(finished: typeof onTestFinished) {
  const platform = await createTestPlatform()
  finished(() => platform.close())
  return {
    platform,
    work: (runTask: RunTask, concurrency = 1) =>
      platform.jobs.work(
        { ...forEveryJob(async () => {}), 'run-task': runTask },
        { names: { ...forEveryJob(0), 'run-task': concurrency }, lanes: {} },
      ),
    enqueue: (taskId: string, priority = 0) => platform.jobs.enqueue(platform.db, 'run-task', { taskId }, { priority }),
    stateOf: async (id: string) => {
      const { rows } = await platform.db.execute<{ state: string }>(sql`select state from pgboss.job where id = ${id}`)
      return rows[0]?.state
    },
  }
}

// They wait more than they work.
describe.concurrent('jobs', () => {
  it('are there when the transaction commits, and not when it does not', async ({ expect, onTestFinished: finished }) => {
    const { platform, work } = await openQueue(finished)
    const done: string[] = []
    await work(async ({ taskId }) => void done.push(taskId))
    const failing = platform.db.transaction(async (tx) => {
      await platform.jobs.enqueue(tx, 'run-task', { taskId: 'rolled back' })
      throw new Error('no points')
    })
    await expect(failing).rejects.toThrow('no points')
    await platform.db.transaction((tx) => platform.jobs.enqueue(tx, 'run-task', { taskId: 'committed' }))
    await waitUntil(() => done.length > 0)
    expect(done).toEqual(['committed'])
  })

  it('run by priority, then by age', async ({ expect, onTestFinished: finished }) => {
    const { work, enqueue } = await openQueue(finished)
    const done: string[] = []
    for (const [taskId, priority] of [['first', 0], ['second', 0], ['member', 10]] as const) await enqueue(taskId, priority)
    await work(async ({ taskId }) => void done.push(taskId))
    await waitUntil(() => done.length === 3)
    expect(done).toEqual(['member', 'first', 'second'])
  })

  it('are tried again when they fail, and know which attempt it is', async ({ expect, onTestFinished: finished }) => {
    const { work, enqueue } = await openQueue(finished)
    const attempts: number[] = []
    await work(async (_, { attempt }) => {
      attempts.push(attempt)
      if (attempt === 1) throw new Error('once')
    })
    await enqueue('a')
    await waitUntil(() => attempts.length === 2)
    expect(attempts).toEqual([1, 2])
  })

  it('are told at once when they are cancelled while they run', async ({ expect, onTestFinished: finished }) => {
    const { platform, work, enqueue, stateOf } = await openQueue(finished)
    let run: JobRun | undefined
    await work((_, started) => {
      run = started
      return new Promise((resolve) => started.signal.addEventListener('abort', () => resolve()))
    })
    const id = await enqueue('a')
    const { signal } = await waitUntil(() => run)
    await platform.jobs.cancel(platform.db, 'run-task', id)
    await waitUntil(() => signal.aborted)
    // The queue's own word comes with the next heartbeat, and has another reason.
    expect(signal.reason).toBeInstanceOf(JobCancelledError)
    expect(await stateOf(id)).toBe('cancelled')
  })

  it('do not run when they are cancelled before', async ({ expect, onTestFinished: finished }) => {
    const { platform, work, enqueue } = await openQueue(finished)
    const done: string[] = []
    await platform.jobs.cancel(platform.db, 'run-task', await enqueue('cancelled'))
    await enqueue('kept')
    await work(async ({ taskId }) => void done.push(taskId))
    await waitUntil(() => done.length > 0)
    expect(done).toEqual(['kept'])
  })

  it('finish within the grace time at a stop', async ({ expect, onTestFinished: finished }) => {
    const { platform, work, enqueue, stateOf } = await openQueue(finished)
    let finish: (() => void) | undefined
    await work(() => new Promise((resolve) => (finish = resolve)))
    const id = await enqueue('a')
    // A moment before, the queue already calls it active.
    const end = await waitUntil(() => finish)
    const stopped = platform.jobs.stop(10_000)
    end()
    await stopped
    expect(await stateOf(id)).toBe('completed')
  })

  it('are aborted and go back to the queue when the grace time is over', async ({ expect, onTestFinished: finished }) => {
    const { platform, work, enqueue, stateOf } = await openQueue(finished)
    let run: JobRun | undefined
    await work((_, started) => {
      run = started
      return new Promise((resolve) => started.signal.addEventListener('abort', () => resolve()))
    })
    const id = await enqueue('a')
    const { signal } = await waitUntil(() => run)
    await platform.jobs.stop(0)
    expect(signal.aborted).toBe(true)
    expect(await stateOf(id)).toBe('retry')
  })

  it('lie in queues that are as this version wants them, whatever an earlier one left', async ({ expect, onTestFinished: finished }) => {
    const { platform } = await openQueue(finished)
    const limits = async () => (await platform.db.execute<{ retry_limit: number }>(sql`select distinct retry_limit from pgboss.queue where dead_letter is not null`)).rows
    const before = await limits()
    await platform.db.execute(sql`update pgboss.queue set retry_limit = 9`)
    const next = await createJobs({ url: platform.config.databaseUrl!, channel: platform.channel, log: silentLog })
    await next.stop(0)
    expect(before).toEqual([{ retry_limit: 3 }])
    expect(await limits()).toEqual(before)
  })

  it('come back when the process that ran them is killed', async ({ expect, onTestFinished: finished }) => {
    const { platform, work, enqueue } = await openQueue(finished)
    const id = await enqueue('a')
    const child = await runChild(`
      const { openPlatform } = await import(${JSON.stringify(path.join(import.meta.dirname, '../open-platform.ts'))})
      const { silentLog } = await import(${JSON.stringify(path.join(import.meta.dirname, '../log.ts'))})
      const { forEveryJob } = await import(${JSON.stringify(path.join(import.meta.dirname, 'jobs.ts'))})
      const { systemClock } = await import(${JSON.stringify(path.join(import.meta.dirname, '../clock.ts'))})
      const platform = await openPlatform({
        config: ${JSON.stringify(platform.config)},
        clock: systemClock,
        log: silentLog,
        databaseUrl: ${JSON.stringify(platform.config.databaseUrl)},
      })
      const forever = () => new Promise(() => console.log('running'))
      await platform.jobs.work(forEveryJob(forever), { names: { ...forEveryJob(0), 'run-task': 1 }, lanes: {} })
    `)
    await child.kill()
    const attempts: number[] = []
    await work(async (_, { attempt }) => void attempts.push(attempt))
    // As if the ten seconds without a heartbeat had passed already.
    await platform.db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '11 seconds' where id = ${id}`)
    await waitUntil(() => attempts.length > 0)
    expect(attempts).toEqual([2])
  })
})
