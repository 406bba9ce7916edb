/** Characters as a person sees them: emoji and combined letters are one each. */
export const charactersOf = (text: string): string[] => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)

/** How many they are. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of new Intl.Segmenter().segment(text)) count++
  return count
}

/** Words as the language of a text divides them; of Chinese and Japanese, whichever the segmenter knows. */
export function countWords(text: string): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) if (isWordLike) count++
  return count
}

/** What nobody sees in a name but what breaks it: controls, line ends and turns of the writing direction. */
export const hiddenCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
/** Joins the letters of some scripts, or keeps them apart: there it is part of the spelling. */
const joined = /[\p{sc=Arabic}\p{sc=Syriac}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Sinhala}\p{sc=Malayalam}]/u
const joiners = /[\u200c\u200d]/u
/** Chooses the form of a character in a person's name. */
const nameVariants = /[\u{e0100}-\u{e01ef}]/u
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/u
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name that others see, without what nobody sees in it, so that no two look alike by that; empty when nothing is left. */
export function cleanName(name: string): string {
  const shown = charactersOf(name).map(cleanCharacter).join('')
  return seen.test(shown) ? shown.trim() : ''
}

function cleanCharacter(segment: string): string {
  if (emoji.test(segment)) return segment
  const spells = (unit: string) =>
    (joiners.test(unit) && joined.test(segment)) || (nameVariants.test(unit) && /\p{sc=Han}/u.test(segment))
  const isKept = (unit: string) => !hiddenCharacters.test(unit) && (!unseen.test(unit) || spells(unit))
  return Array.from(segment).filter(isKept).join('')
}
