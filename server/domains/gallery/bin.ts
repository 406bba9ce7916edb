import { appConfig } from '#config'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeWithFiles } from '../remove-with-files.ts'
import { fileKeysOf, type Withdraw } from './withdraw.ts'
import { works } from './works.table.ts'

/** Deleted works, which can be taken back for 30 days. */
export function createBin({ db, clock, files, log }: Platform, withdraw: Withdraw) {
  const oldest = () => new Date(clock.now().getTime() - appConfig.creation.binDays * 86_400_000)
  const own = (ids: string[], userId: string) => and(inArray(works.id, ids), eq(works.userId, userId))

  return {
    /** Those of the ids that are in the bin now. */
    async put(ids: string[], userId: string): Promise<string[]> {
      const there = and(own(ids, userId), isNull(works.deletedAt))
      await withdraw((tx) => tx.update(works).set({ deletedAt: clock.now() }).where(there).returning())
      const found = await db.select({ id: works.id }).from(works).where(and(own(ids, userId), isNotNull(works.deletedAt)))
      return found.map((row) => row.id)
    },

    /** Those of the ids that are not in the bin any more. */
    async restore(ids: string[], userId: string): Promise<string[]> {
      await db.update(works).set({ deletedAt: null }).where(and(own(ids, userId), gt(works.deletedAt, oldest())))
      const found = await db.select({ id: works.id }).from(works).where(and(own(ids, userId), isNull(works.deletedAt)))
      return found.map((row) => row.id)
    },

    /** Removes for good what has been in the bin for too long. */
    async purge(signal: AbortSignal): Promise<void> {
      const removed = await removeWithFiles({ db, files }, signal, {
        async take(tx, { limit, offset }) {
          const { id, originalKey, masterKey, previewKey, thumbnailKey, framesKey } = works
          const gone = await tx
            .select({ id, originalKey, masterKey, previewKey, thumbnailKey, framesKey })
            .from(works)
            .where(lt(works.deletedAt, oldest()))
            .orderBy(asc(works.deletedAt))
            .limit(limit)
            .offset(offset)
            .for('update')
          return gone.map(({ id, ...keys }) => ({ id, keys: fileKeysOf(keys) }))
        },
        remove: (tx, ids) => tx.delete(works).where(inArray(works.id, ids)),
      })
      if (removed > 0) log.info({ works: removed }, 'bin emptied')
    },
  }
}
