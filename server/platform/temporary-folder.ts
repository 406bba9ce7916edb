import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Folders say whose they are. */
const NAMED = 'inkling-film-'
const OF_PROCESS = new RegExp(`^${NAMED}(\\d+)-`)

/** Runs with a folder for what a film needs on the way; it is gone afterwards, however it ends. */
export async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), `${NAMED}${process.pid}-`))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the folders of processes that were killed before they could. */
export async function sweepTemporaryFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = OF_PROCESS.exec(name)?.[1]
    if (pid === undefined) continue
    const folder = path.join(tmpdir(), name)
    if (await isLeft(Number(pid), folder)) await rm(folder, { recursive: true, force: true })
  }
}

async function isLeft(pid: number, folder: string): Promise<boolean> {
  // In a container the next process may have the number of the one that was killed.
  if (pid === process.pid) return ((await stat(folder).catch(() => undefined))?.birthtimeMs ?? Infinity) < performance.timeOrigin
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
