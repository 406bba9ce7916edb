import { fork } from 'node:child_process'
import { endGroup } from '#studio/film/program/end-group.ts'
import { badFile } from '../../../business-error.ts'
import type { FromFilmReader, KeptFilm, ToFilmReader } from './messages.ts'

/** The heap of the process, megabytes; what lies beside it is watched by itself. */
const HEAP = 256

/** The process died or took too long: a film that does that to it is not taken. */
export class FilmReaderError extends Error {
  override name = 'FilmReaderError'
}

/**
 * Has a film made ready in a process of its own, which has ended, with its ffmpeg, when this settles. Rejects with a BusinessError where the file is
 * at fault, with a FilmReaderError where the process ended without a word or after `limitMs`, and with the signal's reason.
 */
export async function runFilmReader(job: ToFilmReader, { signal, limitMs }: { signal: AbortSignal; limitMs: number }): Promise<KeptFilm> {
  signal.throwIfAborted()
  const child = fork(new URL('./film-program.ts', import.meta.url), [], {
    execArgv: [`--max-old-space-size=${HEAP}`],
    // Leads a group, so that its ffmpeg can be ended with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<FromFilmReader>()
  const ended = new Promise<void>((done) => {
    child.once('exit', (code, killed) => {
      reject(new FilmReaderError(`The film's reader ended with ${killed ?? code}`))
      done()
    })
    child.once('error', (error) => {
      reject(new FilmReaderError('The film has no reader', { cause: error }))
      done()
    })
  })
  const stop = () => reject(signal.reason as Error)
  signal.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(() => reject(new FilmReaderError('The film took too long')), limitMs)
  child.once('message', (answer: FromFilmReader) => resolve(answer))
  child.send(job, (error) => error && reject(new FilmReaderError('The reader was not reached', { cause: error })))
  try {
    return filmOf(await promise)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    endGroup(child.pid)
    child.kill('SIGKILL')
    await ended
  }
}

function filmOf(answer: FromFilmReader): KeptFilm {
  if (answer.type === 'taken') return answer.film
  if (answer.type === 'failed') throw new FilmReaderError(answer.cause)
  throw Object.assign(badFile(answer.reason, answer.values), { cause: answer.cause })
}
