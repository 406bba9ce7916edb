import { asc, eq, inArray, sql } from '../../../platform/database/orm.ts'
import type { Platform } from '../../../platform/platform.ts'
import { heatSql } from '../../gallery/heat.ts'
import { likes } from '../../gallery/likes.table.ts'
import { works } from '../../gallery/works.table.ts'
import type { PersonalData } from './personal-data.ts'
import { personalTable } from './personal-table.ts'

/** Likes that the person gave; they are taken off the works' counts. */
export function likesPart(platform: Platform): PersonalData {
  const show = ({ workId, createdAt }: typeof likes.$inferSelect) => ({ work: workId, createdAt })
  const part = personalTable(platform, { kind: 'likes', table: likes, owner: likes.userId, order: [likes.workId], show })
  return {
    ...part,
    async remove(tx, userId, most) {
      // Works first, as whoever likes one does, and in one order: two cannot wait for each other.
      const given = tx.select({ id: likes.workId }).from(likes).where(eq(likes.userId, userId)).orderBy(asc(likes.workId)).limit(most)
      const liked = await tx.select({ id: works.id }).from(works).where(inArray(works.id, given)).orderBy(asc(works.id)).for('update')
      if (liked.length === 0) return 0
      const ids = liked.map(({ id }) => id)
      const taken = await tx
        .delete(likes)
        .where(sql`${likes.userId} = ${userId} and ${likes.workId} = any(${sql.param(ids)}::uuid[])`)
        .returning({ id: likes.workId })
      const change = { likes: sql`${works.likes} - 1`, heat: sql`coalesce(${heatSql(sql`(${works.likes} - 1)`)}, 0)` }
      if (taken.length > 0) await tx.update(works).set(change).where(inArray(works.id, taken.map(({ id }) => id)))
      return taken.length
    },
  }
}
