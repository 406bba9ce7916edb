import { codes } from '#contract/codes.ts'
import { feedbackRules } from '#contract/feedback-rules.ts'
import { eq, sql } from '../../platform/database/orm.ts'
import { BusinessError } from '../../business-error.ts'
import type { Transaction } from '../../platform/platform.ts'
import { feedback, feedbackReplies, type FeedbackReplyRow, type FeedbackRow } from './feedback.table.ts'

type NewReply = Omit<FeedbackReplyRow, 'feedbackId'>

/** Puts a reply under feedback, whose row the transaction has locked. */
export async function addReply(tx: Transaction, { id, replies }: FeedbackRow, reply: NewReply): Promise<void> {
  if (replies >= feedbackRules.repliesMost) throw new BusinessError(codes.conflict, 'feedback-full')
  await tx.insert(feedbackReplies).values({ ...reply, feedbackId: id })
  await tx.update(feedback).set({ replies: sql`${feedback.replies} + 1`, updatedAt: reply.createdAt }).where(eq(feedback.id, id))
}
