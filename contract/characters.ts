/** Characters as a person counts them: emoji and combined letters are one each. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of new Intl.Segmenter().segment(text)) count++
  return count
}

/** What nobody sees in a name but what breaks it: controls, line ends and turns of the writing direction. */
export const hiddenCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
