import { codes } from '#contract/codes.ts'
import { commentRules } from '#contract/comment-rules.ts'
import { reportConfig } from '#contract/desk-config.ts'
import { and, count, eq, gt } from '../../platform/database/orm.ts'
import { badInput, BusinessError, notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import { commentReports, comments } from './comments.table.ts'

const DAY = 86_400_000

/** Notes that a comment should not be shown; when several people say so, nobody sees it until somebody of the product has looked. */
export function createReportComment({ db, clock }: Pick<Platform, 'db' | 'clock'>): Handlers<'commentReport'>['commentReport'] {
  return ({ id, reason, note }, { identity: { userId } }) =>
    db.transaction(async (tx) => {
      const [comment] = await tx.select().from(comments).where(and(eq(comments.id, id), eq(comments.shown, true))).for('update')
      if (!comment) throw notFound('comment-not-found')
      if (comment.userId === userId) throw badInput('id', 'own-comment')
      const now = clock.now()
      const made = await tx.insert(commentReports).values({ commentId: id, userId, reason, note, createdAt: now }).onConflictDoNothing().returning()
      if (made.length === 0) return {}
      const since = and(eq(commentReports.userId, userId), gt(commentReports.createdAt, new Date(now.getTime() - DAY)))
      const [today] = await tx.select({ count: count() }).from(commentReports).where(since)
      if (today!.count > reportConfig.perDay) throw new BusinessError(codes.tooManyRequests, 'too-many-reports')
      const [said] = await tx.select({ count: count() }).from(commentReports).where(eq(commentReports.commentId, id))
      const held = said!.count >= commentRules.reportsToHold ? { shown: false, heldAt: now } : {}
      await tx.update(comments).set({ ...held, waitingSince: comment.waitingSince ?? now }).where(eq(comments.id, id))
      return {}
    })
}
