import * as v from 'valibot'
import { ImageModelCard } from './image-model.ts'
import { SpeechModelCard } from './speech/speech-model.ts'
import { VideoModelCard } from './videos/video-model.ts'

/** Without the slash at its end: paths are joined to it. */
export const address = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/\s]+/, 'must be an http(s) address'),
  v.url('must be an http(s) address'),
  v.transform((url) => url.replace(/\/+$/, '')),
)
const variableName = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of a variable of the environment, never the key itself'),
)

const common = {
  /** As people see it. */
  name: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  /** Image models instead of those that are known. */
  images: v.optional(v.array(ImageModelCard)),
  /** Models of films instead of those that are known. */
  videos: v.optional(v.array(VideoModelCard)),
  /** Models that speak instead of those that are known. */
  speech: v.optional(v.array(SpeechModelCard)),
  /** The model that reads photos and puts prompts into English. */
  chat: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  /** Hosts beside the known ones from which its pictures are fetched; '*.files.example' for all below. */
  filesFrom: v.optional(v.array(v.pipe(v.string(), v.regex(/^(\*\.)?[a-z0-9.-]+$/, 'must be a host'))), []),
  /** Creations that are with it at once. */
  atOnce: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64)), 4),
  /** Seconds between two looks at a job of a film. */
  pollSeconds: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(60)), 4),
}

/** A hosted service in ENGINES_FILE. */
export const providerEntry = (keyVariable: string) =>
  v.strictObject({ ...common, apiKey: v.optional(variableName, keyVariable), baseURL: v.optional(address) })

/** An address that speaks OpenAI's protocol in ENGINES_FILE. */
export const addressEntry = v.strictObject({
  ...common,
  apiKey: v.optional(variableName),
  baseURL: address,
  /** Words and photos do not leave this installation's machines there. */
  stays: v.optional(v.boolean(), false),
})
