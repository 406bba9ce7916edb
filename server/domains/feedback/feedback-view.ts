import type { FeedbackDetail, FeedbackItem } from '#contract/endpoints/feedback.ts'
import { feedbackRules } from '#contract/feedback-rules.ts'
import { asc, eq, inArray } from '../../platform/database/orm.ts'
import type { Executor, Platform } from '../../platform/platform.ts'
import { viewUpload } from '../uploads/upload-view.ts'
import { uploads } from '../uploads/uploads.table.ts'
import { feedbackReplies, type FeedbackRow } from './feedback.table.ts'

/** There is an answer that the person has not seen. */
export const isUnread = ({ answeredAt, seenAt }: FeedbackRow) => answeredAt !== null && (seenAt === null || seenAt < answeredAt)

export const viewItem = (row: FeedbackRow): FeedbackItem => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  state: row.state,
  pictures: row.pictures.length,
  unread: isUnread(row),
  createdAt: row.createdAt.getTime(),
  updatedAt: row.updatedAt.getTime(),
})

/** One feedback with its pictures and all that was written under it. */
export async function viewDetail(executor: Executor, files: Platform['files'], row: FeedbackRow): Promise<FeedbackDetail> {
  const replies = await executor
    .select()
    .from(feedbackReplies)
    .where(eq(feedbackReplies.feedbackId, row.id))
    .orderBy(asc(feedbackReplies.createdAt), asc(feedbackReplies.id))
    .limit(feedbackRules.repliesMost)
  const found = row.pictures.length === 0 ? [] : await executor.select().from(uploads).where(inArray(uploads.id, row.pictures))
  const byId = new Map(found.map((upload) => [upload.id, upload]))
  return {
    ...viewItem(row),
    pictures: row.pictures.flatMap((id) => {
      const upload = byId.get(id)
      return upload ? [viewUpload(files, upload)] : []
    }),
    contact: row.contact || undefined,
    about: row.about,
    replies: replies.map(({ id, author, text, createdAt }) => ({ id, author, text, createdAt: createdAt.getTime() })),
  }
}
