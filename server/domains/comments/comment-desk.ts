import { eq, sql } from 'drizzle-orm'
import type { CommentDecision } from '#contract/moderation-reasons.ts'
import { notFound } from '../../business-error.ts'
import type { Transaction } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { works } from '../gallery/works.table.ts'
import type { Messages } from '../messages/messages.ts'
import { commentReports, comments, type CommentRow } from './comments.table.ts'
import { takeAway } from './take-away.ts'
import { tellPeople } from './tell-people.ts'

/** What the operator does about comments; who may is for the caller to check. */
export interface CommentDesk {
  /**
   * Shows a held comment to everybody and tells whom it concerns, or takes a comment away for good. Belongs in the transaction of
   * its audit entry. Answers the comment as it was; undefined where all was so already. Throws notFound where there is none to show.
   */
  decide(tx: Transaction, id: string, decision: CommentDecision): Promise<CommentRow | undefined>
}

export function createCommentDesk(messages: Messages): CommentDesk {
  async function show(tx: Transaction, comment: CommentRow): Promise<void> {
    await tx.delete(commentReports).where(eq(commentReports.commentId, comment.id))
    const suspended = sql<boolean>`exists (select from ${users} where ${users.id} = ${comments.userId} and ${users.suspendedAt} is not null)`
    await tx.update(comments).set({ heldAt: null, shown: sql`not ${suspended}` }).where(eq(comments.id, comment.id))
    const [work] = await tx.select({ owner: works.userId }).from(works).where(eq(works.id, comment.workId))
    const [parent] = comment.parentId
      ? await tx.select({ userId: comments.userId }).from(comments).where(eq(comments.id, comment.parentId))
      : []
    // Told once by its key, also where it was shown before somebody reported it.
    await tellPeople(tx, messages, { ...comment, answered: parent?.userId, owner: work!.owner })
  }

  return {
    async decide(tx, id, decision) {
      const [comment] = await tx.select().from(comments).where(eq(comments.id, id)).for('update')
      // What was taken away has no writer, where it stands for its answers' sake.
      const there = comment?.userId ? comment : undefined
      if (decision === 'pass') {
        if (!there) throw notFound('comment-not-found')
        if (!there.heldAt) return undefined
        await show(tx, there)
      } else if (there) {
        await takeAway(tx, [id])
      }
      return there
    },
  }
}
