import * as v from 'valibot'
import { NewBroadcast } from '../../broadcast.ts'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Id, Timestamp } from '../../entities.ts'
import { Cursor, OptionalReason, pageOf, PersonName, Reason } from './fields.ts'

const Broadcast = v.object({
  ...NewBroadcast.entries,
  /** Absent once the account is gone. */
  sender: v.optional(PersonName),
  createdAt: Timestamp,
  withdrawnAt: v.optional(Timestamp),
})
export type Broadcast = v.InferOutput<typeof Broadcast>

const common = { permission: 'broadcasts.send', repeatable: true } as const

export const deskBroadcastEndpoints = {
  deskBroadcasts: defineEndpoint({
    ...common,
    method: 'POST',
    access: 'user',
    path: '/desk/broadcasts/list',
    summary: 'Messages to everybody, newest first, those that were withdrawn as well.',
    request: v.object({ cursor: Cursor }),
    response: pageOf(Broadcast),
  }),
  deskBroadcast: defineEndpoint({
    ...common,
    method: 'POST',
    access: 'user',
    path: '/desk/broadcasts/detail',
    summary: 'One message to everybody, in all languages that it has.',
    request: v.object({ id: Id }),
    response: Broadcast,
  }),
  deskBroadcastSend: defineAction({
    ...common,
    path: '/desk/broadcasts/send',
    summary: 'Sends a message to everybody who is registered by now, once for its id.',
    audit: 'broadcast.send',
    request: v.object({ broadcast: NewBroadcast, reason: OptionalReason }),
    response: v.object({}),
  }),
  deskBroadcastWithdraw: defineAction({
    ...common,
    path: '/desk/broadcasts/withdraw',
    summary: 'Takes a message to everybody back, from those who have read it as well.',
    audit: 'broadcast.withdraw',
    request: v.object({ id: Id, reason: Reason }),
    response: v.object({}),
  }),
} as const
