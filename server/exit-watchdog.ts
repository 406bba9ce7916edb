import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

export interface ExitWatchdog {
  /** Sees to it that this process is gone after so many milliseconds, whatever it hangs in. The shortest time given counts. */
  killAfter(milliseconds: number): void
}

const PROGRAM = path.join(import.meta.dirname, 'exit-watchdog-child.ts')

/**
 * The last resort of a process that ends. It has to be another process: `process.exit` waits for every worker thread, one
 * that does not heed that (it sits in a system call, or in native code) holds the main thread for ever, and then no timer,
 * no signal handler and no other thread of ours runs any more.
 */
export function createExitWatchdog(): ExitWatchdog {
  let child: ChildProcess | undefined
  return {
    killAfter: (milliseconds) => {
      child ??= start()
      child.stdin?.write(`${milliseconds}\n`)
    },
  }
}

function start(): ChildProcess {
  // Detached: a second Ctrl+C must not reach it. It ends by itself when this process, and so the pipe, is gone.
  const child = spawn(process.execPath, [PROGRAM, String(process.pid)], { cwd: '/', detached: true, env: {}, stdio: ['pipe', 'ignore', 'ignore'] })
  // Without it the exit goes on as well as it can.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  return child
}
