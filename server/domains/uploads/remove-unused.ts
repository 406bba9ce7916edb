import { appConfig } from '#config'
import { and, asc, eq, inArray, lt } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeWithFiles } from '../remove-with-files.ts'
import { uploadKeys, uploads } from './uploads.table.ts'

/**
 * Removes for good the photos and films that nothing refers to any more: older than the bin is deep, of no work (in the bin or
 * not) and of no creation that waits or runs.
 */
export function createRemoveUnused({ db, files, clock, log }: Pick<Platform, 'db' | 'files' | 'clock' | 'log'>) {
  return async function removeUnused(signal: AbortSignal): Promise<void> {
    const oldest = new Date(clock.now().getTime() - appConfig.creation.binDays * 86_400_000)
    const removed = await removeWithFiles({ db, files }, signal, {
      async take(tx, { limit, offset }) {
        const unused = await tx
          .select({ id: uploads.id, key: uploads.key, film: uploads.film })
          .from(uploads)
          .where(and(eq(uploads.uses, 0), lt(uploads.createdAt, oldest)))
          .orderBy(asc(uploads.createdAt))
          .limit(limit)
          .offset(offset)
          // A creation that names one meanwhile waits, and is told that it is gone.
          .for('update')
        return unused.map((upload) => ({ id: upload.id, keys: uploadKeys(upload) }))
      },
      remove: (tx, ids) => tx.delete(uploads).where(inArray(uploads.id, ids)),
    })
    if (removed > 0) log.info({ uploads: removed }, 'unused uploads removed')
  }
}
