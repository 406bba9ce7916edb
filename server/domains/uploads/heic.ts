import { Worker } from 'node:worker_threads'

interface HeicPicture {
  width: number
  height: number
  /** 8-bit RGBA, upright. */
  data: Uint8Array
}

export type HeicAnswer = HeicPicture | { tooManyPixels: { width: number; height: number } } | { broken: string }

const TIMEOUT_MS = 30_000
const MEMORY_MB = 512

/** Decodes HEIC in a thread of its own: the decoder is WebAssembly, which would hold up every other call meanwhile. */
export function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<HeicAnswer> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: { bytes, maxPixels },
    // The decoder writes its complaints there.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const { promise, resolve } = Promise.withResolvers<HeicAnswer>()
  const timer = setTimeout(() => resolve({ broken: 'timed out' }), TIMEOUT_MS)
  worker.once('message', resolve)
  worker.once('error', (error) => resolve({ broken: String(error) }))
  worker.once('exit', () => resolve({ broken: 'the decoder ended' }))
  return promise.finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}
