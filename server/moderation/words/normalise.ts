/** Letters of other alphabets, and signs, that stand for a Latin one that they look like. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аα@4', 'a'], ['вβ', 'b'], ['сϲ', 'c'], ['ԁ', 'd'], ['еεё3', 'e'], ['һ', 'h'], ['іιï1!|', 'i'], ['јʝ', 'j'], ['кκ', 'k'], ['ӏ', 'l'],
    ['м', 'm'], ['пη', 'n'], ['оοø0', 'o'], ['рρ', 'p'], ['ѕ5$', 's'], ['тτ7', 't'], ['υц', 'u'], ['ѵν', 'v'], ['ԝω', 'w'], ['хχ', 'x'], ['уγ', 'y'],
  ].flatMap(([from = '', to = '']) => Array.from(from, (sign) => [sign, to])),
)

/** Characters that are written without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
export const isUnspaced = (text: string): boolean => unspaced.test(text)

/** A text in the forms in which words are looked for. */
export interface NormalText {
  /** Its words of alphabets, one space before and after each: plain, and as they read when signs are taken for letters. */
  spaced: readonly string[]
  /** All letters and digits without anything between them, for languages that do not part words. */
  compact: string
}

/** Sees through width, case, accents, hidden characters, look-alikes and letters that were pulled apart. */
export function normaliseText(text: string): NormalText {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFD')
    // Marks of Latin letters; those of kana make other letters.
    .replaceAll(/(?<=\p{sc=Latin})\p{M}+/gu, '')
    .normalize('NFC')
  return {
    spaced: [...new Set([plain, readSigns(plain)].map((read) => spaceWords(read)))],
    compact: plain.replaceAll(/[^\p{L}\p{N}ー]/gu, ''),
  }
}

/** Signs between letters as the letters that they look like: 'b1tch', 'сука' written in two alphabets. */
const readSigns = (text: string): string =>
  text.replaceAll(/[\p{L}\p{N}@$!|]+/gu, (word) => (/\p{L}/u.test(word) ? Array.from(word, (sign) => lookalikes[sign] ?? sign).join('') : word))

function spaceWords(text: string): string {
  const words = (text.match(/[\p{L}\p{N}*]+/gu) ?? []).filter((word) => !isUnspaced(word)).map((word) => word.replaceAll(/(\p{L})\1{2,}/gu, '$1'))
  return ` ${joinSingles(words).join(' ')} `
}

/** Letters that were pulled apart make their word again: 'f u c k'. */
function joinSingles(words: readonly string[]): string[] {
  const joined: string[] = []
  let run = ''
  for (const word of [...words, undefined]) {
    if (word?.length === 1) {
      run += word
      continue
    }
    // Two may be initials.
    if (run.length > 2) joined.push(run)
    else joined.push(...Array.from(run))
    run = ''
    if (word !== undefined) joined.push(word)
  }
  return joined
}
