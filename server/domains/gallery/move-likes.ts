import { asc, eq, inArray, sql } from '../../platform/database/orm.ts'
import type { Transaction } from '../../platform/platform.ts'
import { heatSql } from './heat.ts'
import { likes } from './likes.table.ts'
import { works } from './works.table.ts'

/** Makes one person's likes another's; a work that both liked is liked once from now on. */
export async function moveLikes(tx: Transaction, from: string, to: string): Promise<void> {
  const theirs = tx
    .select({ userId: sql`${to}::uuid`.as('user_id'), workId: likes.workId, createdAt: likes.createdAt })
    .from(likes)
    .where(eq(likes.userId, from))
  const moved = await tx.insert(likes).select(theirs).onConflictDoNothing().returning({ workId: likes.workId })
  const taken = await tx.delete(likes).where(eq(likes.userId, from)).returning({ workId: likes.workId })

  const single = new Set(moved.map(({ workId }) => workId))
  const twice = taken.map(({ workId }) => workId).filter((id) => !single.has(id))
  if (twice.length === 0) return
  // Locked in the same order by everybody, so that two cannot wait for each other.
  await tx.select({ id: works.id }).from(works).where(inArray(works.id, twice)).orderBy(asc(works.id)).for('update')
  await tx
    .update(works)
    .set({ likes: sql`${works.likes} - 1`, heat: heatSql(sql`(${works.likes} - 1)`) })
    .where(inArray(works.id, twice))
}
