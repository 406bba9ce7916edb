import { codes } from '#contract/codes.ts'
import { eq } from '../../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../../business-error.ts'
import type { Call } from '../../../call.ts'
import type { Transaction } from '../../../platform/platform.ts'
import type { AccountParts } from '../account-parts.ts'
import { qrLogins } from '../qr-logins.table.ts'
import { viewDevice } from '../session-view.ts'
import type { QrAction } from './qr-action.ts'
import { lockQr, stateAt, type QrRow } from './qr-rows.ts'

/** Time the waiting device has to fetch what was approved at the last moment, seconds. */
const FETCH_SECONDS = 30

/** What a person who is logged in does with the code that another device shows. */
export function createQrApproval({ platform: { db, clock } }: AccountParts): { look: QrAction<'look'>; answer: QrAction<'answer'> } {
  const change = async (tx: Transaction, row: QrRow, change: Partial<QrRow>): Promise<QrRow> => {
    const [changed] = await tx.update(qrLogins).set(change).where(eq(qrLogins.id, row.id)).returning()
    return changed!
  }

  return {
    async look({ id }, call) {
      const userId = personOf(call)
      const row = await db.transaction(async (tx) => {
        const found = await lockQr(tx, id)
        // Whoever looked first may have shown the code to others; to them it is as good as gone.
        if (found.userId !== null && found.userId !== userId) throw notFound('qr-expired')
        return stateAt(found, clock.now()) === 'waiting' ? change(tx, found, { state: 'scanned', userId }) : found
      })
      return { action: 'look', state: stateAt(row, clock.now()), ...viewDevice(row), createdAt: row.createdAt.getTime() }
    },

    async answer({ id, approve }, call) {
      const userId = personOf(call)
      const row = await db.transaction(async (tx) => {
        const found = await lockQr(tx, id)
        // Nobody says yes to a device that they have not been shown.
        if (found.userId !== userId) throw notFound('qr-expired')
        const now = clock.now()
        if (stateAt(found, now) !== 'scanned') return found
        if (!approve) return change(tx, found, { state: 'refused' })
        const fetchUntil = now.getTime() + FETCH_SECONDS * 1000
        return change(tx, found, { state: 'approved', expiresAt: new Date(Math.max(found.expiresAt.getTime(), fetchUntil)) })
      })
      return { action: 'answer', state: stateAt(row, clock.now()) }
    },
  }
}

function personOf({ identity }: Call): string {
  if (!identity) throw new BusinessError(codes.notLoggedIn, 'not-logged-in')
  return identity.userId
}
