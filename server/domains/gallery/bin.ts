import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { appConfig } from '#config'
import type { Platform } from '../../platform/platform.ts'
import { works } from './works.table.ts'

const BATCH = 100

/** Deleted works, which can be taken back for 30 days. */
export function createBin({ db, clock, files, log }: Platform) {
  const oldest = () => new Date(clock.now().getTime() - appConfig.creation.binDays * 86_400_000)
  const own = (ids: string[], userId: string) => and(inArray(works.id, ids), eq(works.userId, userId))

  return {
    /** Those of the ids that are in the bin now. */
    async put(ids: string[], userId: string): Promise<string[]> {
      await db.update(works).set({ deletedAt: clock.now() }).where(and(own(ids, userId), isNull(works.deletedAt)))
      const found = await db.select({ id: works.id }).from(works).where(and(own(ids, userId), isNotNull(works.deletedAt)))
      return found.map((row) => row.id)
    },

    /** Those of the ids that are not in the bin any more. */
    async restore(ids: string[], userId: string): Promise<string[]> {
      await db.update(works).set({ deletedAt: null }).where(and(own(ids, userId), gt(works.deletedAt, oldest())))
      const found = await db.select({ id: works.id }).from(works).where(and(own(ids, userId), isNull(works.deletedAt)))
      return found.map((row) => row.id)
    },

    /** Removes for good what has been in the bin for too long: files first, so that none is ever left without its row. */
    async purge(signal: AbortSignal): Promise<void> {
      for (;;) {
        const gone = await db.select().from(works).where(lt(works.deletedAt, oldest())).limit(BATCH)
        for (const work of gone) {
          signal.throwIfAborted()
          for (const key of [work.originalKey, work.masterKey, work.previewKey, work.thumbnailKey]) if (key) await files.delete(key)
          await db.delete(works).where(eq(works.id, work.id))
        }
        if (gone.length > 0) log.info({ works: gone.length }, 'bin emptied')
        if (gone.length < BATCH) return
      }
    },
  }
}
