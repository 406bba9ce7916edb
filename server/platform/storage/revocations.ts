import { desc, lt, sql } from 'drizzle-orm'
import type { Logger } from '../log.ts'
import type { Channel, Database, Executor } from '../platform.ts'
import { revokedFiles } from './revoked-files.table.ts'

/** Which files' earlier addresses are not good any more. Asked for every file that is served, so it is kept in memory. */
export interface Revocations {
  /** What addresses of the file must carry; undefined where those without will do. */
  generationOf(key: string): string | undefined
  /** From the commit on no address of these files that was made before is good; this process knows it after `refresh`, others in a moment. */
  revoke(executor: Executor, keys: readonly string[]): Promise<void>
  refresh(): Promise<void>
  /** Removes what is older than any address. */
  forget(): Promise<void>
}

export interface OpenRevocations extends Revocations {
  close(): void
}

const TOPIC = 'files-revoked'
/** No address is good for longer than two days. */
const KEPT = sql`interval '3 days'`
/** A transaction commits later than the time it writes: so far back is read again. */
const OVERLAP = sql`interval '2 minutes'`
/** Messages are lost while the connection is away. */
const POLL_MS = 60_000
/** About 100 bytes each. */
const MOST = 500_000

/** Reads what was revoked lately, and follows what any process revokes. */
export async function openRevocations({ db, channel, log }: { db: Database; channel: Channel; log: Logger }): Promise<OpenRevocations> {
  const generations = new Map<string, string>()
  let latest: string | undefined

  async function refresh(): Promise<void> {
    const since = latest === undefined ? sql`now() - ${KEPT}` : sql`${latest}::timestamptz - ${OVERLAP}`
    const found = await db.select().from(revokedFiles).where(sql`${revokedFiles.at} > ${since}`).orderBy(desc(revokedFiles.at)).limit(MOST)
    // The newest last: those that are dropped are the oldest.
    for (const { key, at } of found.toReversed()) {
      generations.delete(key)
      generations.set(key, at.getTime().toString(36))
    }
    for (const key of generations.keys()) {
      if (generations.size <= MOST) break
      generations.delete(key)
    }
    if (found[0]) latest = found[0].at.toISOString()
  }
  const follow = () => void refresh().catch((error: unknown) => log.warn({ err: error }, 'revoked files were not read'))

  await refresh()
  const unsubscribe = channel.subscribe(TOPIC, follow)
  const timer = setInterval(follow, POLL_MS)
  timer.unref()

  return {
    generationOf: (key) => generations.get(key),
    async revoke(executor, keys) {
      if (keys.length === 0) return
      const at = sql`clock_timestamp()`
      await executor
        .insert(revokedFiles)
        // In one order, so that two that revoke the same wait for each other and not in a ring.
        .values([...new Set(keys)].toSorted().map((key) => ({ key, at })))
        .onConflictDoUpdate({ target: revokedFiles.key, set: { at: sql`greatest(excluded.at, ${revokedFiles.at} + interval '1 millisecond')` } })
      await channel.publish(executor, TOPIC, '')
    },
    refresh,
    async forget() {
      await db.delete(revokedFiles).where(lt(revokedFiles.at, sql`now() - ${KEPT}`))
    },
    close() {
      clearInterval(timer)
      unsubscribe()
    },
  }
}
