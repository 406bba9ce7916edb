import { createHmac } from 'node:crypto'
import { invitationRules } from '#contract/invitation-rules.ts'
import { lt, sql } from '../../platform/database/orm.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { AccountKeys } from './keys.ts'
import { secondsBefore } from './limits.ts'
import { accountTraces } from './traces.table.ts'
import type { UserRow } from './users.table.ts'

const DAY_SECONDS = 86_400
/** Rows that a clean-up removes at once. */
const BATCH = 1000

export interface Traces {
  /** How a device, a number or a network is written down: nobody can tell from it what it was. */
  hash(value: string): Promise<string>
  /** That the person uses the device, and has their number. */
  remember(tx: Transaction, user: Pick<UserRow, 'id' | 'phone'>, device?: string): Promise<void>
  /** Whether somebody else has used the device, or had the number, as far back as it is kept. */
  othersWith(tx: Transaction, user: Pick<UserRow, 'id' | 'phone'>, device?: string): Promise<{ device: boolean; number: boolean }>
  /** Removes what has been kept for long enough. */
  forget(signal: AbortSignal): Promise<void>
}

export function createTraces({ db, clock }: Pick<Platform, 'db' | 'clock'>, keys: () => Promise<AccountKeys>): Traces {
  const hash: Traces['hash'] = async (value) => createHmac('sha256', (await keys()).trace).update(value).digest('base64url')
  const hashes = async (phone: string | null, device: string | undefined) => ({
    device: device === undefined ? undefined : await hash(device),
    number: phone === null ? undefined : await hash(phone),
  })

  return {
    hash,

    async remember(tx, { id, phone }, device) {
      const found = await hashes(phone, device)
      const kinds = (['device', 'number'] as const).flatMap((kind) => (found[kind] === undefined ? [] : [{ kind, hash: found[kind] }]))
      if (kinds.length === 0) return
      const { kind, hash, userId } = accountTraces
      await tx
        .insert(accountTraces)
        .values(kinds.map((trace) => ({ ...trace, userId: id, seenAt: clock.now() })))
        .onConflictDoUpdate({ target: [kind, hash, userId], set: { seenAt: sql`excluded.seen_at` } })
    },

    async othersWith(tx, { id, phone }, device) {
      const found = await hashes(phone, device)
      const known = (kind: 'device' | 'number') => sql`exists (
        select from ${accountTraces} where kind = ${kind} and hash = ${found[kind] ?? ''} and user_id <> ${id})`
      const { rows } = await tx.execute<{ device: boolean; number: boolean }>(sql`select ${known('device')} as device, ${known('number')} as number`)
      return rows[0]!
    },

    async forget(signal) {
      const oldest = secondsBefore(clock.now(), invitationRules.traceDays * DAY_SECONDS)
      const place = sql`ctid`
      const old = db.select({ place }).from(accountTraces).where(lt(accountTraces.seenAt, oldest)).limit(BATCH)
      let removed = 0
      do {
        signal.throwIfAborted()
        removed = (await db.delete(accountTraces).where(sql`${place} = any(array(${old}))`)).rowCount ?? 0
      } while (removed === BATCH)
    },
  }
}
