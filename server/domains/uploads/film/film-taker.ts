import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { findEncoder } from '#studio/film/encode/find-encoder.ts'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { badFile, BusinessError } from '../../../business-error.ts'
import type { Logger } from '../../../platform/log.ts'
import { withTemporaryFolder } from '../../../platform/temporary-folder.ts'
import { createGate } from '../decoder/gate.ts'
import { FilmReaderError, runFilmReader } from './film-process.ts'
import type { KeptFilm } from './messages.ts'
import { filmBytes } from './sniff-film.ts'

const { makeMs } = appConfig.uploads.film
/** Films that are made ready at once, and that may wait for it; whoever comes then is asked to come back. */
const AT_ONCE = 2
const WAITING = 16
const RETRY_AFTER_SECONDS = 20

export interface FilmTaker {
  /**
   * Writes the film that a stream brings into a folder, has it made ready apart and hands it to `keep`; the folder is gone when this settles. Refuses
   * what is no good film with a BusinessError.
   */
  take<T>(stream: AsyncIterable<Uint8Array>, signal: AbortSignal, keep: (film: KeptFilm) => Promise<T>): Promise<T>
}

export interface FilmTakerOptions {
  /** An ffmpeg, instead of the one in the PATH. */
  ffmpeg?: string | undefined
  /** Milliseconds after which a film is given up. */
  limitMs?: number
}

/** Takes films that people send: nothing of them is decoded, or held as a whole, in this process. */
export function createFilmTaker(log: Logger, { ffmpeg, limitMs = makeMs }: FilmTakerOptions = {}): FilmTaker {
  const places = createGate({ capacity: AT_ONCE, mostWaiting: WAITING })
  // Looked for when the first film comes.
  let found: Promise<string | undefined> | undefined
  const ffmpegHere = () => (found ??= findEncoder(ffmpeg).then((choice) => (choice.kind === 'ffmpeg' ? choice.command : undefined)))

  async function makeReady(file: string, folder: string, signal: AbortSignal): Promise<KeptFilm> {
    const leave = await places.enter(1, signal)
    if (!leave) throw new BusinessError(codes.tooManyRequests, 'film-busy', { retryAfter: RETRY_AFTER_SECONDS }, { seconds: RETRY_AFTER_SECONDS })
    try {
      return await runFilmReader({ file, folder, ffmpeg: await ffmpegHere() }, { signal, limitMs })
    } catch (error) {
      if (!(error instanceof FilmReaderError)) throw error
      log.warn({ err: error }, 'a film was not read')
      throw Object.assign(badFile('film-failed'), { cause: error })
    } finally {
      leave()
    }
  }

  return {
    take: (stream, signal, keep) =>
      withTemporaryFolder(async (folder) => {
        const file = path.join(folder, 'sent')
        await pipeline(filmBytes(stream), createWriteStream(file), { signal })
        return keep(await makeReady(file, folder, signal))
      }),
  }
}
