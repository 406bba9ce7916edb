import { eq, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import type { Platform } from '../../platform/platform.ts'
import { uploads } from './uploads.table.ts'

const BATCH = 100

/**
 * Removes for good the photos that nothing refers to any more: older than the bin is deep, of no work (in the bin or
 * not) and of no creation that waits or runs. Files first, so that none is ever left without its row.
 */
export function createRemoveUnused({ db, files, clock, log }: Pick<Platform, 'db' | 'files' | 'clock' | 'log'>) {
  return async function removeUnused(signal: AbortSignal): Promise<void> {
    const oldest = new Date(clock.now().getTime() - appConfig.creation.binDays * 86_400_000)
    for (;;) {
      // Inputs name a photo by its id wherever it stands in them, so they are searched as text; a person's are few.
      const unused = await db
        .select()
        .from(uploads)
        .where(
          sql`${uploads.createdAt} < ${oldest}
            and not exists (select 1 from works w where w.user_id = ${uploads.userId}
              and (w.before_key = ${uploads.key} or position(${uploads.id}::text in w.description::text) > 0))
            and not exists (select 1 from tasks t where t.user_id = ${uploads.userId}
              and t.state in ('queued', 'running') and position(${uploads.id}::text in t.input::text) > 0)`,
        )
        .limit(BATCH)
      for (const upload of unused) {
        signal.throwIfAborted()
        await files.delete(upload.key)
        await db.delete(uploads).where(eq(uploads.id, upload.id))
      }
      if (unused.length > 0) log.info({ uploads: unused.length }, 'unused photos removed')
      if (unused.length < BATCH) return
    }
  }
}
