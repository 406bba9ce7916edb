import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { feedbackRules } from '#contract/feedback-rules.ts'
import { and, eq } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { checkLimit, takeTurns } from '../account/limits.ts'
import type { Messages } from '../messages/messages.ts'
import { createCreateFeedback } from './create-feedback.ts'
import { addReply } from './feedback-reply.ts'
import { feedbackPage } from './feedback-page.ts'
import { feedback, feedbackReplies, type FeedbackRow } from './feedback.table.ts'
import { isUnread, viewDetail, viewItem } from './feedback-view.ts'

const DAY_SECONDS = 86_400

/** Where a person reads one feedback of theirs. */
export const feedbackAddress = (id: string) => `/functionList/feedback/historyDetaile?id=${id}`

type FeedbackHandlers = Handlers<'feedbackCreate' | 'feedbackList' | 'feedbackDetail' | 'feedbackReply'>

/** What people tell us, and what they are answered. */
export function createFeedback(
  { db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>,
  messages: Messages,
): FeedbackHandlers {
  const create = createCreateFeedback({ db, clock })
  const own = (id: string, userId: string) => and(eq(feedback.id, id), eq(feedback.userId, userId))

  async function reply(tx: Transaction, request: ParsedRequestOf<'feedbackReply'>, userId: string): Promise<FeedbackRow> {
    const { id, requestId, text } = request
    await takeTurns(tx, `feedback ${userId}`)
    const [row] = await tx.select().from(feedback).where(own(id, userId)).for('update')
    if (!row) throw notFound('feedback-not-found')
    const [known] = await tx.select().from(feedbackReplies).where(eq(feedbackReplies.id, requestId))
    if (known) return row
    if (row.state === 'closed') throw new BusinessError(codes.conflict, 'feedback-closed')
    const perDay = { most: feedbackRules.repliesPerDay, seconds: DAY_SECONDS, reason: 'feedback-limit' } as const
    await checkLimit(tx, clock.now(), { table: feedbackReplies, column: feedbackReplies.authorId, value: userId, ...perDay })
    await addReply(tx, row, { id: requestId, author: 'person', authorId: userId, text, createdAt: clock.now() })
    // What was taken up stays so.
    const state = row.state === 'answered' ? 'open' : row.state
    const [after] = await tx.update(feedback).set({ state, waits: true, seenAt: clock.now() }).where(eq(feedback.id, id)).returning()
    return after!
  }

  return {
    feedbackCreate: async (request, { identity }) => ({ id: await create(request, identity.userId) }),

    async feedbackList({ cursor }, { identity }) {
      const { rows, next } = await feedbackPage(db, eq(feedback.userId, identity.userId), cursor)
      return { items: rows.map(viewItem), next }
    },

    async feedbackDetail({ id }, { identity }) {
      const [row] = await db.select().from(feedback).where(own(id, identity.userId))
      if (!row) throw notFound('feedback-not-found')
      if (isUnread(row)) {
        await db.update(feedback).set({ seenAt: clock.now() }).where(eq(feedback.id, id))
        await messages.readAbout(db, identity.userId, [feedbackAddress(id)])
      }
      return { ...(await viewDetail(db, files, row)), unread: false }
    },

    async feedbackReply(request, { identity }) {
      return viewDetail(db, files, await db.transaction((tx) => reply(tx, request, identity.userId)))
    },
  }
}
