import type { ChoiceWords } from '~/entities/generator/choices/choice-words.ts'

const pages = import.meta.glob<string>('/src/pages/function*/**/*.tsx', { query: '?raw', import: 'default', eager: true })
const wordFiles = import.meta.glob<Record<string, ChoiceWords>>('/src/entities/generator/choices/*.words.ts', { eager: true })

/** The words that the page of a generator hands over. */
export function choicesOf(path: string): ChoiceWords {
  const page = pages[`/src/pages${path}.tsx`]!
  const [, name] = /choices=\{(\w+)\}/.exec(page) ?? []
  const [, file] = /from '~(\/entities\/generator\/choices\/[\w-]+\.words\.ts)'/.exec(page) ?? []
  return wordFiles[`/src${file}`]?.[name ?? ''] ?? {}
}
