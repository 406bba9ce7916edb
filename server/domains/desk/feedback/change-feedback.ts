import type { FeedbackDesk } from '../../feedback/feedback-desk.ts'
import type { FeedbackRow } from '../../feedback/feedback.table.ts'
import type { Actions } from '../actions.ts'
import type { Facts } from '../audit.table.ts'

/** What the desk does with feedback. */
export function createChangeFeedback(feedback: FeedbackDesk): Actions<'deskFeedbackAnswer' | 'deskFeedbackAdopt' | 'deskFeedbackClose'> {
  const changed = ({ before, after }: { before: FeedbackRow; after: FeedbackRow }) =>
    ({ subject: { kind: 'feedback' as const, id: after.id }, before: factsOf(before), after: factsOf(after), answer: {} })

  return {
    deskFeedbackAnswer: async (tx, { id, requestId, text }, { identity }) => changed(await feedback.answer(tx, { id, requestId, text }, identity)),
    deskFeedbackAdopt: async (tx, { id }, { identity }) => changed(await feedback.adopt(tx, id, identity)),
    deskFeedbackClose: async (tx, { id }, { identity }) => changed(await feedback.close(tx, id, identity)),
  }
}

const factsOf = ({ state, replies }: FeedbackRow): Facts => ({ state, replies })
