import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Gender, Id, Task, Timestamp, Upload, Work } from '../entities.ts'
import { doubleStates, photoStudioRules } from '../photo-studio.ts'

const { templatesMost } = photoStudioRules

const DoublePhoto = v.object({
  upload: Upload,
  /** Why it is of no use; absent: it is good. */
  problem: v.optional(v.object({ reason: v.string(), message: v.string() })),
})
export type DoublePhoto = v.InferOutput<typeof DoublePhoto>

/** A person's digital double: what is kept of their face to make pictures with. */
export const Double = v.object({
  id: Id,
  gender: Gender,
  state: v.picklist(doubleStates),
  /** 0..1, while it is being built. */
  progress: v.number(),
  /** In the order they came. */
  photos: v.array(DoublePhoto),
  /** How many of the photos are good. */
  good: v.number(),
  /** The best first; of one that is ready. */
  portraits: v.array(Upload),
  /** Pictures and films that were made of it. */
  works: v.number(),
  /** Why it could not be built. */
  failure: v.optional(v.string()),
  createdAt: Timestamp,
  readyAt: v.optional(Timestamp),
})
export type Double = v.InferOutput<typeof Double>

const OneDouble = v.object({ double: Double })

export const photoStudioEndpoints = {
  doubleList: defineEndpoint({
    method: 'POST',
    path: '/double/list',
    summary: "The person's doubles, the newest first: one at most is not ready.",
    access: 'user',
    repeatable: true,
    request: v.object({}),
    response: v.object({ doubles: v.array(Double) }),
  }),
  doubleBegin: defineEndpoint({
    method: 'POST',
    path: '/double/begin',
    summary: 'Begins a double, or changes the gender of the one that was begun. The person agrees to what is done with photos of their face.',
    access: 'bound',
    repeatable: true,
    request: v.object({ gender: Gender, agree: v.literal(true, 'double-agree') }),
    response: OneDouble,
  }),
  doubleAddPhoto: defineEndpoint({
    method: 'POST',
    path: '/double/photo/add',
    summary: 'Looks at a photo of the person and keeps it with the double that was begun, with what speaks against it.',
    access: 'bound',
    repeatable: true,
    request: v.object({ id: Id, upload: Id }),
    response: OneDouble,
  }),
  doubleRemovePhoto: defineEndpoint({
    method: 'POST',
    path: '/double/photo/remove',
    summary: 'Takes a photo off the double that was begun.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id, upload: Id }),
    response: OneDouble,
  }),
  doubleBuild: defineEndpoint({
    method: 'POST',
    path: '/double/build',
    summary: 'Has the double built from its good photos; answers at once.',
    access: 'bound',
    repeatable: true,
    request: v.object({ id: Id }),
    response: OneDouble,
  }),
  doubleDelete: defineEndpoint({
    method: 'POST',
    path: '/double/delete',
    summary: 'Deletes a double with its photos and everything that was made of it; answers the receipt.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: v.object({ receipt: Id }),
  }),
  doubleReceipt: defineEndpoint({
    method: 'POST',
    path: '/double/receipt',
    summary: "What was deleted with a double of the person's.",
    access: 'user',
    repeatable: true,
    request: v.object({ receipt: Id }),
    response: v.object({
      receipt: Id,
      requestedAt: Timestamp,
      /** Absent while it is being deleted. */
      finishedAt: v.optional(Timestamp),
      /** So far. */
      counts: v.object({ photos: v.number(), portraits: v.number(), pictures: v.number(), films: v.number() }),
    }),
  }),
  doubleCreate: defineEndpoint({
    method: 'POST',
    path: '/double/create',
    summary: 'Starts a creation of a double for each template: all of them, or none where something speaks against one.',
    access: 'bound',
    repeatable: true,
    request: v.object({
      id: Id,
      templates: v.pipe(v.array(v.object({ template: v.string(), requestId: Id })), v.minLength(1, 'missing'), v.maxLength(templatesMost)),
      /** Which of its portraits; absent: the best. */
      portrait: v.optional(Id),
      /** A picture that was made of it, in place of a portrait. */
      from: v.optional(Id),
    }),
    response: v.object({ tasks: v.array(Task), coin: v.number() }),
  }),
  doubleWorks: defineEndpoint({
    method: 'POST',
    path: '/double/works',
    summary: 'What was made of a double, the newest first, and what is being made.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id, cursor: v.optional(v.string()) }),
    response: v.object({
      works: v.array(Work),
      /** Those that wait or run, and those that failed since yesterday; on the first page alone. */
      tasks: v.array(Task),
      next: v.optional(v.string()),
    }),
  }),
  uploadList: defineEndpoint({
    method: 'POST',
    path: '/upload/list',
    summary: 'Photos that the person sent and that are still kept, the newest first.',
    access: 'user',
    repeatable: true,
    request: v.object({ cursor: v.optional(v.string()) }),
    response: v.object({ uploads: v.array(Upload), next: v.optional(v.string()) }),
  }),
} as const
