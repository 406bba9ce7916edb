import { eq } from '../../../platform/database/orm.ts'
import { notFound } from '../../../business-error.ts'
import type { Transaction } from '../../../platform/platform.ts'
import { qrLogins } from '../qr-logins.table.ts'

export type QrRow = typeof qrLogins.$inferSelect
type QrState = QrRow['state']

const final: readonly QrState[] = ['refused', 'used']

/** The code, locked, so that what several devices do to it happens one after the other. */
export async function lockQr(tx: Transaction, id: string): Promise<QrRow> {
  const [row] = await tx.select().from(qrLogins).where(eq(qrLogins.id, id)).for('update')
  if (!row) throw notFound('qr-expired')
  return row
}

/** How it ended stays; everything else comes to an end with its time. */
export const stateAt = ({ state, expiresAt }: QrRow, now: Date): QrState => (expiresAt <= now && !final.includes(state) ? 'expired' : state)
