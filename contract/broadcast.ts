import * as v from 'valibot'
import { appConfig } from '#config'
import { plainText } from './endpoints/fields.ts'
import { Id } from './entities.ts'

const filled = (max: number) => v.pipe(plainText(max), v.minLength(1, 'empty'))
const Words = v.object({ title: filled(60), body: filled(2000) })

/** A message to everybody. Whoever reads it in a language that it lacks reads the default one. */
export const NewBroadcast = v.object({
  /** Names it, so that a repeated call sends it once. */
  id: Id,
  words: v.pipe(
    v.partial(v.object(v.entriesFromList(appConfig.locales, Words))),
    v.check((words) => words[appConfig.defaultLocale] !== undefined, 'missing'),
  ),
  /** An internal address, or an external page. */
  link: v.optional(v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)\S*$/, 'bad-address'), v.maxLength(300, 'too-long'))),
})
export type NewBroadcast = v.InferOutput<typeof NewBroadcast>
