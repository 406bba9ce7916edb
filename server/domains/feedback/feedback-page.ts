import { and, desc, type SQL } from '../../platform/database/orm.ts'
import type { Executor } from '../../platform/platform.ts'
import { olderThan, pageOf } from '../time-pages.ts'
import { feedback, type FeedbackRow } from './feedback.table.ts'

const PAGE = 20

/** A page of the feedback that fits, that with the latest news first. */
export async function feedbackPage(executor: Executor, where: SQL | undefined, cursor: string | undefined) {
  const rows: FeedbackRow[] = await executor
    .select()
    .from(feedback)
    .where(and(where, olderThan(cursor, feedback.updatedAt, feedback.id)))
    .orderBy(desc(feedback.updatedAt), desc(feedback.id))
    .limit(PAGE + 1)
  return pageOf(rows, PAGE, ({ updatedAt }) => updatedAt.getTime())
}
