import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Platform } from '../../platform/platform.ts'
import type { ListedFile } from '../../platform/storage/list-files.ts'
import { storageAreas, type StorageArea } from '../storage-key.ts'
import { createKnownKeys } from './known-keys.ts'

/** A file is written before its row: nothing takes so long between the two. */
const SAFE_AGE_MS = 2 * 86_400_000
const BATCH = 500
/** Files of an area that one run removes. */
const MOST = 10_000
/** More than this many, and than half of an area, is not what kills leave: the files or the database are another's. */
const PLAUSIBLE = 100

/** Removes the files that no row refers to, which processes leave that are killed between writing a file and its row. */
export function createSweepFiles({ db, files, clock, log }: Pick<Platform, 'db' | 'files' | 'clock' | 'log'>) {
  const knownAmong = createKnownKeys(db)

  async function strayAmong(area: StorageArea, batch: ListedFile[]): Promise<string[]> {
    const known = new Set(await knownAmong[area](batch.map(({ key }) => key)))
    const before = clock.now().getTime() - SAFE_AGE_MS
    const unknown = batch.filter(({ key }) => !known.has(key))
    const old = await Promise.all(unknown.map(async (file) => (await file.writtenAt()).getTime() < before))
    return unknown.filter((_, i) => old[i]).map(({ key }) => key)
  }

  async function lookThrough(area: StorageArea, signal: AbortSignal): Promise<{ listed: number; stray: string[] }> {
    const stray: string[] = []
    let listed = 0
    let batch: ListedFile[] = []
    const look = async () => {
      signal.throwIfAborted()
      listed += batch.length
      if (batch.length > 0) stray.push(...(await strayAmong(area, batch)))
      batch = []
      // There may be millions; others have calls to answer.
      await nextTurn()
    }
    for await (const file of files.list(area)) {
      batch.push(file)
      if (batch.length === BATCH) await look()
    }
    await look()
    return { listed, stray }
  }

  return async function sweepFiles(signal: AbortSignal): Promise<void> {
    for (const area of storageAreas) {
      const { listed, stray } = await lookThrough(area, signal)
      if (stray.length === 0) continue
      log.info({ area, listed, stray: stray.length }, 'files without a row')
      if (stray.length > Math.max(PLAUSIBLE, listed / 2)) {
        log.error({ area, listed, stray: stray.length }, 'too many files without a row: is this their database? none was removed')
        continue
      }
      for (const key of stray.slice(0, MOST)) {
        signal.throwIfAborted()
        await files.delete(key)
      }
    }
  }
}
