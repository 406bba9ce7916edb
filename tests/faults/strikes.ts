import { openSync, readSync } from 'node:fs'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

// Loaded into an installation before the product (`node --import`). It makes one thread that no exit can end, because it
// sits in a system call for ever, and a fault that nobody catches, at SIGUSR2.
const pipe = process.env['NEVER_WRITTEN_PIPE']
// What it starts, such as a build, inherits the environment.
const isProgram = isMainThread && process.argv[1]?.endsWith('scripts/start.ts')

if (isProgram && pipe) {
  new Worker(new URL(import.meta.url), { workerData: { pipe } }).unref()
  process.on('SIGUSR2', () => {
    throw new Error('A fault by the test')
  })
} else if (pipe && workerData?.pipe === pipe) {
  readSync(openSync(pipe, 'r+'), Buffer.alloc(1))
}
