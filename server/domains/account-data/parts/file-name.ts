/** Characters of the words in a name. */
const WORDS_MOST = 40

/** Refused in names by Windows, or without a shape. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[<>:"/\\|?*\u0000-\u001f\u007f-\u009f]|\p{Surrogate}|\p{Default_Ignorable_Code_Point}/gu

/** A name that every system takes, that sorts by time, and that no two things of a person share: '20260131-142501 a red cabin 3f0a9c1e'. */
export function fileName(createdAt: Date, words: string, id: string): string {
  const time = createdAt.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const plain = Array.from(words.replace(forbidden, ' ').trim().replace(/\s+/g, ' ')).slice(0, WORDS_MOST).join('').trim()
  return [time, plain, id.slice(0, 8)].filter(Boolean).join(' ')
}
