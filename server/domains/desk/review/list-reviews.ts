import type { Review } from '#contract/endpoints/desk/reviews.ts'
import { wordsIn } from '#contract/generators/words-in.ts'
import { and, eq, isNotNull, isNull, sql } from '../../../platform/database/orm.ts'
import { notFound } from '../../../business-error.ts'
import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import { seenWorksStatement, type SeenWork } from '../../gallery/seen-works.ts'
import type { Viewer, WorkViews } from '../../gallery/work-view.ts'
import { workReviews, type ReviewRow } from '../../reviews/reviews.table.ts'
import { after, sorted, type Order } from '../../keyset.ts'
import { READ, toPage } from '../pages.ts'

/** Of these ids, those that their owners want shown: what they took back or deleted is theirs alone again. */
const reviewed = seenWorksStatement(
  'desk-reviewed',
  "where works.id = any($4::uuid[]) and works.deleted_at is null and (works.visibility = 'public' or works.held_at is not null or works.hidden_at is not null)",
)

/** Who waits longest comes first. */
const waiting: Order = { column: sql`${workReviews.waitingSince}`, id: sql`${workReviews.workId}`, kind: 'time', direction: 'asc' }
const decided: Order = { column: sql`${workReviews.decidedAt}`, id: sql`${workReviews.workId}`, kind: 'time', direction: 'desc' }

/** Works that wait for a look, with what is to be known of them. Two statements each. */
export function createListReviews({ db }: Platform, workViews: WorkViews): Handlers<'deskReviews' | 'deskReview'> {
  const withPrompt = { review: workReviews, input: sql<Record<string, unknown> | null>`(select description -> 'input' from works where id = ${workReviews.workId})` }
  type Found = { review: ReviewRow; input: Record<string, unknown> | null }

  async function view(found: readonly Found[], viewer: Viewer): Promise<Review[]> {
    const works = await workViews.read(reviewed, viewer, [found.map(({ review }) => review.workId)])
    const workOf = new Map(works.map((row) => [row.id, row]))
    return found.flatMap(({ review, input }) => {
      const row = workOf.get(review.workId)
      return row ? viewOne(review, wordsIn(input ?? {}).join('\n'), row, viewer) : []
    })
  }

  const viewOne = (review: ReviewRow, prompt: string, row: SeenWork, { locale }: Viewer): Review => ({
    work: workViews.view(row, locale),
    state: row.heldAt !== null ? 'held' : row.hiddenAt !== null ? 'hidden' : 'public',
    reasons: review.reasons,
    prompt,
    since: (review.waitingSince ?? review.decidedAt ?? new Date(row.createdAt)).getTime(),
    ...(review.appeal !== null && { appeal: review.appeal }),
    ...(!review.waitingSince && review.decision && review.decidedAt && { decision: { decision: review.decision, note: review.note, at: review.decidedAt.getTime() } }),
  })

  return {
    async deskReviews({ view: wanted, cursor }, call) {
      const isOpen = wanted === 'open'
      const order = isOpen ? waiting : decided
      const which = isOpen ? isNotNull(workReviews.waitingSince) : and(isNull(workReviews.waitingSince), isNotNull(workReviews.decidedAt))
      const read = await db.select(withPrompt).from(workReviews).where(and(which, after(order, cursor))).orderBy(sorted(order)).limit(READ)
      const timeOf = ({ waitingSince, decidedAt }: ReviewRow) => (isOpen ? waitingSince : decidedAt)?.getTime() ?? 0
      const { rows, next } = toPage(read, (row) => row, ({ review }) => ({ value: timeOf(review), id: review.workId }))
      return { rows: await view(rows, call), next }
    },

    async deskReview({ id }, call) {
      const [shown] = await view(await db.select(withPrompt).from(workReviews).where(eq(workReviews.workId, id)), call)
      if (!shown) throw notFound('work-not-found')
      return shown
    },
  }
}
