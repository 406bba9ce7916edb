import type { Platform, Transaction } from '../platform/platform.ts'

const BATCH = 100
/** Files that are removed at once: a store across the network answers slowly, but many at a time. */
const AT_ONCE = 8

interface Rows {
  /** The next rows to remove in a firm order, locked, and the keys of their files. */
  take(tx: Transaction, page: { limit: number; offset: number }): Promise<{ id: string; keys: (string | null)[] }[]>
  remove(tx: Transaction, ids: string[]): Promise<unknown>
}

/**
 * Removes rows and their files for good, batch by batch; answers how many. Files first, so that none is ever left without
 * its row. A row whose files cannot be removed stays, and does not keep the others: the call fails in the end.
 */
export async function removeWithFiles({ db, files }: Pick<Platform, 'db' | 'files'>, signal: AbortSignal, rows: Rows): Promise<number> {
  let removed = 0
  const failures: unknown[] = []

  async function removeBatch(tx: Transaction): Promise<boolean> {
    const taken = await rows.take(tx, { limit: BATCH, offset: failures.length })
    const gone: string[] = []
    const waiting = taken.values()
    const removeFiles = async () => {
      for (const { id, keys } of waiting) {
        if (signal.aborted) return
        try {
          for (const key of keys) if (key) await files.delete(key)
          gone.push(id)
        } catch (error) {
          failures.push(error)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, removeFiles))
    if (gone.length > 0) await rows.remove(tx, gone)
    removed += gone.length
    return taken.length === BATCH
  }

  while (await db.transaction(removeBatch)) signal.throwIfAborted()
  signal.throwIfAborted()
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} rows stay as their files could not be removed`)
  return removed
}
