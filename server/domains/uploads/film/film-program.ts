import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { BusinessError } from '../../../business-error.ts'
import type { FromFilmReader, ToFilmReader } from './messages.ts'
import { takeFilm } from './take-film.ts'

// A process of its own for one film that was sent: what the file does to it, it does to nobody else. An ffmpeg is a child of it.

/** What it may take: a film is held once while it is written, its list of frames beside it. */
const MOST_BYTES = 700 * 2 ** 20

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const most = new Float64Array(new SharedArrayBuffer(8)).fill(MOST_BYTES)
new Worker(new URL('../decoder/memory-guard.ts', import.meta.url), { workerData: most }).unref()

// Where there is such a thing (Linux): when the machine runs out of memory this process goes first, and not the server.
writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})

// Ctrl+C reaches every process of the terminal; this one ends when its server lets go of it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

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
