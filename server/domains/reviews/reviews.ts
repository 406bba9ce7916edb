import type { ModerationReason } from '#contract/moderation-reasons.ts'
import { and, eq, isNotNull, isNull } from '../../platform/database/orm.ts'
import type { Clock, Executor, Transaction } from '../../platform/platform.ts'
import type { Messages } from '../messages/messages.ts'
import { workReviews, type ReviewRow } from './reviews.table.ts'

/** Where the owner of a work sees it, and what became of it. */
export const linkOf = (id: string) => `/functionList/draw/show?id=${id}`

interface Held {
  id: string
  userId: string
}

/** What is known of works that were held or hidden. */
export function createReviews({ clock, messages }: { clock: Clock; messages: Pick<Messages, 'send'> }) {
  return {
    find: async (executor: Executor, workId: string): Promise<ReviewRow | undefined> => (await executor.select().from(workReviews).where(eq(workReviews.workId, workId)))[0],

    /** Has somebody look at a work before others see it, and tells its owner. */
    async hold(tx: Transaction, { id, userId }: Held, reasons: readonly ModerationReason[]): Promise<void> {
      const now = clock.now()
      const held = { reasons: [...reasons], waitingSince: now, appeal: null, appealedAt: null, decision: null, note: '', decidedAt: null }
      await tx.insert(workReviews).values({ workId: id, ...held }).onConflictDoUpdate({ target: workReviews.workId, set: held })
      await messages.send(tx, { userId, kind: 'system', template: 'work-held', link: linkOf(id), workId: id, key: `work-held:${id}:${now.getTime()}` })
    },

    /** Its owner does not want it public any more: nobody has to look. */
    async withdraw(tx: Transaction, workId: string): Promise<void> {
      await tx.delete(workReviews).where(and(eq(workReviews.workId, workId), isNotNull(workReviews.waitingSince), isNull(workReviews.decision)))
    },

    /** An operator has taken a work off the square, or let it come back, without being asked. */
    async decided(tx: Transaction, workId: string, decision: 'pass' | 'hide', note: string): Promise<void> {
      const made = { waitingSince: null, decision, note, decidedAt: clock.now() }
      // What was said of an earlier hiding is not said of this one.
      const before = decision === 'hide' ? { reasons: [], appeal: null, appealedAt: null } : {}
      await tx.insert(workReviews).values({ workId, reasons: [], ...made }).onConflictDoUpdate({ target: workReviews.workId, set: { ...made, ...before } })
    },
  }
}

export type Reviews = ReturnType<typeof createReviews>
