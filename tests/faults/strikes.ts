import { Worker, isMainThread, workerData } from 'node:worker_threads'
import { openSync, readSync } from 'node:fs'

// Loaded into an installation before the product (`node --import`). It makes one thread that no exit can end, because it
// sits in a system call for ever, and a fault that nobody catches, at SIGUSR2.
const pipe = process.env['NEVER_WRITTEN_PIPE']

if (isMainThread && pipe) {
  new Worker(new URL(import.meta.url), { workerData: { pipe } }).unref()
  process.on('SIGUSR2', () => {
    throw new Error('A fault by the test')
  })
} else if (pipe && workerData?.pipe === pipe) {
  readSync(openSync(pipe, 'r+'), Buffer.alloc(1))
}
