import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { silentLog } from '../../../platform/log.ts'
import { runChild } from '../../../platform/testing/run-child.ts'
import { waitUntil } from '../../../platform/testing/wait-until.ts'
import type { Engine, PictureAsset } from '../../engine.ts'
import { collectRun } from '../../testing/collect-run.ts'
import { sdcppEntry } from '../entry.ts'
import { createSdcppEngine } from '../sdcpp-engine.ts'
import type { SdServer } from '../server.ts'
import { makeStandInProgram } from '../stand-in/make-program.ts'
import { requestFor } from '../testing.ts'
import { createChildServer } from './child-server.ts'

let folder = ''
let home = ''
let bin = ''
const open: SdServer[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inkling-sdcpp-'))
  home = path.join(folder, 'home')
  bin = await makeStandInProgram(folder)
})
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
  await rm(folder, { recursive: true, force: true })
})

function serve({ model = 'toy.gguf', stepMs = 1, program = bin } = {}): SdServer {
  const server = createChildServer({ bin: program, model, args: ['--stand-in-step-ms', String(stepMs)], home, log: silentLog, firstRestMs: 1, restMs: 20 })
  open.push(server)
  return server
}
const engineOn = (server: SdServer, settings: Record<string, unknown> = {}): Engine =>
  createSdcppEngine({ id: 'sd', entry: v.parse(sdcppEntry, { bin, model: 'toy.gguf', side: 64, steps: 4, ...settings }), server, stays: true, clock: systemClock })

const paint = (engine: Engine, prompt = 'a red fox', input = {}) => requestFor(engine, 'text-to-image', { prompt, ...input })
const soon = () => AbortSignal.timeout(20_000)
const serverPid = async () => (JSON.parse(await readFile(path.join(home, 'server.json'), 'utf8')) as { pid: number }).pid
/** What has ended but was not collected yet is not alive; only Linux tells. */
const isAlive = async (pid: number) => !/^State:\s+[ZX]/m.test(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'State: X'))
const tells = process.platform === 'linux'

describe('a server of our own', () => {
  it.skipIf(!tells)('makes pictures and tells each step; its folder for additions is its own and empty', async () => {
    const engine = engineOn(serve({ stepMs: 60 }))
    const run = collectRun()
    await engine.run(await paint(engine), run)
    expect(run.assets).toHaveLength(1)
    const making = run.progress.filter(({ stage }) => stage === 'making').map(({ progress }) => Math.round(progress * 1000))
    // 0.04 before the first step, 0.9 for the four of them.
    expect(making).toEqual(expect.arrayContaining([490, 715, 940]))
    expect(await readdir(path.join(home, 'loras'))).toEqual([])
    const commandLine = (await readFile(`/proc/${await serverPid()}/cmdline`, 'utf8')).split('\0')
    expect(commandLine).toEqual(expect.arrayContaining(['--listen-ip', '127.0.0.1', '--lora-model-dir', path.join(home, 'loras'), '--model', 'toy.gguf']))
  })

  it('ends with us', async () => {
    const server = serve()
    await server.life(soon())
    const pid = await serverPid()
    await server.close()
    expect(await isAlive(pid)).toBe(false)
    await expect(server.life(soon())).rejects.toMatchObject({ reason: 'engine-unreachable' })
  })

  it.skipIf(!tells)('knows none of our secrets', async () => {
    process.env['SECRET_OF_THE_TEST'] = 'hidden'
    try {
      await serve().life(soon())
      expect(await readFile(`/proc/${await serverPid()}/environ`, 'utf8')).not.toContain('hidden')
    } finally {
      delete process.env['SECRET_OF_THE_TEST']
    }
  })

  it('that does not start says why, and is tried again', async () => {
    const server = serve({ model: 'broken.gguf' })
    const engine = engineOn(server)
    const error = await engine.discover(soon()).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ reason: 'engine-not-set-up', kind: 'unsupported' })
    expect((error as Error).cause).toMatchObject({ message: expect.stringMatching(/sd-server\.mjs ended with code 1\. It said:\n.*init model loader from file failed: 'broken\.gguf'/s) })
    const missing = engineOn(serve({ program: path.join(folder, 'nothing') }))
    await server.close()
    await expect(missing.discover(soon())).rejects.toMatchObject({ reason: 'engine-not-set-up' })
  })
})

describe('a server of ours that dies', () => {
  it('of an assertion fails the job that did it; the one that waited is made by the next', async () => {
    const server = serve({ stepMs: 30 })
    const engine = engineOn(server)
    const [bad, good] = [collectRun(), collectRun()]
    const requests = [await paint(engine, 'an assertion'), await paint(engine, 'a red fox', { seed: 9 })] as const
    const before = await serverPid()
    const failed = engine.run(requests[0], bad).catch((error: unknown) => error)
    await waitUntil(() => bad.progress.some(({ stage }) => stage === 'making'))
    const made = engine.run(requests[1], good)
    await waitUntil(() => good.writes.length === 2)
    expect(await failed).toMatchObject({ name: 'EngineError', reason: 'engine-unreachable', kind: 'transient' })
    await made
    expect((good.assets[0] as PictureAsset).seed).toBe(9)
    expect(await serverPid()).not.toBe(before)
  })

  it('is started again when somebody kills it, and found by the next attempt', async () => {
    const engine = engineOn(serve({ stepMs: 50 }))
    const request = await paint(engine)
    const run = collectRun()
    const ended = engine.run(request, run).catch((error: unknown) => error)
    await waitUntil(() => run.progress.some(({ stage }) => stage === 'making'))
    process.kill(await serverPid(), 'SIGKILL')
    expect(await ended).toMatchObject({ reason: 'engine-unreachable', kind: 'transient' })
    const again = collectRun({ checkpoint: run.writes.at(-1) })
    await engine.run(request, again)
    expect(again.assets).toHaveLength(1)
  })
})

describe('cancelling what a server of ours is making', () => {
  it('ends and restarts it; the other job is sent again, as it was', async () => {
    const engine = engineOn(serve({ stepMs: 20 }), { steps: 60 })
    const [first, second] = [collectRun(), collectRun()]
    const before = (await engine.discover(soon())).length && (await serverPid())
    const cancelled = engine.run(await paint(engine, 'a long one'), first).catch((error: unknown) => error)
    await waitUntil(() => first.progress.some(({ stage }) => stage === 'making'))
    const made = engine.run(await paint(engine, 'a red fox', { seed: 5 }), second)
    await waitUntil(() => second.progress.some(({ stage }) => stage === 'queued'))
    first.cancel()
    expect(await cancelled).toMatchObject({ message: 'cancelled' })
    await made
    expect(second.assets).toHaveLength(1)
    expect(second.writes).toHaveLength(3)
    expect((second.assets[0] as PictureAsset).seed).toBe(5)
    expect(await serverPid()).not.toBe(before)
    expect(await isAlive(before)).toBe(false)
  })
})

describe('several processes with one folder', () => {
  const inAnotherProcess = () =>
    runChild(`
      const { createChildServer } = await import(${JSON.stringify(path.join(import.meta.dirname, 'child-server.ts'))})
      const { silentLog } = await import(${JSON.stringify(path.join(import.meta.dirname, '../../../platform/log.ts'))})
      const options = { bin: ${JSON.stringify(bin)}, model: 'toy.gguf', args: [], home: ${JSON.stringify(home)}, log: silentLog }
      await createChildServer(options).life(AbortSignal.timeout(20000))
      console.log('started')
      setInterval(() => {}, 1000)
    `)

  it('share the server that one of them watches; when that is killed, what it left is ended and replaced', async () => {
    const other = await inAnotherProcess()
    const theirs = await serverPid()
    const engine = engineOn(serve())
    const run = collectRun()
    await engine.run(await paint(engine), run)
    expect(run.assets).toHaveLength(1)
    expect(await serverPid()).toBe(theirs)

    await other.kill()
    const again = collectRun()
    await engine.run(await paint(engine), again)
    expect(again.assets).toHaveLength(1)
    expect(await serverPid()).not.toBe(theirs)
    expect(await isAlive(theirs)).toBe(false)
  })
})
