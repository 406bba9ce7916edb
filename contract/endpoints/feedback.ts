import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Id, platforms, Timestamp, Upload } from '../entities.ts'
import { feedbackRules, feedbackStates } from '../feedback-rules.ts'
import { plainText } from './fields.ts'

const { kinds, textMax, picturesMost, contactMax } = feedbackRules
/** What either side writes. */
export const FeedbackWords = v.pipe(plainText(textMax), v.minLength(1, 'empty'))

export const FeedbackItem = v.object({
  id: Id,
  kind: v.picklist(kinds),
  text: v.string(),
  state: v.picklist(feedbackStates),
  pictures: v.number(),
  /** There is an answer that the person has not seen. */
  unread: v.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type FeedbackItem = v.InferOutput<typeof FeedbackItem>

const FeedbackReply = v.object({ id: Id, author: v.picklist(['person', 'operator']), text: v.string(), createdAt: Timestamp })
export type FeedbackReply = v.InferOutput<typeof FeedbackReply>

export const FeedbackDetail = v.object({
  ...FeedbackItem.entries,
  pictures: v.array(Upload),
  contact: v.optional(v.string()),
  /** What was attached of where it was written. */
  about: v.object({ version: v.string(), platform: v.string(), page: v.optional(v.string()) }),
  /** Of both sides, oldest first. */
  replies: v.array(FeedbackReply),
})
export type FeedbackDetail = v.InferOutput<typeof FeedbackDetail>

export const feedbackEndpoints = {
  feedbackCreate: defineEndpoint({
    method: 'POST',
    path: '/feedback/create',
    summary: 'Sends feedback with up to six pictures, once per request id.',
    access: 'user',
    repeatable: true,
    request: v.object({
      requestId: Id,
      kind: v.picklist(kinds),
      text: FeedbackWords,
      /** Uploaded pictures of the person's; one may be a film. */
      pictures: v.optional(v.pipe(v.array(Id), v.maxLength(picturesMost, 'too-many-pictures')), []),
      contact: v.optional(plainText(contactMax), ''),
      about: v.object({
        version: v.pipe(v.string(), v.maxLength(40)),
        platform: v.picklist(platforms),
        /** The internal address of the page that it is about. */
        page: v.optional(v.pipe(v.string(), v.startsWith('/'), v.maxLength(300))),
      }),
    }),
    response: v.object({ id: Id }),
  }),
  feedbackList: defineEndpoint({
    method: 'POST',
    path: '/feedback/list',
    summary: "The person's feedback, that with the latest news first.",
    access: 'user',
    repeatable: true,
    request: v.object({ cursor: v.optional(v.string()) }),
    response: v.object({ items: v.array(FeedbackItem), next: v.optional(v.string()) }),
  }),
  feedbackDetail: defineEndpoint({
    method: 'POST',
    path: '/feedback/detail',
    summary: 'One feedback of the person with its pictures and replies, which count as seen from now on.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: FeedbackDetail,
  }),
  feedbackReply: defineEndpoint({
    method: 'POST',
    path: '/feedback/reply',
    summary: 'Adds something to a feedback that is not closed, once per request id.',
    access: 'user',
    repeatable: true,
    request: v.object({ requestId: Id, id: Id, text: FeedbackWords }),
    response: FeedbackDetail,
  }),
} as const
