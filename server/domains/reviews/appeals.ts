import { codes } from '#contract/codes.ts'
import type { WorkStanding } from '#contract/endpoints/moderation.ts'
import { and, eq, isNull } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Executor, Platform, Transaction } from '../../platform/platform.ts'
import type { Gallery } from '../gallery/gallery.ts'
import { works } from '../gallery/works.table.ts'
import { workReviews } from './reviews.table.ts'

/** What owners are told of works that are held or hidden, and what they say to that. */
export function createAppeals({ db, clock }: Platform, gallery: Gallery): Handlers<'workStanding' | 'workAppeal'> {
  const { workDetail } = gallery.handlers

  const read = (executor: Executor, id: string, userId: string) =>
    executor
      .select({ heldAt: works.heldAt, hiddenAt: works.hiddenAt, review: workReviews })
      .from(works)
      .leftJoin(workReviews, eq(workReviews.workId, works.id))
      .where(and(eq(works.id, id), eq(works.userId, userId), isNull(works.deletedAt)))

  async function standingOf(executor: Executor, id: string, userId: string): Promise<WorkStanding | undefined> {
    const [found] = await read(executor, id, userId)
    if (!found) throw notFound('work-not-found')
    const { heldAt, hiddenAt, review } = found
    const since = hiddenAt ?? heldAt
    if (!since) return undefined
    return {
      state: hiddenAt ? 'hidden' : 'held',
      since: since.getTime(),
      reasons: hiddenAt ? [] : (review?.reasons ?? []),
      ...(hiddenAt && review?.note && { note: review.note }),
      ...(review?.appeal && { appeal: { words: review.appeal, at: (review.appealedAt ?? since).getTime(), waits: review.waitingSince !== null } }),
    }
  }

  async function appeal(tx: Transaction, id: string, userId: string, words: string): Promise<WorkStanding> {
    // One at a time: the second of two taps finds the first.
    await tx.select({ id: works.id }).from(works).where(and(eq(works.id, id), eq(works.userId, userId))).for('update')
    const standing = await standingOf(tx, id, userId)
    if (!standing) throw new BusinessError(codes.conflict, 'nothing-to-appeal')
    if (standing.appeal?.words === words) return standing
    if (standing.appeal) throw new BusinessError(codes.conflict, 'appeal-made')
    const now = clock.now()
    // A held one keeps its place among those that wait.
    const waitingSince = standing.state === 'held' ? new Date(standing.since) : now
    const said = { appeal: words, appealedAt: now, waitingSince }
    await tx.insert(workReviews).values({ workId: id, reasons: [], ...said }).onConflictDoUpdate({ target: workReviews.workId, set: said })
    return { ...standing, appeal: { words, at: now.getTime(), waits: true } }
  }

  return {
    async workStanding({ id }, { identity }) {
      const standing = await standingOf(db, id, identity.userId)
      if (!standing) throw notFound('work-not-found')
      return standing
    },

    async workAppeal({ id, words }, call) {
      const standing = await db.transaction((tx) => appeal(tx, id, call.identity.userId, words))
      return { ...standing, work: await workDetail({ id }, call) }
    },
  }
}
