import * as v from 'valibot'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Id, Timestamp } from '../../entities.ts'
import { Cursor, OptionalReason, pageOf } from './fields.ts'
import { DeskTask } from './people.ts'

const engineStates = ['starting', 'ready', 'resting', 'failing'] as const

const OfferState = v.object({
  id: v.string(),
  generator: v.string(),
  model: v.string(),
  lane: v.string(),
  /** Words and photos stay on machines of this installation. */
  stays: v.boolean(),
  /** Seconds of its last creations: of half of them at most, of all but one in twenty; absent before the first. */
  p50: v.optional(v.number()),
  p95: v.optional(v.number()),
})

const EngineState = v.object({
  id: v.string(),
  name: v.string(),
  state: v.picklist(engineStates),
  /** Why it cannot be used, in the operator's language. */
  message: v.optional(v.string()),
  /** Creations that failed in the last 24 hours with it as the last engine. */
  failures: v.number(),
  offers: v.array(OfferState),
})
export type EngineState = v.InferOutput<typeof EngineState>

const Lane = v.object({
  lane: v.string(),
  /** Places in the process that answers; 0 where it runs none. */
  places: v.number(),
  /** `capped`: there are at least so many. */
  waiting: v.number(),
  capped: v.boolean(),
  running: v.number(),
  /** When the one that waits longest was asked for. */
  oldest: v.optional(Timestamp),
})
export type Lane = v.InferOutput<typeof Lane>

export const deskEngineEndpoints = {
  deskEngines: defineEndpoint({
    method: 'POST',
    path: '/desk/engines/list',
    summary: 'The engines of the process that answers: their state, what they offer and how long that takes.',
    access: 'user',
    permission: 'engines.read',
    repeatable: true,
    request: v.object({}),
    response: v.object({ rows: v.array(EngineState) }),
  }),
  deskQueue: defineEndpoint({
    method: 'POST',
    path: '/desk/queue/list',
    summary: 'The lanes of the queue, and the creations that run.',
    access: 'user',
    permission: 'engines.read',
    repeatable: true,
    request: v.object({}),
    response: v.object({ lanes: v.array(Lane), running: v.array(DeskTask) }),
  }),
  deskFailures: defineEndpoint({
    method: 'POST',
    path: '/desk/queue/failures',
    summary: 'Creations that failed, the last first.',
    access: 'user',
    permission: 'engines.read',
    repeatable: true,
    request: v.object({ engine: v.optional(v.pipe(v.string(), v.maxLength(60))), cursor: Cursor }),
    response: pageOf(DeskTask),
  }),
  deskTaskStop: defineAction({
    path: '/desk/queue/stop',
    summary: 'Stops a creation that waits or runs; its points go back, and the person is told.',
    permission: 'queue.change',
    audit: 'task.stop',
    repeatable: true,
    request: v.object({ id: Id, reason: OptionalReason }),
    response: v.object({}),
  }),
  deskTaskRetry: defineAction({
    path: '/desk/queue/retry',
    summary: 'Makes a creation that an engine failed once more, free for the person, who is told.',
    permission: 'queue.change',
    audit: 'task.retry',
    repeatable: true,
    request: v.object({ id: Id, reason: OptionalReason }),
    response: v.object({}),
  }),
} as const
