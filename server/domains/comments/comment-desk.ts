import { charactersOf } from '#contract/characters.ts'
import { MENTION } from '#contract/comment-rules.ts'
import type { CommentDecision } from '#contract/moderation-reasons.ts'
import { eq, sql } from '../../platform/database/orm.ts'
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
   * Shows a comment to everybody and tells whom it concerns, or takes it away for good and tells its writer why. Belongs in the
   * transaction of its audit entry. Answers the comment as it was; undefined where all was so already. Throws notFound where there is none to show.
   */
  decide(tx: Transaction, id: string, decision: CommentDecision, reason: string): Promise<CommentRow | undefined>
}

/** Enough of a comment to know it by; names of others are left out. */
const shorten = (text: string) => charactersOf(text.replaceAll(MENTION, '')).slice(0, 30).join('').trim()

export function createCommentDesk(messages: Messages): CommentDesk {
  async function show(tx: Transaction, comment: CommentRow): Promise<void> {
    await tx.delete(commentReports).where(eq(commentReports.commentId, comment.id))
    const suspended = sql<boolean>`exists (select from ${users} where ${users.id} = ${comments.userId} and ${users.suspendedAt} is not null)`
    await tx.update(comments).set({ heldAt: null, waitingSince: null, shown: sql`not ${suspended}` }).where(eq(comments.id, comment.id))
    const [work] = await tx.select({ owner: works.userId }).from(works).where(eq(works.id, comment.workId))
    const [parent] = comment.parentId
      ? await tx.select({ userId: comments.userId }).from(comments).where(eq(comments.id, comment.parentId))
      : []
    // Told once by its key, also where it was shown before somebody reported it.
    await tellPeople(tx, messages, { ...comment, answered: parent?.userId, owner: work!.owner })
  }

  return {
    async decide(tx, id, decision, reason) {
      const [comment] = await tx.select().from(comments).where(eq(comments.id, id)).for('update')
      // What was taken away has no writer, where it stands for its answers' sake.
      const there = comment?.userId ? comment : undefined
      if (decision === 'pass') {
        if (!there) throw notFound('comment-not-found')
        if (!there.waitingSince) return undefined
        await show(tx, there)
      } else if (there) {
        await takeAway(tx, [id])
        const about = { link: `/functionSquare/square/details?id=${there.workId}`, workId: there.workId }
        await messages.send(tx, { userId: there.userId!, kind: 'system', template: 'comment-removed', values: { words: shorten(there.text), reason }, ...about, key: `comment-removed:${id}` })
      }
      return there
    },
  }
}
