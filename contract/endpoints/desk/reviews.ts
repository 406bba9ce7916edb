import * as v from 'valibot'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Id, Timestamp, Work } from '../../entities.ts'
import { moderationReasons, reviewDecisions } from '../../moderation-reasons.ts'
import { Cursor, OptionalReason, pageOf } from './fields.ts'

/** A work that waits for a look, or that was looked at. */
const Review = v.object({
  work: Work,
  /** held: it was to be published; hidden: it was taken off the square, and its owner asks that it may come back. */
  state: v.picklist(['held', 'hidden', 'public']),
  reasons: v.array(v.picklist(moderationReasons)),
  /** The prompt behind the picture, where one was written. */
  prompt: v.string(),
  /** What its owner says. */
  appeal: v.optional(v.string()),
  since: Timestamp,
  decision: v.optional(v.object({ decision: v.picklist(reviewDecisions), note: v.string(), at: Timestamp })),
})
export type Review = v.InferOutput<typeof Review>

export const deskReviewEndpoints = {
  deskReviews: defineEndpoint({
    method: 'POST',
    path: '/desk/reviews/list',
    summary: 'Works that are held before they are public and appeals, the longest waiting first; or those that were decided, the last first.',
    access: 'user',
    permission: 'reports.decide',
    repeatable: true,
    request: v.object({ view: v.optional(v.picklist(['open', 'decided']), 'open'), cursor: Cursor }),
    response: pageOf(Review),
  }),
  deskReview: defineEndpoint({
    method: 'POST',
    path: '/desk/reviews/detail',
    summary: 'One work that waits, or was decided.',
    access: 'user',
    permission: 'reports.decide',
    repeatable: true,
    request: v.object({ id: Id }),
    response: Review,
  }),
  deskReviewDecide: defineAction({
    path: '/desk/reviews/decide',
    summary: 'Lets a work be shown, or takes it off the square with a reason; the owner is told of both.',
    permission: 'reports.decide',
    audit: 'work.review',
    repeatable: true,
    request: v.object({ id: Id, decision: v.picklist(reviewDecisions), reason: OptionalReason }),
    response: v.object({}),
  }),
} as const
