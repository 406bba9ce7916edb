import type { ImageModel, LanguageModel, SpeechModel } from 'ai'
import type * as v from 'valibot'
import type { Ratio } from '#contract/generators/fields.ts'
import type { ImageModelCard, Settings } from './image-model.ts'
import type { SpeechModelCard } from './speech/speech-model.ts'
import type { VideoModelCard } from './videos/video-model.ts'

/** What a provider is spoken to with, of one call. */
interface Access {
  /** Empty where an address needs none. */
  apiKey: string
  baseURL: string
  fetch: typeof globalThis.fetch
}

/** The models of a provider's code, which is loaded by then. */
export interface Models {
  image?(id: string): ImageModel
  chat?(id: string): LanguageModel
  video?(id: string): VideoModel
  speech?(id: string): SpeechModel
}

/** A model of films by jobs as the SDK takes it. */
export type SdkVideoModel = Exclude<Parameters<typeof import('ai').experimental_startVideo>[0]['model'], string>
/** The same as far as packages agree that bring types of their own for one interface. */
type VideoModel = Pick<SdkVideoModel, 'specificationVersion' | 'provider' | 'modelId'>

/** What is asked of an image model besides its words and photos. */
export interface ImageWish {
  size?: `${number}x${number}`
  aspectRatio?: `${number}:${number}`
  seed?: number
  settings: Settings
}

/** What is asked of a model of films besides its words and pictures. */
export interface VideoWish {
  ratio: Ratio
  resolution: '720p' | '1080p'
  /** Pixels of that ratio and resolution. */
  size: { width: number; height: number }
  /** A length that the model makes. */
  seconds: number
  seed?: number
  /** Of models whose sound is asked for. */
  sound?: boolean
  settings: Settings
}

/** A wish by the SDK's own names. */
export interface VideoCall {
  aspectRatio?: `${number}:${number}`
  resolution?: `${number}x${number}`
  duration?: number
  seed?: number
  generateAudio?: boolean
  settings: Settings
}

/** How a provider is asked for films. */
interface Filming {
  ask(wish: VideoWish, frames: { first?: Uint8Array | undefined; last?: Uint8Array | undefined }): VideoCall
  /** Where a job is given up, from what stands for it. */
  cancel?(operation: unknown, access: { apiKey: string; baseURL: string }): ({ url: string } & Pick<RequestInit, 'method' | 'headers'>) | undefined
}

/** How a provider that makes pictures by jobs tells of them. */
export interface Jobs {
  /** What is needed of the answer to sending a job to find it again; some repeat all that was sent. */
  sent: v.GenericSchema
  /** Where a job is given up, from the answer to sending it. */
  cancel?(sent: unknown): { method: string; url: string } | undefined
  /** What an answer of the provider's says of a job that came to nothing. */
  verdict(answer: unknown): 'refused' | 'lost' | undefined
}

/** A hosted service. Its code is loaded when it is first spoken to, never before. */
export interface Provider {
  /** The kind of its entries in ENGINES_FILE, and its usual id. */
  kind: string
  name: string
  /** The environment's variables that usually hold its key. */
  keyVariables: readonly [string, ...string[]]
  baseURL: string
  /** Hosts of the files that its answers name. */
  filesFrom?: readonly string[]
  images?: readonly v.InferInput<typeof ImageModelCard>[]
  /** The model that sees photos, and puts words into English. */
  chat?: string
  videos?: readonly v.InferInput<typeof VideoModelCard>[]
  /** Needed of a provider with models of films. */
  film?: Filming
  speech?: readonly v.InferInput<typeof SpeechModelCard>[]
  /** What files at its own address are asked with. */
  fileHeaders?(apiKey: string): Record<string, string>
  /** A free question that needs the key: a path below the address. `lists`: its answer is OpenAI's list of models. */
  probe?: { path: string; lists?: boolean; headers(apiKey: string): Record<string, string> }
  jobs?: Jobs
  /** The name of its own settings in a call. */
  settingsOf: string
  /** How it wants sizes and seeds where that is not the SDK's way. */
  shape?(wish: ImageWish, call: { model: string; photos: number }): ImageWish
  /** Whether what comes beside the pictures says that they were blacked out. */
  isBlocked?(metadata: unknown): boolean
  /** Sent with a call so that the same one, sent twice, is made and paid once. */
  idempotencyHeader?: string
  load(): Promise<(access: Access) => Models>
}

export const bearer = (apiKey: string): Record<string, string> => (apiKey ? { Authorization: `Bearer ${apiKey}` } : {})
