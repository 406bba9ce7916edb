import { and, eq, gt, inArray, isNull, sql } from '../../platform/database/orm.ts'
import type { Transaction } from '../../platform/platform.ts'
import { comments } from './comments.table.ts'

/** Takes comments away for good. One that others have answered stays as a place without words or writer, until the last answer goes. */
export async function takeAway(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const those = inArray(comments.id, [...ids])
  // Whoever is answering one now has done so when its answers are counted.
  await tx.select({ id: comments.id }).from(comments).where(those).orderBy(comments.id).for('update')
  const emptied = { userId: null, text: '', mentions: [], shown: false, heldAt: null, waitingSince: null }
  await tx.update(comments).set(emptied).where(and(those, gt(comments.replies, 0)))
  const gone = await tx.delete(comments).where(and(those, sql`${comments.userId} is not null`)).returning({ parentId: comments.parentId })
  const parents = gone.flatMap(({ parentId }) => parentId ?? [])
  if (parents.length > 0) await tx.delete(comments).where(and(inArray(comments.id, parents), isNull(comments.userId), eq(comments.replies, 0)))
}
