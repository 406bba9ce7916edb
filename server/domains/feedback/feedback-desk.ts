import { growthConfig } from '#config'
import { charactersOf } from '#contract/characters.ts'
import { codes } from '#contract/codes.ts'
import type { FeedbackDetail } from '#contract/endpoints/feedback.ts'
import type { FeedbackKind, FeedbackState } from '#contract/feedback-rules.ts'
import { and, eq, type SQL } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Identity } from '../../call.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { Tasks } from '../growth/tasks.ts'
import type { Messages, NewMessage } from '../messages/messages.ts'
import { feedbackAddress } from './feedback.ts'
import { feedbackPage } from './feedback-page.ts'
import { addReply } from './feedback-reply.ts'
import { feedback, feedbackReplies, type FeedbackRow } from './feedback.table.ts'
import { viewDetail } from './feedback-view.ts'

const ADOPTED = 'feedback-adopted'
const TASK_CENTER = '/functionList/draw/taskCenter'
const points = growthConfig.tasks.find(({ id }) => id === ADOPTED)?.points ?? 0

interface FeedbackFilter {
  kind?: FeedbackKind | undefined
  state?: FeedbackState | undefined
  /** Of one person. */
  userId?: string | undefined
  /** Only where the last word is the person's. */
  waits?: boolean | undefined
  cursor?: string | undefined
}

/** Feedback as it was before an operator did something, and as it is now; the same twice where that had been done already. */
interface Change {
  before: FeedbackRow
  after: FeedbackRow
}

interface Answer {
  id: string
  /** Names the answer, so that a repeated call stores it once. */
  requestId: string
  text: string
}

/**
 * Feedback for the operator's desk. What changes something belongs in the transaction of its audit entry, throws
 * notFound for feedback that there is not, and tells the person by a message.
 */
export interface FeedbackDesk {
  /** Newest words first, twenty a page. */
  search(filter: FeedbackFilter): Promise<{ rows: FeedbackRow[]; next?: string }>
  /** One with its pictures and replies; whose it is and how they can be reached. */
  detail(id: string): Promise<FeedbackDetail & { userId: string; waits: boolean }>
  /** Writes to the person. Open feedback is answered from then on. */
  answer(tx: Transaction, answer: Answer, operator: Identity): Promise<Change>
  /** Takes an idea up, once: points for it wait for the person in the task center. */
  adopt(tx: Transaction, id: string, operator: Identity): Promise<Change>
  /** Ends it: the person can add nothing any more. */
  close(tx: Transaction, id: string, operator: Identity): Promise<Change>
}

export function createFeedbackDesk(
  { db, clock, files, log }: Pick<Platform, 'db' | 'clock' | 'files' | 'log'>,
  { messages, tasks }: { messages: Messages; tasks: Pick<Tasks, 'complete'> },
): FeedbackDesk {
  async function lock(tx: Transaction, id: string): Promise<FeedbackRow> {
    const [row] = await tx.select().from(feedback).where(eq(feedback.id, id)).for('update')
    if (!row) throw notFound('feedback-not-found')
    return row
  }

  async function decide(tx: Transaction, before: FeedbackRow, state: FeedbackState, operator: Identity): Promise<Change> {
    const change = { state, waits: false, answeredAt: clock.now(), updatedAt: clock.now() }
    const [after] = await tx.update(feedback).set(change).where(eq(feedback.id, before.id)).returning()
    log.info({ feedbackId: before.id, state, by: operator.userId }, 'feedback decided')
    return { before, after: after! }
  }

  const tell = (tx: Transaction, { id, userId }: FeedbackRow, news: Pick<NewMessage, 'template' | 'values' | 'key'> & Partial<NewMessage>) =>
    messages.send(tx, { userId, kind: 'reply', link: feedbackAddress(id), ...news })

  return {
    search({ kind, state, userId, waits, cursor }) {
      const wanted: (SQL | undefined)[] = [
        kind && eq(feedback.kind, kind),
        state && eq(feedback.state, state),
        userId === undefined ? undefined : eq(feedback.userId, userId),
        waits ? eq(feedback.waits, true) : undefined,
      ]
      return feedbackPage(db, and(...wanted), cursor)
    },

    async detail(id) {
      const [row] = await db.select().from(feedback).where(eq(feedback.id, id))
      if (!row) throw notFound('feedback-not-found')
      return { ...(await viewDetail(db, files, row)), userId: row.userId, waits: row.waits }
    },

    async answer(tx, { id, requestId, text }, operator) {
      const before = await lock(tx, id)
      const [known] = await tx.select({ id: feedbackReplies.id }).from(feedbackReplies).where(eq(feedbackReplies.id, requestId))
      if (known) return { before, after: before }
      await addReply(tx, before, { id: requestId, author: 'operator', authorId: operator.userId, text, createdAt: clock.now() })
      await tell(tx, before, { template: 'feedback-answered', values: { text: excerpt(text) }, key: `feedback-reply:${requestId}` })
      return decide(tx, before, before.state === 'open' ? 'answered' : before.state, operator)
    },

    async adopt(tx, id, operator) {
      const before = await lock(tx, id)
      if (before.state === 'adopted') return { before, after: before }
      if (before.state === 'closed') throw new BusinessError(codes.conflict, 'feedback-closed')
      const key = `feedback-adopted:${id}`
      await tasks.complete(tx, { userId: before.userId, task: ADOPTED, occurrence: id, key })
      await tell(tx, before, { kind: 'reward', template: 'feedback-adopted', values: { points }, link: TASK_CENTER, key })
      return decide(tx, before, 'adopted', operator)
    },

    async close(tx, id, operator) {
      const before = await lock(tx, id)
      if (before.state === 'closed') return { before, after: before }
      await tell(tx, before, { template: 'feedback-closed', key: `feedback-closed:${id}` })
      return decide(tx, before, 'closed', operator)
    },
  }
}

const EXCERPT = 80
/** Characters, not units: half of an emoji is no character. */
const excerpt = (text: string) => {
  const characters = charactersOf(text.replace(/\s+/g, ' '))
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('')}…` : characters.join('')
}
