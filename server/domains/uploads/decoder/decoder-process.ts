import { fork } from 'node:child_process'
import { badFile } from '../../../business-error.ts'
import { NeedsMemory } from './memory-to-decode.ts'
import type { DecoderJob, DecoderResults, FromDecoder, ToDecoder } from './messages.ts'

/** Long, as the machine may be busy. */
const TIME_LIMIT_MS = 40_000

export interface DecoderProcess {
  /**
   * Rejects with a BusinessError when the file is at fault, with NeedsMemory when it takes more than `memory` bytes, and
   * with a DecoderError when the process is at fault.
   */
  run<J extends DecoderJob>(job: J, memory: number): Promise<DecoderResults[J['make']]>
  /** Whether it can take another job. */
  isFit(): boolean
  /** Ends it; resolves when its memory is free. */
  end(): Promise<unknown>
}

/** The process died, hung, or had no memory: nothing is known of the file. */
export class DecoderError extends Error {
  override name = 'DecoderError'
}

/** Starts a process that decodes one picture at a time. */
export function startDecoder(): DecoderProcess {
  const child = fork(new URL('./decoder-program.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
    // The decoders write their complaints there.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(`ended with ${signal ?? code}`))
    child.once('error', (error) => resolve(String(error)))
  })
  let worn = false
  const end = () => {
    child.kill('SIGKILL')
    return ended
  }
  // A process with nothing to do keeps nobody from ending.
  child.unref()
  child.channel?.unref()

  return {
    isFit: () => child.connected && !child.killed && !worn,
    end,
    async run<J extends DecoderJob>(job: J, memory: number) {
      const { promise, resolve, reject } = Promise.withResolvers<DecoderResults[J['make']]>()
      const fail = (cause: string) => {
        void end()
        reject(new DecoderError(`The decoder ${cause}`))
      }
      const timer = setTimeout(fail, TIME_LIMIT_MS, 'took too long')
      const listen = ({ answer, worn: isWorn }: FromDecoder) => {
        worn = isWorn
        // It answers what it was asked for.
        if (answer.type === 'made') resolve(answer.result as DecoderResults[J['make']])
        else if (answer.type === 'needs') reject(new NeedsMemory(answer.bytes))
        else if (answer.type === 'refused') reject(Object.assign(badFile(answer.reason, answer.values), { cause: answer.cause }))
        else fail(`failed: ${answer.cause}`)
      }
      child.once('message', listen)
      void ended.then(fail)
      child.send({ job, memory } satisfies ToDecoder, (error) => error && fail(`was not reached: ${error.message}`))
      return promise.finally(() => {
        clearTimeout(timer)
        child.off('message', listen)
      })
    },
  }
}
