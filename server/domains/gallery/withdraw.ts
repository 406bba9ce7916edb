import type { Platform, Transaction } from '../../platform/platform.ts'
import type { WorkRow } from './works.table.ts'

type WorkFileKeys = Pick<WorkRow, 'originalKey' | 'masterKey' | 'previewKey' | 'thumbnailKey' | 'framesKey'>

/** Every file of a work that is its own. */
export const fileKeysOf = ({ originalKey, masterKey, previewKey, thumbnailKey, framesKey }: WorkFileKeys): string[] =>
  [originalKey, masterKey, previewKey, thumbnailKey, framesKey].filter((key) => key !== null)

/** Takes works away from whoever sees them now: with the change, the addresses that were given out for their files end. */
export function createWithdraw({ db, files: { revocations } }: Platform) {
  return async function withdraw<Row extends WorkFileKeys>(change: (tx: Transaction) => Promise<Row[]>): Promise<Row[]> {
    const changed = await db.transaction(async (tx) => {
      const rows = await change(tx)
      await revocations.revoke(tx, rows.flatMap(fileKeysOf))
      return rows
    })
    // Before anything is answered: what is asked next gets addresses that are good.
    if (changed.length > 0) await revocations.refresh()
    return changed
  }
}

export type Withdraw = ReturnType<typeof createWithdraw>
