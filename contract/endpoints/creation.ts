import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Task } from '../entities.ts'

const GeneratorCard = v.object({
  id: v.string(),
  path: v.string(),
  category: v.string(),
  cost: v.number(),
  makes: v.string(),
  /** Finished pictures, and what they were made from where there was a photo. */
  examples: v.array(v.object({ after: v.string(), before: v.optional(v.string()), workId: v.optional(Id) })),
  /** Median seconds a creation takes on this installation; absent when nothing is known. */
  typicalSeconds: v.optional(v.number()),
  engine: v.string(),
})
export type GeneratorCard = v.InferOutput<typeof GeneratorCard>

export const creationEndpoints = {
  generatorList: defineEndpoint({
    method: 'POST',
    path: '/v8/draw/funclist',
    summary: 'The generators that the configured engines can run, by category.',
    access: 'anyone',
    repeatable: true,
    request: v.object({}),
    response: v.object({
      categories: v.array(v.object({ id: v.string(), generators: v.array(GeneratorCard) })),
      /** Generators the person has used, the last one first. */
      recent: v.array(v.string()),
    }),
  }),
  taskCreate: defineEndpoint({
    method: 'POST',
    path: '/task/create',
    summary: 'Starts a creation: holds the points and puts it in the queue, once per request id.',
    access: 'bound',
    repeatable: true,
    request: v.object({
      requestId: Id,
      generator: v.string(),
      input: v.record(v.string(), v.unknown()),
      /** The work it continues from. */
      parentId: v.optional(Id),
    }),
    response: v.object({ task: Task, coin: v.number() }),
  }),
  taskDetail: defineEndpoint({
    method: 'POST',
    path: '/task/detail',
    summary: 'One creation with its progress and works.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: Task,
  }),
  taskList: defineEndpoint({
    method: 'POST',
    path: '/task/list',
    summary: 'Creations that wait or run, and those that failed since yesterday.',
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: v.object({ tasks: v.array(Task) }),
  }),
  taskCancel: defineEndpoint({
    method: 'POST',
    path: '/task/cancel',
    summary: 'Cancels a creation that waits or runs and releases its points.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: v.object({ task: Task, coin: v.number() }),
  }),
} as const
