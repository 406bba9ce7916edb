import { constants, setPriority } from 'node:os'
import { BusinessError } from '../../../business-error.ts'
import { goFirst } from '../decoder/go-first.ts'
import type { FromFilmReader, ToFilmReader } from './messages.ts'
import { takeFilm } from './take-film.ts'

// A process of its own for one film that was sent: what the file does to it, it does to nobody else. An ffmpeg is a child of it.

/** What it may take: a film is held once while it is written, its list of frames beside it. */
const MOST_BYTES = 700 * 2 ** 20

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
goFirst(MOST_BYTES)

/** With its ffmpeg, where it leads a group. */
process.on('disconnect', () => {
  try {
    process.kill(-process.pid, 'SIGKILL')
  } catch {
    process.exit(0)
  }
})

process.once('message', async (job: ToFilmReader) => {
  process.send?.(await answer(job))
})

async function answer(job: ToFilmReader): Promise<FromFilmReader> {
  try {
    return { type: 'taken', film: await takeFilm(job) }
  } catch (error) {
    if (!(error instanceof BusinessError)) return { type: 'failed', cause: String(error) }
    return { type: 'refused', reason: error.reason, values: error.values, cause: error.cause instanceof Error ? error.cause.message : '' }
  }
}
