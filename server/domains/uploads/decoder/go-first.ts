import { writeFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'

/**
 * For a process that opens what others have made: it ends when it takes more than `bytes`, goes before the server when the machine runs out of memory,
 * and is ended by its server alone. Answers the number that the guard reads, to be changed in place.
 */
export function goFirst(bytes: number): Float64Array {
  const most = new Float64Array(new SharedArrayBuffer(8)).fill(bytes)
  new Worker(new URL('./memory-guard.ts', import.meta.url), { workerData: most }).unref()
  // Where there is such a thing (Linux).
  writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
  // Ctrl+C reaches every process of the terminal.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  return most
}
