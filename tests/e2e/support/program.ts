import { spawn } from 'node:child_process'
import path from 'node:path'
import { engineVariables, variablesOf } from '#server/engines/engine-setups.ts'
import { engineKinds } from '#server/engines/kinds.ts'
import { variables } from '#server/platform/config-variables.ts'
import { killTree } from './processes.ts'

const root = path.join(import.meta.dirname, '../../..')

/** A program of ours in a process of its own, as an operator would start it. */
export interface Program {
  pid: number
  /** Everything it has printed so far. */
  output: () => string
  /** The first match in what it prints; fails when it ends before. */
  printed: (pattern: RegExp, timeoutMs?: number) => Promise<RegExpExecArray>
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>
  /** Ends it in order and answers how it ended. */
  stop: () => Promise<number | string>
  /** kill -9 of it and everything it started. */
  kill: () => Promise<void>
}

/** Runs a script of this repository with the settings of an installation. */
export function runProgram(script: string, settings: Record<string, string>, args: readonly string[] = []): Program {
  const child = spawn(process.execPath, [path.join(root, script), ...args], { cwd: root, env: { ...ownEnvironment(), ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  let notice = () => {}
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      notice()
    })
  }
  const ended = new Promise<number | string>((resolve) => child.on('close', (code, signal) => resolve(code ?? signal ?? 0)))

  const printed = (pattern: RegExp, timeoutMs = START_TIMEOUT_MS) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const fail = (what: string) => reject(new Error(`${script} ${what} without ${String(pattern)}. It said:\n${text}`))
      const timer = setTimeout(() => fail('took too long'), timeoutMs)
      notice = () => {
        const match = pattern.exec(text)
        if (!match) return
        clearTimeout(timer)
        resolve(match)
      }
      notice()
      void ended.then(() => fail('ended'))
    })

  return {
    // Absent only where there is no such program, and it is the one that runs this.
    pid: child.pid!,
    output: () => text,
    printed,
    ended,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
    kill: async () => {
      if (child.pid !== undefined) killTree(child.pid)
      await ended
    },
  }
}

/** A first start may build the web app, on a busy machine. */
const START_TIMEOUT_MS = 300_000

/** The environment without what test runners and other installations set. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const foreign = new Set(['NODE_ENV', 'NODE_OPTIONS', ...Object.keys({ ...variables, ...engineVariables, ...variablesOf(engineKinds) })])
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.has(name) && !/^(VITEST|VITE_|PW_)/.test(name)))
}
