import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface Load {
  url: string
  /** Of a POST, as JSON; a GET without one. */
  body?: string
  headers?: Record<string, string>
  connections: number
  seconds: number
}

/** How often a second it is answered, asked from a process of its own. */
export async function measureLoad(load: Load): Promise<number> {
  return runMeasure('load.ts', [JSON.stringify(load)])
}

/** What a program of benchmarks/support tells of its measurement. */
export async function runMeasure(program: string, args: string[]): Promise<number> {
  const child = fork(path.join(import.meta.dirname, program), args)
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended`)))
  const [measured] = (await Promise.race([once(child, 'message'), ended])) as [number]
  ended.catch(() => {})
  return measured
}
