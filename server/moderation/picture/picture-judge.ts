import { fork, type ChildProcess } from 'node:child_process'
import type { Logger } from '../../platform/log.ts'
import type { FromPictureProgram, ToPictureProgram } from './messages.ts'
import type { Likelihoods } from './nsfw-net.ts'

/** Long, as the machine may be busy; a picture takes a tenth of a second. */
const TIME_LIMIT_MS = 15_000
/** A process without work ends after this long, so that its memory is free. */
const IDLE_MS = 60_000
/** Pictures that may wait for their turn; who comes then is not judged in time. */
const MOST_WAITING = 100

export interface PictureJudge {
  /** How likely a picture is of each class; undefined where it could not be looked at in time. */
  look(picture: Uint8Array): Promise<Likelihoods | undefined>
  close(): void
}

/** Looks at pictures in a process of its own, one after another; it is started when it is needed. */
export function createPictureJudge(log: Logger): PictureJudge {
  const waiting = new Map<number, (answer: Likelihoods | undefined) => void>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let asked = 0

  const settle = (id: number, likelihoods?: Likelihoods) => {
    waiting.get(id)?.(likelihoods)
    waiting.delete(id)
    if (waiting.size > 0) return
    idle = setTimeout(end, IDLE_MS)
    idle.unref()
  }

  const end = () => {
    const ending = child
    child = undefined
    ending?.kill('SIGKILL')
    for (const id of waiting.keys()) settle(id)
    clearTimeout(idle)
  }

  const start = (): ChildProcess => {
    const started = fork(new URL('./picture-program.ts', import.meta.url), { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    started.on('message', ({ id, likelihoods, problem }: FromPictureProgram) => {
      if (problem !== undefined) log.warn({ problem }, 'a picture was not judged')
      settle(id, likelihoods)
    })
    const over = (cause: unknown) => {
      if (child !== started) return
      log.warn({ cause }, 'the process that judges pictures ended')
      end()
    }
    started.once('error', over)
    started.once('exit', over)
    // A process with nothing to do keeps nobody from ending.
    started.unref()
    started.channel?.unref()
    return started
  }

  return {
    look(picture) {
      if (waiting.size >= MOST_WAITING) return Promise.resolve(undefined)
      clearTimeout(idle)
      child ??= start()
      const { promise, resolve } = Promise.withResolvers<Likelihoods | undefined>()
      const id = ++asked
      waiting.set(id, resolve)
      // Whatever holds it up holds up those behind it too.
      const timer = setTimeout(end, TIME_LIMIT_MS)
      child.send({ id, picture } satisfies ToPictureProgram, (error) => error && settle(id))
      return promise.finally(() => clearTimeout(timer))
    },
    close: end,
  }
}
