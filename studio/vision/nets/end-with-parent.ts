import { readSync } from 'node:fs'

// A thread of net-program.ts: the pipe from the parent ends with the thread or process that holds its other end, also
// one that was killed. The main
// thread would hear of it only when the network has run to its end, and one that never does would run for ever.
while (readSync(0, Buffer.alloc(1)) > 0);
process.kill(process.pid, 'SIGKILL')
