import { promptLibrary, type PromptTheme, type PromptWords } from '#contract/prompts/prompt-library.ts'

interface Wanted {
  theme: PromptTheme | undefined
  text: string
  words: PromptWords
  nameOf: (theme: PromptTheme) => string
}

/** Letters alike whatever their case, width and accents. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The prompts of a theme that have every word of the text in them or in the name of their theme. */
export function findPrompts({ theme, text, words, nameOf }: Wanted): (typeof promptLibrary)[number][] {
  const parts = fold(text).split(/[\s,，、。]+/).filter(Boolean)
  return promptLibrary.filter((prompt) => {
    if (theme && prompt.theme !== theme) return false
    const said = fold(`${words[prompt.id]} ${nameOf(prompt.theme)}`)
    return parts.every((part) => said.includes(part))
  })
}
