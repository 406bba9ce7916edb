import { MENTION } from '#contract/comment-rules.ts'
import { eq, sql } from '../../../platform/database/orm.ts'
import type { Platform } from '../../../platform/platform.ts'
import { comments } from '../../comments/comments.table.ts'
import { takeAway } from '../../comments/take-away.ts'
import type { PersonalData } from './personal-data.ts'
import { personalTable } from './personal-table.ts'

/** What the person has said under works, and their name in what others have said. */
export function commentsPart(platform: Platform): PersonalData {
  const show = ({ id, workId, parentId, text, createdAt }: typeof comments.$inferSelect) => ({ id, work: workId, parent: parentId, text: text.replaceAll(MENTION, '@'), createdAt })
  const part = personalTable(platform, { kind: 'comments', table: comments, owner: comments.userId, order: [comments.createdAt, comments.id], show })
  return {
    ...part,
    async remove(tx, userId, most) {
      const named = sql`${comments.mentions} @> array[${userId}::uuid] and ${comments.mentions} <> '{}'`
      await tx.update(comments).set({ mentions: sql`array_replace(${comments.mentions}, ${userId}::uuid, null)` }).where(named)
      const own = await tx.select({ id: comments.id }).from(comments).where(eq(comments.userId, userId)).limit(most)
      await takeAway(tx, own.map(({ id }) => id))
      return own.length
    },
  }
}
