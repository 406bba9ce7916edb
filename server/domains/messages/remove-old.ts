import { sql, type SQL } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import { oldestKept } from './message-rules.ts'

const BATCH = 5000

/** Removes messages that were read and are old, and the marks of broadcasts that are shown no longer. */
export function createRemoveOldMessages({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>) {
  async function inBatches(statement: SQL, signal: AbortSignal): Promise<void> {
    let removed = 0
    do {
      signal.throwIfAborted()
      removed = (await db.execute(statement)).rowCount ?? 0
      if (removed > 0) log.info({ removed }, 'old messages removed')
    } while (removed === BATCH)
  }

  return async function removeOldMessages(signal: AbortSignal): Promise<void> {
    const oldest = oldestKept(clock.now()).toISOString()
    const readLongAgo = sql`
      select id from messages where read_at is not null and created_at < ${oldest}::timestamptz order by created_at limit ${BATCH}`
    await inBatches(sql`delete from messages where id = any(array(${readLongAgo}))`, signal)
    // A mark is never older than what it marks.
    const marks = sql`select ctid from broadcast_reads where read_at < ${oldest}::timestamptz order by read_at limit ${BATCH}`
    await inBatches(sql`delete from broadcast_reads where ctid = any(array(${marks}))`, signal)
  }
}
