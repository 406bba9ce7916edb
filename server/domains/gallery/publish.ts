import { codes } from '#contract/codes.ts'
import { and, eq, isNull } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Handlers, UserCall } from '../../call.ts'
import type { Moderator, Verdict } from '../../moderation/moderator.ts'
import { passed } from '../../moderation/verdicts.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import type { Reviews } from '../reviews/reviews.ts'
import { createJudgeWork } from './judge-work.ts'
import { showOnSquare } from './show-on-square.ts'
import type { Withdraw } from './withdraw.ts'
import { works, type WorkRow } from './works.table.ts'

export interface PublishNeeds {
  moderator: Moderator
  reviews: Reviews
  withdraw: Withdraw
}

type Request = Parameters<Handlers<'workPublish'>['workPublish']>[0]

/** Shows works of a person to all, once they were judged, and takes them back. */
export function createPublish(platform: Platform, { moderator, reviews, withdraw }: PublishNeeds) {
  const { db, clock } = platform
  const judgeWork = createJudgeWork(platform, moderator)
  const own = (id: string, userId: string) => and(eq(works.id, id), eq(works.userId, userId), isNull(works.deletedAt))

  const takeBack = ({ id, title }: Request, userId: string) =>
    withdraw(async (tx) => {
      const rows = await tx.update(works).set({ visibility: 'private', heldAt: null, title: title || undefined }).where(own(id, userId)).returning()
      if (rows.length > 0) await reviews.withdraw(tx, id)
      return rows
    })

  async function judge(id: string, title: string, call: UserCall): Promise<Verdict> {
    const { userId } = call.identity
    const [found] = await db.select({ work: works, stays: users.photosStay }).from(works).innerJoin(users, eq(users.id, works.userId)).where(own(id, userId))
    if (!found) throw notFound('work-not-found')
    refuseHidden(found.work)
    // The same again is no reason to judge anew.
    if (found.work.visibility === 'public' && (title === '' || title === found.work.title)) return passed
    const review = await reviews.find(db, id)
    return judgeWork({ ...found, title: title || found.work.title, wasPassed: review?.decision === 'pass' }, call)
  }

  /** As it is by now: while it was judged it may have been hidden, deleted or shown by another tab. */
  async function apply(tx: Transaction, { id, title: written }: Request, userId: string, { decision, reasons }: Verdict): Promise<WorkRow[]> {
    const [work] = await tx.select().from(works).where(own(id, userId)).for('update')
    if (!work) return []
    refuseHidden(work)
    const title = written || undefined
    // Who is in the line waits for the decision, whatever the title is by now.
    if (decision === 'pass' && !work.heldAt) {
      await showOnSquare(tx, id, { clock, title })
      return []
    }
    await tx.update(works).set({ visibility: 'private', heldAt: work.heldAt ?? clock.now(), title }).where(eq(works.id, id))
    if (!work.heldAt) await reviews.hold(tx, work, reasons)
    return work.visibility === 'public' ? [work] : []
  }

  return async function publish(request: Request, call: UserCall): Promise<void> {
    const { userId } = call.identity
    if (request.visibility === 'private') {
      const taken = await takeBack(request, userId)
      if (taken.length === 0) throw notFound('work-not-found')
      return
    }
    const verdict = await judge(request.id, request.title, call)
    await withdraw((tx) => apply(tx, request, userId, verdict))
  }
}

function refuseHidden({ hiddenAt }: Pick<WorkRow, 'hiddenAt'>): void {
  if (hiddenAt) throw new BusinessError(codes.contentRefused, 'work-hidden')
}
