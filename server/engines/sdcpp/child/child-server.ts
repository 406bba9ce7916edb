import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DataInUseError, lockDataDirectory, type DataLock } from '../../../platform/data-lock.ts'
import type { Logger } from '../../../platform/log.ts'
import { EngineError } from '../../engine.ts'
import { unreachable } from '../../shared/bad-answer.ts'
import { createRemote } from '../../shared/remote.ts'
import { serverAt, ServerInterrupted, type SdServer, type ServerLife, type Step } from '../server.ts'
import { endLeftOver, readRunning } from './left-over.ts'
import { startSdProcess, type SdProcess } from './sd-process.ts'

export interface ChildServerOptions {
  bin: string
  model: string
  args: readonly string[]
  /** Its folder; processes of ours that have the same one share the server. */
  home: string
  log: Logger
  /** Milliseconds before the first new start of one that died; then twice as long each time, up to `restMs`. */
  firstRestMs?: number
  restMs?: number
}

/** A server that ran for so long before it died is started again as if for the first time, milliseconds. */
const SOUND_MS = 60_000

/**
 * Starts the program when it is first needed and keeps it running: one that dies is started again, sooner at first. One process watches it; others that work
 * with the same folder use it as a server at an address. One that was left behind by a killed process is ended first.
 */
export function createChildServer({ home, log, firstRestMs = 250, restMs = 30_000, ...program }: ChildServerOptions): SdServer {
  const file = path.join(home, 'server.json')
  let lock: DataLock | undefined
  let current: Promise<Running> | undefined
  /** Why the last start failed; undefined once one has worked. */
  let failure: EngineError | undefined
  let deaths = 0
  const closing = new AbortController()

  async function start(): Promise<Running> {
    const left = await readRunning(file)
    if (left && (await endLeftOver(left))) log.warn({ serverPid: left.pid }, 'sd-server of an earlier process ended')
    const listeners = new Set<(step: Step) => void>()
    const running = await startSdProcess({ ...program, home, onStep: (step) => listeners.forEach((listener) => listener(step)) })
    await writeFile(file, JSON.stringify({ pid: running.pid ?? 0, port: running.port }))
    const stop = () => void running.end()
    closing.signal.addEventListener('abort', stop)
    if (closing.signal.aborted) stop()
    const ended = new AbortController()
    const begun = Date.now()
    try {
      await running.ready
    } catch (error) {
      await running.end()
      throw error
    } finally {
      closing.signal.removeEventListener('abort', stop)
    }
    log.info({ serverPid: running.pid, port: running.port }, 'sd-server started')
    failure = undefined
    const whenEnded = async () => {
      const how = await running.ended
      if (ended.signal.aborted || closing.signal.aborted) return
      deaths = Date.now() - begun > SOUND_MS ? 0 : deaths
      log.error({ how }, 'sd-server ended, starting it again')
      ended.abort(new Error(how))
      begin(restOf(deaths++))
    }
    void whenEnded()
    const life: ServerLife = {
      remote: running.remote,
      ended: ended.signal,
      onStep: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      interrupt: () => {
        if (ended.signal.aborted) return
        // Told first, so that the broken connections of the other jobs are understood.
        ended.abort(new ServerInterrupted('What it was making was stopped'))
        begin(running.end())
      },
    }
    return { life, process: running }
  }

  /** Starts it when what comes before is over, and again after a rest when that fails. */
  function begin(before: Promise<unknown>): void {
    const starting = before.then(() => {
      closing.signal.throwIfAborted()
      return start()
    })
    current = starting
    starting.catch((error: unknown) => {
      if (closing.signal.aborted) return
      const known = failure?.cause instanceof Error && error instanceof Error && failure.cause.message === error.message
      if (!known) log.error({ err: error }, 'sd-server does not start')
      failure = new EngineError('engine-not-set-up', { kind: 'unsupported', cause: error })
      begin(restOf(deaths++))
    })
  }

  const restOf = (times: number) => delay(Math.min(restMs, firstRestMs * 2 ** times), undefined, { signal: closing.signal, ref: false })

  /** Whether it is for this process to watch the server. */
  async function watches(): Promise<boolean> {
    if (lock) return true
    try {
      await mkdir(home, { recursive: true })
      lock ??= await lockDataDirectory(home)
      return true
    } catch (error) {
      if (error instanceof DataInUseError) return false
      throw error
    }
  }

  async function watchedByAnother(): Promise<ServerLife> {
    const running = await readRunning(file)
    if (!running) throw unreachable(new Error('The process that watches sd-server has not started it yet'))
    return serverAt(createRemote({ base: `http://127.0.0.1:${running.port}` })).life(closing.signal)
  }

  return {
    async life(signal) {
      if (closing.signal.aborted) throw unreachable(new Error('sd-server is ended with this process'))
      if (!(await watches())) return watchedByAnother()
      if (!current) begin(Promise.resolve())
      if (failure) throw failure
      try {
        return (await orAborted(current!, signal)).life
      } catch (error) {
        signal.throwIfAborted()
        throw failure ?? unreachable(error)
      }
    },
    async close() {
      closing.abort(new Error('sd-server is ended with this process'))
      const running = await current?.catch(() => undefined)
      await running?.process.end()
      if (!lock) return
      await rm(file, { force: true })
      lock.release()
      lock = undefined
    },
  }
}

interface Running {
  life: ServerLife
  process: SdProcess
}

/** What comes of it, unless the signal aborts first: then that it still starts. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    signal.throwIfAborted()
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
