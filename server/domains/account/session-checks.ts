import { appConfig } from '#config'
import { and, eq, gt, isNull, or, sql } from '../../platform/database/orm.ts'
import type { Channel, Platform, Transaction } from '../../platform/platform.ts'
import { secondsBefore } from './limits.ts'
import { tokenEnd, type Claims } from './session-tokens.ts'
import { sessions } from './sessions.table.ts'
import { users } from './users.table.ts'

const ACCOUNT_CHANGED = 'account-changed'
/** How long a session counts as checked, seconds: not longer than the grace, as the newer token may be used elsewhere. */
const CHECKED_FOR = Math.min(60, appConfig.login.tokenGraceSeconds)
const CACHE_SIZE = 10_000

/** What the database says of the person behind a live session. */
interface Standing {
  userId: string
  generation: number
  roles: string[]
  permissions: string[]
  phone: string | null
  leavesAt: Date | null
}

/** Asks the database whether tokens are good, and remembers its answers for a while. */
export interface SessionChecks {
  /** The person behind a token that was verified, unless the session has ended or moved on to later tokens. */
  check(claims: Claims, ip: string): Promise<Standing | undefined>
  /** Makes every process ask again about a person's sessions, roles and number. */
  changed(tx: Transaction, userId: string): Promise<void>
}

/** Tells every process that a person's sessions, roles or number change with the transaction. */
export const publishChange = (channel: Channel, tx: Transaction, userId: string) => channel.publish(tx, ACCOUNT_CHANGED, userId)

export function createSessionChecks({ db, clock, channel }: Platform): SessionChecks {
  /** Session id → what was found last, oldest first. */
  const checked = new Map<string, Standing & { at: number }>()
  let changes = 0
  const forget = (userId: string) => {
    changes++
    for (const [sessionId, standing] of checked) if (standing.userId === userId) checked.delete(sessionId)
  }
  channel.subscribe(ACCOUNT_CHANGED, forget)

  /**
   * One statement, so that tokens that are used at once cannot contradict each other: notes that the session was seen,
   * and moves it on to the token's generation when that is used for the first time.
   */
  async function askDatabase({ jti, gen }: Claims, ip: string, now: Date): Promise<Standing | undefined> {
    const isFirstUse = sql`${sessions.generation} < ${gen}`
    const onFirstUse = (column: typeof sessions.rotatedAt | typeof sessions.expiresAt, value: Date) =>
      sql`case when ${isFirstUse} then ${sql.param(value, column)} else ${column} end`
    const graceBegan = secondsBefore(now, appConfig.login.tokenGraceSeconds)
    const [standing] = await db
      .update(sessions)
      .set({
        lastSeenAt: now,
        ip,
        generation: sql`greatest(${sessions.generation}, ${gen})`,
        rotatedAt: onFirstUse(sessions.rotatedAt, now),
        expiresAt: onFirstUse(sessions.expiresAt, tokenEnd(now)),
      })
      .from(users)
      .where(
        and(
          eq(sessions.id, jti),
          eq(sessions.userId, users.id),
          isNull(sessions.revokedAt),
          // One that began while the person was being suspended.
          isNull(users.suspendedAt),
          gt(sessions.expiresAt, now),
          or(
            eq(sessions.generation, gen),
            eq(sessions.generation, gen - 1),
            and(eq(sessions.generation, gen + 1), gt(sessions.rotatedAt, graceBegan)),
          ),
        ),
      )
      .returning({
        userId: users.id,
        generation: sessions.generation,
        roles: users.roles,
        permissions: users.permissions,
        phone: users.phone,
        leavesAt: users.leavesAt,
      })
    return standing
  }
  return {
    async check(claims, ip) {
      const now = clock.now()
      const known = checked.get(claims.jti)
      if (known?.generation === claims.gen && now.getTime() - known.at < CHECKED_FOR * 1000) return known
      checked.delete(claims.jti)
      const changesBefore = changes
      const standing = await askDatabase(claims, ip, now)
      // An answer that was overtaken by a change must not be remembered.
      if (standing && changes === changesBefore) checked.set(claims.jti, { ...standing, at: now.getTime() })
      if (checked.size > CACHE_SIZE) checked.delete(checked.keys().next().value!)
      return standing
    },

    async changed(tx, userId) {
      await publishChange(channel, tx, userId)
      // Ours comes back to us only after the transaction, and a little later.
      forget(userId)
    },
  }
}
