import { eq } from '../../platform/database/orm.ts'
import { notFound } from '../../business-error.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { Reviews } from '../reviews/reviews.ts'
import { fileKeysOf } from './withdraw.ts'
import { works, type WorkRow } from './works.table.ts'

interface Moderated {
  /** As it was before. */
  work: WorkRow
  changed: boolean
  /** After the commit: what is asked next gets addresses that are good. */
  afterwards: () => Promise<unknown>
}

/**
 * Takes a work off the square in the caller's transaction, so that its owner cannot publish it and the addresses given
 * out for it end; or lets the owner publish it again.
 */
export function createModerate({ clock, files: { revocations } }: Pick<Platform, 'clock' | 'files'>, reviews: Pick<Reviews, 'decided'>) {
  return async function moderate(tx: Transaction, id: string, { hidden, reason }: { hidden: boolean; reason: string }): Promise<Moderated> {
    const [work] = await tx.select().from(works).where(eq(works.id, id)).for('update')
    if (!work) throw notFound('work-not-found')
    const changed = (work.hiddenAt !== null) !== hidden
    if (changed) {
      const change = hidden ? { hiddenAt: clock.now(), heldAt: null, visibility: 'private' as const } : { hiddenAt: null }
      await tx.update(works).set(change).where(eq(works.id, id))
      await reviews.decided(tx, id, hidden ? 'hide' : 'pass', reason)
      if (hidden) await revocations.revoke(tx, fileKeysOf(work))
    }
    return { work, changed, afterwards: revocations.refresh }
  }
}

export type Moderate = ReturnType<typeof createModerate>
