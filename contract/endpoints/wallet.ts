import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp, workKinds } from '../entities.ts'
import { movementFilters, pointCauses } from '../point-causes.ts'
import { taskStates } from '../task-states.ts'

const Movement = v.object({
  id: Id,
  at: Timestamp,
  /** What it changed the balance by; 0: a creation that was free. */
  points: v.number(),
  /** The balance after it. */
  balance: v.number(),
  cause: v.picklist(pointCauses),
  /** Points that come back from a creation that was given up or failed. */
  returned: v.boolean(),
  /** Of an order that was paid or refunded. */
  orderId: v.optional(v.string()),
  /** What an operator wrote about it. */
  note: v.optional(v.string()),
  /** Of points that came: when what is left of them goes, and how much that is. */
  lot: v.optional(v.object({ remaining: v.number(), expiresAt: v.optional(Timestamp) })),
  task: v.optional(v.object({ id: Id, generator: v.string(), state: v.picklist(taskStates) })),
  /** The first work of the creation, as long as it is there. */
  work: v.optional(v.object({ id: Id, kind: v.picklist(workKinds), thumbnail: v.string(), colour: v.string() })),
})
export type Movement = v.InferOutput<typeof Movement>

const Cursor = v.optional(v.string())
const next = v.optional(v.string())

export const walletEndpoints = {
  walletSummary: defineEndpoint({
    method: 'POST',
    path: '/user/wallet',
    summary: "The person's points: what can be spent, of that bought and given, what is held, and what goes next.",
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: v.object({
      points: v.number(),
      bought: v.number(),
      granted: v.number(),
      /** For creations under way; no part of the points. */
      held: v.number(),
      /** All that goes within the next days, and the first of it. */
      expiring: v.optional(v.object({ points: v.number(), at: Timestamp })),
    }),
  }),
  coinDetail: defineEndpoint({
    method: 'POST',
    path: '/user/coindetail',
    summary: 'Movements of points, the newest first, each with what it was for and the balance after it.',
    access: 'user',
    repeatable: true,
    request: v.object({ filter: v.optional(v.picklist(movementFilters), 'all'), cursor: Cursor }),
    response: v.object({ movements: v.array(Movement), next }),
  }),
  consumeExpire: defineEndpoint({
    method: 'POST',
    path: '/consume/expire',
    summary: 'Points that expire, the soonest first: how many, when, and what they were given for.',
    access: 'user',
    repeatable: true,
    request: v.object({ cursor: Cursor }),
    response: v.object({
      lots: v.array(v.object({ id: Id, points: v.number(), at: Timestamp, cause: v.picklist(pointCauses) })),
      next,
    }),
  }),
} as const
