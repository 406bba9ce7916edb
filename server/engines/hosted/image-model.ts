import * as v from 'valibot'
import { ratios } from '#contract/generators/fields.ts'

const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
/** Settings of a provider's own, as its API names them. */
export const Settings = v.record(
  v.string(),
  v.union([v.string(), v.number(), v.boolean(), v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))]),
)
export type Settings = v.InferOutput<typeof Settings>

/**
 * Which sizes a model makes: the ratios that it knows by name, some sizes, or any size within limits; a photo is sent with a
 * shorter side of `minSide` at least.
 */
const Sizes = v.variant('by', [
  v.strictObject({ by: v.literal('ratio'), ratios: v.optional(v.array(v.picklist(ratios)), [...ratios]) }),
  v.strictObject({
    by: v.literal('list'),
    sizes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d+x\d+$/, 'must be like 1024x1024'))), v.minLength(1)),
  }),
  v.strictObject({
    by: v.literal('pixels'),
    multiple: v.optional(positive, 16),
    maxPixels: v.optional(positive, 1024 * 1024),
    minSide: v.optional(positive, 64),
  }),
])

/** What a hosted image model can do; what is not said it cannot. */
export const ImageModelCard = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  name: v.optional(v.string()),
  about: v.optional(v.string()),
  homepage: v.optional(v.string()),
  licence: v.optional(v.string()),
  /** words: a picture out of words. edit: a photo changed as words say. fill: the marked part of a photo painted anew. */
  does: v.optional(v.pipe(v.array(v.picklist(['words', 'edit', 'fill'])), v.minLength(1)), ['words']),
  sizes: v.optional(Sizes, { by: 'pixels', multiple: 64 }),
  /** What is transparent is painted anew, or what is white in a picture of its own. */
  mask: v.optional(v.picklist(['transparent', 'white']), 'transparent'),
  /** How many photos an edit takes. */
  photos: v.optional(positive, 1),
  /** Characters. */
  longestPrompt: v.optional(positive, 1500),
  /** The provider's name of its setting for words of what is not wanted. */
  negative: v.optional(v.string()),
  seed: v.optional(v.boolean(), false),
  /** Pictures that one call makes. */
  perCall: v.optional(positive, 1),
  /** It wants English: words in other languages are put into English first where a chat model is there. */
  english: v.optional(v.boolean(), false),
  /** Sent with every call. */
  settings: v.optional(Settings, {}),
  /** Sent beside those for high clarity; a model of `pixels` needs none. */
  high: v.optional(Settings),
})
export type ImageModelCard = v.InferOutput<typeof ImageModelCard>
export type Skill = ImageModelCard['does'][number]
