import { desc, lt, sql } from '../database/orm.ts'
import type { Logger } from '../log.ts'
import type { Channel, Clock, Database, Executor } from '../platform.ts'
import { revokedFiles } from './revoked-files.table.ts'

/** Which files' earlier addresses are not good any more. Asked for every file that is served, so it is kept in memory. */
export interface Revocations {
  /** What new addresses of the file must carry; undefined where they need nothing. */
  generationOf(key: string): string | undefined
  /** Whether an address of the file that carries this generation, or none, was revoked. */
  isRevoked(key: string, generation: string | undefined): boolean
  /** From the commit on no earlier address of these files is good; this process knows it after `refresh`, others in a moment. */
  revoke(executor: Executor, keys: readonly string[]): Promise<void>
  refresh(): Promise<void>
  /** Tells, in this process, that files were revoked by any. */
  onRevoked(listener: () => void): void
  /** Removes what is older than any address. */
  forget(): Promise<void>
}

export interface OpenRevocations extends Revocations {
  close(): void
}

const TOPIC = 'files-revoked'
const HOUR_MS = 3_600_000
/** No address is good for longer than two days: after that there is nothing left to refuse. */
const IN_FORCE_MS = 60 * HOUR_MS
/** Longer, so that processes which forget a file at other moments take each other's addresses. */
const KEPT_MS = 72 * HOUR_MS
const KEPT = sql`interval '72 hours'`
/** A transaction commits later than the time it writes: so far back is read again. */
const OVERLAP = sql`interval '2 minutes'`
/** Messages are lost while the connection is away. */
const POLL_MS = 60_000
/** About 100 bytes each. */
const MOST = 500_000

interface Parts {
  db: Database
  channel: Channel
  clock: Clock
  log: Logger
}

/** Reads what was revoked lately, and follows what any process revokes. */
export async function openRevocations({ db, channel, clock, log }: Parts): Promise<OpenRevocations> {
  /** When each was revoked, milliseconds since 1970, the earliest first. */
  const times = new Map<string, number>()
  let latest: string | undefined
  const listeners: (() => void)[] = []

  const ageOf = (time: number) => clock.now().getTime() - time
  const nameOf = (time: number | undefined) => time?.toString(36)

  async function refresh(): Promise<void> {
    const since = latest === undefined ? sql`now() - ${KEPT}` : sql`${latest}::timestamptz - ${OVERLAP}`
    const isNew = sql`${revokedFiles.at} > ${since}`
    const found = await db.select().from(revokedFiles).where(isNew).orderBy(desc(revokedFiles.at)).limit(MOST)
    const changed = found.some(({ key, at }) => times.get(key) !== at.getTime())
    for (const { key, at } of found.toReversed()) {
      times.delete(key)
      times.set(key, at.getTime())
    }
    for (const [key, time] of times) {
      if (times.size <= MOST && ageOf(time) < KEPT_MS) break
      times.delete(key)
    }
    if (found[0]) latest = found[0].at.toISOString()
    if (changed) for (const listener of listeners) listener()
  }
  const follow = () => void refresh().catch((error: unknown) => log.warn({ err: error }, 'revoked files were not read'))

  await refresh()
  const unsubscribe = channel.subscribe(TOPIC, follow)
  const timer = setInterval(follow, POLL_MS)
  timer.unref()

  return {
    generationOf: (key) => nameOf(times.get(key)),
    isRevoked(key, generation) {
      const time = times.get(key)
      return time !== undefined && ageOf(time) < IN_FORCE_MS && nameOf(time) !== generation
    },
    async revoke(executor, keys) {
      if (keys.length === 0) return
      const at = sql`clock_timestamp()`
      // In one order, so that two that revoke the same wait for each other and not in a ring.
      const rows = [...new Set(keys)].toSorted().map((key) => ({ key, at }))
      const later = sql`greatest(excluded.at, ${revokedFiles.at} + interval '1 millisecond')`
      await executor.insert(revokedFiles).values(rows).onConflictDoUpdate({ target: revokedFiles.key, set: { at: later } })
      await channel.publish(executor, TOPIC, '')
    },
    refresh,
    onRevoked: (listener) => void listeners.push(listener),
    async forget() {
      await db.delete(revokedFiles).where(lt(revokedFiles.at, sql`now() - ${KEPT}`))
    },
    close() {
      clearInterval(timer)
      unsubscribe()
    },
  }
}
