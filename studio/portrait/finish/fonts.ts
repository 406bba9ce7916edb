import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

const { resolve } = createRequire(import.meta.url)

/** Families by the file that holds them; no font of the system is ever used. */
const FILES = {
  Brush: '@fontsource/ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2',
  Serif: '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2',
  'Serif Extended': '@fontsource/playfair-display/files/playfair-display-latin-ext-400-normal.woff2',
  'Serif Vietnamese': '@fontsource/playfair-display/files/playfair-display-vietnamese-400-normal.woff2',
  'Serif Cyrillic': '@fontsource/playfair-display/files/playfair-display-cyrillic-400-normal.woff2',
  'Serif Bold': '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2',
  'Serif Italic': '@fontsource/playfair-display/files/playfair-display-latin-400-italic.woff2',
} as const
type Family = keyof typeof FILES

const BEYOND_LATIN = ['Serif Extended', 'Serif Vietnamese', 'Serif Cyrillic', 'Brush'] as const satisfies readonly Family[]
/** Hands in which titles are written: the families a character is looked for in. */
const HANDS = {
  // The brush's own Latin letters are crude.
  brush: ['Serif Italic', ...BEYOND_LATIN],
  serif: ['Serif', ...BEYOND_LATIN],
  bold: ['Serif Bold', ...BEYOND_LATIN],
  italic: ['Serif Italic', ...BEYOND_LATIN],
} as const satisfies Record<string, readonly Family[]>
export type Hand = keyof typeof HANDS

/** In no font: drawn as the sign for a missing character. */
const MISSING = '\u{10fffe}'
const registered = new Set<Family>()
const looks = new Map<string, string>()

function register(family: Family): void {
  if (registered.has(family)) return
  GlobalFonts.registerFromPath(resolve(FILES[family]), family)
  registered.add(family)
}

export const fontOf = (family: Family, size: number) => `${size}px "${family}"`

function lookOf(family: Family, character: string): string {
  const key = family + character
  const known = looks.get(key)
  if (known !== undefined) return known
  const brush = createCanvas(24, 24).getContext('2d')
  brush.font = fontOf(family, 20)
  brush.fillText(character, 2, 19)
  const look = Buffer.from(brush.getImageData(0, 0, 24, 24).data.buffer).toString('latin1')
  looks.set(key, look)
  return look
}

/** The family that has the character, or nothing. */
export function familyFor(hand: Hand, character: string): Family | undefined {
  return HANDS[hand].find((family) => {
    register(family)
    return character === ' ' || lookOf(family, character) !== lookOf(family, MISSING)
  })
}
