import { workerData } from 'node:worker_threads'

// A thread beside the one that decodes, which may be held up for seconds: ends the process when it takes more than it may.
const CHECK_MS = 50
const most = workerData as Float64Array<SharedArrayBuffer>

setInterval(() => {
  if (process.memoryUsage.rss() > most[0]!) process.kill(process.pid, 'SIGKILL')
}, CHECK_MS)
