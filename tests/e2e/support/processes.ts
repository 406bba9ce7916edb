import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Kills a process and everything it started, at once and without a word to any of them. */
export function killTree(root: number): void {
  // The root first: it would start its children again.
  for (const pid of [root, ...descendantsOf(root)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Gone already.
    }
  }
}

/** Every process that it started, and that those started. */
export function descendantsOf(root: number): number[] {
  const parents = parentsOfAll()
  const childrenOf = (parent: number): number[] =>
    parents.filter(([, of]) => of === parent).flatMap(([pid]) => [pid, ...childrenOf(pid)])
  return childrenOf(root)
}

type Process = [pid: number, parent: number]

function parentsOfAll(): Process[] {
  if (process.platform !== 'linux') return fromPs()
  // A bare Debian has no ps.
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid): Process[] => {
      try {
        // The name, in brackets, may hold anything: what follows it is 'state parent …'.
        const parent = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[1]
        return [[Number(pid), Number(parent)]]
      } catch {
        return []
      }
    })
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => line.trim().split(/\s+/).map(Number) as Process)
}
