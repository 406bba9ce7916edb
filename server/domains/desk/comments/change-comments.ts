import { badInput } from '../../../business-error.ts'
import type { CommentDesk } from '../../comments/comment-desk.ts'
import type { Actions } from '../actions.ts'

/** What an operator decides of comments. */
export const createChangeComments = (comments: CommentDesk): Actions<'deskCommentDecide'> => ({
  async deskCommentDecide(tx, { id, decision, reason }) {
    if (decision === 'remove' && reason === '') throw badInput('reason', 'missing')
    const found = await comments.decide(tx, id, decision, reason)
    const before = { held: Boolean(found?.heldAt) }
    return { subject: { kind: 'comment', id }, before, after: found ? { held: false, decision } : before, answer: {} }
  },
})
