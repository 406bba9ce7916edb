import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../entities.ts'
import { messageKinds } from '../message-kinds.ts'

const Kind = v.picklist(messageKinds)

const Message = v.object({
  id: Id,
  kind: Kind,
  /** In the language of whoever reads; the body may hold links as running texts do. */
  title: v.string(),
  body: v.string(),
  /** The thumbnail of the work that it is about. */
  picture: v.optional(v.string()),
  /** An internal address, or an external page, of what it speaks of. */
  link: v.optional(v.string()),
  createdAt: Timestamp,
  read: v.boolean(),
})
export type Message = v.InferOutput<typeof Message>

/** How many messages the person has not read, and of which kinds; of those kept for them alone 100 of a kind are counted at most, which are shown as 99+. */
const Unread = v.object({ total: v.number(), kinds: v.partial(v.object(v.entriesFromList(messageKinds, v.number()))) })
export type Unread = v.InferOutput<typeof Unread>

export const messagesEndpoints = {
  messageList: defineEndpoint({
    method: 'POST',
    path: '/user/message/list',
    summary: "The person's messages, newest first, with how many are unread.",
    access: 'user',
    repeatable: true,
    request: v.object({ kind: v.optional(Kind), cursor: v.optional(v.string()) }),
    response: v.object({ messages: v.array(Message), next: v.optional(v.string()), unread: Unread }),
  }),
  messageDetail: defineEndpoint({
    method: 'POST',
    path: '/user/message/detail',
    summary: 'One message of the person, which counts as read from now on.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: Message,
  }),
  messageRead: defineEndpoint({
    method: 'POST',
    path: '/user/message/read',
    summary: 'Marks one message as read, or all of a kind, or all.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: v.optional(Id), kind: v.optional(Kind) }),
    response: v.object({ unread: Unread }),
  }),
  messageUnread: defineEndpoint({
    method: 'POST',
    path: '/user/message/unread',
    summary: 'How many messages the person has not read.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: Unread,
  }),
} as const
