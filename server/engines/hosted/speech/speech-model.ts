import * as v from 'valibot'
import { Settings } from '../image-model.ts'

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))
/** Names of voices go into the creation's input, so they keep to its letters. */
export const VoiceName = v.pipe(v.string(), v.regex(/^[\w .+-]{1,80}$/, 'must be a name of letters, digits and . + - _'))

/** A hosted model that speaks, and its voices. */
export const SpeechModelCard = v.strictObject({
  id: text,
  /** Absent: those that the address tells, else the usual ones of the provider. */
  voices: v.optional(v.pipe(v.array(VoiceName), v.minLength(1))),
  /** Is told the language of a text. */
  language: v.optional(v.boolean(), false),
  /** Sent with every call. */
  settings: v.optional(Settings, {}),
})
export type SpeechModelCard = v.InferOutput<typeof SpeechModelCard>
