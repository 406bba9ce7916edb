import { fork } from 'node:child_process'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { StudioError } from '../../studio-error.ts'
import { endGroup } from './end-group.ts'
import type { FromFilm, Job } from './messages.ts'

export interface FilmOptions {
  /** Ends the process and its encoder at once. */
  signal?: AbortSignal | undefined
  /** 0..1 */
  onProgress?: ((fraction: number) => void) | undefined
  onPreview?: ((image: RasterImage) => void) | undefined
  /** Milliseconds without a sign of life after which the film counts as stuck. */
  silence?: number
  /** As the system counts it; the lowest unless told. */
  priority?: number | undefined
}

/**
 * Makes a film in a process of its own, of the lowest priority: pages are never kept waiting, and an end of it leaves nothing behind in this one.
 * A process that somebody else ends is started once more. When it rejects, with a StudioError, neither the process nor its encoder runs any
 * more; parts of the files may be there.
 */
export async function makeFilm(job: Job, options: FilmOptions = {}): Promise<void> {
  try {
    await makeOnce(job, options)
  } catch (error) {
    if (!(error instanceof StudioError) || error.reason !== 'worker-died') throw error
    await makeOnce(job, options)
  }
}

/** Where modules are kept compiled. Told by the environment, as the first module would else be stripped of its types for each film: 40 ms of a processor. */
const compileCache = process.env['NODE_COMPILE_CACHE'] ?? path.join(tmpdir(), 'node-compile-cache')

async function makeOnce(job: Job, { signal, onProgress, onPreview, silence = 60_000, priority = constants.priority.PRIORITY_LOW }: FilmOptions): Promise<void> {
  if (signal?.aborted) throw new StudioError('cancelled', 'The film was cancelled')
  const child = fork(new URL('./film-program.ts', import.meta.url), [String(priority)], {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    // Leads a group, so that the encoder can be ended with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let failure: StudioError | undefined
  const end = (error: StudioError) => {
    failure ??= error
    endGroup(child.pid)
    child.kill('SIGKILL')
  }
  const cancel = () => end(new StudioError('cancelled', 'The film was cancelled'))
  signal?.addEventListener('abort', cancel, { once: true })
  let watch: NodeJS.Timeout | undefined
  const alive = () => {
    clearTimeout(watch)
    watch = setTimeout(() => end(new StudioError('timed-out', 'The film gave no sign of life and was ended')), silence)
  }
  alive()
  let isDone = false
  child.on('message', (message: FromFilm) => {
    alive()
    if (message.kind === 'progress') onProgress?.(message.fraction)
    else if (message.kind === 'preview') onPreview?.(message.image)
    else if (message.kind === 'failed') end(new StudioError('failed', message.message))
    else {
      isDone = true
      child.disconnect()
    }
  })
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, ended) => (isDone ? resolve() : reject(new Error(`The film's process ended with ${ended ?? code}`))))
      child.send(job, (error) => error && reject(error))
    })
  } catch (error) {
    end(new StudioError('worker-died', 'The process of the film ended', { cause: error }))
    throw failure
  } finally {
    clearTimeout(watch)
    signal?.removeEventListener('abort', cancel)
  }
}
