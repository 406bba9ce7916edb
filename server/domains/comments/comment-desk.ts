import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { notFound } from '../../business-error.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { works } from '../gallery/works.table.ts'
import type { Messages } from '../messages/messages.ts'
import { commentReports, comments } from './comments.table.ts'
import { takeAway } from './take-away.ts'
import { tellPeople } from './tell-people.ts'

const PAGE = 50

interface HeldComment {
  id: string
  workId: string
  userId: string
  nickname: string
  text: string
  heldAt: Date
}

export interface CommentDesk {
  /** Comments that wait for somebody of the product to look, the longest first. */
  held(): Promise<HeldComment[]>
  /** Shows a held comment to everybody and tells whom it concerns, or takes a comment away for good. */
  decide(tx: Transaction, id: string, pass: boolean): Promise<void>
}

export function createCommentDesk({ db }: Pick<Platform, 'db'>, messages: Messages): CommentDesk {
  return {
    async held() {
      const { id, workId, userId, text, heldAt } = comments
      const rows = await db
        .select({ id, workId, userId: users.id, nickname: users.nickname, text, heldAt })
        .from(comments)
        .innerJoin(users, eq(users.id, userId))
        .where(isNotNull(heldAt))
        .orderBy(asc(heldAt), asc(id))
        .limit(PAGE)
      return rows.map((row) => ({ ...row, heldAt: row.heldAt! }))
    },

    async decide(tx, id, pass) {
      const [comment] = await tx.select().from(comments).where(eq(comments.id, id)).for('update')
      if (!comment) throw notFound('comment-not-found')
      if (!pass) return takeAway(tx, [id])
      if (!comment.heldAt) return undefined
      await tx.delete(commentReports).where(eq(commentReports.commentId, id))
      const suspended = sql<boolean>`exists (select from ${users} where ${users.id} = ${comments.userId} and ${users.suspendedAt} is not null)`
      await tx.update(comments).set({ heldAt: null, shown: sql`not ${suspended}` }).where(eq(comments.id, id))
      const [work] = await tx.select({ owner: works.userId }).from(works).where(eq(works.id, comment.workId))
      const [parent] = comment.parentId
        ? await tx.select({ userId: comments.userId }).from(comments).where(eq(comments.id, comment.parentId))
        : []
      // Told once by its key, also where it was shown before somebody reported it.
      return tellPeople(tx, messages, { ...comment, answered: parent?.userId, owner: work!.owner })
    },
  }
}
