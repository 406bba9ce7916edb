import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'
import { isStorageFull } from './storage/storage-full.ts'

/** Another program works with the data folder. */
export class DataInUseError extends StartError {
  override name = 'DataInUseError'
}

export interface DataLock {
  release(): void
}

/**
 * Makes this process the only one that works in a data folder. An SQLite file serves as the lock because SQLite locks
 * through the kernel on every system: the lock goes with the process, however it ends.
 */
export async function lockDataDirectory(directory: string): Promise<DataLock> {
  await mkdir(directory, { recursive: true })
  const ownerFile = path.join(directory, 'owner.pid')
  const lock = new DatabaseSync(path.join(directory, 'owner.lock'))
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    const owner = await readFile(ownerFile, 'utf8').catch(() => 'unknown')
    throw new DataInUseError(
      `Another Inkling (process ${owner}) already works with ${directory}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  // Only words for who comes second: a full disk is no reason not to start.
  await writeFile(ownerFile, String(process.pid)).catch((error: unknown) => {
    if (!isStorageFull(error)) throw error
  })
  return { release: () => lock.close() }
}

const SQLITE_BUSY = 5

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
