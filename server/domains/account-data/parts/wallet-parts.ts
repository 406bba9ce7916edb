import { eq } from '../../../platform/database/orm.ts'
import type { Platform } from '../../../platform/platform.ts'
import { balances } from '../../wallet/balances.table.ts'
import { ledger } from '../../wallet/ledger.table.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import type { PersonalData } from './personal-data.ts'
import { personalTable } from './personal-table.ts'

/** Movements of points: the law has them kept, and forgetting the person takes their name off. */
export function ledgerPart(platform: Platform): PersonalData {
  const { remove: _kept, ...part } = personalTable(platform, {
    kind: 'ledger',
    table: ledger,
    owner: ledger.userId,
    order: [ledger.seq],
    csv: true,
    show: ({ id, amount, balance, kind, cause, reference, note, createdAt }) => ({ id, amount, balance, kind, cause, reference, note, createdAt }),
  })
  return part
}

/** What is left of the points, which goes, and the person's name on what they were. */
export function pointsPart(wallet: Wallet): PersonalData {
  return {
    kind: 'points',
    tables: ['balances', 'lots'],
    async remove(tx, userId) {
      const [balance] = await tx.select({ points: balances.points }).from(balances).where(eq(balances.userId, userId)).for('update')
      // Forgotten already: closing it again would leave another movement.
      if (!balance) return 0
      await wallet.forget(tx, userId)
      return balance.points
    },
  }
}
