import { and, eq, gt, isNull } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { appConfig } from '#config'
import type { Identity } from '../../call.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { AccountKeys } from './keys.ts'
import { sessions } from './sessions.table.ts'
import type { UserRow } from './users.table.ts'

const REVOKED = 'session-revoked'
/** How long a session counts as checked without asking the database again, milliseconds. */
const CHECKED_FOR = 60_000
const CACHE_SIZE = 10_000

const Claims = v.object({
  uid: v.string(),
  role: v.array(v.string()),
  permission: v.array(v.string()),
  jti: v.string(),
})

interface Device {
  platform: string
  userAgent?: string
}

type Session = typeof sessions.$inferSelect

export interface Sessions {
  start(tx: Transaction, user: UserRow, device: Device): Promise<Session>
  /** What the person's calls carry from now on. */
  tokenOf(session: Session, user: UserRow): Promise<string>
  authenticate(token: string): Promise<Identity | undefined>
  revoke(sessionId: string): Promise<void>
}

export function createSessions({ db, clock, channel }: Platform, keys: () => Promise<AccountKeys>): Sessions {
  /** Session id → when it was last found alive, oldest first. */
  const checked = new Map<string, number>()
  channel.subscribe(REVOKED, (sessionId) => checked.delete(sessionId))

  /** Whether the session is alive; notes on the way that it was seen. */
  async function isAlive(sessionId: string): Promise<boolean> {
    const now = clock.now()
    const last = checked.get(sessionId)
    if (last !== undefined && now.getTime() - last < CHECKED_FOR) return true
    checked.delete(sessionId)
    const seen = await db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
      .returning({ id: sessions.id })
    if (seen.length === 0) return false
    checked.set(sessionId, now.getTime())
    if (checked.size > CACHE_SIZE) checked.delete(checked.keys().next().value!)
    return true
  }

  return {
    async start(tx, user, { platform, userAgent }) {
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + appConfig.login.tokenDays * 86_400_000)
      const [session] = await tx
        .insert(sessions)
        .values({ userId: user.id, device: platform, userAgent: userAgent?.slice(0, 300), createdAt: now, lastSeenAt: now, expiresAt })
        .returning()
      return session!
    },

    async tokenOf(session, user) {
      return new SignJWT({ uid: user.id, role: user.roles, permission: user.permissions })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
        .setJti(session.id)
        .setIssuedAt(session.createdAt)
        .setExpirationTime(session.expiresAt)
        .sign((await keys()).tokenPrivate)
    },

    async authenticate(token) {
      const { tokenPublic } = await keys()
      const payload = await jwtVerify(token, tokenPublic, { algorithms: ['EdDSA'], currentDate: clock.now() }).then(
        (verified) => verified.payload,
        () => undefined,
      )
      const claims = v.safeParse(Claims, payload)
      if (!claims.success || !(await isAlive(claims.output.jti))) return undefined
      const { uid, role, permission, jti } = claims.output
      return { userId: uid, sessionId: jti, roles: role, permissions: permission }
    },

    async revoke(sessionId) {
      await db.transaction(async (tx) => {
        await tx.update(sessions).set({ revokedAt: clock.now() }).where(eq(sessions.id, sessionId))
        await channel.publish(tx, REVOKED, sessionId)
      })
      checked.delete(sessionId)
    },
  }
}
