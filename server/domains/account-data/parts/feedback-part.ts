import { asc, eq, sql } from '../../../platform/database/orm.ts'
import type { Platform } from '../../../platform/platform.ts'
import { feedback, feedbackReplies } from '../../feedback/feedback.table.ts'
import type { PersonalData } from './personal-data.ts'
import { personalTable } from './personal-table.ts'

/** What the person told us, with the answers. A day brings a handful at most, so all are read at once. */
export function feedbackPart(platform: Platform): PersonalData {
  const part = personalTable(platform, { kind: 'feedback', table: feedback, owner: feedback.userId, order: [feedback.createdAt] })
  const answers = sql<unknown[]>`coalesce((
    select json_agg(json_build_object('author', author, 'text', text, 'createdAt', created_at) order by created_at)
    from ${feedbackReplies} where ${feedbackReplies.feedbackId} = ${feedback.id}), '[]')`
  return {
    ...part,
    tables: [...part.tables, 'feedback_replies'],
    async *rows(userId) {
      const { id, kind, text, contact, about, state, createdAt } = feedback
      yield* await platform.db
        .select({ id, kind, text, contact, about, state, createdAt, answers })
        .from(feedback)
        .where(eq(feedback.userId, userId))
        .orderBy(asc(feedback.createdAt))
    },
  }
}
