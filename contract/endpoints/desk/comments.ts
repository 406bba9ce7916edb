import * as v from 'valibot'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Id, Timestamp, Work } from '../../entities.ts'
import { commentDecisions } from '../../moderation-reasons.ts'
import { reportReasons } from '../../report-reasons.ts'
import { Cursor, OptionalReason, pageOf, PersonName } from './fields.ts'

const WaitingComment = v.object({
  id: Id,
  /** What it is about. */
  work: Work,
  author: PersonName,
  /** `MENTION` stands for the next of `mentions`. */
  text: v.string(),
  /** Whom it names, in their order; null: who has left. */
  mentions: v.array(v.nullable(v.object({ id: Id, nickname: v.string() }))),
  /** Why people reported it, the most frequent first; empty where its words were held before anybody saw them. */
  reasons: v.array(v.object({ reason: v.picklist(reportReasons), count: v.number() })),
  /** Only its writer sees it. */
  held: v.boolean(),
  waitingSince: Timestamp,
})
export type WaitingComment = v.InferOutput<typeof WaitingComment>

export const deskCommentEndpoints = {
  deskComments: defineEndpoint({
    method: 'POST',
    path: '/desk/comments/list',
    summary: 'Comments that wait for a look, held by the rules or reported, the longest waiting first.',
    access: 'user',
    permission: 'reports.decide',
    repeatable: true,
    request: v.object({ cursor: Cursor }),
    response: pageOf(WaitingComment),
  }),
  deskCommentDecide: defineAction({
    path: '/desk/comments/decide',
    summary: 'Shows a comment to everybody, or takes it away for good with a reason that its writer is told.',
    permission: 'reports.decide',
    audit: 'comment.decide',
    repeatable: true,
    request: v.object({ id: Id, decision: v.picklist(commentDecisions), reason: OptionalReason }),
    response: v.object({}),
  }),
} as const
