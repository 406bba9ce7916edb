import type { Locale } from '#config'
import type { NamedThings } from '#studio/describe/picture-facts.ts'
import type { DescribeWord } from '../../../words/describe.ts'

export type Say = (word: DescribeWord, values?: Record<string, string | number>) => string

/** Languages that set no space between words and sentences, and join the parts of a sentence by their own mark. */
export const isUnspaced = (locale: Locale) => locale.startsWith('zh') || locale === 'ja'

/** More are not counted out: 'several'. */
const COUNTED = 10

/** 'a cat', 'two cats', 'several cats'. */
export function nameThings({ name, count, more }: NamedThings, say: Say): string {
  const amount = count === 1 ? 'one' : more || count > COUNTED ? 'some' : 'counted'
  return say(`thing.${name}`, { amount, number: say('number', { count }) })
}

export const listed = (parts: readonly string[], locale: Locale) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)

/** The parts of a sentence: by a mark in languages without spaces, with 'and' in others. */
export const joinParts = (parts: readonly string[], mark: DescribeWord, locale: Locale, say: Say) => (isUnspaced(locale) ? parts.join(say(mark)) : listed(parts, locale))

/** One sentence: what is where. */
export function tellThings(things: readonly NamedThings[], locale: Locale, say: Say): string {
  const join = (parts: string[], mark: DescribeWord) => joinParts(parts, mark, locale, say)
  const places = [...Map.groupBy(things, ({ place }) => place)]
  const parts = places.map(([place, there]) => say('things-at', { place, things: join(there.map((thing) => nameThings(thing, say)), 'things-and') }))
  return say('things', { parts: join(parts, 'listMark') })
}
