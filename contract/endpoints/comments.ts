import * as v from 'valibot'
import { countCharacters } from '../characters.ts'
import { commentRules } from '../comment-rules.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../entities.ts'
import { reportReasons } from '../report-reasons.ts'
import { Person } from './follows.ts'

const Cursor = v.optional(v.string())

const Comment = v.object({
  id: Id,
  workId: Id,
  /** The comment that it answers; absent where it begins a thread. */
  parentId: v.optional(Id),
  /** Absent where it was taken away and others have answered it. */
  author: v.optional(Person),
  /** `MENTION` stands for the next of `mentions`. */
  text: v.string(),
  /** Whom it names, in their order; null: who has left. */
  mentions: v.array(v.nullable(v.object({ id: Id, nickname: v.string() }))),
  replies: v.number(),
  /** Its writer's alone until somebody of the product has looked. */
  held: v.optional(v.boolean()),
  mine: v.boolean(),
  createdAt: Timestamp,
})
export type Comment = v.InferOutput<typeof Comment>

const Page = v.object({ comments: v.array(Comment), next: v.optional(v.string()) })

const Text = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\n{3,}/g, '\n\n').trim()),
  v.nonEmpty('empty'),
  v.check((text) => countCharacters(text) <= commentRules.textMax, 'too-long'),
)

export const commentsEndpoints = {
  commentList: defineEndpoint({
    method: 'POST',
    path: '/work/comments/list',
    summary: 'The threads under a work that the caller may see, newest first, each with its first answers.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ workId: Id, cursor: Cursor }),
    response: v.object({ threads: v.array(v.object({ comment: Comment, replies: v.array(Comment) })), next: v.optional(v.string()) }),
  }),
  commentReplies: defineEndpoint({
    method: 'POST',
    path: '/work/comments/replies',
    summary: 'The answers to a comment, oldest first.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ id: Id, cursor: Cursor }),
    response: Page,
  }),
  commentCreate: defineEndpoint({
    method: 'POST',
    path: '/work/comments/create',
    summary: 'Says something under a public work, or answers what was said; the same id is stored once.',
    access: 'bound',
    repeatable: true,
    request: v.object({
      id: Id,
      workId: Id,
      parentId: v.optional(Id),
      text: Text,
      mentions: v.optional(v.pipe(v.array(Id), v.maxLength(commentRules.mentionsMax, 'too-many-mentions')), []),
    }),
    response: Comment,
  }),
  commentDelete: defineEndpoint({
    method: 'POST',
    path: '/work/comments/delete',
    summary: "Takes away a comment of the person's own, or one under their own work.",
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: v.object({}),
  }),
  commentReport: defineEndpoint({
    method: 'POST',
    path: '/work/comments/report',
    summary: 'Says that a comment should not be shown.',
    access: 'user',
    repeatable: true,
    request: v.object({
      id: Id,
      reason: v.picklist(reportReasons),
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(commentRules.reportNoteMax, 'too-long')), ''),
    }),
    response: v.object({}),
  }),
  mentionSuggest: defineEndpoint({
    method: 'POST',
    path: '/work/comments/mentions',
    summary: 'Whom a comment under a work may mean by a name that is being written: its owner, who has said something there, whom the person follows.',
    access: 'user',
    repeatable: true,
    request: v.object({ workId: Id, search: v.pipe(v.string(), v.maxLength(40)) }),
    response: v.object({ people: v.array(Person) }),
  }),
} as const
