import { eq, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { questionnaires } from '../analytics/questionnaires.table.ts'
import { cloudFiles } from './cloud-files.table.ts'

const BATCH = 100
const DAY_MS = 86_400_000
const UNFINISHED_DAYS = 1
const UNUSED_DAYS = 30

/**
 * Removes for good the files that never came whole, after a day, and those that no questionnaire names, after thirty.
 * Bytes first, so that none are ever left without their row.
 */
export function createRemoveUnusedFiles({ db, files, clock, log }: Pick<Platform, 'db' | 'files' | 'clock' | 'log'>) {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)

  return async function removeUnusedFiles(signal: AbortSignal): Promise<void> {
    for (;;) {
      const named = sql`exists (select 1 from ${questionnaires} q where q.answers ->> 'fileId' = ${cloudFiles.id}::text)`
      const unused = await db
        .select()
        .from(cloudFiles)
        .where(
          sql`(${cloudFiles.completedAt} is null and ${cloudFiles.createdAt} < ${daysAgo(UNFINISHED_DAYS)})
            or (${cloudFiles.createdAt} < ${daysAgo(UNUSED_DAYS)} and not ${named})`,
        )
        .limit(BATCH)
      for (const { id, key } of unused) {
        signal.throwIfAborted()
        if (key) await files.delete(key)
        await db.delete(cloudFiles).where(eq(cloudFiles.id, id))
      }
      if (unused.length > 0) log.info({ files: unused.length }, 'unused files of the cloud storage removed')
      if (unused.length < BATCH) return
    }
  }
}
