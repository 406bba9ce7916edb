import * as v from 'valibot'
import { appConfig } from '#config'
import { taskStates } from './task-states.ts'

export const Id = v.pipe(v.string(), v.uuid())
/** Milliseconds since 1970, UTC. */
export const Timestamp = v.pipe(v.number(), v.integer())

export const platforms = ['pc', 'h5', 'chat'] as const
/** pc: a desktop browser; h5: a mobile browser; chat: the chat platform's browser. */
export type Platform = (typeof platforms)[number]

export const Gender = v.picklist(appConfig.profile.genders)
export type Gender = v.InferOutput<typeof Gender>
export const Interest = v.picklist(appConfig.profile.interests)
export type Interest = v.InferOutput<typeof Interest>

export const User = v.object({
  id: Id,
  nickname: v.string(),
  /** Address of the picture; absent where the default avatar is shown. */
  avatar: v.optional(v.string()),
  /** The balance of inspiration points. */
  coin: v.number(),
  member: v.boolean(),
  /** Until when; absent where the person is none. */
  memberUntil: v.optional(Timestamp),
  /** Masked for display: 138****8000; absent while no number is bound. */
  phone: v.optional(v.string()),
  gender: v.optional(Gender),
  bio: v.string(),
  interests: v.array(Interest),
  /** Photos of theirs are never sent to services outside of the installation. */
  photosStay: v.boolean(),
  works: v.number(),
  likes: v.number(),
  createdAt: Timestamp,
  /** What the person agreed to when they logged in reads otherwise by now. */
  agreementsDue: v.optional(v.boolean()),
  /** When the account is deleted, as was asked. */
  leavesAt: v.optional(Timestamp),
})
export type User = v.InferOutput<typeof User>

export const workKinds = ['image', 'video', 'text'] as const

/** The creative description: for the owner and members only. */
export const Description = v.object({
  /** The generator's input as it was sent, so that it can be made again. */
  input: v.record(v.string(), v.unknown()),
  seed: v.optional(v.number()),
  /** What the engine understood of a prompt, each in a word or two of the person's language, and the person's words that it could not use. */
  understood: v.optional(v.array(v.string())),
  unknown: v.optional(v.array(v.string())),
  /** What the engine has to say of the result, each in a line in the person's language. */
  notes: v.optional(v.array(v.string())),
  /** The engine's own recipe of the picture, validated by it: the studio's scene specification. */
  scene: v.optional(v.record(v.string(), v.unknown())),
  /** How the model was set: steps, sampler, guidance. */
  settings: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** The engine's id, and its name and the model's as people know them; works made before there were several have the id alone. */
  engine: v.string(),
  engineName: v.optional(v.string()),
  model: v.optional(v.object({ id: v.string(), name: v.string() })),
  /** What it was first asked of, which did not answer or could not make it. */
  insteadOf: v.optional(v.object({ engine: v.string(), model: v.string() })),
})
export type Description = v.InferOutput<typeof Description>

export const textTopics = ['people', 'things', 'subject', 'colours', 'light', 'layout', 'detail', 'unseen'] as const

/** What a picture shows on the whole; 'old': a photo whose colours are gone. */
const pictured = ['old', 'people', 'thing', 'view'] as const
export type Pictured = (typeof pictured)[number]

/** What was read out of a picture, in the person's language. */
export const WorkText = v.object({
  /** One paragraph. */
  summary: v.string(),
  /** What the next steps follow; absent in texts that were made before it was told. */
  shows: v.optional(v.picklist(pictured)),
  facts: v.array(v.object({ topic: v.picklist(textTopics), text: v.string() })),
  /** The main colours, the largest first; the shares add up to 1 at most. */
  colours: v.array(v.object({ colour: v.string(), share: v.number() })),
  /** Prompts that make a picture like it. */
  prompts: v.array(v.string()),
})
export type WorkText = v.InferOutput<typeof WorkText>

export const Work = v.object({
  id: Id,
  taskId: v.optional(Id),
  generator: v.string(),
  kind: v.picklist(workKinds),
  title: v.string(),
  width: v.number(),
  height: v.number(),
  /** Signed addresses, good for at least a day. */
  files: v.object({
    original: v.string(),
    /** Long side 1280 at most, webp. */
    preview: v.string(),
    /** 608 wide, webp. */
    thumbnail: v.string(),
    /** The photo it was made from, where there was one; the owner only. */
    before: v.optional(v.string()),
  }),
  /** Average colour '#rrggbb', shown until the picture comes. */
  colour: v.string(),
  transparent: v.boolean(),
  owner: v.object({
    id: Id,
    nickname: v.string(),
    avatar: v.optional(v.string()),
    house: v.boolean(),
    /** Who looks follows them. */
    followed: v.optional(v.boolean()),
  }),
  mine: v.boolean(),
  visibility: v.picklist(['private', 'public']),
  /** Waits for a look before others see it; its owner alone is told. */
  held: v.optional(v.boolean()),
  /** Taken off the square by an operator; its owner alone is told. */
  hidden: v.optional(v.boolean()),
  likes: v.number(),
  liked: v.boolean(),
  /** Absent: none; so with the comments. */
  favourites: v.optional(v.number()),
  favourite: v.optional(v.boolean()),
  comments: v.optional(v.number()),
  /** Its owner keeps the creative description from members, too. */
  promptKept: v.optional(v.boolean()),
  description: v.optional(Description),
  /** Seconds, of a film. */
  duration: v.optional(v.number()),
  /** Of a work of kind 'text'. */
  text: v.optional(WorkText),
  /** Made by the product's own accounts to show what can be done. */
  sample: v.boolean(),
  parentId: v.optional(Id),
  createdAt: Timestamp,
  deletedAt: v.optional(Timestamp),
})
export type Work = v.InferOutput<typeof Work>

export const Task = v.object({
  id: Id,
  generator: v.string(),
  state: v.picklist(taskStates),
  input: v.record(v.string(), v.unknown()),
  cost: v.number(),
  /** 0..1 */
  progress: v.number(),
  /** What its engine is doing, and at which of how many pictures it is, in the person's language. */
  stage: v.string(),
  /** A small picture of what is growing, as an address. */
  preview: v.optional(v.string()),
  /** How many tasks run before it; 0 when it is next or running; absent when it has just been made, and far back in a long queue. */
  queuePosition: v.optional(v.number()),
  /** The model that makes it, as people know it, and the one that did not answer or could not; absent when the model is not there any more. */
  maker: v.optional(v.object({ model: v.string(), insteadOf: v.optional(v.string()) })),
  /** Seconds, learned from finished tasks of the generator; absent when nothing is known. */
  estimatedWait: v.optional(v.number()),
  estimatedRun: v.optional(v.number()),
  works: v.array(Work),
  failure: v.optional(v.object({ code: v.number(), message: v.string(), refunded: v.number() })),
  createdAt: Timestamp,
  startedAt: v.optional(Timestamp),
  finishedAt: v.optional(Timestamp),
})
export type Task = v.InferOutput<typeof Task>

export const Upload = v.object({
  id: Id,
  url: v.string(),
  /** Upright, in pixels. */
  width: v.number(),
  height: v.number(),
  /** Of a film, at whose address browsers find what they play; absent for a picture. */
  film: v.optional(
    v.object({
      seconds: v.number(),
      sound: v.boolean(),
      /** The address of one of its frames; absent where nothing here decodes films. */
      poster: v.optional(v.string()),
    }),
  ),
})
export type Upload = v.InferOutput<typeof Upload>
