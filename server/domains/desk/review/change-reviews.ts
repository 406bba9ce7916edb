import { codes } from '#contract/codes.ts'
import { eq } from '../../../platform/database/orm.ts'
import { badInput, BusinessError, notFound } from '../../../business-error.ts'
import type { Clock, Transaction } from '../../../platform/platform.ts'
import { showOnSquare } from '../../gallery/show-on-square.ts'
import { works, type WorkRow } from '../../gallery/works.table.ts'
import type { Messages, NewMessage } from '../../messages/messages.ts'
import { linkOf, type Reviews } from '../../reviews/reviews.ts'
import { workReviews, type ReviewRow } from '../../reviews/reviews.table.ts'
import type { Actions } from '../actions.ts'

type Said = Pick<NewMessage, 'template' | 'values'>

interface ChangeReviewsParts {
  clock: Clock
  messages: Messages
  reviews: Pick<Reviews, 'find'>
}

/** What an operator decides of works that wait. */
export function createChangeReviews({ clock, messages, reviews }: ChangeReviewsParts): Actions<'deskReviewDecide'> {
  const decideOf = (tx: Transaction, { workId }: ReviewRow, decision: 'pass' | 'hide', note: string) =>
    tx.update(workReviews).set({ waitingSince: null, decision, note, decidedAt: clock.now() }).where(eq(workReviews.workId, workId))

  async function show(tx: Transaction, work: WorkRow): Promise<Said> {
    // What was hidden is its owner's to publish again; what waited was to be published.
    if (work.hiddenAt) await tx.update(works).set({ hiddenAt: null }).where(eq(works.id, work.id))
    else await showOnSquare(tx, work.id, { clock })
    return { template: work.hiddenAt ? 'work-shown' : 'work-passed' }
  }

  async function hide(tx: Transaction, work: WorkRow, reason: string): Promise<Said> {
    await tx.update(works).set({ heldAt: null, hiddenAt: work.hiddenAt ?? clock.now(), visibility: 'private' }).where(eq(works.id, work.id))
    return work.hiddenAt ? { template: 'appeal-denied', values: { reason } } : { template: 'work-hidden', values: { hasReason: 'yes', reason } }
  }

  return {
    async deskReviewDecide(tx, { id, decision, reason }) {
      if (decision === 'hide' && reason === '') throw badInput('reason', 'missing')
      const [work] = await tx.select().from(works).where(eq(works.id, id)).for('update')
      const review = work && (await reviews.find(tx, id))
      if (!review) throw notFound('work-not-found')
      const subject = { kind: 'work' as const, id }
      if (!review.waitingSince && review.decision !== decision) throw new BusinessError(codes.conflict, 'review-decided')
      if (!review.waitingSince) return { subject, before: { decision }, after: { decision }, answer: {} }
      const said = decision === 'pass' ? await show(tx, work) : await hide(tx, work, reason)
      await decideOf(tx, review, decision, reason)
      const key = `${said.template}:${id}:${clock.now().getTime()}`
      await messages.send(tx, { userId: work.userId, kind: 'system', ...said, link: linkOf(id), workId: id, key })
      return { subject, before: { hidden: work.hiddenAt !== null, held: work.heldAt !== null }, after: { hidden: decision === 'hide', held: false, decision }, answer: {} }
    },
  }
}
