import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface ForkedServer {
  /** Without a slash at the end. */
  url: string
  stop(): Promise<void>
}

/** Runs a program of benchmarks/ that tells its address by a message, in a process of its own. */
export async function forkServer(program: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<ForkedServer> {
  const child = fork(path.join(import.meta.dirname, '..', program), args, { env: { ...process.env, ...env } })
  const exited = once(child, 'exit')
  const failed = exited.then(() => Promise.reject(new Error(`${program} ended`)))
  const [url] = (await Promise.race([once(child, 'message'), failed])) as [string]
  // From here on its end is awaited, not an accident.
  failed.catch(() => {})
  return {
    url: url.replace(/\/$/, ''),
    stop: async () => {
      child.disconnect()
      await exited
    },
  }
}
