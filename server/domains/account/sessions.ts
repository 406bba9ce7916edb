import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { and, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from '../../platform/database/orm.ts'
import { BusinessError } from '../../business-error.ts'
import type { Call, Identity } from '../../call.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { AccountKeys } from './keys.ts'
import { createSessionChecks, type SessionChecks } from './session-checks.ts'
import { createSessionTokens, tokenEnd } from './session-tokens.ts'
import { sessions } from './sessions.table.ts'
import type { Traces } from './traces.ts'
import type { UserRow } from './users.table.ts'

/** Where who is kept out can object, as texts carry addresses. */
const CONTACT = '{/functionList/draw/business}'

export type Session = typeof sessions.$inferSelect

export interface Sessions extends Pick<SessionChecks, 'changed'> {
  /** Refuses who is suspended, with the reason. */
  start(tx: Transaction, user: UserRow, caller: Pick<Call, 'platform' | 'userAgent' | 'ip' | 'device'>): Promise<Session>
  /** What the person's calls carry from now on. */
  tokenOf(session: Session, user: UserRow): Promise<string>
  /** The person behind a token, unless it is forged, expired, revoked or replaced. */
  authenticate(token: string, ip: string): Promise<Identity | undefined>
  /** The token to take the place of the call's when that has served its time; the old one stays good until the new one is used. */
  renew(identity: Identity): Promise<string | undefined>
  /** Ends the person's other sessions and all tokens of this one; `tokenOf` gives it a new one. */
  startOver(tx: Transaction, identity: Identity): Promise<Session>
  /** The live sessions of a person, the last used first. */
  list(userId: string): Promise<Session[]>
  /** Ends a session of the person; says whether there is such a one. */
  end(tx: Transaction, userId: string, sessionId: string): Promise<boolean>
  /** Ends all sessions of a person, but one that is to stay. */
  endAll(tx: Transaction, userId: string, stays?: string): Promise<void>
}

export function createSessions(platform: Platform, keys: () => Promise<AccountKeys>, traces: Traces): Sessions {
  const { db, clock } = platform
  const tokens = createSessionTokens(clock, keys)
  const { check, changed } = createSessionChecks(platform)

  const endAll: Sessions['endAll'] = async (tx, userId, stays) => {
    const others = stays === undefined ? undefined : ne(sessions.id, stays)
    await tx.update(sessions).set({ revokedAt: clock.now() }).where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others))
    await changed(tx, userId)
  }

  return {
    changed,
    endAll,

    async start(tx, user, { platform, userAgent, ip, device }) {
      if (user.suspendedAt) throw new BusinessError(codes.noPermission, 'account-suspended', {}, { why: user.suspendedReason ?? '', contact: CONTACT })
      const now = clock.now()
      await traces.remember(tx, user, device)
      // Where and with what a person was logged in is nobody's business once it is over.
      await tx.delete(sessions).where(and(eq(sessions.userId, user.id), or(lte(sessions.expiresAt, now), isNotNull(sessions.revokedAt))))
      const [session] = await tx
        .insert(sessions)
        .values({
          userId: user.id,
          device: platform,
          userAgent: userAgent?.slice(0, 300),
          ip,
          createdAt: now,
          lastSeenAt: now,
          expiresAt: tokenEnd(now),
        })
        .returning()
      return session!
    },

    tokenOf: (session, user) =>
      tokens.sign({ uid: user.id, role: user.roles, permission: user.permissions, jti: session.id, gen: session.generation }),

    async authenticate(token, ip) {
      const claims = await tokens.verify(token)
      const standing = claims && (await check(claims, ip))
      if (!standing) return undefined
      const { userId, roles, permissions, phone, leavesAt } = standing
      const age = clock.now().getTime() / 1000 - claims.iat
      const isDue = age >= appConfig.login.tokenRotateHours * 3600 || !same(roles, claims.role) || !same(permissions, claims.permission)
      const nextGeneration = isDue ? claims.gen + 1 : undefined
      return { userId, sessionId: claims.jti, roles, permissions, bound: phone !== null, leaving: leavesAt !== null, nextGeneration }
    },

    async renew({ userId, sessionId, roles, permissions, nextGeneration }) {
      if (nextGeneration === undefined) return undefined
      return tokens.sign({ uid: userId, role: [...roles], permission: [...permissions], jti: sessionId, gen: nextGeneration })
    },

    async startOver(tx, { userId, sessionId }) {
      await endAll(tx, userId, sessionId)
      const [session] = await tx
        .update(sessions)
        // Two on, as the next token may be out already; without a time of rotation there is no grace.
        .set({ generation: sql`${sessions.generation} + 2`, rotatedAt: null, expiresAt: tokenEnd(clock.now()) })
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
        .returning()
      if (!session) throw new BusinessError(codes.notLoggedIn, 'not-logged-in')
      return session
    },

    list: (userId) =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, clock.now())))
        .orderBy(desc(sessions.lastSeenAt)),

    async end(tx, userId, sessionId) {
      const ended = await tx
        .update(sessions)
        .set({ revokedAt: clock.now() })
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
        .returning({ id: sessions.id })
      await changed(tx, userId)
      return ended.length > 0
    },
  }
}

const same = (some: readonly string[], others: readonly string[]) => some.join() === others.join()
