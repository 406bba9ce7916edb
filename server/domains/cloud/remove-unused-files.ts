import { and, asc, inArray, isNull, lt, type SQL } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeWithFiles } from '../remove-with-files.ts'
import { cloudFiles } from './cloud-files.table.ts'

const DAY_MS = 86_400_000
const UNFINISHED_DAYS = 1
const UNUSED_DAYS = 30

/** Removes for good the files that never came whole, after a day, and those that no questionnaire names, after thirty. */
export function createRemoveUnusedFiles({ db, files, clock, log }: Pick<Platform, 'db' | 'files' | 'clock' | 'log'>) {
  const olderThan = (days: number) => lt(cloudFiles.createdAt, new Date(clock.now().getTime() - days * DAY_MS))

  async function remove(signal: AbortSignal, ...which: SQL[]): Promise<number> {
    return removeWithFiles({ db, files }, signal, {
      async take(tx, { limit, offset }) {
        const unused = await tx
          .select({ id: cloudFiles.id, key: cloudFiles.key })
          .from(cloudFiles)
          .where(and(...which))
          .orderBy(asc(cloudFiles.createdAt))
          .limit(limit)
          .offset(offset)
          .for('update')
        return unused.map(({ id, key }) => ({ id, keys: [key] }))
      },
      remove: (tx, ids) => tx.delete(cloudFiles).where(inArray(cloudFiles.id, ids)),
    })
  }

  return async function removeUnusedFiles(signal: AbortSignal): Promise<void> {
    const unfinished = await remove(signal, isNull(cloudFiles.completedAt), olderThan(UNFINISHED_DAYS))
    const unused = await remove(signal, isNull(cloudFiles.usedAt), olderThan(UNUSED_DAYS))
    if (unfinished + unused > 0) log.info({ unfinished, unused }, 'files of the cloud storage removed')
  }
}
