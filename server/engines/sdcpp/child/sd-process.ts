import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import type { Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createRemote, type Remote } from '../../shared/remote.ts'
import type { Step } from '../server.ts'
import { freePort } from './free-port.ts'
import { createLastWords } from './last-words.ts'
import { createStepReader } from './steps.ts'

/** Large models take minutes to read. */
const READY_LIMIT_MS = 15 * 60_000
const LOOK_MS = 60
const TERM_MS = 3000

/** What the program may know of our environment: none of our secrets. */
const PASSED = /^(PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|LD_LIBRARY_PATH|DYLD_\w+|(CUDA|NVIDIA|HIP|ROCR|HSA|VK|GGML|OMP|SD|MTL|METAL|ONEAPI|ZE|SYCL)_\w+)$/

export interface SdProcessOptions {
  bin: string
  model: string
  args: readonly string[]
  /** A folder of its own. */
  home: string
  onStep(step: Step): void
}

export interface SdProcess {
  pid: number | undefined
  port: number
  remote: Remote
  /** Resolves when it answers; rejects, with its last words, when it ends before. */
  ready: Promise<void>
  /** Resolves with how it ended. */
  ended: Promise<string>
  end(): Promise<void>
}

/** Starts the program on a free port of the loopback. It has no authentication, so nobody else may reach it. */
export async function startSdProcess({ bin, model, args, home, onStep }: SdProcessOptions): Promise<SdProcess> {
  // Its default is the folder it is started in, which it would search at every request.
  const loras = path.join(home, 'loras')
  await mkdir(loras, { recursive: true })
  const port = await freePort()
  const given = ['--listen-ip', '127.0.0.1', '--listen-port', String(port), '--model', model, '--lora-model-dir', loras, ...args]
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name)))
  // Detached: Ctrl+C in the terminal must reach us alone, so that running creations can finish before it ends.
  const child = spawn(bin, given, { cwd: home, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })

  const words = createLastWords()
  const steps = createStepReader(onStep)
  child.stdout.setEncoding('utf8').on('data', (printed: string) => {
    words.hear(printed)
    steps(printed)
  })
  child.stderr.setEncoding('utf8').on('data', words.hear)
  // It keeps nobody from ending.
  child.unref()
  for (const pipe of [child.stdout, child.stderr]) (pipe as Socket).unref()
  const atExit = () => child.kill('SIGKILL')
  process.once('exit', atExit)

  const gone = new AbortController()
  const ended = new Promise<string>((resolve) => {
    // When its pipes are closed, too: then it has said everything.
    child.once('close', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`))
    child.once('error', (error) => resolve(`cannot be started: ${error.message}`))
  }).then((how) => {
    process.off('exit', atExit)
    const told = words.text
    const reason = `${path.basename(bin)} ${how}${told && `. It said:\n${told}`}`
    gone.abort(new Error(reason))
    return reason
  })

  const remote = createRemote({ base: `http://127.0.0.1:${port}` })
  const ready = untilReady(remote, gone.signal)
  // It may end before anybody waits for it.
  ready.catch(() => {})
  return {
    pid: child.pid,
    port,
    remote,
    ready,
    ended,
    async end() {
      if (gone.signal.aborted) return
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), TERM_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

async function untilReady(remote: Remote, gone: AbortSignal): Promise<void> {
  const late = AbortSignal.timeout(READY_LIMIT_MS)
  const within = AbortSignal.any([gone, late])
  for (;;) {
    const answer = await remote.json('/sdcpp/v1/capabilities', { signal: within, timeoutMs: 10_000 }).catch(() => undefined)
    within.throwIfAborted()
    if (answer?.status === 200) return
    await delay(LOOK_MS, undefined, { signal: within }).catch(() => {})
    within.throwIfAborted()
  }
}
