import { eq, sql } from '../../platform/database/orm.ts'
import type { Clock, Transaction } from '../../platform/platform.ts'
import { heatSql } from './heat.ts'
import { works } from './works.table.ts'

/** Makes a work public. The first time counts: taking a work back and sharing it again does not bring it to the top. */
export async function showOnSquare(tx: Transaction, id: string, { clock, title }: { clock: Clock; title?: string | undefined }): Promise<void> {
  const publishedAt = sql`coalesce(${works.publishedAt}, ${clock.now().toISOString()}::timestamptz)`
  await tx.update(works).set({ visibility: 'public', heldAt: null, hiddenAt: null, title, publishedAt }).where(eq(works.id, id))
  await tx.update(works).set({ heat: sql`coalesce(${heatSql(sql`${works.likes}`)}, 0)` }).where(eq(works.id, id))
}
