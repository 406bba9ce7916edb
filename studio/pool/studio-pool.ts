import { tasks } from './tasks.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

export type StudioPool = WorkerPool<typeof tasks>

export interface StudioPoolOptions {
  /** Workers that paint pictures; one a core is enough. */
  paintThreads: number
  /** Workers for photos, each some 300 MB with its models; they stay warm. */
  visionThreads: number
  /** Whether photos may be searched for things by name; true unless said otherwise. */
  namesThings?: boolean
}

/** The studio's worker threads. Ask a pool for a task by name; it knows which threads to use. */
export function createStudioPool({ paintThreads, visionThreads, namesThings = true }: StudioPoolOptions): StudioPool {
  const workerFile = new URL('./worker.ts', import.meta.url)
  return createWorkerPool(tasks, { workerFile, threads: { paint: paintThreads, vision: visionThreads }, settings: { namesThings } })
}
