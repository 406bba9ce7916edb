import * as v from 'valibot'
import { ratios } from '#contract/generators/fields.ts'
import { resolutions } from '#contract/generators/film-choices.ts'
import { Settings } from '../image-model.ts'

const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))

/** Lengths that a model makes: whole seconds from one to another, in steps. */
const Seconds = v.pipe(
  v.strictObject({ from: positive, to: positive, step: v.optional(positive, 1) }),
  v.check(({ from, to, step }) => from <= to && (to - from) % step === 0, 'must reach `to` from `from` in whole steps'),
)

/** What a hosted model of films can do; what is not said it cannot. */
export const VideoModelCard = v.strictObject({
  id: text,
  name: v.optional(v.string()),
  about: v.optional(v.string()),
  homepage: v.optional(v.string()),
  licence: v.optional(v.string()),
  /** photo: a film that begins with a photo. words: a film out of words alone. */
  does: v.optional(v.pipe(v.array(v.picklist(['photo', 'words'])), v.minLength(1)), ['photo', 'words']),
  /** The model's id for films that begin with a photo, where that is another. */
  photoId: v.optional(text),
  seconds: v.optional(Seconds, { from: 4, to: 8, step: 4 }),
  ratios: v.optional(v.pipe(v.array(v.picklist(ratios)), v.minLength(1)), ['16:9', '9:16']),
  resolutions: v.optional(v.pipe(v.array(v.picklist(resolutions)), v.minLength(1)), ['720p']),
  /** Takes a picture that the film ends with; a name: under this setting of the provider's, as a data address. */
  lastFrame: v.optional(v.union([v.boolean(), text]), false),
  /** Makes sound: with every film, or when it is asked for. */
  sound: v.optional(v.picklist(['always', 'asked'])),
  seed: v.optional(v.boolean(), false),
  /** Characters. */
  longestPrompt: v.optional(positive, 1500),
  /** It wants English. */
  english: v.optional(v.boolean(), false),
  /** Sent with every call. */
  settings: v.optional(Settings, {}),
})
export type VideoModelCard = v.InferOutput<typeof VideoModelCard>

/** The shortest length that a model makes which is not shorter than the wanted one; else its longest. */
export function lengthFor({ seconds: { from, to, step } }: Pick<VideoModelCard, 'seconds'>, wanted: number): number {
  return Math.min(to, from + step * Math.max(0, Math.ceil((wanted - from) / step)))
}
