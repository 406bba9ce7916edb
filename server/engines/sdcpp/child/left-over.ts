import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import * as v from 'valibot'

/** The server that runs, or ran last, as it is written down in its folder. */
const RunningServer = v.object({ pid: v.pipe(v.number(), v.integer(), v.minValue(2)), port: v.number() })
export type RunningServer = v.InferOutput<typeof RunningServer>

const TERM_MS = 3000
const KILL_MS = 2000
const LOOK_MS = 20

export async function readRunning(file: string): Promise<RunningServer | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), RunningServer), text)
  return parsed.success ? parsed.output : undefined
}

/** Ends a server that a process of ours has left behind. Its number may be another program's by now, which is left alone. */
export async function endLeftOver({ pid, port }: RunningServer): Promise<boolean> {
  const isOurs = async () => (await commandLine(pid)).includes(`--listen-port ${port}`)
  if (!(await isOurs())) return false
  for (const [signal, patience] of [['SIGTERM', TERM_MS], ['SIGKILL', KILL_MS]] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return true
    }
    for (let waited = 0; waited < patience; waited += LOOK_MS) {
      if (!(await isOurs())) return true
      await delay(LOOK_MS)
    }
  }
  return true
}

/** Empty for what has ended, also when nobody has collected it. */
async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
  return promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(({ stdout }) => stdout, () => '')
}
