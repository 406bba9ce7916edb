import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PosterRequest } from './poster.ts'

/** A poster takes a second; whatever takes this long hangs. */
const MOST_MS = 30_000

/** Draws a poster in a thread of its own, which ends with it: it holds up nothing, and its fonts and pictures go with it. */
export async function drawApart(request: PosterRequest): Promise<Uint8Array> {
  const thread = new Worker(new URL('./poster-thread.ts', import.meta.url), { workerData: request })
  try {
    // Rejects with what the thread throws, too.
    const [drawn] = (await once(thread, 'message', { signal: AbortSignal.timeout(MOST_MS) })) as [Uint8Array]
    return drawn
  } finally {
    await thread.terminate()
  }
}
