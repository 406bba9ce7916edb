import type { Locale } from '#config'
import type { ColourName, PersonLook } from '#studio/describe/picture-facts.ts'
import { joinParts, listed, type Say } from './tell-things.ts'

/** 'blue and white'. */
export const nameColours = (colours: readonly ColourName[], locale: Locale, say: Say): string =>
  listed(colours.map((name) => say(`colour.${name}`)), locale)

/** One sentence: hair, clothes and glasses of somebody; undefined where nothing of them is sure. */
export function tellLook({ hair, clothes, glasses }: PersonLook, locale: Locale, say: Say): string | undefined {
  const parts = [
    ...(hair ? [say('look-hair', { tone: hair })] : []),
    ...(clothes.length > 0 ? [say('look-clothes', { colours: nameColours(clothes, locale, say) })] : []),
    ...(glasses ? [say('look-glasses')] : []),
  ]
  if (parts.length === 0) return undefined
  return say('look', { parts: joinParts(parts, 'listMark', locale, say) })
}
