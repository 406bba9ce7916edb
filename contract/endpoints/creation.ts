import * as v from 'valibot'
import { appConfig } from '#config'
import { countCharacters } from '../characters.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Task } from '../entities.ts'
import { Scene, Script } from '../generators/film-choices.ts'

const FieldSupport = v.union([v.literal(true), v.object({ max: v.number(), min: v.optional(v.number()), step: v.optional(v.number()) }), v.object({ options: v.array(v.string()) })])

/** One way to make a generator's creations. */
const GeneratorOffer = v.object({
  id: v.string(),
  engine: v.string(),
  model: v.string(),
  /** What it is good at, in the person's language or the operator's. */
  about: v.optional(v.string()),
  homepage: v.optional(v.string()),
  licence: v.optional(v.string()),
  /** The fields that it uses, and within which limits; absent: all of them. */
  fields: v.optional(v.record(v.string(), FieldSupport)),
  /** Median seconds of its last creations; absent when nothing is known. */
  seconds: v.optional(v.number()),
  /** Words and photos stay on machines of this installation. */
  stays: v.boolean(),
  /**
   * 'lexicon': makes what it has words for and tells those that it left out. 'english': knows English alone, and nothing here translates all that
   * may be written. Absent: takes whatever is written.
   */
  reads: v.optional(v.picklist(['lexicon', 'english'])),
})
export type GeneratorOffer = v.InferOutput<typeof GeneratorOffer>

const GeneratorCard = v.object({
  id: v.string(),
  path: v.string(),
  category: v.string(),
  cost: v.number(),
  makes: v.string(),
  /** Finished pictures, and what they were made from where there was a photo; of a film, one of its pictures. */
  examples: v.array(v.object({ after: v.string(), before: v.optional(v.string()), film: v.optional(v.string()), workId: v.optional(Id) })),
  /** Median seconds a creation takes on this installation; absent when nothing is known. */
  typicalSeconds: v.optional(v.number()),
  /** Films may stand among its photos. */
  clips: v.optional(v.literal(true)),
  /** What can make it, the preferred one first; absent where that is the built-in engine alone, which uses every field. */
  offers: v.optional(v.array(GeneratorOffer)),
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
      /** The offer that the person chose among the generator's; absent: the preferred one that can make all of it. */
      offer: v.optional(v.string()),
      /** The work it continues from. */
      parentId: v.optional(Id),
    }),
    response: v.object({ task: Task, coin: v.number() }),
  }),
  promptCheck: defineEndpoint({
    method: 'POST',
    path: '/prompt/check',
    summary: 'What an offer which knows only some words would make of a prompt, and the words that it would leave out.',
    access: 'anyone',
    repeatable: true,
    request: v.object({
      generator: v.string(),
      /** Absent: the preferred one. */
      offer: v.optional(v.string()),
      prompt: v.pipe(v.string(), v.check((prompt) => countCharacters(prompt) <= appConfig.creation.promptMaxLength, 'too-long')),
    }),
    /** Both are empty for an offer that takes whatever is written. */
    response: v.object({
      /** In the language of whoever asks. */
      paints: v.array(v.string()),
      /** In the prompt's own. */
      unread: v.array(v.string()),
      /** Why it would make nothing of it: a creation with it would be refused. In the language of whoever asks. */
      refusal: v.optional(v.string()),
    }),
  }),
  promptEnrich: defineEndpoint({
    method: 'POST',
    path: '/prompt/enrich',
    summary: "Richer ways to say a prompt, in its own language, by the operator's language model; none where there is no such model.",
    access: 'user',
    repeatable: true,
    request: v.object({ prompt: v.pipe(v.string(), v.check((prompt) => countCharacters(prompt) <= appConfig.creation.promptMaxLength, 'too-long')) }),
    response: v.object({ prompts: v.array(v.string()) }),
  }),
  storyboardPropose: defineEndpoint({
    method: 'POST',
    path: '/storyboard/propose',
    summary: 'The scenes that a script in any of the languages would become as a film, to be edited before it is made.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ script: Script }),
    response: v.object({
      scenes: v.array(Scene),
      /** The end of the script that a film of this length has no place for. */
      left: v.string(),
    }),
  }),
  taskCheck: defineEndpoint({
    method: 'POST',
    path: '/task/check',
    summary: 'What speaks against a creation of these photos before it is paid: why it would be refused, and what will not look right.',
    access: 'user',
    repeatable: true,
    /** An input of which the fields that the generator has looked at are filled in. */
    request: v.object({ generator: v.string(), input: v.record(v.string(), v.unknown()), offer: v.optional(v.string()) }),
    response: v.object({
      /** The field it is about, why, and values of fields by which it would be made all the same. */
      refusal: v.optional(v.object({ field: v.string(), message: v.string(), instead: v.optional(v.record(v.string(), v.unknown())) })),
      /** Each in a sentence in the person's language. */
      remarks: v.array(v.string()),
    }),
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
