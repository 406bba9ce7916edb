/** Characters as a person counts them: emoji and combined letters are one each. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of new Intl.Segmenter().segment(text)) count++
  return count
}
