import { createInterface } from 'node:readline'

// Started by exit-watchdog.ts: `exit-watchdog-child.ts <process id>`, and a line with milliseconds for every time limit.
const pid = Number(process.argv[2])

createInterface({ input: process.stdin })
  .on('line', (milliseconds) => setTimeout(() => process.kill(pid, 'SIGKILL'), Number(milliseconds)))
  .on('close', () => process.exit())
