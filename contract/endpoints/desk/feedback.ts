import * as v from 'valibot'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Id } from '../../entities.ts'
import { feedbackRules } from '../../feedback-rules.ts'
import { FeedbackDetail, FeedbackItem, FeedbackWords } from '../feedback.ts'
import { Cursor, OptionalReason, pageOf, PersonName } from './fields.ts'
import { feedbackViews } from './feedback-views.ts'

const { unread: _unread, ...item } = FeedbackItem.entries
const ofDesk = {
  owner: PersonName,
  /** The last word is the person's. */
  waits: v.boolean(),
}

const DeskFeedback = v.object({ ...item, ...ofDesk })
export type DeskFeedback = v.InferOutput<typeof DeskFeedback>

const common = { permission: 'feedback.answer', repeatable: true } as const

export const deskFeedbackEndpoints = {
  deskFeedbacks: defineEndpoint({
    ...common,
    method: 'POST',
    access: 'user',
    path: '/desk/feedback/list',
    summary: 'Feedback, that with the latest words first: what waits for an answer, all of it, of a state, of a kind, or of a person.',
    request: v.object({
      view: v.optional(v.picklist(feedbackViews), 'waits'),
      kind: v.optional(v.picklist(feedbackRules.kinds)),
      person: v.optional(Id),
      cursor: Cursor,
    }),
    response: pageOf(DeskFeedback),
  }),
  deskFeedback: defineEndpoint({
    ...common,
    method: 'POST',
    access: 'user',
    path: '/desk/feedback/detail',
    summary: 'One feedback with its pictures and all that was written under it.',
    request: v.object({ id: Id }),
    response: v.object({ ...FeedbackDetail.entries, ...ofDesk }),
  }),
  deskFeedbackAnswer: defineAction({
    ...common,
    path: '/desk/feedback/answer',
    summary: 'Writes to the person under their feedback, and tells them. The same request id writes once.',
    audit: 'feedback.answer',
    request: v.object({ requestId: Id, id: Id, text: FeedbackWords, reason: OptionalReason }),
    response: v.object({}),
  }),
  deskFeedbackAdopt: defineAction({
    ...common,
    path: '/desk/feedback/adopt',
    summary: 'Takes an idea up: points for it wait for the person in the task center, once.',
    audit: 'feedback.adopt',
    request: v.object({ id: Id, reason: OptionalReason }),
    response: v.object({}),
  }),
  deskFeedbackClose: defineAction({
    ...common,
    path: '/desk/feedback/close',
    summary: 'Ends feedback: the person can add nothing any more, and is told.',
    audit: 'feedback.close',
    request: v.object({ id: Id, reason: OptionalReason }),
    response: v.object({}),
  }),
} as const
