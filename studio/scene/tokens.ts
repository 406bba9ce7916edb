/** A unit of a prompt: a Latin (or other alphabetic) word, a number, one CJK character, an emoji, or the end of a clause. */
export interface Token {
  kind: 'word' | 'number' | 'cjk' | 'emoji' | 'break'
  text: string
}

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' }

/** Full-width to half-width, lower case, Latin accents off; CJK keeps its marks (が is not か). */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[œæßøł]/g, (letter) => LIGATURES[letter]!)
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
}

const CJK = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー々〆]'
const TOKEN = new RegExp(
  [
    '(?<number>\\d+(?:\\.\\d+)?)',
    `(?<cjk>${CJK})`,
    '(?<emoji>\\p{Extended_Pictographic})',
    // Letters are CJK too: a word ends where those begin.
    `(?<word>(?:(?!${CJK})[\\p{L}\\p{M}])+)`,
    '(?<break>[,.;:!?。，；：！？\\n|()[\\]{}<>]+)',
  ].join('|'),
  'gu',
)

/** Hyphens and apostrophes only part words; an enumerating comma (、) joins what it lists, so it ends no clause. */
export function tokenise(folded: string): Token[] {
  const tokens: Token[] = []
  for (const { groups } of folded.matchAll(TOKEN)) {
    for (const kind of ['number', 'cjk', 'emoji', 'word', 'break'] as const) {
      const text = groups?.[kind]
      if (text) tokens.push({ kind, text })
    }
  }
  return tokens
}

/** The key under which the dictionary keeps a phrase. */
export const keyOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ')
