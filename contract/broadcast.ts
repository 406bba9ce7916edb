import * as v from 'valibot'
import { appConfig } from '#config'
import { broadcastRules } from './broadcast-rules.ts'
import { plainText } from './endpoints/fields.ts'
import { Id } from './entities.ts'

const { titleMax, bodyMax, linkMax } = broadcastRules
const filled = (max: number) => v.pipe(plainText(max), v.minLength(1, 'empty'))
const Words = v.object({ title: filled(titleMax), body: filled(bodyMax) })

/** A message to everybody. Whoever reads it in a language that it lacks reads the default one. */
export const NewBroadcast = v.object({
  /** Names it, so that a repeated call sends it once. */
  id: Id,
  words: v.pipe(
    v.partial(v.object(v.entriesFromList(appConfig.locales, Words))),
    v.check((words) => words[appConfig.defaultLocale] !== undefined, 'missing'),
  ),
  /** An internal address, or an external page. */
  link: v.optional(v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)\S*$/, 'bad-address'), v.maxLength(linkMax, 'too-long'))),
})
export type NewBroadcast = v.InferOutput<typeof NewBroadcast>
