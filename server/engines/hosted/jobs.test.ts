import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { collectRun } from '../testing/collect-run.ts'
import { queueStandIn, type QueueStandIn } from './stand-in/queue-stand-in.ts'
import { openHosted, requestFor } from './testing.ts'

let server: QueueStandIn
beforeEach(async () => {
  server = await queueStandIn()
})
afterEach(() => server.close())

/** They are asked after often, so that no test waits. */
const settings = { pollIntervalMillis: 5 }
const services = {
  bfl: () =>
    openHosted('bfl', {
      apiKey: 'KEY',
      baseURL: `${server.address}/v1`,
      images: [{ id: 'flux-2-pro', does: ['words', 'edit'], sizes: { by: 'pixels' }, seed: true, settings }],
    }),
  replicate: () =>
    openHosted('replicate', {
      apiKey: 'KEY',
      baseURL: `${server.address}/replicate/v1`,
      images: [{ id: 'black-forest-labs/flux-2-pro', sizes: { by: 'ratio' }, seed: true, settings }],
    }),
}

describe.each(Object.entries(services))('%s', (_kind, open) => {
  const start = async (options?: Parameters<typeof collectRun>[0], count = 1) => {
    const engine = await open()
    const run = collectRun(options)
    return { run, running: engine.run(await requestFor(engine, 'text-to-image', { prompt: 'a boat', count }), run) }
  }

  /** A run whose process ended while the service was making the picture. */
  async function interrupted() {
    server.fate('waiting')
    const polled = server.polled()
    const { run, running } = await start()
    await polled
    run.interrupt()
    await expect(running).rejects.toThrow('the process ends')
    return run
  }

  test('makes pictures by jobs, each with a seed of its own', async () => {
    const { run, running } = await start({}, 2)
    await running
    const seeds = server.sent.map(({ input }) => input.seed)
    expect(run.assets.map(({ seed }) => seed)).toEqual(seeds)
    expect(new Set(seeds).size).toBe(2)
  })

  test('finds its job again after a restart of ours, and sends none', async () => {
    const run = await interrupted()
    expect(server.sent[0]?.cancelled).toBe(false)
    server.fate('done')
    const again = await start({ checkpoint: run.checkpoint.value, taskId: run.taskId })
    await again.running
    expect(server.sent).toHaveLength(1)
    expect(again.run.assets.map(({ seed }) => seed)).toEqual([server.sent[0]?.input.seed])
  })

  test('sends a job that the service has forgotten again, at the next try', async () => {
    const run = await interrupted()
    server.restart()
    server.fate('done')
    const second = await start({ checkpoint: run.checkpoint.value })
    await expect(second.running).rejects.toMatchObject({ kind: 'transient' })
    const third = await start({ checkpoint: second.run.checkpoint.value })
    await third.running
    expect(server.sent).toHaveLength(2)
  })

  test('says it when the content is refused, instead of asking on and on', async () => {
    server.fate('moderated')
    const { run, running } = await start()
    await expect(running).rejects.toMatchObject({ reason: 'content-refused', kind: 'refused' })
    expect(run.checkpoint.value).toBeUndefined()
  })

  test('a job that came to nothing is made anew at the next try', async () => {
    server.fate('failed')
    const { run, running } = await start()
    await expect(running).rejects.toMatchObject({ reason: 'engine-answer-bad', kind: 'transient' })
    expect(run.checkpoint.value).toBeUndefined()
  })

  test('fetches no picture from anywhere else', async () => {
    server.filesAt('http://127.0.0.1:9')
    const { running } = await start()
    await expect(running).rejects.toMatchObject({ reason: 'engine-answer-bad', kind: 'transient' })
  })

  test('sends nothing when the task is no longer ours', async () => {
    const { running } = await start({
      onCheckpoint: () => {
        throw new Error('not ours')
      },
    })
    await expect(running).rejects.toThrow('not ours')
  })
})

test('cancels a job of a service that lets it, when the person gives it up', async () => {
  server.fate('waiting')
  const engine = await services.replicate()
  const run = collectRun()
  const polled = server.polled()
  const running = engine.run(await requestFor(engine, 'text-to-image', { prompt: 'a boat' }), run)
  await polled
  run.cancel()
  await expect(running).rejects.toThrow('cancelled')
  expect(server.sent[0]?.cancelled).toBe(true)
})
