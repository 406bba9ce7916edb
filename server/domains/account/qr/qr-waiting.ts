import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { appConfig } from '#config'
import { eq, lte } from '../../../platform/database/orm.ts'
import { notFound } from '../../../business-error.ts'
import type { AccountParts } from '../account-parts.ts'
import { checkLimit, secondsBefore, takeTurns } from '../limits.ts'
import { qrLogins } from '../qr-logins.table.ts'
import { users } from '../users.table.ts'
import type { QrAction } from './qr-action.ts'
import { lockQr, stateAt } from './qr-rows.ts'

const { qrSeconds } = appConfig.login
/** For one address; what was made is kept as long as it counts. */
const LIMIT = { most: 30, seconds: 600, reason: 'too-many-requests' } as const

/** What the device does that wants to be logged in. */
export function createQrWaiting(parts: AccountParts): { create: QrAction<'create'>; poll: QrAction<'poll'> } {
  const { platform, sessions, loggedIn } = parts
  const { db, clock } = platform
  return {
    async create(_request, caller) {
      const { ip, userAgent } = caller
      const now = clock.now()
      const secret = randomBytes(32).toString('base64url')
      const expiresAt = new Date(now.getTime() + qrSeconds * 1000)
      const id = await db.transaction(async (tx) => {
        await takeTurns(tx, `qr-address:${ip}`)
        await checkLimit(tx, now, { ...LIMIT, table: qrLogins, column: qrLogins.ip, value: ip })
        await tx.delete(qrLogins).where(lte(qrLogins.createdAt, secondsBefore(now, LIMIT.seconds)))
        const [row] = await tx
          .insert(qrLogins)
          .values({
            secretHash: hashOf(secret),
            platform: caller.platform,
            userAgent: userAgent?.slice(0, 300),
            ip,
            createdAt: now,
            expiresAt,
          })
          .returning({ id: qrLogins.id })
        return row!.id
      })
      return { action: 'create', id, secret, validSeconds: qrSeconds }
    },

    async poll({ id, secret }, { device }) {
      const outcome = await db.transaction(async (tx) => {
        const row = await lockQr(tx, id)
        if (!timingSafeEqual(Buffer.from(hashOf(secret), 'hex'), Buffer.from(row.secretHash, 'hex'))) throw notFound('qr-expired')
        const state = stateAt(row, clock.now())
        if (state !== 'approved' || row.userId === null) return { state }
        // Given out with the commit that says so: nobody gets it twice.
        await tx.update(qrLogins).set({ state: 'used' }).where(eq(qrLogins.id, id))
        const [user] = await tx.select().from(users).where(eq(users.id, row.userId))
        const session = await sessions.start(tx, user!, { ...row, device, userAgent: row.userAgent ?? undefined })
        return { state, given: { user: user!, session } }
      })
      const { state, given } = outcome
      return { action: 'poll', state, login: given && (await loggedIn(given.session, given.user, false)) }
    },
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
