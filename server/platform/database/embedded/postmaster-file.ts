import { readFile, writeFile } from 'node:fs/promises'

/** What a process id stands for now. */
export type ProcessState = 'gone' | 'postgres' | 'other'

/** The process id in the first line of a lock file of PostgreSQL (postmaster.pid, the socket's .lock). */
export async function readLockPid(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

/** A zombie counts as gone: in a container without an init nobody ever collects it. */
export async function processState(pid: number): Promise<ProcessState> {
  if (process.platform !== 'linux') return isAlive(pid) ? 'postgres' : 'gone'
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined)
  if (status === undefined || /^State:\s+[ZX]/m.test(status)) return 'gone'
  return /^Name:\s+postgres$/m.test(status) ? 'postgres' : 'other'
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * PostgreSQL refuses to start while the process id of a lock file exists, even when that is a zombie or has become
 * another program. Its own parent's id it ignores, so ours is written instead. Removing the file would also remove the
 * check that no backend of a dead server still has the shared memory open, which protects the data.
 */
export async function releaseStaleLock(file: string): Promise<void> {
  const pid = await readLockPid(file)
  if (pid === undefined || pid === process.pid || (await processState(pid)) === 'postgres') return
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^\d+/, String(process.pid)))
}
