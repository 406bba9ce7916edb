import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export interface Child {
  process: ChildProcess
  /** The first line it prints. */
  line: string
  /** Ends it as a crash would. */
  kill(): Promise<void>
}

/** Runs a piece of TypeScript in a process of its own and waits until it has printed a line. */
export async function runChild(code: string): Promise<Child> {
  // The test runner's own MODE is none of ours.
  const { MODE: _, ...env } = process.env
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    cwd: import.meta.dirname,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([exitCode]: number[]) => Promise.reject(new Error(`The child ended with ${exitCode} and no word`)))
  ended.catch(() => {})
  const [chunk] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
  return {
    process: child,
    line: chunk.toString().trim(),
    kill: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}
