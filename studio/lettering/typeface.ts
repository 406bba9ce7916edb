import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import type { Language } from './language.ts'

const require = createRequire(import.meta.url)

/** Font packages, which hold a file for each part of what they can write; unicode.json tells the parts. */
const packs = {
  sc: { name: 'noto-serif-sc', from: '@fontsource-variable/noto-serif-sc', end: 'wght-normal' },
  tc: { name: 'noto-serif-tc', from: '@fontsource-variable/noto-serif-tc', end: 'wght-normal' },
  jp: { name: 'noto-serif-jp', from: '@fontsource-variable/noto-serif-jp', end: 'wght-normal' },
  display: { name: 'playfair-display', from: '@fontsource/playfair-display', end: '700-normal' },
  emoji: { name: 'noto-emoji', from: '@fontsource/noto-emoji', end: '500-normal' },
} as const
type Pack = keyof typeof packs

/** The same character is drawn differently in China, Taiwan and Japan: the language's own font comes first. */
const orders: Record<'chinese' | 'traditional' | 'japanese', readonly Pack[]> = {
  chinese: ['sc', 'tc', 'jp', 'emoji'],
  traditional: ['tc', 'sc', 'jp', 'emoji'],
  japanese: ['jp', 'sc', 'tc', 'emoji'],
}
const orderOf = (locale: Language) => orders[locale === 'ja' ? 'japanese' : locale === 'zh-Hant' ? 'traditional' : 'chinese']

interface Part {
  /** As the file's name has it. */
  part: string
  ranges: readonly (readonly [from: number, to: number])[]
}
const parts = new Map<Pack, readonly Part[]>()
const registered = new Set<string>()

const rangeOf = (text: string) => {
  const [from, to = from] = text.slice(2).split('-').map((digits) => parseInt(digits, 16))
  return [from!, to!] as const
}

function partsOf(pack: Pack): readonly Part[] {
  const known = parts.get(pack)
  if (known) return known
  const told = require(`${packs[pack].from}/unicode.json`) as Record<string, string>
  const read = Object.entries(told).map(([name, ranges]) => ({ part: name.replace(/[[\]]/g, ''), ranges: ranges.split(',').map(rangeOf) }))
  parts.set(pack, read)
  return read
}

/** The family of a pack that has the character, registered; undefined where none has it. */
function familyIn(pack: Pack, character: string): string | undefined {
  const point = character.codePointAt(0)!
  const found = partsOf(pack).find(({ ranges }) => ranges.some(([from, to]) => from <= point && point <= to))
  if (!found) return undefined
  const { name, from, end } = packs[pack]
  // One file has all of the emoji: those that are put together need their parts beside each other.
  const file = `${name}-${pack === 'emoji' ? 'emoji' : found.part}-${end}.woff2`
  if (!registered.has(file)) {
    GlobalFonts.registerFromPath(require.resolve(`${from}/files/${file}`), file)
    registered.add(file)
  }
  return file
}

/** A text for headlines, in letters with more contrast, or to be read. */
export type Hand = 'display' | 'text'

/** The family that writes a character (a grapheme); undefined where none of ours can. */
export function familyFor(character: string, hand: Hand, locale: Language): string | undefined {
  if (/\p{Emoji_Presentation}|\uFE0F/u.test(character)) return familyIn('emoji', character)
  // The display face has figures that dance on the line; the others have quotes and dots as wide as a Chinese character.
  const isSign = !/^(zh|ja)/.test(locale) && /[\u2010-\u2027«»]/.test(character)
  const first: readonly Pack[] = isSign || (hand === 'display' && /\p{Script=Latin}/u.test(character)) ? ['display'] : []
  for (const pack of [...first, ...orderOf(locale)]) {
    const family = familyIn(pack, character)
    if (family) return family
  }
  return undefined
}
